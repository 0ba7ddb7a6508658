//! What a player can do. Saved in every log as a short string, so its notation never changes.

use super::{
    board::Square,
    turn::{Move, Placement},
};
use crate::kernel::notation::serde_by_notation;

/// One step of a player. A turn is a `Move` and the placements it brings about; under touch-move there may be a `Touch`
/// or two before it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Move(Move),
    Place(Placement),
    /// After the third repetition: asks for a draw (BG-5.4).
    OfferDraw,
    /// After the third repetition: does not ask for one.
    GoOn,
    AcceptDraw,
    RefuseDraw,
    /// Under touch-move: this must move, or must be captured (BG-4.6).
    Touch {
        at: Square,
    },
}

serde_by_notation!(Action);
