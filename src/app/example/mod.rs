//! An example on the screen: a passage of the rules that plays on the board of its game, step by step.

mod example_of;
mod screen;
mod showing;

pub use example_of::example_of;
