//! Actions of players. Every log stores them as short strings, so the notation never changes.

use super::{
    board::Square,
    turn::{Move, Placement},
};
use crate::kernel::notation::serde_by_notation;

/// One step of a player. A turn is a `Move` with its placements. Under touch-move, one or two `Touch` steps may precede
/// it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Move(Move),
    Place(Placement),
    /// Asks for a draw after the third repetition (BG-5.4).
    OfferDraw,
    /// Does not ask for a draw after the third repetition.
    GoOn,
    AcceptDraw,
    RefuseDraw,
    /// Under touch-move: touches a piece that must move, or a piece or Barragoon that must be captured (BG-4.6).
    Touch {
        at: Square,
    },
}

serde_by_notation!(Action);
