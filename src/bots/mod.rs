//! The exchange between a match and its bots: a task as text, an answer as text. The page writes tasks and never
//! searches; `src/bin/bots.rs` searches and never sees a page.

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

/// Hash of all sources of the rules and the bots: two programs with the same hash understand each other.
pub const BUILD: &str = env!("BOTS_BUILD");

/// A question to a bot. The steps tell the whole match; the program that folds them gives the bot only its seat's view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// [`BUILD`] of the asking program.
    pub build: String,
    /// The game's slug.
    pub game: String,
    pub config: Value,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The steps in the format of the log.
    pub steps: Vec<Value>,
    pub seat: Seat,
    pub level: Level,
    pub seed: u64,
    #[serde(default)]
    pub ask: Ask,
}

/// The question of a task. Actions have the format of the log.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// Asks for the bot's action.
    #[default]
    Choose,
    /// Asks for the bot's reason for this action: a [`Why`], or `null` if the bot was hurried.
    Explain(Value),
    /// Asks for the best actions, at most this many and none clearly worse than the best: a list of [`Advice`], best
    /// first.
    Advise(u8),
    /// Asks for the value of this action: a list of the best [`Advice`] and the one for this action. The second is
    /// missing if this action is the best, or if the bot cannot value it.
    Weigh(Value),
}

/// An action that a bot has weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    pub action: Value,
    pub why: Why,
    /// The value for the acting seat, in the unit of the game's bot. Of two values of one answer the higher one is
    /// better.
    pub value: i32,
}

/// The most actions in one piece of advice.
pub const ADVICE: u8 = 3;

impl Task {
    /// Asks for the next step of this seat, after the first `n` steps of the match.
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

    /// Asks why a bot made step `n`, counted from 0. `None` if no bot made it.
    pub fn why<G: Game>(game: &Match<G>, n: usize) -> Option<Task> {
        let level = game.timeline().played_by().get(n).copied().flatten()?;
        let Step::Player(seat, action) = game.steps().get(n)? else { return None };
        Some(Task { ask: Ask::Explain(json::to_value(action)), ..Task::of(game, n, *seat, level) })
    }

    /// Asks for good actions of this seat now, from the best bot, with the knowledge of the seat.
    pub fn advise<G: Game>(game: &Match<G>, seat: Seat) -> Task {
        Task { ask: Ask::Advise(ADVICE), ..Task::of(game, usize::MAX, seat, Level::Expert) }
    }

    /// Asks a bot of this level for the value of step `n`, counted from 0, beside the best action. The bot has the
    /// knowledge of the step's seat at that time. `None` if chance made the step.
    pub fn weigh<G: Game>(game: &Match<G>, n: usize, level: Level) -> Option<Task> {
        let Step::Player(seat, action) = game.steps().get(n)? else { return None };
        Some(Task { ask: Ask::Weigh(json::to_value(action)), ..Task::of(game, n, *seat, level) })
    }
}

/// Returns the seed of a step. It depends only on match, seat and number of steps, so a step that is undone and played
/// again gets the same choice. The upper half stays the same for the whole match.
fn seed(id: &str, seat: Seat, steps: usize) -> u64 {
    let (who, seat) = (id.as_bytes(), [seat.number()]);
    let upper = fnv(&[who, &seat]) << 32;
    let lower = fnv(&[who, &seat, &(steps as u32).to_le_bytes()]) as u32;
    upper | u64::from(lower)
}
