//! The parts of the board that have names.

use super::{action::Action, board::Square, state::Barragoon};
use crate::kernel::target::targets;

targets! {
    Barragoon:
    Square(square: Square) = "square",
    /// Button that plays this action.
    Button(action: Action) = "button",
}
