//! Reasons for refusing an action: one variant for each rule that can. The sentences here are for developers; players
//! read those of the locales.

use thiserror::Error;

use super::{
    board::{Face, Piece, Square, Value},
    ending::End,
    turn::{Move, Placement},
};

/// Why a step or a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    #[error("{0}")]
    BadConfig(#[from] ConfigFault),
    /// The step belongs to another phase, such as a move while a placement is owed.
    #[error("not now")]
    WrongPhase,
    #[error("{0}")]
    Move(#[from] MoveRefusal),
    /// The move would continue a sequence after a refused draw (BG-5.4).
    #[error("{0} would continue the repetition")]
    Barred(Move),
    /// The placement would continue a sequence after a refused draw (BG-5.4).
    #[error("{0} would continue the repetition")]
    BarredPlacement(Placement),
    /// Another piece was touched and must move (BG-4.6).
    #[error("{0} was touched and must move")]
    MustMove(Square),
    /// A piece or Barragoon was touched and must be captured (BG-4.6).
    #[error("{0} was touched and must be captured")]
    MustTake(Square),
    /// A touch of this square does not bind (BG-4.6).
    #[error("touching {0} binds nobody")]
    IdleTouch(Square),
    /// A Barragoon goes on an empty square only (BG-4.3).
    #[error("{0} is not empty")]
    NotEmpty(Square),
}

/// Why a piece may not move to a square.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveRefusal {
    #[error("no piece on {0}")]
    NoPiece(Square),
    #[error("the piece on {0} belongs to the other side")]
    NotYourPiece(Square),
    #[error("a move leaves its square")]
    SameSquare,
    /// A piece may not capture one of its own side (BG-3.6).
    #[error("an own piece stands on {0}")]
    OwnPiece(Square),
    /// Fewer steps than a short move (BG-3.1).
    #[error("{steps} steps are too few for a {}", value.full())]
    TooNear { steps: u8, value: Value },
    /// More steps than a full move (BG-3.1).
    #[error("{steps} steps are too many for a {}", value.full())]
    TooFar { steps: u8, value: Value },
    /// A short move ends on an empty square (BG-3.5).
    #[error("a short move cannot capture on {0}")]
    ShortMoveCannotCapture(Square),
    /// The only Barragoon that the smallest piece cannot take (BG-3.6).
    #[error("a 2 cannot capture All turns on {0}")]
    TwoCannotTakeAllTurns(Square),
    /// Pieces are never crossed (BG-3.4).
    #[error("the piece on {0} is in the way")]
    BlockedByPiece(Square),
    /// A face blocks every crossing that it does not allow (BG-2.2).
    #[error("the Barragoon {1} on {0} does not let this through")]
    BlockedByBarragoon(Square, Face),
    /// Only a path with more than one turn leads to the square (BG-3.2).
    #[error("that would take more than one turn")]
    TwoTurns,
}

/// Why the options of a match are wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ConfigFault {
    #[error("there is no express level {0}")]
    Express(u8),
    #[error("{0}")]
    Position(#[from] PositionFault),
    /// The match would be over at the start: the side to move has no move, or a side has lost (BG-7.0).
    #[error("the match would be over before it begins")]
    AlreadyOver(End),
}

/// Why a position text is wrong (BG-7.1).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionFault {
    #[error("nine ranks are wanted, not {0}")]
    Ranks(usize),
    /// `rank` is counted from 1 to 9, as on the board.
    #[error("rank {rank} wants seven squares, not {found}")]
    Squares { rank: u8, found: usize },
    #[error("nothing on {at} is written {token:?}")]
    Token { at: Square, token: String },
    /// After the last rank: `w` or `b`.
    #[error("the side to move is w or b, not {0:?}")]
    Side(String),
    /// After the side to move: the number of Barragoons in reserve.
    #[error("the reserve is a number from 0 to 32, not {0:?}")]
    Reserve(String),
    #[error("something is left over: {0:?}")]
    Extra(String),
    #[error("{count} pieces {piece} are more than a side has")]
    TooManyPieces { piece: Piece, count: usize },
    #[error("{0} Barragoons are more than the box holds")]
    TooManyBarragoons(usize),
}

impl MoveRefusal {
    /// Returns the square to point at, if there is one.
    pub fn square(self) -> Option<Square> {
        match self {
            MoveRefusal::NoPiece(square)
            | MoveRefusal::NotYourPiece(square)
            | MoveRefusal::OwnPiece(square)
            | MoveRefusal::ShortMoveCannotCapture(square)
            | MoveRefusal::TwoCannotTakeAllTurns(square)
            | MoveRefusal::BlockedByPiece(square)
            | MoveRefusal::BlockedByBarragoon(square, _) => Some(square),
            MoveRefusal::SameSquare
            | MoveRefusal::TooNear { .. }
            | MoveRefusal::TooFar { .. }
            | MoveRefusal::TwoTurns => None,
        }
    }
}
