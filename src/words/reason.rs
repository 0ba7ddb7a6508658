//! Why a bot did what it did, in words.

use super::{Argument as _, Language, why};
use crate::bots::{Argument, Why};

/// A bot's answer to why it did something, as a sentence: a [`Why`] as JSON, or `null` where it was hurried.
pub fn reason(language: &Language, answer: &str) -> String {
    let Ok(Some(Why { game, key, arguments })) = serde_json::from_str(answer) else {
        return language.say(why::hurried);
    };
    let arguments = arguments.iter().map(|(name, argument)| {
        let value = match argument {
            Argument::Number(number) => number.argument(),
            Argument::Name(name) => name.argument(),
        };
        (name.as_str(), value)
    });
    // A reason without words is none; a test holds the two together.
    language.format(&format!("why_{game}"), &key, arguments).unwrap_or_default()
}
