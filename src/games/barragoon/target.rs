//! Names of the parts of the board.

use super::{
    action::Action,
    board::{Face, Square},
    state::Barragoon,
};
use crate::kernel::target::targets;

targets! {
    Barragoon:
    Square(square: Square) = "square",
    /// A face to place.
    Face(face: Face) = "face",
    /// Button that plays this action.
    Button(action: Action) = "button",
}
