//! One folder a game: its board, its options, its rules page, drawn.

pub mod barbarossa;
mod barracuda;
mod barragoon;
mod barrakuda;
mod bouillabaisse;
