//! The words of each language, `docs/words/<language>.md`: the texts avoid other words for the same thing.

use std::collections::BTreeMap;

use crate::{
    messages::{languages, namespaces, texts},
    tidiness::{complain, files},
};

/// Languages whose texts came before such lists.
const WITHOUT_LIST: [&str; 2] = ["en", "fr"];

/// The headings of a list, each with the game whose files it is about.
const HEADINGS: [(&str, Option<&str>); 6] = [
    ("Every screen", None),
    ("Barragoon", Some("barragoon")),
    ("La Bouillabaisse", Some("bouillabaisse")),
    ("Barrakuda", Some("barrakuda")),
    ("Barracuda", Some("barracuda")),
    ("Barbarossa", Some("barbarossa")),
];

/// A list of words.
struct Terms {
    /// The language's name for itself, from the heads of the tables.
    language: String,
    /// The words to avoid, by heading.
    avoided: BTreeMap<String, Vec<String>>,
}

/// Reads a list. Faults are `line: fault`.
fn read(text: &str) -> Result<Terms, Vec<String>> {
    let mut faults = Vec::new();
    let mut terms = Terms { language: String::new(), avoided: BTreeMap::new() };
    let mut heading = None;
    for (number, line) in text.lines().enumerate() {
        let mut fault = |what: &str| faults.push(format!("{}: {what}", number + 1));
        if let Some(title) = line.strip_prefix("## ") {
            match HEADINGS.iter().any(|(known, _)| *known == title.trim()) {
                true => heading = Some(title.trim().to_owned()),
                false => fault("no such heading"),
            }
            continue;
        }
        let Some(row) = line.trim().strip_prefix('|').and_then(|row| row.strip_suffix('|')) else { continue };
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        match (cells.as_slice(), &heading) {
            (["English", own, "not"], Some(heading)) => {
                if !terms.language.is_empty() && terms.language != *own {
                    fault("another language than above");
                }
                terms.language = (*own).to_owned();
                terms.avoided.entry(heading.clone()).or_default();
            }
            ([line, ..], _) if line.starts_with("---") => {}
            ([_, _, words], Some(heading)) => {
                let words =
                    words.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned);
                terms.avoided.entry(heading.clone()).or_default().extend(words);
            }
            _ => fault("a row has three columns, below a heading"),
        }
    }
    for (heading, _) in HEADINGS.iter().filter(|(heading, _)| !terms.avoided.contains_key(*heading)) {
        faults.push(format!("no table under {heading}"));
    }
    if faults.is_empty() { Ok(terms) } else { Err(faults) }
}

/// Returns what a player reads in a line of Fluent: neither comments, names and selectors, nor placeables.
fn said(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let begins = |at: usize| {
        line[..at]
            .trim_start_matches([' ', '.', '*'])
            .chars()
            .all(|c| c.is_alphanumeric() || ['_', '-'].contains(&c))
    };
    let text = match (line.find(" = "), line.find("] ")) {
        (Some(at), _) if begins(at) => &line[at + 3..],
        (_, Some(at)) if line.trim_start().starts_with(['[', '*']) => &line[at + 2..],
        _ => line,
    };
    let mut said = String::new();
    for (index, piece) in text.split('{').enumerate() {
        let after = piece.split_once('}').map_or("", |(_, after)| after);
        said += if index == 0 { piece } else { after };
    }
    said
}

/// Returns whether a text has these words as whole words, in any case.
fn has(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    let edge = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    text.match_indices(&words)
        .any(|(at, _)| edge(text[..at].chars().next_back()) && edge(text[at + words.len()..].chars().next()))
}

/// Returns the list of each language, by its own name.
fn lists() -> BTreeMap<String, (String, Terms)> {
    if languages().iter().all(|(tag, _)| WITHOUT_LIST.contains(&&**tag)) {
        return BTreeMap::new();
    }
    let read = |(name, text): (String, String)| {
        let terms = read(&text).unwrap_or_else(|faults| panic!("{name}: {}", faults.join("; ")));
        (terms.language.clone(), (name, terms))
    };
    files("docs/words", "md").into_iter().map(read).collect()
}

#[test]
fn texts_keep_to_the_words_of_their_language() {
    let lists = lists();
    let mut faults = Vec::new();
    for (tag, own) in languages().iter().filter(|(tag, _)| !WITHOUT_LIST.contains(&&**tag)) {
        let Some((file, terms)) = lists.get(own) else {
            faults.push(format!("docs/words: no list has tables for {own}"));
            continue;
        };
        for (name, text) in texts(tag) {
            let here: Vec<&String> = HEADINGS
                .iter()
                .filter(|(_, game)| game.is_none_or(|game| name.split('_').any(|part| part == game)))
                .flat_map(|(heading, _)| &terms.avoided[*heading])
                .collect();
            for (number, line) in text.lines().enumerate() {
                let said = said(line);
                let found = here.iter().filter(|word| has(&said, word));
                faults.extend(found.map(|word| {
                    format!("locales/{tag}/{name}.ftl:{}: {word}, which {file} avoids", number + 1)
                }));
            }
        }
    }
    complain(faults);
}

/// A message that is a sentence in English is not the same sentence in another language.
#[test]
fn no_message_is_left_in_english() {
    let words = |text: &str| text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 1).count();
    let english = namespaces("en");
    let mut faults = Vec::new();
    for (tag, _) in languages().iter().filter(|(tag, _)| tag != "en") {
        for (name, namespace) in namespaces(tag) {
            let same =
                namespace.texts.iter().filter(|(key, text)| english[name].texts.get(*key) == Some(*text));
            // The names of bots are those of fish, French ones in English too.
            let sentences = same.filter(|(key, text)| words(text) >= 4 && *key != "bot_names");
            faults.extend(sentences.map(|(key, text)| format!("locales/{tag}/{name}.ftl:{key}: {text}")));
        }
    }
    complain(faults);
}

#[test]
fn lists_of_words_are_read() {
    let table = |heading: &str, rows: &str| {
        format!("## {heading}\n| English | Deutsch | not |\n| --- | --- | --- |\n{rows}\n")
    };
    let rest: String = HEADINGS[1..].iter().map(|(heading, _)| table(heading, "")).collect();
    let whole =
        format!("# Words\n\n{}{rest}", table("Every screen", "| match | die Partie | Match, Spiel runde |"));
    let terms = read(&whole).ok().unwrap();
    assert_eq!(terms.language, "Deutsch");
    assert_eq!(terms.avoided["Every screen"], ["Match", "Spiel runde"]);
    assert!(read(&rest).is_err(), "a heading is missing");
    assert!(read(&whole.replace("| match | die", "| die")).is_err(), "a column is missing");
}

#[test]
fn whole_words_are_found_in_texts() {
    assert_eq!(said("safe-right = Tauche"), "Tauche");
    assert_eq!(said("match_over = Das Match { $n } ist aus"), "Das Match  ist aus");
    assert_eq!(said("   *[match] viele = { $n } Karten"), "viele =  Karten");
    assert_eq!(said("    .told = Ein Zug"), "Ein Zug");
    assert_eq!(said("# match = comment") + &said("n = { $n ->"), "");
    assert!(has("Das match!", "Match") && has("eine Spiel runde", "Spiel Runde") && has("l’Été", "été"));
    assert!(!has("Matchball", "Match") && !has("Rematch", "Match"));
}
