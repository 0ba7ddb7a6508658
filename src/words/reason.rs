//! Sentences for a bot's reasons.

use super::{Argument as _, Failure, Language, review, sentences, why};
use crate::bots::{Argument, Why};

/// Returns the sentences of an advice, addressed to the player.
pub fn advice(language: &Language, why: &Why) -> String {
    joined(why, |why| sentence(language, "hint", &why.key, why, None))
}

/// Returns the sentences of an advice about a player, addressed to the whole table. A sentence that addresses the
/// player has a second form with their name; the others fit both.
pub fn advice_about(language: &Language, why: &Why, who: &str) -> String {
    joined(why, |why| {
        sentence(language, "hint", &format!("{}.told", why.key), why, Some(who))
            .or_else(|_| sentence(language, "hint", &why.key, why, None))
    })
}

/// Returns the sentences of a bot's answer: a [`Why`] as JSON, or `null` if the bot was hurried.
pub fn reason(language: &Language, answer: &str) -> String {
    match serde_json::from_str::<Option<Why>>(answer) {
        Ok(Some(why)) => joined(&why, |why| sentence(language, "why", &why.key, why, None)),
        _ => language.say(why::hurried),
    }
}

/// Joins all sentences of a reason.
fn joined(why: &Why, say: impl Fn(&Why) -> Result<String, Failure>) -> String {
    let all = std::iter::successors(Some(why), |one| one.next.as_deref());
    // A reason without a message is skipped. A test checks that all have one.
    sentences(all.filter_map(|why| say(why).ok()))
}

/// Returns the cost of a decision whose values are expected points with the sign turned: the difference and both
/// values, as hints tell them.
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

/// Returns the message of a reason. `who`: the player's name, for messages that contain it.
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
