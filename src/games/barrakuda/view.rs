//! What one viewer may see. Only two things are ever hidden: cards that lie face down, and cards drawn from a
//! pocket.

use nonempty::NonEmpty;

use super::{
    action::Action,
    cards::Card,
    deeds::Deeds,
    event::Beat,
    floor::{Floor, WRECKS, Wreck},
    gold::Gold,
    journal::Deposit,
    phase::{Phase, Resolution},
    position::Position,
    sea::{Sea, TurnReason},
    state::Barrakuda,
    wreck_cards::{Slot, TakeBackRule, WrecksInPlay},
};
use crate::kernel::{Heard, PerSeat, Seat, Viewer};

/// What somebody has chosen, as far as the viewer may know.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    #[default]
    NotYet,
    /// It lies face down.
    Hidden,
    Known(Card),
}

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Chance is at it.
    Dealing,
    /// All choose, each for themselves.
    Choosing,
    /// Where to with the Barracuda, among these, and how far it swims at most (BK-3.3).
    Steering {
        by: Seat,
        distance: u8,
        reach: Vec<Wreck>,
    },
    /// An action of a wreck: one of the options, or none (BK-4.6).
    Deciding {
        by: Seat,
        wreck: Wreck,
        slot: Slot,
        /// Why it is theirs.
        reason: TurnReason,
        options: Vec<Action>,
        /// What comes after it.
        rest: Resolution,
    },
    /// Whose pocket is picked, among these; `later` others pick one too.
    Picking {
        by: Seat,
        from: Vec<Seat>,
        later: Vec<Seat>,
    },
    /// Which of the drawn cards is put down: only whoever drew them sees them.
    Putting {
        by: Seat,
        from: Seat,
        drawn: Option<NonEmpty<Card>>,
        later: Vec<Seat>,
    },
    /// Whether the match is to end as a draw (BK-5.5).
    Agreeing {
        by: Seat,
    },
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub teams: bool,
    /// The gold that wins.
    pub aim: Gold,
    /// Nothing before the wrecks are laid.
    pub floor: Option<Floor>,
    pub cards: WrecksInPlay,
    /// The wreck cards are those of the app, not a table's own.
    pub ours: bool,
    pub take_back_rule: TakeBackRule,
    /// The numbers whose extra card is in play.
    pub swapped: [bool; WRECKS],
    pub round: u16,
    /// The table as it is now.
    pub sea: Sea,
    /// What has happened since the cards were turned up.
    pub story: Heard<Beat>,
    /// All that went into vaults, in its order.
    pub deposits: Vec<Deposit>,
    /// What each has come to, by seat; nothing before anything has happened.
    pub deeds: Vec<Deeds>,
    pub prompt: Prompt,
    /// Whoever looks; nobody for what all may see.
    pub own: Option<Seat>,
    /// By seat while all choose, and nothing after that: what has been turned up lies in the rows. Team-mates know each
    /// other's (BK-7.2).
    pub chosen: PerSeat<Choice>,
    /// The winners; empty while it goes on.
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
            deeds: journal.deeds.clone(),
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

    /// The round that the story tells of.
    pub fn round_told(&self) -> u16 {
        self.round - u16::from(self.prompt == Prompt::Choosing)
    }

    /// Who has not chosen yet.
    pub fn choosing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.chosen.iter().filter(|(_, choice)| **choice == Choice::NotYet).map(|(seat, _)| seat)
    }
}

fn choices(position: &Position, viewer: Viewer) -> PerSeat<Choice> {
    let Phase::Choosing(chosen) = &position.phase else { return PerSeat::default() };
    let sea = &position.sea;
    let knows =
        |seat: Seat| viewer.sees(seat) || viewer.seat().is_some_and(|own| sea.side(own) == sea.side(seat));
    let choice = |seat: Seat, card: &Option<Card>| match card {
        None => Choice::NotYet,
        Some(card) if knows(seat) => Choice::Known(*card),
        Some(_) => Choice::Hidden,
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
