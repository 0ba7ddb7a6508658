//! One folder a game: its board, its options, its rules page, drawn.

#[cfg(feature = "barbarossa")]
mod barbarossa;
mod barracuda;
mod barragoon;
mod barrakuda;
mod bouillabaisse;
