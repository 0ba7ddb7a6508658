//! Phases of a match.

use nonempty::NonEmpty;

use super::{cards::Card, floor::Wreck, wreck_cards::WreckTurn};
use crate::kernel::{PerSeat, Seat};

/// Current phase, with all information that belongs to this part of the round alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Chance lays the wrecks (BK-1.1).
    Laying,
    /// All players choose a card, which lies face down (BK-2.1).
    Choosing(PerSeat<Option<Card>>),
    /// Chance rolls both dice, or the distance alone for the player who controls the Barracuda (BK-3.1, BK-3.3).
    Rolling {
        control: Option<Seat>,
    },
    /// The player who controls the Barracuda moves it up to `distance` cards (BK-3.3).
    Steering {
        by: Seat,
        distance: u8,
    },
    /// Chance rolls the wreck to which the Barracuda is flung (BK-3.4).
    Flinging {
        control: Option<Seat>,
    },
    /// A player has an action of a wreck, with at least one way to use it (BK-4.2, BK-4.4).
    Resolving {
        turn: WreckTurn,
        rest: Resolution,
    },
    /// A player picks a pocket of an opponent; the players of `later` follow (BK-5.1).
    Picking {
        by: Seat,
        later: Vec<Seat>,
    },
    /// Chance draws cards from a hand.
    Drawing {
        by: Seat,
        from: Seat,
        later: Vec<Seat>,
    },
    /// The player puts down one of the drawn cards.
    Putting {
        by: Seat,
        from: Seat,
        drawn: NonEmpty<Card>,
        later: Vec<Seat>,
    },
    /// A player is asked whether the match ends as a draw. All players asked before have agreed (BK-5.5).
    Agreeing {
        by: Seat,
    },
    Over,
}

impl Phase {
    /// Returns the phase before any player has chosen.
    pub(super) fn choosing(seats: u8) -> Phase {
        Phase::Choosing(PerSeat::filled(seats, None))
    }
}

/// Rest of the resolution of wrecks in a round, after the current action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolution {
    /// The wreck being resolved. All wrecks with lower numbers are finished (BK-4.1).
    pub wreck: Wreck,
    /// Actions of that wreck, the next one last.
    pub turns: Vec<WreckTurn>,
    /// The player who controls the Barracuda in this round (BK-3.3).
    pub control: Option<Seat>,
    /// The players who will pick a pocket at the end of the round, in order (BK-5.1).
    pub pickers: Vec<Seat>,
}
