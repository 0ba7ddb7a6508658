//! What is due, and from whom: as a match keeps it, and as a player is told.

use super::{board::Side, ending::End};

/// What the position alone does not say about who may do what.
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

/// What is due, and from whom.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Prompt {
    Move {
        side: Side,
    },
    /// `left` Barragoons are still to be placed in this turn, this one included (BG-4.1, BG-4.2).
    Place {
        by: Side,
        why: PlaceReason,
        left: u8,
    },
    /// The same succession was played three times in a row (BG-5.4).
    MayOfferDraw {
        by: Side,
    },
    AnswerDraw {
        by: Side,
    },
    Over(End),
}

impl Prompt {
    /// Who acts now; nobody once the match is over.
    pub fn actor(self) -> Option<Side> {
        match self {
            Prompt::Move { side } => Some(side),
            Prompt::Place { by, .. } | Prompt::MayOfferDraw { by } | Prompt::AnswerDraw { by } => Some(by),
            Prompt::Over(_) => None,
        }
    }
}

/// Why somebody places a Barragoon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PlaceReason {
    /// They just lost a piece (BG-4.1).
    LostPiece,
    /// They just captured a piece (BG-4.1).
    TookPiece,
    /// They just captured a Barragoon and put it down again (BG-4.2).
    TookBarragoon,
}
