//! Export of matches as text, and import.

use std::{cell::Cell, rc::Rc};

use bar_a_jeux::saves::solved::Solved;

use super::*;
use crate::decoding::place;

#[test]
fn one_match_travels_as_text() {
    let (here, older, game) = saved_twice();
    let text = here.export("m").unwrap();
    let there = library();
    assert_eq!(comparisons(&there, &text), [Comparison::New]);
    import(&there, &text);
    assert_eq!(load(&there, "m"), Ok(game.clone()));
    assert_eq!(comparisons(&there, &text), [Comparison::Same]);
    // Mail programs add characters at the ends.
    assert_eq!(comparisons(&there, &format!("\u{feff}\r\n {text} \n")), [Comparison::Same]);
    let shown = check(&there, &text).unwrap().matches[0].summary.clone().unwrap();
    assert_eq!((shown.updated, shown.steps, shown.players), (2000, 2, players(2)));

    let behind = library();
    behind.save(&older, 1).unwrap();
    assert_eq!(comparisons(&behind, &text), [Comparison::Newer]);
    import(&behind, &text);
    assert_eq!(load(&behind, "m"), Ok(game.clone()));

    let mut ahead = game;
    ahead.play(lay(1, 3)).unwrap();
    there.save(&ahead, 3).unwrap();
    assert_eq!(comparisons(&there, &text), [Comparison::Older]);
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
    assert_eq!(comparisons(&here, &text), [Comparison::Conflict { new_id: "m-2".into() }]);
    import(&here, &text);
    assert_eq!(load(&here, "m"), Ok(ours));
    assert_eq!(load(&here, "m-2").map(|game| game.steps().to_vec()), Ok(theirs.steps().to_vec()));
    // Their match went on meanwhile, and so does the copy.
    theirs.play(lay(0, 4)).unwrap();
    there.save(&theirs, 2).unwrap();
    import(&here, &there.export("m").unwrap());
    assert_eq!(load(&here, "m-2").map(|game| game.steps().len()), Ok(3));
    assert_eq!(here.list().unwrap().len(), 2);
}

#[test]
fn an_import_keeps_unreadable_texts_here() {
    let (there, _, game) = saved_twice();
    let text = there.export("m").unwrap();
    let here = library();
    put(&here, "a", "scribble");
    assert_eq!(comparisons(&here, &text), [Comparison::Conflict { new_id: "m-2".into() }]);
    import(&here, &text);
    assert_eq!(get(&here, "a").as_deref(), Some("scribble"));
    assert_eq!(load(&here, "m-2").map(|game| game.steps().to_vec()), Ok(game.steps().to_vec()));
}

#[test]
fn everything_travels_as_text() {
    let (here, _, game) = saved_twice();
    let mut won = dealt("n", 2);
    won.resign(Seat::nth(1)).unwrap();
    here.save(&won, 7).unwrap();
    put_roster(&here, &players(2));
    here.add_result(MatchResult::of(&won, 7).unwrap()).unwrap();
    let solved = |by: &str, ids: &[&str]| Solved {
        by: by.into(),
        problems: ids.iter().map(|id| (*id).to_owned()).collect(),
        ..Solved::default()
    };
    here.add_solved(&[solved("Ada", &["1-1", "2-2"]), solved("", &["3-3"])]).unwrap();
    here.storage().set("bar-a-jeux/match/o/a", "scribble").unwrap();
    let text = here.export_all().unwrap();

    let there = library();
    there.add_solved(&[solved("Ada", &["2-2", "9-9"])]).unwrap();
    put_roster(&there, &[Player::new("Zoé", 5, 5)]);
    assert_eq!(comparisons(&there, &text), [Comparison::New, Comparison::New]);
    import(&there, &text);
    assert_eq!(load(&there, "m"), Ok(game));
    assert_eq!(load(&there, "n"), Ok(won));
    let names: Vec<String> = there.load_roster().unwrap().into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Zoé", "Ada", "Ben"]);
    assert_eq!(there.load_results(), here.load_results());
    let both = [solved("Ada", &["1-1", "2-2", "9-9"]), solved("", &["3-3"])];
    assert_eq!(there.load_solved().unwrap(), both, "what was solved on either");
    assert_eq!(check(&there, &text).unwrap().news("solved"), 0, "once");
    assert_eq!(there.quarantined().unwrap()[0].1, "scribble");
    assert!(there.export_all().unwrap().contains("scribble"), "and on to the next device");
}

#[test]
fn a_broken_roster_is_exported_too() {
    let here = super::library();
    here.storage().set("bar-a-jeux/roster", "scribble").unwrap();
    assert!(here.export_all().unwrap().contains("scribble"));
}

/// Returns the contents as `public/boot.js` writes them when the app has failed.
fn as_stored(library: &Shelves) -> String {
    let keys: serde_json::Map<String, Value> =
        everything(library).into_iter().map(|(key, text)| (key, text.into())).collect();
    json!({ "bar-a-jeux": "stored", "keys": keys }).to_string()
}

#[test]
fn texts_stored_by_a_failed_app_can_be_imported() {
    let (here, _, game) = saved_twice();
    put_roster(&here, &players(2));
    here.storage().set("bar-a-jeux/match/o/a", "scribble").unwrap();
    let text = as_stored(&here);

    let there = library();
    assert_eq!(comparisons(&there, &text), [Comparison::New]);
    import(&there, &text);
    assert_eq!(load(&there, "m"), Ok(game));
    assert_eq!(there.load_roster(), here.load_roster());
    assert_eq!(there.quarantined().unwrap()[0].1, "scribble");
    assert_eq!(comparisons(&here, &text), [Comparison::Same], "the newer of the two slots");

    let error = |text: &str| check(&library(), text).unwrap_err();
    assert_eq!(error("{\"bar-a-jeux\":\"stored\"}"), ImportError::NotOurs);
    assert_eq!(error("{\"bar-a-jeux\":\"stored\",\"keys\":{\"a\":1}}"), ImportError::NotOurs);
}

#[test]
fn text_that_is_no_export_says_why() {
    let error = |text: &str| check(&library(), text).unwrap_err();
    let (here, ..) = saved_twice();
    let text = here.export("m").unwrap();
    assert_eq!(error("  \n"), ImportError::Empty);
    for other in ["hello", "{\"game\":", "%PDF-1.7", "[1, 2"] {
        assert_eq!(error(other), ImportError::NotOurs, "{other}");
    }
    assert_eq!(error("[]"), ImportError::NotOurs);
    assert_eq!(error("{\"game\":1}"), ImportError::NotOurs);
    assert_eq!(error("{\"bar-a-jeux\":\"export\"}"), ImportError::NotOurs);
    assert_eq!(error(&text[..text.len() - 8]), ImportError::Json(JsonFault::Truncated));
    let newer = text.replacen("\"schema\":3", "\"schema\":9", 1);
    assert_eq!(error(&newer), ImportError::NewerSchema { schema: 9 });
    assert!(matches!(
        error(&text.replace("\"entries\":", "entries:")),
        ImportError::Json(JsonFault::Broken { line: 5, .. })
    ));
}

#[test]
fn an_edited_match_says_what_is_wrong_with_it() {
    let (here, _, game) = saved_twice();
    let text = here.export("m").unwrap();
    let bad = |from: &str, to: &str| {
        let edited = text.replace(from, to);
        assert_ne!(edited, text);
        let comparisons = comparisons(&library(), &edited);
        let [Comparison::Bad(problem)] = &comparisons[..] else { panic!("{comparisons:?}") };
        problem.clone()
    };
    let reason = Cause::new::<Trove>(PlayError::Illegal(Illegal::Rule(Refusal::NotYourCard)));
    assert_eq!(bad("\"Lay\":0", "\"Lay\":1"), LoadError::IllegalStep { index: 1, reason });
    assert!(matches!(bad("\"Lay\":0", "\"Lay\":\"ace\""), LoadError::BadEntry { index: 1, .. }));
    assert_eq!(bad("\"trove\"", "\"chess\""), LoadError::UnknownGame { slug: "chess".into() });
    assert_eq!(bad("\"rules\":1", "\"rules\":4"), LoadError::OtherRules { saved: 4, known: 1 });
    assert_eq!(place(&bad("\"id\":\"m\"", "\"id\":\"../m\"")), "header: id");
    assert!(matches!(bad("\"players\"", "\"gamblers\""), LoadError::BadHeader { .. }));
    assert_eq!(bad("\"entries\"", "\"moves\""), LoadError::NotASave);

    // Other players make it another match.
    let edited = text.replace("Ada", "Eve");
    assert_eq!(comparisons(&here, &edited), [Comparison::Conflict { new_id: "m-2".into() }]);
    // A legal change is another course of events, and is imported.
    let edited = text.replace("\"Lay\":0", "\"Lay\":2");
    assert_eq!(comparisons(&here, &edited), [Comparison::Conflict { new_id: "m-2".into() }]);
    // A bad match does not block the good ones.
    let mut both: Value = serde_json::from_str(&text).unwrap();
    both["matches"].as_array_mut().unwrap().insert(0, json!({"header": 1}));
    let there = library();
    import(&there, &both.to_string());
    assert_eq!(load(&there, "m"), Ok(game));
}

/// Any number of matches with the same id: each is compared with a bounded number of others, stored saves are read
/// once, and the excess is refused.
#[test]
fn many_matches_of_one_id_have_few_courses() {
    const MATCHES: usize = 4_000;
    const COURSES: usize = 50;
    let (here, ..) = saved_twice();
    let mut all: Value = serde_json::from_str(&here.export("m").unwrap()).unwrap();
    let one = all["matches"][0].clone();
    let all_of = |all: &mut Value, count: usize| {
        let course = |created: usize| {
            let mut other = one.clone();
            other["header"]["created"] = created.into();
            other
        };
        all["matches"] = (0..count).map(course).collect();
        all.to_string()
    };
    let text = all_of(&mut all, MATCHES);
    let reads = Rc::new(Counting::default());
    let there = Library::with(reads.clone(), KNOWN, CHAIN);
    let comparisons: Vec<Comparison> =
        check(&there, &text).unwrap().matches.into_iter().map(|item| item.comparison).collect();
    assert_eq!(comparisons[0], Comparison::New);
    for (number, comparison) in (2..).zip(&comparisons[1..COURSES]) {
        assert_eq!(*comparison, Comparison::Conflict { new_id: format!("m-{number}") });
    }
    let refused = |comparison: &Comparison| matches!(comparison, Comparison::Bad(fault) if place(fault) == "header: id");
    assert!(comparisons[COURSES..].iter().all(refused));
    assert_eq!(comparisons.len(), MATCHES);
    // Reads for comparison and for the space check, bounded per course for any number of matches.
    assert!(reads.reads.get() <= 6 * COURSES, "{} reads", reads.reads.get());

    // The same matches again change nothing.
    let again = all_of(&mut all, COURSES);
    there.import(&check(&there, &again).unwrap()).unwrap();
    assert!(check(&there, &again).unwrap().does_nothing());
}

/// A storage that counts its reads.
#[derive(Default)]
struct Counting {
    inner: TightStorage,
    reads: Cell<usize>,
}

impl Storage for Counting {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.reads.set(self.reads.get() + 1);
        self.inner.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.inner.set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.inner.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.inner.keys()
    }
}

#[test]
fn an_import_into_full_storage_loses_nothing() {
    let (here, ..) = saved_twice();
    let plan_of = |library: &Shelves| check(library, &here.export_all().unwrap()).unwrap();
    let there = library();
    there.save(&dealt("x", 2), 1).unwrap();
    there.storage().limit(Some(there.storage().used() + 10));
    let before = everything(&there);
    assert_eq!(there.import(&plan_of(&there)), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(everything(&there), before);
}

/// The app loads the games that a text names before it checks the text.
#[test]
fn an_export_names_the_games_that_check_it() {
    let (here, ..) = saved_twice();
    let chess = rewritten(&sound(), |record| {
        record.header.id = "n".into();
        record.header.game = "chess".into();
    });
    let mut export: Value = serde_json::from_str(&here.export("m").unwrap()).unwrap();
    let record = Record::read(&chess, &CHAIN).unwrap();
    let matches = export["matches"].as_array_mut().unwrap();
    matches.push(json!({ "header": record.header, "entries": record.entries }));
    matches.push(json!("scribble"));
    let there = library();
    let read = || there.read_import(&export.to_string()).unwrap();
    assert_eq!(read().games().into_iter().collect::<Vec<_>>(), ["chess", "trove"]);
    let comparisons = |checkers: &[Checker]| {
        let plan = there.check_import(read(), checkers).unwrap();
        plan.matches.into_iter().map(|item| item.comparison).collect::<Vec<_>>()
    };
    let unknown = |slug: &str| Comparison::Bad(LoadError::UnknownGame { slug: slug.into() });
    let not_a_save = Comparison::Bad(LoadError::NotASave);
    assert_eq!(comparisons(CHECKERS), [Comparison::New, unknown("chess"), not_a_save.clone()]);
    assert_eq!(comparisons(&[]), [unknown("trove"), unknown("chess"), not_a_save]);
}
