//! Phases of a match, and prompts for the players.

use super::{board::Side, ending::End};

/// The part of the current task that does not follow from the position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A move, or the placement that the position owes.
    Play,
    MayOfferDraw {
        by: Side,
    },
    AnswerDraw {
        by: Side,
    },
    Over(End),
}

/// The current task and the side that has it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Prompt {
    Move {
        side: Side,
    },
    /// The side places a Barragoon. `left`: placements left in this turn, this one included (BG-4.1, BG-4.2).
    Place {
        by: Side,
        why: PlaceReason,
        left: u8,
    },
    /// The same sequence was played three times in a row (BG-5.4).
    MayOfferDraw {
        by: Side,
    },
    AnswerDraw {
        by: Side,
    },
    Over(End),
}

impl Prompt {
    /// Returns the side that acts now; `None` once the match is over.
    pub fn actor(self) -> Option<Side> {
        match self {
            Prompt::Move { side } => Some(side),
            Prompt::Place { by, .. } | Prompt::MayOfferDraw { by } | Prompt::AnswerDraw { by } => Some(by),
            Prompt::Over(_) => None,
        }
    }
}

/// Why a side places a Barragoon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PlaceReason {
    /// The side has just lost a piece (BG-4.1).
    LostPiece,
    /// The side has just captured a piece (BG-4.1).
    TookPiece,
    /// The side has just captured a Barragoon and puts it down again (BG-4.2).
    TookBarragoon,
}
