//! La Bouillabaisse, for two to twelve: tricks that nobody wants, over six rounds that cost differently.
//! Clause numbers (BO-3.4) are those of `docs/rules/bouillabaisse.md`.

pub mod action;
pub mod bot;
pub mod cards;
pub mod config;
pub mod refusal;
mod rules;
pub mod score;
mod sight;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;

pub use action::{Action, Chance};
pub use cards::{Card, Rank, Suit};
pub use config::{AllOrNothing, Config, CostSelection, Help, TwinRule};
pub use refusal::Refusal;
pub use score::{Costs, Score, Scoring, Taken};
pub use state::Bouillabaisse;
pub use view::{Event, Finished, Trick, View};
