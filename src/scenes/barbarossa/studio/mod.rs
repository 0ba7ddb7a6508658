//! What is done at the turntable, before it is drawn: where the clay is looked at from, what fingers and keys mean, and
//! where the tool presses.

pub mod camera;
pub mod colour;
pub mod cursor;
pub mod fingers;
pub mod hand;
pub mod keys;
pub mod kit;
pub mod pen;
pub mod taps;
#[cfg(test)]
mod tests;
pub mod wire;
