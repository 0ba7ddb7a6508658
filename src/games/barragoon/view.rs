//! What anybody may see of a match: Barragoon has no secrets, so all viewers see the same.

use serde::Serialize;

use super::{
    board::{Board, Cell, Face, Side, Square},
    config::Start,
    touch::Touched,
};

/// The match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub board: Board,
    /// Barragoons that wait beside the board.
    pub reserve: u8,
    pub prompt: Prompt,
    /// The turn in progress while placements are owed, else the last one completed.
    pub last: Option<Turn>,
    /// The legal moves of the side to move, sorted; empty in all other phases.
    pub moves: Vec<(Square, Square)>,
    /// The move that a refused draw forbids now (BG-5.4); it is not among `moves`.
    pub barred: Option<(Square, Square)>,
    /// The placement that a refused draw forbids now (BG-5.4).
    pub barred_placement: Option<(Face, Square)>,
    /// What has been touched in this turn and binds (BG-4.6); `moves` has no others.
    pub touched: Touched,
    /// Express levels of White and Brown (BG-6.1).
    pub express: [u8; 2],
    pub touch_move: bool,
    pub resign: bool,
    /// Where the match began.
    pub start: Start,
    /// The position at the beginning of the turn, to copy and start from (BG-7.1).
    pub position_text: String,
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

/// How a match ended on the board. Resignation is the table's to tell.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum End {
    Won { winner: Side, why: WinReason },
    Draw(DrawReason),
}

/// What the loser lacked.
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

/// One turn: a move and its placements in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub by: Side,
    pub from: Square,
    pub to: Square,
    /// What stood on `to` before.
    pub captured: Cell,
    pub placed: Vec<(Side, Face, Square)>,
}
