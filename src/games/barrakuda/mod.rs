//! Barrakuda, for two to four divers or two teams: wrecks chosen in secret all at once, and a Barracuda that roams.
//! Clause numbers (BK-3.2) are those of `docs/rules/barrakuda.md`.

pub mod action;
pub mod bot;
pub mod cards;
pub mod config;
pub mod floor;
pub mod refusal;
mod rules;
pub mod sea;
pub mod state;
pub mod story;
#[cfg(test)]
mod tests;
pub mod view;

pub use action::{Action, Chance};
pub use cards::{Card, LairEffect, WreckAction, WreckCard, WreckSet, WrecksInPlay};
pub use config::{Config, Layout, Preset};
pub use floor::{Cell, Floor, FloorFault, WRECKS, Wreck};
pub use refusal::Refusal;
pub use sea::{Diver, Gold, Sea};
pub use state::{Barrakuda, Deposit, Slot};
pub use story::{Beat, Event};
pub use view::{Choice, Prompt, View};
