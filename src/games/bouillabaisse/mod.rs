//! La Bouillabaisse, for two to twelve: a trick-taking game over six rounds with different costs, in which tricks are
//! to be avoided. Clause numbers such as BO-3.4 are those of `docs/rules/bouillabaisse.md`.

pub mod action;
pub mod bot;
pub mod cards;
pub mod config;
pub mod counts;
pub mod event;
mod game;
mod memory;
mod phase;
pub mod refusal;
pub mod round;
mod rules;
pub mod score;
#[cfg(any(test, feature = "testing"))]
mod secrets;
pub mod state;
pub mod target;
#[cfg(test)]
mod tests;
pub mod trick;
pub mod view;

pub use action::{Action, Chance};
pub use cards::{Card, Rank, Suit};
pub use config::{AllOrNothing, Config, CostSelection, Help, TwinRule};
pub use event::Event;
pub use refusal::Refusal;
pub use round::FinishedRound;
pub use score::{Costs, ROUNDS, Score, Scoring, Sign, Taken};
pub use state::Bouillabaisse;
pub use target::Target;
pub use trick::{PlayedCard, Trick};
pub use view::{Disclosed, Private, View};
