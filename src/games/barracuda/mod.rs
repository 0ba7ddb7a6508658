//! Barracuda, for three to five: bars to be let, secret money, offers only two people see. Clause numbers (BC-4.3)
//! are those of the rules.

pub mod action;
pub mod bars;
mod bot;
mod checks;
pub mod config;
mod deals;
pub mod money;
pub mod refusal;
mod rules;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;

pub use action::{Action, Chance};
pub use bars::Bar;
pub use config::Config;
pub use money::{Bank, Notes};
pub use refusal::Refusal;
pub use state::{Barracuda, Deal, Spot, Tenancy};
pub use view::{ActionKind, AllowedAmount, Availability, Event, Prompt, Ruin, View};
