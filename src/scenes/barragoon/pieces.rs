//! A side's remaining and captured pieces.

use crate::games::barragoon::{
    board::{Piece, Side, Value},
    config::Start,
    view::View,
};

/// A piece with which the side began.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PieceLeft {
    pub value: Value,
    pub taken: bool,
}

/// Returns the pieces of a side, the strongest first, and within each value the captured ones last.
pub fn pieces(view: &View, side: Side) -> Vec<PieceLeft> {
    let of = |value: Value| {
        let piece = Piece { side, value };
        let here = view.board.pieces(side).iter();
        let left = here.filter(|square| view.board[*square].piece() == Some(piece)).count();
        let all = begun_with(&view.start, piece).max(left);
        (0..all).map(move |nth| PieceLeft { value, taken: nth >= left })
    };
    Value::ALL.into_iter().rev().flat_map(of).collect()
}

/// Returns how many of these pieces were on the board at the beginning.
fn begun_with(start: &Start, piece: Piece) -> usize {
    match start {
        Start::Closed | Start::Open => usize::from(piece.value.set_size()),
        Start::Position(text) => {
            let token = piece.to_string();
            text.split([' ', '/']).filter(|here| *here == token).count()
        }
    }
}
