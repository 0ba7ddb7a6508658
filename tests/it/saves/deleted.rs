//! Restoring a deleted match never overwrites saves of another tab: two libraries over one storage.

use bar_a_jeux::saves::deleted::Restored;

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
