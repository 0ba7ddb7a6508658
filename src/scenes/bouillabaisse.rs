//! La Bouillabaisse as it is drawn: who sits where and what lies before them, what costs, what is in the
//! viewer's hand and what a tap on it does. It decides no rule: what may be played comes with the view.

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
pub use input::{Tap, Why, tap, why_not};
pub use keys::{HAND_KEYS, HandKey};
pub use menu::{Cost, Everything, Recipe, When, costs, everything, opening, recipes};
pub use near::near;
pub use order::{HandSort, arranged, moved};
pub use scene::{Held, Place, Scene, scene};
pub use staging::{REST, WAY};
pub use sweep::{Sweep, taken_trick};
