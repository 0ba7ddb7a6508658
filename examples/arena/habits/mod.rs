//! Fixed habits that try to exploit a bot, by game.

pub(crate) mod barracuda;
pub(crate) mod barragoon;
pub(crate) mod barrakuda;
pub(crate) mod bouillabaisse;

use bar_a_jeux::kernel::{Game, Seat};

/// A player that always takes the action it likes most, a random one of equals.
pub(crate) struct Habit<G: Game> {
    pub(crate) name: &'static str,
    /// Its liking for an action of its seat.
    pub(crate) likes: fn(&G, Seat, &G::Action) -> i32,
}
