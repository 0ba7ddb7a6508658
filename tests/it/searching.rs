//! The search finds every printed text of the rules.

use std::collections::BTreeSet;

use bar_a_jeux::words::{
    LANGUAGES, Language, common,
    rules::{Page, barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    search::{Entry, Index, Place, entries, search},
};

use crate::messages::{namespaces, texts};

const PAGES: [(&str, &Page); 5] = [
    ("barragoon", &barragoon::PAGE),
    ("bouillabaisse", &bouillabaisse::PAGE),
    ("barrakuda", &barrakuda::PAGE),
    ("barracuda", &barracuda::PAGE),
    ("barbarossa", &barbarossa::PAGE),
];

fn whole(tag: &str) -> Language {
    Language::new(tag, texts(tag)).unwrap()
}

/// Returns the games whose rules contain a word.
fn games(language: &Language, wanted: &str) -> Vec<&'static str> {
    let indices = PAGES.map(|(slug, page)| Index::new(entries(language, slug, page)));
    let found = search(&indices, wanted, &language.say(common::search_same));
    PAGES.into_iter().zip(found).filter(|(_, hits)| !hits.is_empty()).map(|((slug, _), _)| slug).collect()
}

#[test]
fn the_index_contains_whole_rules_pages() {
    for (tag, _) in LANGUAGES {
        let language = whole(tag);
        for (slug, page) in PAGES {
            let entries = entries(&language, slug, page);
            let names: BTreeSet<&str> = entries
                .iter()
                .filter_map(|entry| match entry.place {
                    Place::Page(name) => Some(name),
                    _ => None,
                })
                .collect();
            let headings: BTreeSet<&str> = entries.iter().map(|entry| entry.heading.as_str()).collect();
            for key in namespaces(tag)[slug].messages.keys() {
                if !key.starts_with("r_") && key != "rules_lead" {
                    continue;
                }
                let heading = page.sections.iter().find(|section| section.title.name() == key);
                let found = match heading {
                    Some(section) => headings.contains(language.say(section.title).as_str()),
                    None => names.contains(key.as_str()),
                };
                assert!(found, "{tag}: {slug}.{key} cannot be found");
            }
            let minute: Vec<&String> = namespaces(tag)["minute"]
                .texts
                .iter()
                .filter(|(key, _)| key.starts_with(&format!("{slug}_")))
                .map(|(_, text)| text)
                .collect();
            assert!(!minute.is_empty());
            let told = |text: &String| {
                entries.iter().any(|entry: &Entry| entry.place == Place::Minute && entry.text == *text)
            };
            assert!(minute.into_iter().all(told), "{tag}: the minute of {slug}");
        }
    }
}

/// Words that occur only in introductions, short rules, examples or tables, and synonyms that players use.
#[test]
fn words_that_players_look_for_are_found() {
    let [english, french] = ["en", "fr"].map(whole);
    for (wanted, game) in [
        ("poisson", "barrakuda"),
        ("mord", "barrakuda"),
        ("galion", "barrakuda"),
        ("galions", "barrakuda"),
        ("reine", "bouillabaisse"),
        ("reines", "bouillabaisse"),
        ("malédiction", "barbarossa"),
        ("maledictions", "barbarossa"),
        ("MALÉFICE", "barbarossa"),
        ("epave", "barrakuda"),
        ("coeur", "bouillabaisse"),
        ("enchères", "barracuda"),
    ] {
        assert!(games(&french, wanted).contains(&game), "{wanted}: {:?}", games(&french, wanted));
    }
    for (wanted, game) in [
        ("galleon", "barrakuda"),
        ("bite", "barrakuda"),
        ("queens", "bouillabaisse"),
        ("curse", "barbarossa"),
        ("ruin", "barracuda"),
        ("cube", "barragoon"),
    ] {
        assert!(games(&english, wanted).contains(&game), "{wanted}: {:?}", games(&english, wanted));
    }
    assert!(games(&french, "xylophone").is_empty());
}

/// Each group has at least two words, and no word is in two groups.
#[test]
fn synonyms_are_in_one_group() {
    for (tag, _) in LANGUAGES {
        let same = whole(tag).say(common::search_same);
        let mut all = BTreeSet::new();
        for group in same.split(';') {
            let words: Vec<&str> = group.split(',').map(str::trim).collect();
            assert!(words.len() > 1, "{tag}: {group}");
            for word in words {
                assert!(!word.contains(' ') && all.insert(word.to_owned()), "{tag}: {word}");
            }
        }
    }
}

#[test]
fn a_word_with_a_soft_hyphen_is_found() {
    assert_eq!(games(&whole("nl"), "klaverenvrouw"), ["bouillabaisse"]);
}
