//! The texts of the page, in each language.

use std::collections::{BTreeMap, BTreeSet};

use bar_a_jeux::words::{
    Argument, FALLBACK, Failure, LANGUAGES, Language, UNREVIEWED, barracuda, bouillabaisse, common,
    reason::{advice, advice_about, points_cost, reason},
    tally, why, why_barracuda, why_barragoon, why_barrakuda,
};

use bar_a_jeux::bots::{self, Why};

use crate::messages::{self, file::Use, namespaces};
use crate::pseudo::pseudo;

/// Returns a language as shipped with the app.
fn whole(tag: &str) -> Language {
    Language::new(tag, messages::texts(tag)).unwrap()
}

/// Returns a language with only this text.
fn small(tag: &str, text: &str) -> Language {
    Language::new(tag, [("test".to_owned(), text.to_owned())]).unwrap()
}

fn say<'a>(language: &Language, key: &str, name: &'a str, value: impl Argument<'a>) -> String {
    language.format("test", key, [(name, value.argument())]).unwrap()
}

#[test]
fn languages_are_those_of_the_list() {
    let list: Vec<(&str, &str)> = LANGUAGES.to_vec();
    assert_eq!(list, messages::languages().iter().map(|(tag, name)| (&**tag, &**name)).collect::<Vec<_>>());
    assert!(list.iter().any(|(tag, _)| *tag == FALLBACK));
    for (tag, entry) in messages::listed() {
        assert_eq!(UNREVIEWED.contains(&&*tag), !entry.reviewed, "{tag}");
    }
}

#[test]
fn every_message_formats_in_every_language() {
    for (tag, _) in LANGUAGES {
        let language = whole(tag);
        for (namespace, file) in namespaces(tag) {
            for (key, variables) in &file.messages {
                for n in [0, 1, 2, 5, 11, 1_000_000] {
                    let arguments = variables.iter().map(|(name, of)| match of {
                        Use::Number => (name.as_str(), n.argument()),
                        Use::Text => (name.as_str(), "Anna".argument()),
                    });
                    let said = language.format(namespace, key, arguments).unwrap_or_else(|failure| {
                        panic!("{tag}/{namespace}.ftl:{key}: {failure}");
                    });
                    assert!(!said.trim().is_empty() && !said.contains(['{', '}']), "{key}: {said}");
                }
            }
        }
    }
}

#[test]
fn every_language_has_a_text_direction() {
    for (tag, _) in LANGUAGES {
        let direction = whole(tag).format("common", "direction", []).unwrap();
        assert!(["ltr", "rtl"].contains(&&*direction), "{tag}: {direction}");
    }
}

#[test]
fn a_missing_message_is_an_error() {
    let english = small("en", "hello = Hello { $name }");
    let fails = |key, arguments: &[(&'static str, &'static str)]| {
        english
            .format("test", key, arguments.iter().map(|(name, value)| (*name, value.argument())))
            .unwrap_err()
    };
    assert!(matches!(fails("helo", &[]), Failure::Missing(..)));
    assert!(matches!(fails("hello.hint", &[]), Failure::Missing(..)));
    assert!(matches!(fails("hello", &[("nmae", "Anna")]), Failure::Incomplete(_)));
    assert!(matches!(Language::read("en", "[]").err(), Some(Failure::Unreadable(_))));
    assert!(matches!(Language::read("no tag", "{}").err(), Some(Failure::Tag(_))));
}

const PLURAL: &str = "\
n = { $n ->\n    [zero] zero\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n   *[other] other\n}
nth = { NUMBER($n, type: \"ordinal\") ->\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n   *[other] other\n}
exact = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n}";

#[test]
fn plural_forms_are_those_of_the_language() {
    for (tag, forms) in [
        ("en", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (1_000_000, "other")]),
        // French uses the singular for zero.
        ("fr", [(0, "one"), (1, "one"), (2, "other"), (21, "other"), (100, "other")]),
        ("de", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (1_000_000, "other")]),
        ("nl", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (1_000_000, "other")]),
        ("es", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (1_000, "other")]),
        ("it", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (1_000, "other")]),
        ("pl", [(0, "many"), (1, "one"), (2, "few"), (21, "many"), (22, "few")]),
        ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many")]),
    ] {
        for (n, form) in forms {
            assert_eq!(say(&small(tag, PLURAL), "n", "n", n), form, "{tag} {n}");
        }
    }
    for (tag, forms) in [
        ("en", [(1, "one"), (2, "two"), (3, "few"), (4, "other"), (11, "other"), (21, "one")]),
        ("fr", [(1, "one"), (2, "other"), (3, "other"), (4, "other"), (11, "other"), (21, "other")]),
    ] {
        for (n, form) in forms {
            assert_eq!(say(&small(tag, PLURAL), "nth", "n", n), form, "{tag} {n}");
        }
    }
    let french = small("fr", PLURAL);
    assert_eq!(
        [0, 1, 2].map(|n: u8| say(&french, "exact", "n", n)),
        ["none", "one", "2"],
        "a number goes first"
    );
}

#[test]
fn french_counts_zero_as_singular() {
    let french = whole("fr");
    let ends = |said: String, word: &str| {
        said.ends_with(&format!(" {word}")) || said.ends_with(&format!("\u{a0}{word}"))
    };
    for n in [0, 1] {
        assert!(ends(french.say(tally::BarrakudaGold { n }), "pièce"), "{n}");
        assert!(ends(french.say(common::StepsN { n }), "coup"), "{n}");
        assert!(ends(french.say(barracuda::LayLess { value: "5", n }), "posé"), "{n}");
        assert!(ends(french.say(bouillabaisse::TotalOf { points: "0", n }), "point en tout"), "{n}");
    }
    assert!(ends(french.say(tally::BarrakudaGold { n: 2 }), "pièces"));
}

/// A plural form that no number selects belongs to another language.
#[test]
fn messages_have_the_plural_forms_of_their_language() {
    for (tag, _) in LANGUAGES {
        let language = small(tag, PLURAL);
        let numbers = (0..200).chain([1_000, 1_000_000]);
        let known: BTreeSet<String> =
            numbers.flat_map(|n| ["n", "nth"].map(|key| say(&language, key, "n", n))).collect();
        for (namespace, text) in messages::texts(tag) {
            for (number, line) in text.lines().enumerate() {
                let form = line.trim_start().strip_prefix('[').and_then(|rest| rest.split(']').next());
                let is_form = form.is_some_and(|form| ["zero", "one", "two", "few", "many"].contains(&form));
                let fits = !is_form || form.is_some_and(|form| known.contains(form));
                assert!(fits, "{tag}/{namespace}.ftl:{}: no number is {form:?} in this language", number + 1);
            }
        }
    }
}

#[test]
fn numbers_are_localised_and_names_isolated() {
    // The browser supplies digits and separators; here they are plain.
    let english = small("en", "n = { $n }\ntenth = { NUMBER($n, minimumFractionDigits: 1) }");
    assert_eq!(say(&english, "n", "n", 6_000), "6000");
    assert_eq!(say(&english, "tenth", "n", 2), "2.0");
    assert_eq!(say(&english, "n", "n", "שרה"), "\u{2068}שרה\u{2069}");
    assert_eq!(say(&english, "n", "n", "\u{2068}שרה\u{2069}"), "\u{2068}שרה\u{2069}", "not twice");
    assert_eq!(say(&english, "n", "n", "Ada"), "Ada");
}

#[test]
fn a_small_word_before_a_name_loses_its_vowel() {
    let french = small(
        "fr",
        "a = Chapeau { ELIDE(\"de\", $name) } : 2\nb = { ELIDE(\"De\", $name) } à { $name }\n\
         c = Personne d’autre { ELIDE(\"que\", $name) }",
    );
    for (key, name, said) in [
        ("a", "Ben", "Chapeau de Ben : 2"),
        ("a", "Hélène", "Chapeau d’Hélène : 2"),
        ("a", "HENRI-PAUL", "Chapeau d’HENRI-PAUL : 2"),
        ("a", "Hans", "Chapeau de Hans : 2"),
        ("a", "Yves", "Chapeau d’Yves : 2"),
        ("a", "Yann", "Chapeau de Yann : 2"),
        ("a", "Óscar", "Chapeau d’Óscar : 2"),
        ("a", "11", "Chapeau de 11 : 2"),
        ("a", "שרה", "Chapeau de \u{2068}שרה\u{2069} : 2"),
        ("a", "Anna שרה", "Chapeau d’\u{2068}Anna שרה\u{2069} : 2"),
        ("b", "Émile", "D’Émile à Émile"),
        ("c", "Otto", "Personne d’autre qu’Otto"),
    ] {
        assert_eq!(say(&french, key, "name", name), said);
    }
    assert_eq!(say(&french, "a", "name", "Anna"), "Chapeau d’Anna : 2");
    assert_eq!(say(&french, "a", "name", 11), "Chapeau de 11 : 2");
}

#[test]
fn the_code_and_the_files_have_the_same_messages() {
    let [english, french] = ["en", "fr"].map(whole);
    assert_eq!(english.say(why_barragoon::only), "There was nothing else to do.");
    let bag = |language: &Language, n: u8| language.say(why_barrakuda::Bite { n, name: &"Anna".to_owned() });
    assert_eq!(bag(&english, 1), "Anna was there with 1 gold in the bag.");
    assert_eq!(bag(&french, 1), "Anna était là avec 1 pièce d’or dans sa bourse.");
    assert_eq!(bag(&french, 3), "Anna était là avec 3 pièces d’or dans sa bourse.");
    assert_eq!(
        french.say(why_barracuda::Sell { n: "6", name: "Anna" }),
        "6\u{202f}000 d’Anna valaient mieux qu’un bar fermé."
    );
}

#[test]
fn a_bots_reason_is_put_into_words() {
    let french = whole("fr");
    let answer = r#"{"arguments":[["n",6],["name","Anna"]],"game":"barracuda","key":"sell"}"#;
    assert_eq!(reason(&french, answer), "6\u{202f}000 d’Anna valaient mieux qu’un bar fermé.");
    assert_eq!(reason(&french, "null"), french.say(why::hurried));
}

/// The whole table reads a review, so it addresses no one and names the player whom a hint addresses.
#[test]
fn hints_address_the_player_and_reviews_name_them() {
    let speaks = |said: &str| {
        let you = ["you", "your", "yours", "yourself", "vous", "votre", "vos", "vôtre", "vôtres", "tirez"];
        let said = said.to_lowercase();
        said.split(|letter: char| !letter.is_alphabetic()).any(|word| you.contains(&word))
    };
    for (tag, _) in LANGUAGES {
        let language = whole(tag);
        for (namespace, file) in namespaces(tag) {
            let Some(game) = namespace.strip_prefix("hint_") else { continue };
            for (key, variables) in file.messages.iter().filter(|(key, _)| !key.contains('.')) {
                let arguments = variables.iter().map(|(name, of)| match of {
                    Use::Number => (name.clone(), bots::Argument::Number(3)),
                    Use::Text => (name.clone(), bots::Argument::Name("Ben".to_owned())),
                });
                let arguments = arguments.collect();
                let why = Why { game: game.to_owned(), key: key.clone(), arguments, next: None };
                let (hint, told) = (advice(&language, &why), advice_about(&language, &why, "Ada"));
                assert!(!told.is_empty() && !speaks(&told), "{tag} {namespace}.{key}: {told}");
                let own = file.messages.contains_key(&format!("{key}.told"));
                assert_eq!(told.contains("Ada"), own, "{tag} {namespace}.{key}: {told}");
                assert!(own || hint == told, "{tag} {namespace}.{key}: {told}");
            }
        }
    }
}

#[test]
fn a_cost_in_points_names_both_values() {
    let english = whole("en");
    assert_eq!(
        points_cost(&english, -85, -135),
        "It cost about 50 points: 135 to expect this round instead of 85."
    );
    assert_eq!(
        points_cost(&english, 260, 225),
        "It cost about 35 points: 225 off the total this round instead of 260."
    );
    assert_eq!(points_cost(&english, 100, -50), "It cost about 150 points.", "the two have two signs");
    let french = points_cost(&whole("fr"), -85, -135);
    assert!(["50", "135", "85"].iter().all(|number| french.contains(number)), "{french}");
}

#[test]
fn language_files_round_trip() {
    let texts: BTreeMap<String, String> = messages::texts("fr");
    let french = Language::read("fr", &serde_json::to_string(&texts).unwrap()).unwrap();
    assert_eq!(french.tag(), "fr");
    assert_eq!(french.say(why_barragoon::only), whole("fr").say(why_barragoon::only));
}

#[test]
fn a_part_is_added_to_a_language_in_use() {
    let english = Language::read("en", r#"{"common": "back = Back"}"#).unwrap();
    assert_eq!(english.say(common::back), "Back");
    assert!(matches!(english.format("why", "hurried", []), Err(Failure::Missing(..))));
    assert!(matches!(english.add("screens", "[]"), Err(Failure::Unreadable(_))));
    assert!(english.parts().is_empty(), "what cannot be read is not here");
    for _ in 0..2 {
        english.add("screens", r#"{"why": "hurried = In a hurry"}"#).unwrap();
        assert_eq!(english.parts(), ["screens"]);
    }
    assert_eq!(english.say(why::hurried), "In a hurry");
    assert_eq!(english.say(common::back), "Back");
}

/// A third language needs only a folder and a line in a list, and no Rust.
#[test]
fn a_language_needs_only_its_files() {
    let texts = messages::texts(FALLBACK).into_iter().map(|(name, text)| (name, pseudo(&text)));
    let texts: BTreeMap<String, String> = texts.collect();
    for (name, text) in &texts {
        let own = messages::file::read(name, text).unwrap();
        let faults = messages::file::differences(name, &namespaces(FALLBACK)[name], &own);
        assert!(faults.is_empty(), "{name}: {faults:?}");
    }
    let language = Language::new("fi", texts).unwrap();
    for (namespace, file) in namespaces(FALLBACK) {
        for (key, variables) in &file.messages {
            let arguments = variables.iter().map(|(name, of)| match of {
                Use::Number => (name.as_str(), 3.argument()),
                Use::Text => (name.as_str(), "Anna".argument()),
            });
            language.format(namespace, key, arguments).unwrap();
        }
    }
    assert_eq!(language.say(bar_a_jeux::words::common::back), "Báck");
}
