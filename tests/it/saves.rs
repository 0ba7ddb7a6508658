//! Saves: writing, reading, and keeping texts that cannot be read.

mod damage;
mod deleted;
mod handed_over;
mod journal;
mod kept;
mod limits;
mod locks;
mod names;
mod packing;
mod people;
mod results;
mod shelf;
mod slots;
mod space;
mod storage;
mod travel;
mod trouble;
mod versions;

use std::{fs, path::Path};

use bar_a_jeux::{
    kernel::{Game, Illegal, Seat, Step, conform::SuiteRng},
    saves::{
        Library, Storage, StoreError,
        games::{Checker, GAMES, GameInfo},
        import::{Comparison, ImportError, ImportPlan},
        lists::ROSTER,
        migrate::{CHAIN, Chain, Doc, MigrateError},
        records::SETTINGS,
        results::MatchResult,
        save::{Cause, LoadError, Record, SaveError},
        shelf::{ShelfEntry, Summary},
        stored_list::StoredItem,
    },
    table::{
        Clock, ClockSetting, EntryOf, Match, PlayError, Player,
        json::JsonFault,
        log::{SCHEMA, new_id},
    },
};
use proptest::prelude::*;
use rand::SeedableRng;
use serde_json::{Value, json};

use crate::{
    conformance::golden_file,
    matches::{dealt, lay, players, prod, start},
    testgame::{Chance, Refusal, Trove},
};

use storage::TightStorage;

const KNOWN: &[GameInfo] = &[GameInfo { slug: Trove::SLUG, rules: Trove::RULES_VERSION, secrets: true }];

const CHECKERS: &[Checker] = &[Checker::of::<Trove>()];

type Shelves = Library<TightStorage>;

fn library() -> Shelves {
    Library::with(TightStorage::new(), KNOWN, CHAIN)
}

fn load(library: &Shelves, id: &str) -> Result<Match<Trove>, LoadError> {
    library.load(id)
}

/// Returns the match, and why its newest save could not be used.
fn open(library: &Shelves, id: &str) -> Result<(Match<Trove>, Option<LoadError>), LoadError> {
    library.open(id).map(|opened| (opened.game, opened.notice))
}

fn key(slot: &str) -> String {
    format!("bar-a-jeux/match/m/{slot}")
}

fn get(library: &Shelves, slot: &str) -> Option<String> {
    library.storage().get(&key(slot)).unwrap()
}

fn put(library: &Shelves, slot: &str, text: &str) {
    library.storage().set(&key(slot), text).unwrap();
}

/// Saves a match before and after a step: slot a holds the older save, b the newer.
fn saved_twice() -> (Shelves, Match<Trove>, Match<Trove>) {
    let library = library();
    let mut game = dealt("m", 2);
    library.save(&game, 1000).unwrap();
    let older = game.clone();
    game.play(lay(0, 0)).unwrap();
    library.save(&game, 2000).unwrap();
    (library, older, game)
}

fn put_roster(library: &Library<impl Storage>, people: &[Player]) {
    library
        .change_list(&ROSTER, |list| *list = people.iter().cloned().map(StoredItem::from).collect())
        .unwrap();
}

fn everything(library: &Shelves) -> Vec<(String, String)> {
    let storage = library.storage();
    let mut keys = storage.keys().unwrap();
    keys.sort();
    keys.into_iter().map(|key| (key.clone(), storage.get(&key).unwrap().unwrap())).collect()
}

/// Alters a save and corrects its envelope, as a bug could have written it.
fn rewritten(text: &str, change: impl Fn(&mut Record)) -> String {
    let mut record = Record::read(text, &CHAIN).unwrap();
    change(&mut record);
    record.write(&CHAIN)
}

fn sound() -> String {
    let (library, ..) = saved_twice();
    get(&library, "b").unwrap()
}

/// Puts `text` in both slots. Checks that the match cannot be played and that everything stays in place; returns the
/// error.
fn trouble(text: &str) -> LoadError {
    let library = library();
    put(&library, "a", text);
    put(&library, "b", text);
    let before = everything(&library);
    let error = load(&library, "m").unwrap_err();
    assert_eq!(everything(&library), before, "nothing is lost");
    assert_eq!(library.raw("m").unwrap(), before, "all of it can be taken out");
    let exported: Value = serde_json::from_str(&library.export("m").unwrap()).unwrap();
    let kept = [&exported["matches"], &exported["broken"]]
        .iter()
        .any(|list| !list.as_array().is_none_or(Vec::is_empty));
    assert!(kept);
    error
}

fn check(library: &Library<impl Storage>, text: &str) -> Result<ImportPlan, ImportError> {
    library.check_import(library.read_import(text)?, CHECKERS)
}

fn comparisons(library: &Shelves, text: &str) -> Vec<Comparison> {
    let before = everything(library);
    let plan = check(library, text).unwrap();
    assert_eq!(everything(library), before, "checking does nothing");
    plan.matches.into_iter().map(|item| item.comparison).collect()
}

fn import(library: &Shelves, text: &str) {
    let plan = check(library, text).unwrap();
    library.import(&plan).unwrap();
    assert!(check(library, text).unwrap().does_nothing(), "twice is once");
}
