//! What lies between a match and the bots that play in it: a question as text, an answer as text. The page writes
//! questions and never thinks; `src/bin/bots.rs` thinks and never sees a page.

mod mind;
pub mod review;
mod why;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    kernel::{Game, Seat, Step, bot::Level},
    table::{hash::fnv, json, matches::Match},
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
    #[serde(default)]
    pub ask: Ask,
}

/// What a bot is asked. Actions as they stand in a log.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// What it would do: an action.
    #[default]
    Choose,
    /// Why it has done this: a [`Why`], or `null` where it was hurried.
    Explain(Value),
    /// What might be done, so much at most, and nothing that is clearly worse than the best: a list of [`Advice`], the best
    /// first.
    Advise(u8),
    /// What this is worth: a list of the best [`Advice`] and, unless it is this, of this; the second is missing where a bot
    /// cannot tell.
    Weigh(Value),
}

/// An action that a bot has weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    pub action: Value,
    pub why: Why,
    /// How good it is for whoever is to act, in a unit that the game's bot names: of two values of one answer the higher one
    /// is better.
    pub value: i32,
}

/// So much may be done at once, and no more, to be called advice.
pub const ADVICE: u8 = 3;

impl Task {
    /// What this seat's next step is to be, after the first `n` steps of the match.
    pub fn of<G: Game>(game: &Match<G>, n: usize, seat: Seat, level: Level) -> Task {
        let header = game.header();
        let steps = &game.steps()[..n.min(game.steps().len())];
        Task {
            build: BUILD.to_owned(),
            game: header.game.clone(),
            config: header.config.clone(),
            names: header.names(),
            steps: steps.iter().map(json::to_value).collect(),
            seat,
            level,
            seed: seed(&header.id, seat, steps.len()),
            ask: Ask::Choose,
        }
    }

    /// Why the bot that made step `n`, counted from 0, made it; nothing where no bot did.
    pub fn why<G: Game>(game: &Match<G>, n: usize) -> Option<Task> {
        let level = game.timeline().played_by().get(n).copied().flatten()?;
        let Step::Player(seat, action) = game.steps().get(n)? else { return None };
        Some(Task { ask: Ask::Explain(json::to_value(action)), ..Task::of(game, n, *seat, level) })
    }

    /// What this seat might do now, as the best bot sees it with the seat's own eyes.
    pub fn advise<G: Game>(game: &Match<G>, seat: Seat) -> Task {
        Task { ask: Ask::Advise(ADVICE), ..Task::of(game, usize::MAX, seat, Level::Expert) }
    }

    /// What step `n`, counted from 0, was worth beside the best that its seat could have done with what it knew then, as a
    /// bot of this level judges it; nothing where chance made it.
    pub fn weigh<G: Game>(game: &Match<G>, n: usize, level: Level) -> Option<Task> {
        let Step::Player(seat, action) = game.steps().get(n)? else { return None };
        Some(Task { ask: Ask::Weigh(json::to_value(action)), ..Task::of(game, n, *seat, level) })
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
