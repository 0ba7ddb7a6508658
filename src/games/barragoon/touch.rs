//! Touch-move (BG-4.6): what a touched square obliges to. Kept by the screen, since the rules never
//! see a finger.

use super::{
    board::{Cell, Square},
    view::{Phase, View},
};

/// What follows from touching a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TouchDuty {
    /// Nothing: it cannot move or be captured.
    Free,
    /// The own piece there must move.
    Move(Square),
    /// What stands on `target` must be captured, by one of `with` (sorted).
    Capture { target: Square, with: Vec<Square> },
}

/// The duty that touching `touched` brings; `first` is the own piece touched before it, if any.
pub fn touch_duty(view: &View, touched: Square, first: Option<Square>) -> TouchDuty {
    let Phase::Move { side } = view.phase else { return TouchDuty::Free };
    match view.board[touched] {
        Cell::Empty => TouchDuty::Free,
        Cell::Piece(piece) if piece.side == side => {
            if view.moves.iter().any(|(from, _)| *from == touched) {
                TouchDuty::Move(touched)
            } else {
                TouchDuty::Free
            }
        }
        Cell::Piece(_) | Cell::Barragoon(_) => {
            let takers = view.moves.iter().filter(|(_, to)| *to == touched).map(|(from, _)| *from);
            let with: Vec<Square> = takers.filter(|from| first.is_none_or(|first| first == *from)).collect();
            if with.is_empty() { TouchDuty::Free } else { TouchDuty::Capture { target: touched, with } }
        }
    }
}
