//! A bot for La Bouillabaisse, by Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse 2012). It
//! samples determinizations: deals of the unseen cards that agree with its knowledge. In each it plays every card of
//! its own to the end of the round. It chooses the card of the lowest mean cost.

mod candidate;
mod claims;
mod determinize;
mod hand;
mod opponent_model;
mod policy;
mod reason;
mod round;
mod search;
mod strength;
#[cfg(test)]
mod tests;
mod tree;
mod utility;

use super::{memory::remembered, state::Bouillabaisse, view::View};
use crate::kernel::{
    Seat,
    bot::{Bot, Decision, Level},
};
pub use reason::{Aim, Reason};
pub use search::BouillabaisseSearch;
use strength::Strength;

impl Bot for Bouillabaisse {
    type Search = BouillabaisseSearch;

    const TIE_MARGIN: i32 = 5;

    /// All that the seat has seen. The bot's level decides how much of it the bot uses, see `strength`.
    fn remembered(&self, seat: Seat) -> View {
        remembered(self, seat)
    }

    fn budget(level: Level) -> u32 {
        Strength::of(level).playouts
    }

    fn think(decision: Decision<Bouillabaisse>) -> BouillabaisseSearch {
        BouillabaisseSearch::new(decision)
    }
}
