//! The position by the knowledge of a seat.

use super::super::{
    cards::Card,
    phase::Phase,
    position::Position,
    view::{CardChoice, Prompt, View},
    wreck_cards::WreckTurn,
};

impl Position {
    /// Returns the position of this view. Hands are open (BK-2.3), so only cards lying face down are missing; they
    /// count as not chosen yet. Gold is taken without a question, even if the options require one.
    pub(super) fn from_view(view: &View) -> Position {
        Position {
            cards: view.cards,
            floor: view.floor.clone(),
            aim: view.aim,
            auto_take: true,
            take_back_rule: view.take_back_rule,
            round: view.round,
            sea: view.sea.clone(),
            phase: view.phase(),
        }
    }
}

impl View {
    /// The phase of the match. While chance decides, or another player looks at drawn cards, no bot is asked; then it
    /// is `Over`, as no playout can start.
    fn phase(&self) -> Phase {
        match self.prompt.clone() {
            Prompt::Choosing => Phase::Choosing(self.chosen.map(|_, choice| known(choice))),
            Prompt::Steering { by, distance, .. } => Phase::Steering { by, distance },
            Prompt::Deciding { by, wreck, slot, rest, .. } => {
                Phase::Resolving { turn: WreckTurn { by, wreck, slot }, rest }
            }
            Prompt::Picking { by, later, .. } => Phase::Picking { by, later },
            Prompt::Putting { by, from, drawn: Some(drawn), later } => {
                Phase::Putting { by, from, drawn, later }
            }
            Prompt::Agreeing { by } => Phase::Agreeing { by },
            Prompt::Putting { drawn: None, .. } | Prompt::Dealing | Prompt::Over => Phase::Over,
        }
    }
}

fn known(choice: &CardChoice) -> Option<Card> {
    match choice {
        CardChoice::Known(card) => Some(*card),
        CardChoice::NotYet | CardChoice::Hidden => None,
    }
}
