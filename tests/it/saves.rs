//! Saves: what is written, what can be read again, and what is kept when it cannot.

use std::{fs, path::Path};

use bar_a_jeux::{
    kernel::{Seat, conform::SuiteRng},
    table::{
        Clock, ClockSetting, Library, Match, MemoryStorage, Player, Storage, StoreError,
        library::{Opened, SaveError, Shelf, Summary},
        log::new_id,
        migrate::{CHAIN, Chain, Doc, MigrateError, SCHEMA},
        portable::{ImportError, Verdict},
        registry::{GAMES, Known},
        results::MatchResult,
        save::{LoadError, Record},
    },
};
use proptest::prelude::*;
use rand::SeedableRng;
use serde_json::{Value, json};

use crate::{
    conformance::golden_file,
    matches::{dealt, lay, players, prod, start},
    testgame::{Action, Refusal, Trove},
};

const KNOWN: &[Known] = &[Known::of::<Trove>()];

type Shelves = Library<MemoryStorage>;

fn library() -> Shelves {
    Library::with(MemoryStorage::new(), KNOWN, CHAIN)
}

fn load(library: &Shelves, id: &str) -> Result<Match<Trove>, LoadError> {
    library.load(id)
}

fn open(library: &Shelves, id: &str) -> Result<Opened<Trove>, LoadError> {
    library.open(id)
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

/// A match after one step each of two saves: slot a holds the older, b the newer.
fn saved_twice() -> (Shelves, Match<Trove>, Match<Trove>) {
    let library = library();
    let mut game = dealt("m", 2);
    library.save(&game, 1000).unwrap();
    let older = game.clone();
    game.play(lay(0, 0)).unwrap();
    library.save(&game, 2000).unwrap();
    (library, older, game)
}

fn everything(library: &Shelves) -> Vec<(String, String)> {
    let storage = library.storage();
    let mut keys = storage.keys().unwrap();
    keys.sort();
    keys.into_iter().map(|key| (key.clone(), storage.get(&key).unwrap().unwrap())).collect()
}

/// Alters a line of a save and makes its envelope fit again: what a bug could have written.
fn rewritten(text: &str, change: impl Fn(&mut Record)) -> String {
    let mut record = Record::read(text, &CHAIN).unwrap();
    change(&mut record);
    record.write(&CHAIN).unwrap()
}

// Slots

#[test]
fn saves_alternate_between_two_slots() {
    let (library, older, mut game) = saved_twice();
    let seq = |slot| get(&library, slot).map(|text| Record::read(&text, &CHAIN).unwrap().seq);
    assert_eq!((seq("a"), seq("b")), (Some(1), Some(2)));
    game.play(lay(1, 3)).unwrap();
    assert_eq!(library.save(&game, 3000), Ok(3));
    assert_eq!((seq("a"), seq("b")), (Some(3), Some(2)));
    assert_eq!(load(&library, "m"), Ok(game));
    assert_ne!(load(&library, "m"), Ok(older));
    assert!(library.quarantined().unwrap().is_empty());
}

#[test]
fn the_shelf_shows_the_latest_first() {
    let (library, ..) = saved_twice();
    let mut other = dealt("n", 3);
    other.abandon().unwrap();
    library.save(&other, 9000).unwrap();
    put(&library, "a", "{}");
    put(&library, "b", "{}");
    library.storage().set("bar-a-jeux/match/o/a", &get(&library, "a").unwrap()).unwrap();
    library.save(&dealt("p", 2), 4000).unwrap();
    let unknown = rewritten(&sound(), |record| {
        record.header.game = "barquette".into();
        record.header.id = "q".into();
    });
    library.storage().set("bar-a-jeux/match/q/a", &unknown).unwrap();
    library.storage().set("someone-else/match/x/a", "theirs").unwrap();
    let shelf = library.list().unwrap();
    assert_eq!(shelf.iter().map(Shelf::id).collect::<Vec<_>>(), ["n", "p", "m", "o", "q"]);
    let first = Summary {
        id: "n".into(),
        game: "trove".into(),
        players: players(3),
        created: 1_763_700_000_000,
        updated: 9000,
        steps: 1,
        over: true,
        notice: None,
    };
    assert_eq!(shelf[0], Shelf::Good(first));
    assert_eq!(shelf[3], Shelf::Broken { id: "o".into(), reason: LoadError::NotASave });
    let reason = LoadError::UnknownGame { slug: "barquette".into() };
    assert_eq!(shelf[4], Shelf::Broken { id: "q".into(), reason });
}

#[test]
fn a_broken_newest_save_gives_way_to_the_one_before() {
    let (library, older, _) = saved_twice();
    let whole = get(&library, "b").unwrap();
    let broken = &whole[..whole.len() - 4];
    put(&library, "b", broken);
    let Shelf::Good(summary) = &library.list().unwrap()[0] else { panic!() };
    assert_eq!(summary.notice, Some(LoadError::Truncated));
    assert_eq!(open(&library, "m"), Ok(Opened { game: older.clone(), notice: Some(LoadError::Truncated) }));
    // Put aside, not deleted; from then on all is well.
    let aside = library.quarantined().unwrap();
    assert_eq!(aside.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), [broken]);
    assert_eq!(open(&library, "m"), Ok(Opened { game: older, notice: None }));
}

/// The text is sound, but the rules say no: the same way out.
#[test]
fn an_illegal_newest_save_gives_way_to_the_one_before() {
    let (library, older, game) = saved_twice();
    let text = rewritten(&get(&library, "b").unwrap(), |record| {
        record.entries[1] = json!({"step": {"by": 0, "do": {"Lay": 1}}});
    });
    put(&library, "b", &text);
    let reason = Refusal::NotYourCard.to_string();
    let notice = Some(LoadError::IllegalStep { index: 1, reason });
    assert_eq!(open(&library, "m"), Ok(Opened { game: older, notice }));
    assert_eq!(library.quarantined().unwrap().len(), 1);
    library.save(&game, 3000).unwrap();
    assert_eq!(load(&library, "m"), Ok(game));
}

#[test]
fn saving_over_a_broken_slot_puts_it_aside_first() {
    let (library, _, mut game) = saved_twice();
    put(&library, "a", "scribble");
    game.play(lay(1, 3)).unwrap();
    library.save(&game, 3000).unwrap();
    assert_eq!(library.quarantined().unwrap()[0].1, "scribble");
    assert_eq!(load(&library, "m"), Ok(game));
}

/// Another tab went its own way: what it wrote is not overwritten unseen.
#[test]
fn another_course_of_events_is_put_aside() {
    let (library, older, game) = saved_twice();
    let mut theirs = older.clone();
    theirs.play(lay(1, 1)).unwrap();
    library.save(&theirs, 3000).unwrap();
    let mut ours = game;
    ours.play(lay(1, 3)).unwrap();
    library.save(&ours, 4000).unwrap();
    library.save(&ours, 5000).unwrap();
    let aside = library.quarantined().unwrap();
    assert_eq!(aside.len(), 1);
    assert_eq!(Record::read(&aside[0].1, &CHAIN).unwrap().replay::<Trove>(), Ok(theirs));
}

// Each trouble has its own message and loses nothing

/// Both slots hold `text`: the match cannot be played, and everything stays in place.
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

fn sound() -> String {
    let (library, ..) = saved_twice();
    get(&library, "b").unwrap()
}

#[test]
fn every_trouble_has_its_own_message() {
    let text = sound();
    assert_eq!(trouble(""), LoadError::Truncated);
    assert_eq!(trouble("hello"), LoadError::NotASave);
    assert_eq!(trouble("{}"), LoadError::NotASave);
    assert_eq!(trouble("[1,2]"), LoadError::NotASave);
    assert_eq!(trouble(r#"{"bar-a-jeux":"export","schema":1}"#), LoadError::NotASave);
    assert!(matches!(trouble(r#"{"bar-a-jeux":"match",,}"#), LoadError::BrokenJson { line: 1, .. }));
    assert!(matches!(trouble(&text.replace("{\"step", "{!step")), LoadError::BrokenJson { line: 3, .. }));
    assert_eq!(trouble(&text.replace("\"Lay\":0", "\"Lay\":2")), LoadError::BadChecksum);
    assert_eq!(trouble(&text.replace("\"seq\":2", "\"seq\":3")), LoadError::BadChecksum);
    assert_eq!(trouble(&text[..text.len() / 2]), LoadError::Truncated);
    assert_eq!(trouble(&text[..20]), LoadError::Truncated);
    let newer = text.replace("\"schema\":1", "\"schema\":2");
    assert_eq!(trouble(&newer), LoadError::NewerSchema { schema: 2 });
    assert_eq!(trouble(&text.replacen("match", "patch", 1)), LoadError::NotASave);
    assert_eq!(trouble(&text.replacen(',', ", ", 1)), LoadError::BadChecksum);
    let unknown = rewritten(&text, |record| record.header.game = "barquette".into());
    assert_eq!(trouble(&unknown), LoadError::UnknownGame { slug: "barquette".into() });
    let other_rules = rewritten(&text, |record| record.header.rules = 7);
    assert_eq!(trouble(&other_rules), LoadError::OtherRules { saved: 7, known: 1 });
    let other_rules_and_config = rewritten(&text, |record| {
        record.header.rules = 7;
        record.header.config = json!(3);
    });
    assert_eq!(trouble(&other_rules_and_config), LoadError::OtherRules { saved: 7, known: 1 });
    let bad_config = rewritten(&text, |record| record.header.config = json!(3));
    assert!(matches!(trouble(&bad_config), LoadError::BadHeader { .. }));
    let no_players = rewritten(&text, |record| record.header.players.clear());
    assert!(matches!(trouble(&no_players), LoadError::BadHeader { .. }));
    let other_id = rewritten(&text, |record| record.header.id = "n".into());
    assert!(matches!(trouble(&other_id), LoadError::BadHeader { .. }));
    let gibberish = rewritten(&text, |record| record.entries[1] = json!({"leap": 3}));
    assert!(matches!(trouble(&gibberish), LoadError::BadEntry { index: 1, .. }));
    let illegal = rewritten(&text, |record| record.entries.push(record.entries[1].clone()));
    let reason = Refusal::NotYourTurn.to_string();
    assert_eq!(trouble(&illegal), LoadError::IllegalStep { index: 2, reason });
    assert_eq!(load(&library(), "m"), Err(LoadError::Missing));
}

#[test]
fn blocked_storage_says_so_everywhere() {
    let (library, _, game) = saved_twice();
    library.storage().block(true);
    let blocked = StoreError::Blocked;
    assert_eq!(load(&library, "m"), Err(LoadError::Store(blocked.clone())));
    assert_eq!(library.save(&game, 3000), Err(SaveError::Store(blocked.clone())));
    assert_eq!(library.list(), Err(blocked.clone()));
    assert_eq!(library.delete("m"), Err(blocked.clone()));
    assert_eq!(library.export_all(), Err(LoadError::Store(blocked.clone())));
    assert_eq!(library.load_roster(), Err(LoadError::Store(blocked.clone())));
    assert_eq!(library.settings(), Err(blocked));
    library.storage().block(false);
    assert_eq!(load(&library, "m"), Ok(game));
}

#[test]
fn full_storage_keeps_what_was_saved_and_the_match_goes_on() {
    let (library, _, mut game) = saved_twice();
    let kept = game.clone();
    library.storage().limit(Some(library.storage().used()));
    game.play(lay(1, 3)).unwrap();
    let before = (everything(&library), game.clone());
    assert_eq!(library.save(&game, 3000), Err(SaveError::Store(StoreError::Full)));
    assert_eq!((everything(&library), game.clone()), before);
    assert_eq!(load(&library, "m"), Ok(kept));
    game.play(lay(0, 2)).unwrap();
    library.storage().limit(None);
    library.save(&game, 4000).unwrap();
    assert_eq!(load(&library, "m"), Ok(game));
}

/// Where there is no room to put a broken save aside, it stays in its slot.
#[test]
fn full_storage_never_costs_a_broken_save() {
    let (library, older, game) = saved_twice();
    let broken = get(&library, "b").unwrap().replace("\"Lay\":0", "\"Lay\":2");
    put(&library, "b", &broken);
    library.storage().limit(Some(library.storage().used()));
    assert_eq!(open(&library, "m").map(|opened| opened.game), Ok(older));
    assert_eq!(library.save(&game, 3000), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(get(&library, "b"), Some(broken));
}

/// A storage that forgets what it is given.
#[derive(Debug)]
struct Sieve;

impl Storage for Sieve {
    fn get(&self, _: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    fn set(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
}

#[test]
fn a_save_is_read_back() {
    let library = Library::with(Sieve, KNOWN, CHAIN);
    assert_eq!(library.save(&dealt("m", 2), 1), Err(SaveError::Store(StoreError::Lost)));
}

#[test]
fn a_save_from_a_newer_version_is_never_overwritten() {
    for newer_slot in ["a", "b"] {
        let (library, _, game) = saved_twice();
        let newer = get(&library, newer_slot).unwrap().replace("\"schema\":1", "\"schema\":2");
        put(&library, newer_slot, &newer);
        let before = everything(&library);
        let error = LoadError::NewerSchema { schema: 2 };
        assert_eq!(library.save(&game, 3000), Err(SaveError::NewerSchema { schema: 2 }));
        assert_eq!(load(&library, "m"), Err(error.clone()), "not even from the older slot");
        assert_eq!(library.list().unwrap(), [Shelf::Broken { id: "m".into(), reason: error }]);
        assert_eq!(everything(&library), before);
    }
}

// Several matches, deleting, clocks

#[test]
fn deleting_can_be_undone() {
    let (library, _, game) = saved_twice();
    let other = dealt("m-2", 2);
    library.save(&other, 1).unwrap();
    library.save_clock("m", &Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2)).unwrap();
    let before = everything(&library);
    let deleted = library.delete("m").unwrap();
    assert_eq!(load(&library, "m"), Err(LoadError::Missing));
    assert_eq!(library.load_clock("m"), None);
    assert_eq!(load(&library, "m-2"), Ok(other));
    library.restore(&deleted).unwrap();
    assert_eq!(everything(&library), before);
    assert_eq!(load(&library, "m"), Ok(game));
}

#[test]
fn a_broken_clock_stops_no_match() {
    let library = library();
    let clock = Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2);
    library.save_clock("m", &clock).unwrap();
    assert_eq!(library.load_clock("m"), Some(clock));
    library.storage().set("bar-a-jeux/clock/m", "tick").unwrap();
    assert_eq!(library.load_clock("m"), None);
}

#[test]
fn ids_are_in_order_of_creation() {
    assert!(new_id(9, 0xffff_ffff) < new_id(1_763_700_000_000, 0));
    assert!(new_id(1_763_700_000_000, 5) != new_id(1_763_700_000_000, 6));
    let mut game = start("m", 2);
    game.settle(&mut SuiteRng::seed_from_u64(1));
    library().save(&game.branch(1, new_id(u64::MAX, u32::MAX), 0), 1).unwrap();
    let bad = library().save(&game.branch(1, "a/b", 0), 1);
    assert!(matches!(bad, Err(SaveError::Unwritable(_))));
}

// Roster, results, settings

#[test]
fn roster_results_and_settings_are_kept() {
    let library = library();
    assert_eq!(library.load_roster(), Ok(Vec::new()));
    library.save_roster(&players(3)).unwrap();
    assert_eq!(library.load_roster(), Ok(players(3)));
    let result = MatchResult {
        id: "m".into(),
        game: "trove".into(),
        ended: 5,
        players: players(2),
        places: vec![1, 2],
        resigned: false,
    };
    library.add_result(result.clone()).unwrap();
    let again = MatchResult { ended: 6, ..result };
    library.add_result(again.clone()).unwrap();
    assert_eq!(library.load_results(), Ok(vec![again]), "no match counts twice");
    assert_eq!(library.settings(), Ok(None));
    library.set_settings("{theme}").unwrap();
    assert_eq!(library.settings(), Ok(Some("{theme}".into())));
}

#[test]
fn a_broken_roster_is_put_aside() {
    let library = library();
    let put = |text: &str| library.storage().set("bar-a-jeux/roster", text).unwrap();
    put("{\"schema\":1,\"items\":[");
    assert_eq!(library.load_roster(), Err(LoadError::Truncated));
    assert_eq!(library.load_roster(), Ok(Vec::new()), "reported once");
    put("{\"schema\":1,\"items\":7}");
    assert!(matches!(library.load_roster(), Err(LoadError::BrokenJson { .. })));
    assert_eq!(library.quarantined().unwrap().len(), 2);
    let newer = "{\"schema\":2,\"items\":[]}";
    put(newer);
    assert_eq!(library.load_roster(), Err(LoadError::NewerSchema { schema: 2 }));
    assert_eq!(library.save_roster(&players(1)), Err(SaveError::NewerSchema { schema: 2 }));
    assert_eq!(library.storage().get("bar-a-jeux/roster"), Ok(Some(newer.into())));
}

/// Adding a result to a table that cannot be read loses nothing of either.
#[test]
fn a_result_is_added_to_a_broken_table() {
    let library = library();
    library.storage().set("bar-a-jeux/results", "scribble").unwrap();
    let mut game = dealt("m", 2);
    game.resign(Seat(0)).unwrap();
    library.add_result(MatchResult::of(&game, 1).unwrap()).unwrap();
    assert_eq!(library.load_results().unwrap().len(), 1);
    assert_eq!(library.quarantined().unwrap()[0].1, "scribble");
}

// Taking matches along

fn verdicts(library: &Shelves, text: &str) -> Vec<Verdict> {
    let before = everything(library);
    let plan = library.check_import(text).unwrap();
    assert_eq!(everything(library), before, "checking does nothing");
    plan.matches.into_iter().map(|item| item.verdict).collect()
}

fn import(library: &Shelves, text: &str) {
    let plan = library.check_import(text).unwrap();
    library.import(&plan).unwrap();
    assert!(library.check_import(text).unwrap().does_nothing(), "twice is once");
}

#[test]
fn one_match_travels_as_text() {
    let (here, older, game) = saved_twice();
    let text = here.export("m").unwrap();
    let there = library();
    assert_eq!(verdicts(&there, &text), [Verdict::New]);
    import(&there, &text);
    assert_eq!(load(&there, "m"), Ok(game.clone()));
    assert_eq!(verdicts(&there, &text), [Verdict::Same]);
    // Mail programs add what they like at the ends.
    assert_eq!(verdicts(&there, &format!("\u{feff}\r\n {text} \n")), [Verdict::Same]);
    let shown = there.check_import(&text).unwrap().matches[0].summary.clone().unwrap();
    assert_eq!((shown.updated, shown.steps, shown.players), (2000, 2, players(2)));

    let behind = library();
    behind.save(&older, 1).unwrap();
    assert_eq!(verdicts(&behind, &text), [Verdict::Newer]);
    import(&behind, &text);
    assert_eq!(load(&behind, "m"), Ok(game.clone()));

    let mut ahead = game;
    ahead.play(lay(1, 3)).unwrap();
    there.save(&ahead, 3).unwrap();
    assert_eq!(verdicts(&there, &text), [Verdict::Older]);
    import(&there, &text);
    assert_eq!(load(&there, "m"), Ok(ahead));
    assert_eq!(here.export("x"), Err(LoadError::Missing));
}

#[test]
fn a_conflict_is_kept_under_a_new_id() {
    let (here, older, ours) = saved_twice();
    let mut theirs = older;
    theirs.play(lay(1, 1)).unwrap();
    let there = library();
    there.save(&theirs, 1).unwrap();
    let text = there.export("m").unwrap();
    assert_eq!(verdicts(&here, &text), [Verdict::Conflict { new_id: "m-2".into() }]);
    import(&here, &text);
    assert_eq!(load(&here, "m"), Ok(ours));
    assert_eq!(load(&here, "m-2").map(|game| game.steps().to_vec()), Ok(theirs.steps().to_vec()));
    // Theirs went on meanwhile: so does the copy.
    theirs.play(lay(0, 4)).unwrap();
    there.save(&theirs, 2).unwrap();
    import(&here, &there.export("m").unwrap());
    assert_eq!(load(&here, "m-2").map(|game| game.steps().len()), Ok(3));
    assert_eq!(here.list().unwrap().len(), 2);
}

#[test]
fn an_import_never_touches_what_cannot_be_read_here() {
    let (there, _, game) = saved_twice();
    let text = there.export("m").unwrap();
    let here = library();
    put(&here, "a", "scribble");
    assert_eq!(verdicts(&here, &text), [Verdict::Conflict { new_id: "m-2".into() }]);
    import(&here, &text);
    assert_eq!(get(&here, "a").as_deref(), Some("scribble"));
    assert_eq!(load(&here, "m-2").map(|game| game.steps().to_vec()), Ok(game.steps().to_vec()));
}

#[test]
fn everything_travels_as_text() {
    let (here, _, game) = saved_twice();
    let mut won = dealt("n", 2);
    won.resign(Seat(1)).unwrap();
    here.save(&won, 7).unwrap();
    here.save_roster(&players(2)).unwrap();
    here.add_result(MatchResult::of(&won, 7).unwrap()).unwrap();
    here.storage().set("bar-a-jeux/match/o/a", "scribble").unwrap();
    let text = here.export_all().unwrap();

    let there = library();
    there.save_roster(&[Player::new("Zoé", 5, 5)]).unwrap();
    assert_eq!(verdicts(&there, &text), [Verdict::New, Verdict::New]);
    import(&there, &text);
    assert_eq!(load(&there, "m"), Ok(game));
    assert_eq!(load(&there, "n"), Ok(won));
    let names: Vec<String> = there.load_roster().unwrap().into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Zoé", "Ada", "Ben"]);
    assert_eq!(there.load_results(), here.load_results());
    assert_eq!(there.quarantined().unwrap()[0].1, "scribble");
    assert!(there.export_all().unwrap().contains("scribble"), "and on to the next device");
}

#[test]
fn text_that_is_no_export_says_why() {
    let error = |text: &str| library().check_import(text).unwrap_err();
    let (here, ..) = saved_twice();
    let text = here.export("m").unwrap();
    assert_eq!(error("  \n"), ImportError::Empty);
    assert!(matches!(error("hello"), ImportError::BrokenJson { line: 1, .. }));
    assert_eq!(error("[]"), ImportError::NotOurs);
    assert_eq!(error("{\"game\":1}"), ImportError::NotOurs);
    assert_eq!(error("{\"bar-a-jeux\":\"export\"}"), ImportError::NotOurs);
    assert_eq!(error(&text[..text.len() - 8]), ImportError::Truncated);
    let newer = text.replacen("\"schema\":1", "\"schema\":9", 1);
    assert_eq!(error(&newer), ImportError::NewerSchema { schema: 9 });
    assert!(matches!(
        error(&text.replace("\"entries\":", "entries:")),
        ImportError::BrokenJson { line: 5, .. }
    ));
}

#[test]
fn an_edited_match_says_what_is_wrong_with_it() {
    let (here, _, game) = saved_twice();
    let text = here.export("m").unwrap();
    let bad = |from: &str, to: &str| {
        let edited = text.replace(from, to);
        assert_ne!(edited, text);
        let verdicts = verdicts(&library(), &edited);
        let [Verdict::Bad(problem)] = &verdicts[..] else { panic!("{verdicts:?}") };
        problem.clone()
    };
    let reason = Refusal::NotYourCard.to_string();
    assert_eq!(bad("\"Lay\":0", "\"Lay\":1"), LoadError::IllegalStep { index: 1, reason });
    assert!(matches!(bad("\"Lay\":0", "\"Lay\":\"ace\""), LoadError::BadEntry { index: 1, .. }));
    assert_eq!(bad("\"trove\"", "\"chess\""), LoadError::UnknownGame { slug: "chess".into() });
    assert_eq!(bad("\"rules\":1", "\"rules\":4"), LoadError::OtherRules { saved: 4, known: 1 });
    let reason = "\"../m\" is no id".into();
    assert_eq!(bad("\"id\":\"m\"", "\"id\":\"../m\""), LoadError::BadHeader { reason });
    assert!(matches!(bad("\"players\"", "\"gamblers\""), LoadError::BadHeader { .. }));
    assert_eq!(bad("\"entries\"", "\"moves\""), LoadError::NotASave);

    // Other players, another match.
    let edited = text.replace("Ada", "Eve");
    assert_eq!(verdicts(&here, &edited), [Verdict::Conflict { new_id: "m-2".into() }]);
    // A change that keeps the rules is another course of events, and welcome.
    let edited = text.replace("\"Lay\":0", "\"Lay\":2");
    assert_eq!(verdicts(&here, &edited), [Verdict::Conflict { new_id: "m-2".into() }]);
    // One bad match among good ones does not hold them up.
    let mut both: Value = serde_json::from_str(&text).unwrap();
    both["matches"].as_array_mut().unwrap().insert(0, json!({"header": 1}));
    let there = library();
    import(&there, &both.to_string());
    assert_eq!(load(&there, "m"), Ok(game));
}

#[test]
fn an_import_into_full_storage_loses_nothing() {
    let (here, ..) = saved_twice();
    let plan_of = |library: &Shelves| library.check_import(&here.export_all().unwrap()).unwrap();
    let there = library();
    there.save(&dealt("x", 2), 1).unwrap();
    there.storage().limit(Some(there.storage().used() + 10));
    let before = everything(&there);
    assert_eq!(there.import(&plan_of(&there)), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(everything(&there), before);
}

// Versions

/// This very text was written by schema 1. It must load for ever.
#[test]
fn the_golden_save_of_schema_1_loads() {
    let text = fs::read_to_string(data("trove-1.txt")).unwrap();
    let library = library();
    put(&library, "a", &text);
    let game = load(&library, "m").unwrap();
    assert_eq!(game, golden_match());
    let export = fs::read_to_string(data("export-1.json")).unwrap();
    let there = self::library();
    import(&there, &export);
    assert_eq!(load(&there, "m"), Ok(game));
    assert_eq!(there.load_roster(), Ok(players(2)));
}

/// As long as schema 1 is today's: what is written is that very text.
#[test]
fn todays_saves_look_like_the_golden_one() {
    assert_eq!(SCHEMA, 1, "the golden files of schema 1 stay as they are; add those of the next");
    let library = library();
    library.save(&golden_match(), 1_763_700_009_000).unwrap();
    golden_file("saves/trove-1.txt", &get(&library, "a").unwrap());
    library.save_roster(&players(2)).unwrap();
    let mut won = dealt("n", 2);
    won.resign(Seat(1)).unwrap();
    library.add_result(MatchResult::of(&won, 1_763_700_010_000).unwrap()).unwrap();
    golden_file("saves/export-1.json", &library.export_all().unwrap());
}

fn data(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves").join(name)
}

/// Every kind of entry.
fn golden_match() -> Match<Trove> {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    game.play(lay(1, 1)).unwrap();
    game.play(lay(0, 2)).unwrap();
    game.undo(false).unwrap();
    game.redo().unwrap();
    game.undo_to(1, true).unwrap();
    game.play(lay(0, 8)).unwrap();
    game.resign(Seat(1)).unwrap();
    game.undo(true).unwrap();
    game.abandon().unwrap();
    game
}

/// A schema that never was: cards were called `Put`.
fn from_0(mut doc: Doc) -> Result<Doc, String> {
    if doc.header["config"].is_null() {
        return Err("no config".into());
    }
    for entry in &mut doc.entries {
        if let Some(Value::Object(action)) = entry.pointer_mut("/step/do")
            && let Some(card) = action.remove("Put")
        {
            action.insert("Lay".into(), card);
        }
    }
    Ok(doc)
}

const WITH_0: Chain = Chain { current: 1, steps: &[(0, from_0)] };
const OF_0: Chain = Chain { current: 0, steps: &[] };

fn old_save(game: &Match<Trove>, seq: u64) -> String {
    let mut record = Record::of(game, 5).unwrap();
    record.seq = seq;
    for entry in &mut record.entries {
        if let Some(Value::Object(action)) = entry.pointer_mut("/step/do")
            && let Some(card) = action.remove("Lay")
        {
            action.insert("Put".into(), card);
        }
    }
    record.write(&OF_0).unwrap()
}

#[test]
fn an_old_save_is_lifted_and_played_on() {
    let (_, older, mut game) = saved_twice();
    let library = Library::with(MemoryStorage::new(), KNOWN, WITH_0);
    put(&library, "a", &old_save(&older, 1));
    put(&library, "b", &old_save(&game, 2));
    let loaded: Match<Trove> = library.load("m").unwrap();
    assert_eq!((loaded.entries(), loaded.header().schema), (game.entries(), 1));
    // The first save after the change goes over the older text of the old schema, and only that.
    game.play(lay(1, 3)).unwrap();
    assert_eq!(library.save(&game, 9), Ok(3));
    assert_eq!(get(&library, "b"), Some(old_save(&saved_twice().2, 2)));
    assert_eq!(library.load::<Trove>("m"), Ok(game));
    assert!(library.quarantined().unwrap().is_empty());
}

#[test]
fn an_old_save_that_cannot_be_lifted_stays() {
    let old = old_save(&dealt("m", 2), 1);
    let no_way = LoadError::OldSchema { schema: 0, reason: MigrateError::TooOld(0).to_string() };
    assert_eq!(trouble(&old), no_way);
    let library = Library::with(MemoryStorage::new(), KNOWN, WITH_0);
    let mut record = Record::read(&old, &OF_0).unwrap();
    record.header.config = Value::Null;
    put(&library, "a", &record.write(&OF_0).unwrap());
    let LoadError::OldSchema { schema: 0, reason } = load(&library, "m").unwrap_err() else { panic!() };
    assert!(reason.contains("no config"), "{reason}");
}

#[test]
fn the_chain_has_no_gap() {
    let froms: Vec<u16> = CHAIN.steps.iter().map(|(from, _)| *from).collect();
    assert_eq!(froms, (1..CHAIN.current).collect::<Vec<_>>());
    let doc = Doc { header: Value::Null, entries: Vec::new() };
    assert_eq!(CHAIN.lift(doc, SCHEMA + 1), Err(MigrateError::Newer(SCHEMA + 1)));
}

#[test]
fn every_game_is_known_once() {
    for known in GAMES {
        assert_eq!(GAMES.iter().filter(|other| other.slug == known.slug).count(), 1);
        assert!(known.seats.0 <= known.seats.1 && known.rules > 0);
    }
}

// Whatever happens to the text

fn random_match(seed: u64, prods: &[u8]) -> Match<Trove> {
    let mut rng = SuiteRng::seed_from_u64(seed);
    let mut game = start("m", 2 + (seed % 3) as usize);
    for what in prods {
        prod(&mut game, *what, &mut rng);
    }
    game
}

fn prods() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0..14u8, 0..40)
}

proptest! {
    #[test]
    fn any_match_goes_through_text(seed: u64, prods in prods(), updated: u64) {
        let game = random_match(seed, &prods);
        let library = library();
        library.save(&game, updated).unwrap();
        prop_assert_eq!(load(&library, "m"), Ok(game.clone()));
        let there = self::library();
        import(&there, &library.export_all().unwrap());
        prop_assert_eq!(load(&there, "m"), Ok(game));
    }

    #[test]
    fn a_cut_is_always_noticed(seed: u64, prods in prods(), at: prop::sample::Index) {
        let text = Record::of(&random_match(seed, &prods), 1).unwrap().write(&CHAIN).unwrap();
        let cut = &text[..at.index(text.len())];
        prop_assert_eq!(Record::read(cut, &CHAIN), Err(LoadError::Truncated));
    }

    #[test]
    fn a_changed_byte_is_always_noticed(seed: u64, prods in prods(), at: prop::sample::Index, byte in 0..128u8) {
        let text = Record::of(&random_match(seed, &prods), 1).unwrap().write(&CHAIN).unwrap();
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        let Ok(text) = String::from_utf8(bytes) else { return Ok(()) };
        prop_assert!(Record::read(&text, &CHAIN).is_err());
    }

    #[test]
    fn nothing_that_is_read_panics(text in ".{0,200}", seed: u64, at: prop::sample::Index) {
        let library = library();
        put(&library, "a", &text);
        prop_assert!(load(&library, "m").is_err());
        let _ = library.check_import(&text);
        let whole = {
            library.save(&random_match(seed, &[9; 9]), 1).unwrap();
            library.export_all().unwrap()
        };
        let at = whole.floor_char_boundary(at.index(whole.len()));
        let _ = library.check_import(&format!("{}{text}{}", &whole[..at], &whole[at..]));
    }

    /// Power fails, or storage is full, at any moment: there is always a good save, and the match
    /// that was saved last without complaint is at least there.
    #[test]
    fn there_is_always_a_good_save(seed: u64, limits in prop::collection::vec(0..3000usize, 1..30)) {
        let mut rng = SuiteRng::seed_from_u64(seed);
        let library = library();
        let mut game = start("m", 2);
        library.save(&game, 1).unwrap();
        let mut kept = game.clone();
        for limit in limits {
            prod(&mut game, 9, &mut rng);
            library.storage().limit(Some(limit));
            if library.save(&game, 2).is_ok() {
                kept = game.clone();
            }
            prop_assert_eq!(load(&library, "m"), Ok(kept.clone()));
        }
    }
}

/// The deal is the only thing a text could smuggle in: it is checked like any step.
#[test]
fn a_deal_from_a_text_is_checked() {
    let text = sound();
    let smuggled = rewritten(&text, |record| {
        record.entries[0] = serde_json::to_value(bar_a_jeux::table::Entry::Step(
            bar_a_jeux::kernel::Step::table(Action::Deal(vec![vec![1, 2, 3, 4, 5], vec![1, 2, 3, 4, 5]])),
        ))
        .unwrap();
    });
    let reason = Refusal::BadDeal.to_string();
    assert_eq!(trouble(&smuggled), LoadError::IllegalStep { index: 0, reason });
}
