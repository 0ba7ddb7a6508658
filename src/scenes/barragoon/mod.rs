//! Drawing model of Barragoon: the content of each square, the possible actions there, and the acting side.
//!
//! A scene is made anew from the view at each tap. It decides no rules: the view has the legal moves, the rules have
//! paths and reasons.

mod animation;
mod arrow;
mod compared;
mod examples;
mod face;
mod input;
mod keys;
mod last_move;
mod navigation;
mod pieces;
mod preview;
mod scene;
mod staging;
#[cfg(test)]
mod tests;

pub use animation::{Flight, flight};
pub use arrow::{Place, arrow, head};
pub use compared::{Drawn, drawn};
pub use examples::{EXAMPLES, Example, FACES};
pub use face::{crossing_lines, next_face, quarter_turns};
pub use input::{Effect, Held, InputSettings, Intent, Reaction, RefusalReason, react, settle};
pub use keys::{BOARD_KEYS, BoardKey, FACE_KEYS, FaceKey};
pub use last_move::last_way;
pub use navigation::{ArrowKey, square_at, walk};
pub use pieces::{PieceLeft, pieces};
pub use preview::{Change, preview};
pub use scene::{Duty, Hint, Mark, Scene, SquareView, duty, scene};
pub use staging::task;
