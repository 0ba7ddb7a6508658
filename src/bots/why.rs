//! Reasons in words. The words come with the bots and not with the page, for only who has thought can say why.

mod barracuda;
mod barragoon;
mod barrakuda;
mod bouillabaisse;
mod sentence;

use serde_json::Value;

use crate::table::name::isolated;
pub use sentence::{Explain, Gap, Sentence};

/// The words of one game, or of all.
struct Words {
    name: &'static str,
    /// With the code of each language, English first.
    by_language: &'static [(&'static str, &'static str)],
}

macro_rules! words {
    ($($name:literal),*) => {
        &[$(Words { name: $name, by_language: &[
            ("en", include_str!(concat!("../../locales/en/why/", $name, ".json"))),
            ("fr", include_str!(concat!("../../locales/fr/why/", $name, ".json"))),
        ] }),*]
    };
}

const WORDS: &[Words] = words!["common", "barragoon", "bouillabaisse", "barrakuda", "barracuda"];

/// A reason as a sentence.
pub fn say(language: &str, game: &str, names: &[String], reason: &Sentence) -> String {
    let words = of(language, game);
    let word = |key: &str| words.get(key).and_then(Value::as_str).unwrap_or_default();
    let gaps: Vec<(&str, String)> = reason
        .gaps
        .iter()
        .map(|(name, gap)| {
            let value = match gap {
                Gap::Number(number) => number.to_string(),
                Gap::Name(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
            };
            (*name, value)
        })
        .collect();
    let gaps: Vec<(&str, &str)> = gaps.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fill(word(reason.key), &gaps)
}

/// The sentence for a step that the bot would not have made with all its time.
pub(super) fn hurried(language: &str) -> String {
    say(language, "common", &[], &Sentence::plain("hurried"))
}

fn of(language: &str, name: &str) -> Value {
    let texts = WORDS.iter().find(|words| words.name == name).map_or(&[][..], |words| words.by_language);
    let text = texts.iter().find(|(code, _)| *code == language).or(texts.first());
    text.and_then(|(_, json)| serde_json::from_str(json).ok()).unwrap_or_default()
}

/// Fills the gaps of a sentence, each `{name}` by its value. A value may be a name that runs from right to left: it is
/// isolated, so that it does not turn the words around it.
pub fn fill(sentence: &str, gaps: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(sentence.len() + 16);
    let mut rest = sentence;
    while let Some((before, tail)) = rest.split_once('{') {
        let Some((name, after)) = tail.split_once('}') else { break };
        let value = gaps.iter().find(|(gap, _)| *gap == name).map_or("", |(_, value)| value);
        match before.strip_suffix("e ").filter(|cut| elides(cut, value)) {
            Some(cut) => out.extend([cut, "’"]),
            None => out.push_str(before),
        }
        out.push_str(&isolated(value));
        rest = after;
    }
    out + rest
}

/// French has "d’Anna" for "de Anna", and "qu’Anna". No sentence of another language has these words before a gap. Whether
/// an h is mute nobody can tell by looking at it.
fn elides(cut: &str, value: &str) -> bool {
    let word = cut.rsplit(' ').next().unwrap_or_default();
    let vowels = "aàâäeéèêëiîïoôöuùûüœæAÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ";
    ["d", "D", "qu", "Qu"].contains(&word) && value.starts_with(|first| vowels.contains(first))
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
