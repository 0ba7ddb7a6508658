//! One folder per game: its board, options, rules page and drawings.

pub mod barbarossa;
mod barracuda;
pub mod barragoon;
mod barrakuda;
mod bouillabaisse;
