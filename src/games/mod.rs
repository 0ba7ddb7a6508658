//! The rules of each game. They are pure: no screen, no storage, no random numbers of their own.

pub mod barbarossa;
pub mod barracuda;
pub mod barragoon;
pub mod barrakuda;
pub mod bouillabaisse;
