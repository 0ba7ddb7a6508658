//! Short ways to the words of the `common` namespace.

pub(crate) use super::i18n::t;
use super::{
    i18n::{Argument as _, I18n, Language, why},
    platform::device,
};
use crate::{
    bots::{Argument, Why},
    kernel::{Seat, Seats, bot::Level},
    table::name::{elided, isolated},
};

/// A fixed word or sentence. Given to an element it follows the language.
macro_rules! w {
    ($key:ident) => {
        $crate::app::i18n::common::$key
    };
}
pub(crate) use w;

/// The same as text, where an [`I18n`](super::I18n) is at hand; tracks the language inside a closure.
macro_rules! say {
    ($i18n:expr, $key:ident) => {
        $i18n.say($crate::app::i18n::common::$key)
    };
}
pub(crate) use say;

/// The name of whoever sits there.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// "Anna, Ben"
pub fn list(names: &[String], seats: Seats) -> String {
    seats.iter().map(|seat| name(names, seat)).collect::<Vec<_>>().join(", ")
}

/// "Anna: the blue one"
pub fn titled(language: &Language, name: &str, text: &str) -> String {
    fill(language.say(w!(titled)), &[("name", name), ("text", text)])
}

/// How well a bot plays.
pub fn level_name(i18n: I18n, level: Level) -> &'static str {
    match level {
        Level::Easy => say!(i18n, bot_easy),
        Level::Medium => say!(i18n, bot_medium),
        Level::Hard => say!(i18n, bot_hard),
    }
}

/// "From here on a bot plays for Ada": in the log, and where the table is asked.
pub fn handed(i18n: I18n, name: &str, to: Option<Level>) -> String {
    match to {
        None => fill(say!(i18n, hand_person), &[("name", name)]),
        Some(level) => fill(say!(i18n, hand_bot), &[("name", name), ("level", level_name(i18n, level))]),
    }
}

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

/// In digits.
pub fn number(n: impl Into<u32>) -> String {
    n.into().to_string()
}

/// How much storage something takes, a byte for each character. Tracks the language.
pub fn size(i18n: I18n, characters: usize) -> String {
    let thousands = characters as f64 / 1000.0;
    let (words, n) =
        if thousands < 999.5 { (w!(size_kb), thousands) } else { (w!(size_mb), thousands / 1000.0) };
    // A tenth says enough where there is little else; and what is there is never nothing.
    let n = if n < 9.95 { ((n * 10.0).round() / 10.0).max(0.1) } else { n.round() };
    let n = device::decimal(n, i18n.language().tag());
    fill(i18n.say(words), &[("n", &n)])
}

/// Fills the gaps of a sentence of a JSON namespace, each `{name}` by its value; goes with the last of them. A value may be
/// a name that runs from right to left: it is isolated, so that it does not turn the words around it.
pub fn fill(sentence: &str, gaps: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(sentence.len() + 16);
    let mut rest = sentence;
    while let Some((before, tail)) = rest.split_once('{') {
        let Some((name, after)) = tail.split_once('}') else { break };
        let value = gaps.iter().find(|(gap, _)| *gap == name).map_or("", |(_, value)| value);
        let value = isolated(value);
        // No sentence of another language has these words before a gap.
        let small = ["de", "De", "que", "Que"].into_iter().find(|small| {
            let cut = before.strip_suffix(&[small, " "].concat());
            cut.is_some_and(|cut| cut.is_empty() || cut.ends_with(' '))
        });
        match small {
            Some(word) => out.extend([&before[..before.len() - word.len() - 1], &elided(word, &value)]),
            None => out.extend([before, &value]),
        }
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_words_before_a_vowel() {
        let filled = |sentence: &str, name: &str| fill(sentence, &[("name", name)]);
        assert_eq!(filled("Chapeau de {name} : 2", "Anna"), "Chapeau d’Anna : 2");
        assert_eq!(filled("De {name} à {name}", "Émile"), "D’Émile à Émile");
        assert_eq!(filled("Personne d’autre que {name}", "Otto"), "Personne d’autre qu’Otto");
        for (sentence, name) in [
            ("Chapeau de {name}", "Ben"),
            ("Plus de {name}", "11"),
            ("Chapeau de {name}", "Hélène"),
            ("The {name}", "Anna"),
            ("Le monde {name}", "Anna"),
            ("de", "Anna"),
        ] {
            assert_eq!(filled(sentence, name), sentence.replace("{name}", name));
        }
    }
}
