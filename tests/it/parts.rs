//! Each file of the app names only messages whose texts are loaded where its code runs.

use std::collections::BTreeSet;

use bar_a_jeux::scenes::shelf::SHELF;

use crate::{messages::namespaces, tidiness::files};

/// Files whose code runs with the texts of home alone: the start of their paths in `src/app`.
const HOME: [&str; 7] = ["root.rs", "loading.rs", "parts.rs", "games", "contexts", "trouble", "screens/home"];

/// Namespaces of home's part; as in `scripts/words.mjs`.
const MAIN: [&str; 2] = ["common", "shelf"];

/// Functions of `src/words/list.rs` that need the namespace `lists`.
const LISTS: [&str; 7] = [
    ".commas(",
    ".clauses(",
    ".facts(",
    ".alternatives(",
    ".sentence(",
    "language.list(",
    "language().list(",
];

/// Returns the game whose part has this namespace, if any.
fn game_of(namespace: &str) -> Option<&'static str> {
    let name = namespace.trim_start_matches("hint_").trim_start_matches("why_");
    SHELF.iter().map(|game| game.slug).find(|slug| *slug == name)
}

/// Returns the namespaces that a file imports or names by `i18n::` or `words::`.
fn named(text: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for path in ["i18n::", "words::"] {
        for rest in text.split(path).skip(1) {
            let list = match rest.strip_prefix('{') {
                Some(list) => list.split('}').next(),
                None => rest.split(',').next(),
            };
            let items = list.into_iter().flat_map(|list| list.split(','));
            let end = |c: char| !c.is_alphanumeric() && c != '_';
            names.extend(items.filter_map(|item| item.trim().split(end).next()));
        }
    }
    names.retain(|name| namespaces("en").contains_key(*name));
    names
}

#[test]
fn messages_are_used_only_where_loaded() {
    let mut faults = Vec::new();
    let mut found = BTreeSet::new();
    for (name, text) in files("src/app", "rs") {
        let path = name.trim_start_matches("src/app/");
        // Results show tallies without the game's part.
        let own = path.strip_prefix("boards/").filter(|path| !path.ends_with("/catalogue.rs"));
        let own = own.and_then(|path| path.split('/').next());
        let home = HOME.iter().any(|start| path.starts_with(start));
        for namespace in named(&text) {
            found.insert(namespace.to_owned());
            let here = match game_of(namespace) {
                Some(game) => own == Some(game),
                None => !home || MAIN.contains(&namespace),
            };
            if !here {
                faults.push(format!("{name} names {namespace}"));
            }
        }
        for call in LISTS.iter().filter(|call| home && text.contains(*call)) {
            faults.push(format!("{name} calls {call}…)"));
        }
    }
    assert!(found.contains("shelf") && found.contains("tally") && found.len() > 10, "{found:?}");
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
