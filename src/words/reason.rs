//! Why a bot did what it did, in words.

use super::{Argument as _, Failure, Language, why};
use crate::bots::{Argument, Why};

/// Why somebody could do something, as a sentence to them.
pub fn advice(language: &Language, why: &Why) -> String {
    // A reason without words is none; a test holds the two together.
    sentence(language, "hint", &why.key, why, None).unwrap_or_default()
}

/// The same about them, to the whole table. What speaks to somebody has another sentence beside it, with their name; the
/// others are true of everybody.
pub fn advice_about(language: &Language, why: &Why, who: &str) -> String {
    sentence(language, "hint", &format!("{}.told", why.key), why, Some(who))
        .unwrap_or_else(|_| advice(language, why))
}

/// A bot's answer to why it did something, as a sentence: a [`Why`] as JSON, or `null` where it was hurried.
pub fn reason(language: &Language, answer: &str) -> String {
    match serde_json::from_str::<Option<Why>>(answer) {
        Ok(Some(why)) => sentence(language, "why", &why.key, &why, None).unwrap_or_default(),
        _ => language.say(why::hurried),
    }
}

/// The message of this key about a reason; `who` is told of where they have a name in it.
fn sentence(
    language: &Language,
    kind: &str,
    key: &str,
    Why { game, arguments, .. }: &Why,
    who: Option<&str>,
) -> Result<String, Failure> {
    let arguments = arguments.iter().map(|(name, argument)| {
        let value = match argument {
            Argument::Number(number) => number.argument(),
            Argument::Name(name) => name.argument(),
        };
        (name.as_str(), value)
    });
    let who = who.map(|who| ("who", who.argument()));
    language.format(&format!("{kind}_{game}"), key, arguments.chain(who))
}
