//! Everything that can be tested without a browser, in one binary.
#![allow(clippy::unwrap_used)]

mod conformance;
mod handover;
mod matches;
mod saves;
mod testgame;
mod tidiness;
