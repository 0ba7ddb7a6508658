//! The bots' reasons. The page puts them into words: `locales/<language>/why_<game>.ftl`.

mod barracuda;
mod barragoon;
mod barrakuda;
mod bouillabaisse;
mod sentence;

use serde::{Deserialize, Serialize};

pub use sentence::{Explain, Gap, Sentence};

/// A bot's reason: the key of a message of the page, with the message's arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The game's slug.
    pub game: String,
    /// The key among the game's reasons.
    pub key: String,
    /// Each variable of the message with its value.
    pub arguments: Vec<(String, Argument)>,
    /// The sentence that follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Box<Why>>,
}

/// The value of a variable of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Argument {
    Number(i32),
    Name(String),
}

impl Why {
    /// Builds the reason of a bot of this game, with the players' names.
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
