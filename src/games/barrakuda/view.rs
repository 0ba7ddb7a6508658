//! What one viewer may see. Only two things are ever hidden: cards that lie face down, and cards drawn from a
//! pocket.

use super::{
    action::Action,
    cards::{Card, WrecksInPlay},
    floor::{Floor, Wreck},
    sea::{Gold, Sea},
    state::{Deposit, Slot},
    story::Beat,
};
use crate::kernel::Seat;

pub use super::story::Event;

/// What somebody has chosen, as far as the viewer may know.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    NotYet,
    /// It lies face down.
    Hidden,
    Known(Card),
}

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// The table is at it.
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
        options: Vec<Action>,
    },
    /// Whose pocket is picked, among these.
    Picking {
        by: Seat,
        from: Vec<Seat>,
    },
    /// Which of the drawn cards is put down: only whoever drew them sees them.
    Putting {
        by: Seat,
        from: Seat,
        drawn: Vec<Card>,
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
    /// The numbers whose extra card is in play.
    pub swapped: [bool; super::WRECKS],
    pub round: u16,
    /// The table as it is now.
    pub sea: Sea,
    /// What has happened since the cards were turned up.
    pub story: Vec<Beat>,
    /// How much of it was there before the latest step.
    pub since: usize,
    /// All that went into vaults, in its order.
    pub deposits: Vec<Deposit>,
    pub prompt: Prompt,
    /// Whoever looks; nobody for what all may see.
    pub own: Option<Seat>,
    /// By seat. Team-mates know each other's (BK-7.2).
    pub chosen: Vec<Choice>,
    /// The winners; empty while it goes on.
    pub winners: Vec<Seat>,
}

impl View {
    pub fn over(&self) -> bool {
        self.prompt == Prompt::Over
    }

    /// The round that the story tells of.
    pub fn round_told(&self) -> u16 {
        self.round - u16::from(self.prompt == Prompt::Choosing)
    }

    /// Who has not chosen yet.
    pub fn choosing(&self) -> impl Iterator<Item = Seat> + '_ {
        let yet = |seat: &Seat| self.chosen.get(seat.index()) == Some(&Choice::NotYet);
        Seat::all(self.seats).filter(yet).filter(|_| self.prompt == Prompt::Choosing)
    }
}
