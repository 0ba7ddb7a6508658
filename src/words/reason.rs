//! Why a bot did what it did, in words.

use super::{Argument as _, Failure, Language, review, why};
use crate::bots::{Argument, Why};

/// Returns the sentences of an advice, addressed to the player.
pub fn advice(language: &Language, why: &Why) -> String {
    said(why, |why| sentence(language, "hint", &why.key, why, None))
}

/// The same about them, to the whole table. What speaks to somebody has another sentence beside it, with their name; the
/// others are true of everybody.
pub fn advice_about(language: &Language, why: &Why, who: &str) -> String {
    said(why, |why| {
        sentence(language, "hint", &format!("{}.told", why.key), why, Some(who))
            .or_else(|_| sentence(language, "hint", &why.key, why, None))
    })
}

/// A bot's answer to why it did something, in sentences: a [`Why`] as JSON, or `null` where it was hurried.
pub fn reason(language: &Language, answer: &str) -> String {
    match serde_json::from_str::<Option<Why>>(answer) {
        Ok(Some(why)) => said(&why, |why| sentence(language, "why", &why.key, why, None)),
        _ => language.say(why::hurried),
    }
}

/// All sentences of a reason.
fn said(why: &Why, say: impl Fn(&Why) -> Result<String, Failure>) -> String {
    let all = std::iter::successors(Some(why), |one| one.next.as_deref());
    // A reason without words is none; a test holds the two together.
    all.filter_map(|why| say(why).ok()).collect::<Vec<_>>().join(" ")
}

/// What a decision cost where values are points to expect, the sign turned: the difference, beside both values, as hints
/// tell them.
pub fn points_cost(language: &Language, best: i32, made: i32) -> String {
    let n = best - made;
    if best <= 0 {
        language.say(review::CostPointsMore { n, made: -made, best: -best })
    } else if made >= 0 {
        language.say(review::CostPointsFewer { n, made, best })
    } else {
        language.say(review::CostPoints { n })
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
