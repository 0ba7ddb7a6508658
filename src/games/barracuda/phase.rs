//! What is going on in a match, with what belongs to it.

use super::{action::Deal, money::Notes, promenade::Spot};
use crate::kernel::{Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The table shuffles the bars.
    Shuffle,
    /// Before a round: does anybody call last order? The first seat that has not passed is asked; all may pass before
    /// that, and call at any time.
    Between {
        passed: Seats,
    },
    /// All stake at once.
    Stakes {
        caller: Seat,
        laid: Vec<Option<Notes>>,
    },
    /// The table draws the next pawn.
    Draw,
    /// Rent is paid: now one action.
    Act(Seat),
    Slide {
        by: Seat,
        at: Spot,
        deal: Deal,
    },
    Answer {
        by: Seat,
        at: Spot,
        deal: Deal,
        offer: Notes,
    },
    /// All but the seller bid at once.
    Bids {
        by: Seat,
        at: Spot,
        laid: Vec<Option<Notes>>,
    },
    Choose {
        by: Seat,
        at: Spot,
        laid: Vec<Option<Notes>>,
    },
    /// Who has won, and who is bankrupt.
    Over {
        winner: Option<Seat>,
        bankrupt: Option<Seat>,
    },
}

impl Phase {
    /// Stakes or bids on the table, by seat.
    pub(super) fn laid(&self) -> &[Option<Notes>] {
        match self {
            Phase::Stakes { laid, .. } | Phase::Bids { laid, .. } | Phase::Choose { laid, .. } => laid,
            _ => &[],
        }
    }
}
