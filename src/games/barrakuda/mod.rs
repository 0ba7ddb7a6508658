//! Barrakuda, for two to four divers or two teams: all choose wrecks in secret at the same time, and a Barracuda roams.
//! Clause numbers such as BK-3.2 are those of `docs/rules/barrakuda.md`.

pub mod action;
pub mod bot;
pub mod cards;
pub mod config;
pub mod counts;
pub mod event;
pub mod floor;
mod game;
pub mod gold;
mod journal;
mod phase;
mod position;
pub mod refusal;
mod rules;
pub mod sea;
#[cfg(any(test, feature = "testing"))]
mod secrets;
pub mod state;
mod statistics;
pub mod target;
#[cfg(test)]
mod tests;
pub mod view;
pub mod wreck_cards;
pub mod wreck_set;

pub use action::{Action, Chance};
pub use cards::Card;
pub use config::{Config, Layout, Preset};
pub use event::{Beat, Event, Shelter};
pub use floor::{Cell, Floor, FloorFault, WRECKS, Wreck};
pub use gold::Gold;
pub use journal::Deposit;
pub use phase::Resolution;
pub use position::{AGAIN, LONG, ROUNDS};
pub use refusal::Refusal;
pub use sea::{Diver, Sea, TurnReason};
pub use state::Barrakuda;
pub use statistics::Statistics;
pub use target::Target;
pub use view::{CardChoice, Prompt, View};
pub use wreck_cards::{LairEffect, Slot, TakeBackRule, WreckAction, WreckCard, WreckTurn, WrecksInPlay};
pub use wreck_set::WreckSet;
