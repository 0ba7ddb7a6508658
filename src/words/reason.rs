//! Why a bot did what it did, in words.

use super::{Argument as _, Language, why};
use crate::bots::{Argument, Why};

/// Why somebody could do something, as a sentence to them.
pub fn advice(language: &Language, why: &Why) -> String {
    sentence(language, "hint", why)
}

/// A bot's answer to why it did something, as a sentence: a [`Why`] as JSON, or `null` where it was hurried.
pub fn reason(language: &Language, answer: &str) -> String {
    match serde_json::from_str(answer) {
        Ok(Some(why)) => sentence(language, "why", &why),
        _ => language.say(why::hurried),
    }
}

fn sentence(language: &Language, kind: &str, Why { game, key, arguments }: &Why) -> String {
    let arguments = arguments.iter().map(|(name, argument)| {
        let value = match argument {
            Argument::Number(number) => number.argument(),
            Argument::Name(name) => name.argument(),
        };
        (name.as_str(), value)
    });
    // A reason without words is none; a test holds the two together.
    language.format(&format!("{kind}_{game}"), key, arguments).unwrap_or_default()
}
