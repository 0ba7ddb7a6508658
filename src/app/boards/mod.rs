//! One folder a game: its board, its options, its rules page, drawn.

pub mod barbarossa;
mod barracuda;
pub mod barragoon;
mod barrakuda;
mod bouillabaisse;
