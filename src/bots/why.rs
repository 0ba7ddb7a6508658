//! Reasons. The page puts them into words: `locales/<language>/why_<game>.ftl`.

mod barracuda;
mod barragoon;
mod barrakuda;
mod bouillabaisse;
mod sentence;

use serde::{Deserialize, Serialize};

pub use sentence::{Explain, Gap, Sentence};

/// Why a bot did something: a message of the page, and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The game's slug.
    pub game: String,
    /// Among the game's reasons.
    pub key: String,
    /// Each variable of the message with its value.
    pub arguments: Vec<(String, Argument)>,
    /// What is said after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Box<Why>>,
}

/// What stands in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Argument {
    Number(i32),
    Name(String),
}

impl Why {
    /// The reason of a bot of this game, among players of these names.
    pub fn new(game: &str, names: &[String], reason: &Sentence) -> Why {
        let argument = |gap: &Gap| match gap {
            Gap::Number(number) => Argument::Number(*number),
            Gap::Name(seat) => Argument::Name(names.get(seat.index()).cloned().unwrap_or_default()),
            Gap::Text(text) => Argument::Name(text.clone()),
        };
        let arguments = reason.gaps.iter().map(|(name, gap)| ((*name).to_owned(), argument(gap))).collect();
        let next = reason.next.as_ref().map(|next| Box::new(Why::new(game, names, next)));
        Why { game: game.to_owned(), key: reason.key.to_owned(), arguments, next }
    }
}
