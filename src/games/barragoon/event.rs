//! What happened, for whoever tells it: everything in Barragoon is public.

use super::{
    board::{Cell, Face, Piece, Side, Square},
    view::End,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Moved { side: Side, piece: Piece, from: Square, to: Square, captured: Cell },
    Placed { side: Side, face: Face, at: Square },
    DrawOffered { by: Side },
    DrawDeclinedToOffer { by: Side },
    DrawAccepted { by: Side },
    DrawRefused { by: Side },
    Ended(End),
}
