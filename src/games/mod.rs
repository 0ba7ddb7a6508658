//! The rules of each game, pure: no screen, no storage, no chance of their own.

pub mod barbarossa;
pub mod barracuda;
pub mod barragoon;
pub mod barrakuda;
pub mod bouillabaisse;
