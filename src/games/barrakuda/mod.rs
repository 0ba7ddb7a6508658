//! Barrakuda, for two to four divers or two teams: wrecks chosen in secret all at once, and a fish that roams.
//! Clause numbers (BK-3.2) are those of the rules. So far: the sea floor and the ways of the fish.

pub mod floor;
#[cfg(test)]
mod tests;

pub use floor::{Floor, FloorFault, Wreck};
