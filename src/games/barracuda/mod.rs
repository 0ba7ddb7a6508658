//! Barracuda, for three to five: bars to let, secret money, and offers that only two people see. Clause numbers such as
//! BC-4.3 are those of `docs/rules/barracuda.md`.

pub mod action;
pub mod allowed;
pub mod bars;
pub mod bot;
pub mod config;
pub mod counts;
pub mod event;
mod game;
pub mod money;
mod phase;
pub mod promenade;
pub mod refusal;
mod rules;
#[cfg(any(test, feature = "testing"))]
mod secrets;
pub mod state;
pub mod target;
#[cfg(test)]
mod tests;
pub mod view;

pub use action::{Action, ActionKind, Chance, Deal};
pub use allowed::{AllowedAmount, Availability, Outlook};
pub use bars::Bar;
pub use config::Config;
pub use event::{Event, Reply, Ruin};
pub use money::{Bank, Denomination, Notes};
pub use promenade::{Spot, Tenancy};
pub use refusal::Refusal;
#[cfg(any(test, feature = "testing"))]
pub use secrets::Secrets;
pub use state::Barracuda;
pub use target::Target;
pub use view::{Disclosed, PlayerView, Private, Prompt, View};
