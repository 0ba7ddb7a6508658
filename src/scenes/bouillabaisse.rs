//! La Bouillabaisse as it is drawn: who sits where and what lies before them, what costs, what is in the
//! viewer's hand and what a tap on it does. It decides no rule: what may be played comes with the view.

mod input;
mod menu;
mod scene;
#[cfg(test)]
mod tests;

pub use input::{Tap, Why, tap, why_not};
pub use menu::{Cost, Dish, Everything, costs, everything};
pub use scene::{Held, Place, Scene, scene};
