//! An example of the rules on the screen: it plays on the board of its game, step by step.

mod example_of;
mod screen;
mod showing;

pub use example_of::example_of;
