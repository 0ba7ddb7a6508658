//! The studio without its drawing: the camera, the meaning of pointers and keys, and the points where tools press.

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
