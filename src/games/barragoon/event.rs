//! Events of a match. All are public.

use serde::Serialize;

use super::{
    board::{Cell, Face, Piece, Side, Square},
    ending::End,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Moved {
        side: Side,
        piece: Piece,
        from: Square,
        to: Square,
        captured: Cell,
    },
    Placed {
        side: Side,
        face: Face,
        at: Square,
    },
    /// Under touch-move: this piece must move, or this piece or Barragoon must be captured (BG-4.6).
    Touched {
        side: Side,
        at: Square,
        what: Cell,
    },
    DrawOffered {
        by: Side,
    },
    DrawDeclinedToOffer {
        by: Side,
    },
    DrawAccepted {
        by: Side,
    },
    DrawRefused {
        by: Side,
    },
    Ended(End),
}
