//! What lies between a match and the bots that play in it: a question as text, an answer as text. The page writes
//! questions and never thinks; `src/bin/bots.rs` thinks and never sees a page.

mod mind;
pub mod review;
mod why;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    kernel::{Game, Seat, Step, bot::Level},
    table::{hash::fnv, json, matches::Match, player::Player},
};
pub use mind::{Fault, Mind};
pub use why::{Argument, Explain, Gap, Sentence, Why};

/// All sources of the rules and of the bots, as one number: two programs with the same one understand each other.
pub const BUILD: &str = env!("BOTS_BUILD");

/// What a bot is to do. The steps tell the whole match: whoever folds them hands the bot its seat's view and no more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// [`BUILD`] of whoever asks.
    pub build: String,
    /// The game's slug.
    pub game: String,
    pub config: Value,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// As they stand in a log.
    pub steps: Vec<Value>,
    pub seat: Seat,
    pub level: Level,
    pub seed: u64,
    /// The action to be explained, as it stands in a log; nothing where one is to be chosen.
    pub played: Option<Value>,
}

impl Task {
    /// What this seat's next step is to be, after the first `n` steps of the match.
    pub fn of<G: Game>(game: &Match<G>, n: usize, seat: Seat, level: Level) -> Task {
        let header = game.header();
        let steps = &game.steps()[..n.min(game.steps().len())];
        Task {
            build: BUILD.to_owned(),
            game: header.game.clone(),
            config: header.config.clone(),
            names: header.players.iter().map(Player::called).collect(),
            steps: steps.iter().map(json::to_value).collect(),
            seat,
            level,
            seed: seed(&header.id, seat, steps.len()),
            played: None,
        }
    }

    /// Why the bot that made step `n`, counted from 0, made it; nothing where no bot did.
    pub fn why<G: Game>(game: &Match<G>, n: usize) -> Option<Task> {
        let level = game.played_by().get(n).copied().flatten()?;
        let Step::Player(seat, action) = game.steps().get(n)? else { return None };
        Some(Task { played: Some(json::to_value(action)), ..Task::of(game, n, *seat, level) })
    }
}

/// The same match brings the same choices, also where it is taken back and played again. The upper half stays the
/// same all match long.
fn seed(id: &str, seat: Seat, steps: usize) -> u64 {
    let (who, seat) = (id.as_bytes(), [seat.number()]);
    let upper = fnv(&[who, &seat]) << 32;
    let lower = fnv(&[who, &seat, &(steps as u32).to_le_bytes()]) as u32;
    upper | u64::from(lower)
}
