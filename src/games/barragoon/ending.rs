//! Ends of a match on the board (BG-5, BG-6).

use serde::Serialize;

use super::board::Side;
use crate::kernel::Outcome;

/// How a match ended on the board. A resignation is recorded by the table instead.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum End {
    Won { winner: Side, why: WinReason },
    Draw(DrawReason),
}

/// Why the loser lost.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum WinReason {
    /// The last piece is gone (BG-5.1, BG-5.2).
    NoPieces,
    /// No legal move (BG-5.1).
    NoMoves,
    /// Too few pieces under the express rule (BG-6.1).
    Express,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum DrawReason {
    /// No capture can ever happen again (BG-5.3).
    Dead,
    /// Offered after a repetition and accepted (BG-5.4).
    Agreed,
    /// Refused, but neither could leave the succession (BG-5.4).
    Unbroken,
}

impl End {
    pub fn outcome(self) -> Outcome {
        match self {
            End::Won { winner, .. } => Outcome::won_by(winner.seat(), 2),
            End::Draw(_) => Outcome::draw(2),
        }
    }
}
