//! Restoring a deleted match or result never overwrites those of another tab: two libraries over one storage.

use bar_a_jeux::{
    saves::deleted::{Restored, Results},
    table::Consent,
};

use super::*;

/// Returns the library of another tab.
fn tab(library: &Shelves) -> Shelves {
    Library::with(library.storage().clone(), KNOWN, CHAIN)
}

fn clock() -> Clock {
    Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2)
}

#[test]
fn a_match_that_went_on_in_another_tab_stays_as_it_is() {
    let (here, _, mut game) = saved_twice();
    here.save_clock("m", &clock()).unwrap();
    here.save_draft("m", Seat::FIRST, "half an owl").unwrap();
    let deleted = here.delete("m").unwrap();
    let there = tab(&here);
    game.play(lay(1, 3)).unwrap();
    there.save(&game, 3000).unwrap();
    let before = everything(&there);
    assert_eq!(here.restore(&deleted), Ok(Restored::Contained));
    assert_eq!(everything(&here), before, "the draft and the clock were of an earlier moment");
    assert_eq!(load(&there, "m"), Ok(game));
}

#[test]
fn an_unchanged_match_gets_its_clock_and_drafts_back() {
    let (here, _, game) = saved_twice();
    here.save_clock("m", &clock()).unwrap();
    here.save_draft("m", Seat::FIRST, "half an owl").unwrap();
    let deleted = here.delete("m").unwrap();
    let there = tab(&here);
    there.save(&game, 3000).unwrap();
    there.save_draft("m", Seat::FIRST, "half a cat").unwrap();
    assert_eq!(here.restore(&deleted), Ok(Restored::Unchanged));
    assert_eq!(load(&here, "m"), Ok(game), "not the older of the deleted saves, whose number is higher");
    assert_eq!(here.load_clock("m"), Some(clock()));
    assert_eq!(here.load_draft("m", Seat::FIRST).as_deref(), Some("half a cat"));
}

#[test]
fn an_older_save_made_meanwhile_gives_way() {
    let (here, older, game) = saved_twice();
    let deleted = here.delete("m").unwrap();
    tab(&here).save(&older, 3000).unwrap();
    assert_eq!(here.restore(&deleted), Ok(Restored::Unchanged));
    assert_eq!(load(&here, "m"), Ok(game));
}

#[test]
fn another_course_of_events_is_kept_beside_it() {
    let (here, older, game) = saved_twice();
    here.save_draft("m", Seat::FIRST, "half an owl").unwrap();
    let deleted = here.delete("m").unwrap();
    let mut other = older;
    other.play(lay(0, 2)).unwrap();
    tab(&here).save(&other, 3000).unwrap();
    assert_eq!(here.restore(&deleted), Ok(Restored::AsCopy("m-2".into())));
    assert_eq!(load(&here, "m"), Ok(other));
    assert_eq!(load(&here, "m-2").map(|back| back.steps().to_vec()), Ok(game.steps().to_vec()));
    assert_eq!(here.load_draft("m-2", Seat::FIRST).as_deref(), Some("half an owl"));
    // A second tap on the same button.
    assert_eq!(here.restore(&deleted), Ok(Restored::Contained));
    assert_eq!(here.list().unwrap().len(), 2);
    assert_eq!(here.load_draft("m", Seat::FIRST), None, "it belongs to the other one");
}

#[test]
fn an_unreadable_match_goes_to_quarantine_if_its_id_is_taken() {
    let (here, older, _) = saved_twice();
    put(&here, "a", "scribble");
    put(&here, "b", "scrawl");
    let deleted = here.delete("m").unwrap();
    tab(&here).save(&older, 3000).unwrap();
    assert_eq!(here.restore(&deleted), Ok(Restored::Quarantined));
    assert_eq!(load(&here, "m"), Ok(older.clone()));
    let texts: Vec<String> = here.quarantined().unwrap().into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["scribble", "scrawl"]);

    // One of two slots is unreadable, and the other's match is contained in the new one.
    let (here, older, _) = saved_twice();
    put(&here, "b", "scrawl");
    let deleted = here.delete("m").unwrap();
    tab(&here).save(&older, 3000).unwrap();
    assert_eq!(here.restore(&deleted), Ok(Restored::Unchanged));
    assert_eq!(here.quarantined().unwrap()[0].1, "scrawl");
}

/// A game unknown to this app cannot be compared step by step.
#[test]
fn an_unplayable_match_goes_to_quarantine_if_its_id_is_taken() {
    let (here, older, _) = saved_twice();
    for slot in ["a", "b"] {
        put(&here, slot, &rewritten(&get(&here, slot).unwrap(), |record| record.header.rules = 7));
    }
    let deleted = here.delete("m").unwrap();
    tab(&here).save(&older, 3000).unwrap();
    assert_eq!(here.restore(&deleted), Ok(Restored::Quarantined));
    assert_eq!(load(&here, "m"), Ok(older));
    assert_eq!(here.quarantined().unwrap().len(), 2);
}

#[test]
fn without_space_no_part_is_restored() {
    let (here, _, game) = saved_twice();
    here.save_clock("m", &clock()).unwrap();
    let used = here.storage().used();
    let deleted = here.delete("m").unwrap();
    here.storage().limit(Some(used - 1));
    let before = everything(&here);
    assert_eq!(here.restore(&deleted), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(everything(&here), before);
    here.storage().limit(None);
    assert_eq!(here.restore(&deleted), Ok(Restored::Unchanged), "a second try");
    assert_eq!(load(&here, "m"), Ok(game));
}

/// Returns a library with two finished matches and their results, `m` the older one. A newer version of the app has
/// added a field to the result of `m`.
fn two_finished() -> (Shelves, Match<Trove>) {
    let library = library();
    let mut game = dealt("m", 2);
    game.resign(Seat::nth(1)).unwrap();
    library.save(&game, 1000).unwrap();
    library.save_clock("m", &clock()).unwrap();
    let mut other = dealt("n", 2);
    other.resign(Seat::nth(0)).unwrap();
    library.save(&other, 2000).unwrap();
    for (game, ended) in [(&game, 10), (&other, 20)] {
        library.add_result(MatchResult::of(game, ended).unwrap()).unwrap();
    }
    let mut stored: Value = serde_json::from_str(&results_text(&library)).unwrap();
    stored["items"][0]["hat"] = "red".into();
    library.storage().set("bar-a-jeux/results", &stored.to_string()).unwrap();
    (library, game)
}

fn results_text(library: &Shelves) -> String {
    library.storage().get("bar-a-jeux/results").unwrap().unwrap()
}

fn noted(library: &Shelves) -> Vec<String> {
    library.load_results().unwrap().into_iter().map(|result| result.id).collect()
}

#[test]
fn a_result_stays_or_goes_with_its_match() {
    let (library, game) = two_finished();
    let before = everything(&library);
    let deleted = library.delete_all(["m"], Results::Stay).unwrap();
    assert_eq!(
        (load(&library, "m"), noted(&library)),
        (Err(LoadError::Missing), vec!["m".into(), "n".into()])
    );
    assert_eq!(library.restore_all(&deleted), Ok(vec![Restored::Unchanged]));
    assert_eq!(everything(&library), before);

    let deleted = library.delete_all(["m"], Results::Go).unwrap();
    assert_eq!((load(&library, "m"), noted(&library)), (Err(LoadError::Missing), vec!["n".into()]));
    assert_eq!(library.restore(&deleted[0]), Ok(Restored::Unchanged));
    assert_eq!(everything(&library), before, "with its clock, its place, and fields of a newer version");
    assert_eq!(load(&library, "m"), Ok(game));

    let deleted = library.delete_all(["n", "m"], Results::Go).unwrap();
    assert_eq!((library.ids(), noted(&library)), (Ok(Vec::new()), Vec::new()));
    assert_eq!(library.restore_all(&deleted), Ok(vec![Restored::Unchanged; 2]));
    assert_eq!(everything(&library), before);
}

#[test]
fn a_match_goes_with_its_result_or_not_at_all() {
    let (library, _) = two_finished();
    library.storage().set("bar-a-jeux/results", "{\"schema\":4,\"items\":[]}").unwrap();
    let before = everything(&library);
    let refused = library.delete_all(["m", "n"], Results::Go);
    assert!(matches!(refused, Err(SaveError::NewerSchema { schema: 4 })));
    assert_eq!(everything(&library), before);

    // Both come back, or neither does.
    let (library, _) = two_finished();
    let used = library.storage().used();
    let deleted = library.delete_all(["m", "n"], Results::Go).unwrap();
    let emptied = everything(&library);
    library.storage().limit(Some(used - 1));
    assert_eq!(library.restore_all(&deleted), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(everything(&library), emptied);
    library.storage().limit(None);
    assert_eq!(library.restore_all(&deleted), Ok(vec![Restored::Unchanged; 2]), "a second try");
    assert_eq!(noted(&library), ["m", "n"]);
}

#[test]
fn a_result_follows_its_match_when_another_tab_has_used_the_id() {
    // Another course of events: the deleted match comes back under another id, and so does its result.
    let (here, _) = two_finished();
    let deleted = here.delete_all(["m"], Results::Go).unwrap();
    let mut other = dealt("m", 2);
    other.resign(Seat::nth(0)).unwrap();
    let there = tab(&here);
    there.save(&other, 3000).unwrap();
    there.add_result(MatchResult::of(&other, 30).unwrap()).unwrap();
    assert_eq!(here.restore(&deleted[0]), Ok(Restored::AsCopy("m-2".into())));
    let results = here.load_results().unwrap();
    let places = |id: &str| results.iter().find(|result| result.id == id).map(|result| result.places.clone());
    assert_eq!((places("m-2"), places("m")), (Some(vec![1, 2]), Some(vec![2, 1])));
    assert_eq!(here.restore(&deleted[0]), Ok(Restored::Contained), "a second tap");
    assert_eq!(noted(&here).len(), 3);

    // The end was taken back, and the match goes on without a result.
    let (here, mut game) = two_finished();
    let deleted = here.delete_all(["m"], Results::Go).unwrap();
    game.undo(Consent::Given).unwrap();
    tab(&here).save(&game, 3000).unwrap();
    assert_eq!(here.restore(&deleted[0]), Ok(Restored::Contained));
    assert_eq!(noted(&here), ["n"]);
}

#[test]
fn a_single_result_is_deleted_and_comes_back() {
    let (library, game) = two_finished();
    let before = everything(&library);
    let deleted = library.delete_results(["m", "nobody"]).unwrap();
    assert_eq!((deleted.len(), noted(&library)), (1, vec!["n".into()]));
    assert_eq!(load(&library, "m"), Ok(game.clone()), "the match stays");
    library.put_back_results(&deleted).unwrap();
    assert_eq!(everything(&library), before);
    // A match that ended again meanwhile keeps its newer result.
    let deleted = library.delete_results(["m"]).unwrap();
    library.add_result(MatchResult::of(&game, 99).unwrap()).unwrap();
    library.put_back_results(&deleted).unwrap();
    let ended: Vec<u64> = library.load_results().unwrap().iter().map(|result| result.ended).collect();
    assert_eq!(ended, [20, 99]);
}
