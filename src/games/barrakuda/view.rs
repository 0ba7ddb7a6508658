//! The view of one viewer. Only two things are ever hidden: cards that lie face down, and cards drawn from a pocket.

use nonempty::NonEmpty;

use super::{
    action::Action,
    cards::Card,
    event::Beat,
    floor::{Floor, WRECKS, Wreck},
    gold::Gold,
    journal::Deposit,
    phase::{Phase, Resolution},
    position::Position,
    sea::{Sea, TurnReason},
    state::Barrakuda,
    statistics::Statistics,
    wreck_cards::{Slot, TakeBackRule, WrecksInPlay},
};
use crate::kernel::{Heard, PerSeat, Seat, Viewer};

/// A player's choice, as far as the viewer may know it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum CardChoice {
    #[default]
    NotYet,
    /// A card that lies face down.
    Hidden,
    Known(Card),
}

/// Current task, and the player who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Chance decides.
    Dealing,
    /// All players choose, each for themselves.
    Choosing,
    /// The player moves the Barracuda to one of these wrecks. `distance`: how far it swims at most (BK-3.3).
    Steering {
        by: Seat,
        distance: u8,
        reach: Vec<Wreck>,
    },
    /// The player uses an action of a wreck: one of the options, or none (BK-4.6).
    Deciding {
        by: Seat,
        wreck: Wreck,
        slot: Slot,
        /// Why the player has this action.
        reason: TurnReason,
        options: Vec<Action>,
        /// Actions still to come.
        rest: Resolution,
    },
    /// The player picks a pocket of one of these players. Then the players of `later` pick one, too.
    Picking {
        by: Seat,
        from: Vec<Seat>,
        later: Vec<Seat>,
    },
    /// The player puts down one of the drawn cards. No other player sees them.
    Putting {
        by: Seat,
        from: Seat,
        drawn: Option<NonEmpty<Card>>,
        later: Vec<Seat>,
    },
    /// The player is asked whether the match ends as a draw (BK-5.5).
    Agreeing {
        by: Seat,
    },
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub teams: bool,
    /// Gold that wins.
    pub aim: Gold,
    /// `None` before the wrecks are laid.
    pub floor: Option<Floor>,
    pub cards: WrecksInPlay,
    /// Whether the wreck cards are the app's, not a table's own.
    pub ours: bool,
    pub take_back_rule: TakeBackRule,
    /// Whether the extra card of each number is in play.
    pub swapped: [bool; WRECKS],
    pub round: u16,
    /// The current table.
    pub sea: Sea,
    /// Events since the cards were last revealed.
    pub story: Heard<Beat>,
    /// All gold that went into vaults, in order.
    pub deposits: Vec<Deposit>,
    /// Statistics of each player, by seat; empty before the first event.
    pub statistics: Vec<Statistics>,
    pub prompt: Prompt,
    /// The viewer's seat; `None` for the public view.
    pub own: Option<Seat>,
    /// The choices by seat, while the players choose; empty after that, since revealed cards are in the rows.
    /// Team-mates know each other's (BK-7.2).
    pub chosen: PerSeat<CardChoice>,
    /// The winners; empty while the match goes on.
    pub winners: Vec<Seat>,
}

impl View {
    pub(super) fn new(game: &Barrakuda, viewer: Viewer) -> View {
        let Barrakuda { config, position, journal } = game;
        View {
            seats: position.sea.divers.seats(),
            teams: config.teams,
            aim: position.aim,
            floor: position.floor.clone(),
            cards: position.cards,
            ours: config.set.is_ours(),
            take_back_rule: position.take_back_rule,
            swapped: config.swapped,
            round: position.round,
            sea: position.sea.clone(),
            story: journal.story.heard_by(viewer),
            deposits: journal.deposits.clone(),
            statistics: journal.statistics.clone(),
            prompt: Prompt::new(position, viewer),
            own: viewer.seat(),
            chosen: choices(position, viewer),
            winners: match position.phase {
                Phase::Over => position.outcome().winners().iter().collect(),
                _ => Vec::new(),
            },
        }
    }

    pub fn over(&self) -> bool {
        self.prompt == Prompt::Over
    }

    /// Returns the round whose events the story contains.
    pub fn round_told(&self) -> u16 {
        self.round - u16::from(self.prompt == Prompt::Choosing)
    }

    /// Iterates over the players who have not chosen yet.
    pub fn choosing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.chosen.iter().filter(|(_, choice)| **choice == CardChoice::NotYet).map(|(seat, _)| seat)
    }
}

fn choices(position: &Position, viewer: Viewer) -> PerSeat<CardChoice> {
    let Phase::Choosing(chosen) = &position.phase else { return PerSeat::default() };
    let sea = &position.sea;
    let knows =
        |seat: Seat| viewer.sees(seat) || viewer.seat().is_some_and(|own| sea.side(own) == sea.side(seat));
    let choice = |seat: Seat, card: &Option<Card>| match card {
        None => CardChoice::NotYet,
        Some(card) if knows(seat) => CardChoice::Known(*card),
        Some(_) => CardChoice::Hidden,
    };
    chosen.map(choice)
}

impl Prompt {
    fn new(position: &Position, viewer: Viewer) -> Prompt {
        let opponents = |seat: Seat| position.sea.opponents(seat).collect();
        match position.phase.clone() {
            Phase::Laying | Phase::Rolling { .. } | Phase::Flinging { .. } | Phase::Drawing { .. } => {
                Prompt::Dealing
            }
            Phase::Choosing(_) => Prompt::Choosing,
            Phase::Steering { by, distance } => {
                Prompt::Steering { by, distance, reach: position.reach(distance).collect() }
            }
            Phase::Resolving { turn, rest } => Prompt::Deciding {
                by: turn.by,
                wreck: turn.wreck,
                slot: turn.slot,
                reason: position.sea.reason(turn),
                options: position.wreck_options(turn),
                rest,
            },
            Phase::Picking { by, later } => Prompt::Picking { by, from: opponents(by), later },
            Phase::Putting { by, from, drawn, later } => {
                Prompt::Putting { by, from, drawn: viewer.sees(by).then_some(drawn), later }
            }
            Phase::Agreeing { by } => Prompt::Agreeing { by },
            Phase::Over => Prompt::Over,
        }
    }
}
