//! Everything that can be tested without a browser, in one binary.
// Tests may fail loudly, and nobody imports them.
#![allow(clippy::unwrap_used, unreachable_pub)]

mod barbarossa;
mod barracuda;
mod barragoon;
mod barrakuda;
mod bots;
mod bouillabaisse;
mod builds;
mod conformance;
mod decoding;
mod handover;
mod matches;
mod minds;
mod saves;
mod testgame;
mod tidiness;
