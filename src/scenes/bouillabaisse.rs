//! Drawing model of La Bouillabaisse: the places at the table and their cards, the costs, the viewer's hand and its
//! reaction to a tap. It decides no rules: the view lists the playable cards.

mod goal;
mod hand;
mod input;
mod keys;
mod menu;
mod near;
mod order;
mod scene;
mod staging;
mod sweep;
#[cfg(test)]
mod tests;

pub use goal::{Duty, Goal, duty, goal};
pub use hand::{Fan, HandArea, dealt, is_fresh};
pub use input::{CardRefusal, Tap, tap, why_not};
pub use keys::{HAND_KEYS, HandKey};
pub use menu::{Cost, Everything, Recipe, When, costs, everything, opening, recipes};
pub use near::near;
pub use order::{HandSort, arranged, moved};
pub use scene::{Held, Place, Scene, scene};
pub use staging::{REST, WAY};
pub use sweep::{Sweep, taken_trick};
