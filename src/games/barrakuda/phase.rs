//! What a match waits for.

use nonempty::NonEmpty;

use super::{cards::Card, floor::Wreck, wreck_cards::Turn};
use crate::kernel::{PerSeat, Seat};

/// What comes next, with all that is known of this part of the round alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Chance lays the wrecks (BK-1.1).
    Laying,
    /// Everybody chooses a card: what lies face down (BK-2.1).
    Choosing(PerSeat<Option<Card>>),
    /// Chance rolls both dice, or the distance alone for whoever controls the Barracuda (BK-3.1, BK-3.3).
    Rolling {
        control: Option<Seat>,
    },
    /// Whoever controls the Barracuda takes it up to so many cards (BK-3.3).
    Steering {
        by: Seat,
        distance: u8,
    },
    /// Chance rolls where the Barracuda is flung (BK-3.4).
    Flinging {
        control: Option<Seat>,
    },
    /// Somebody has an action of a wreck, and at least one way to use it (BK-4.2, BK-4.4).
    Resolving {
        turn: Turn,
        rest: Resolution,
    },
    /// Somebody says whose pocket is picked; then it is for those who come `later` (BK-5.1).
    Picking {
        by: Seat,
        later: Vec<Seat>,
    },
    /// Chance draws cards of a hand.
    Drawing {
        by: Seat,
        from: Seat,
        later: Vec<Seat>,
    },
    /// One of the drawn cards is put down.
    Putting {
        by: Seat,
        from: Seat,
        drawn: NonEmpty<Card>,
        later: Vec<Seat>,
    },
    /// Somebody says whether the match ends as a draw; all who were asked before have agreed (BK-5.5).
    Agreeing {
        by: Seat,
    },
    Over,
}

impl Phase {
    /// Nobody has chosen a card.
    pub(super) fn choosing(seats: u8) -> Phase {
        Phase::Choosing(PerSeat::filled(seats, None))
    }
}

/// What is left to be done on the wrecks of a round, after the action at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolution {
    /// The wreck that is being resolved; those with lower numbers are done with (BK-4.1).
    pub wreck: Wreck,
    /// Actions of that wreck, the next one last.
    pub turns: Vec<Turn>,
    /// Who controls the Barracuda in this round (BK-3.3).
    pub control: Option<Seat>,
    /// Who will pick a pocket at the end of the round, in this order (BK-5.1).
    pub pickers: Vec<Seat>,
}
