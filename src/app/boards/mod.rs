//! One folder a game: its board, its options, its rules page, drawn.

mod barbarossa;
mod barracuda;
mod barragoon;
mod barrakuda;
mod bouillabaisse;
