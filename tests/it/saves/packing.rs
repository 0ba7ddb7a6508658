//! Packing: the oldest finished matches move from the storage into a file.

use bar_a_jeux::{
    saves::{
        packing::{Packable, oldest},
        space::LOW,
    },
    table::Consent,
};

use super::*;

/// Saves a finished match and its result.
fn finish(library: &Shelves, id: &str, now: u64) {
    let mut game = dealt(id, 2);
    game.resign(Seat::nth(1)).unwrap();
    library.save(&game, now).unwrap();
    library.add_result(MatchResult::of(&game, now).unwrap()).unwrap();
}

#[test]
fn as_many_of_the_oldest_are_picked_as_are_needed() {
    let one = |id: &str, updated, size| Packable { id: id.into(), updated, size };
    let all = || vec![one("c", 3, 30), one("a", 1, 10), one("d", 4, 40), one("b", 2, 20), one("e", 2, 5)];
    let picked = |goal| oldest(all(), goal).into_iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(picked(0), [""; 0]);
    assert_eq!(picked(10), ["a"]);
    assert_eq!(picked(11), ["a", "b"]);
    assert_eq!(picked(35), ["a", "b", "e"]);
    assert_eq!(picked(36), ["a", "b", "e", "c"]);
    assert_eq!(picked(9999), ["a", "b", "e", "c", "d"]);
    assert_eq!(oldest(Vec::new(), 10), []);
}

#[test]
fn a_packed_match_comes_back_from_its_file() {
    let library = library();
    finish(&library, "m", 1000);
    finish(&library, "n", 2000);
    library.save(&dealt("runs", 2), 500).unwrap();
    library.save_clock("m", &Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2)).unwrap();
    let (before, results) = (everything(&library), library.load_results());
    let replay = load(&library, "m").unwrap();

    let pack = library.pack(None).unwrap();
    assert_eq!(pack.count(), 2);
    assert_eq!(everything(&library), before, "packing deletes nothing");
    let used = library.used_space().unwrap();
    assert_eq!(library.delete_packed(&pack).unwrap().len(), 2);
    assert_eq!(library.used_space(), Ok(used - pack.freed), "to the character");
    assert_eq!((library.ids(), library.load_results()), (Ok(vec!["runs".into()]), results.clone()));
    assert_eq!(library.delete_packed(&pack).unwrap().len(), 0, "once");

    import(&library, &pack.text);
    assert_eq!(load(&library, "m"), Ok(replay));
    assert_eq!(library.ids(), Ok(vec!["m".into(), "n".into(), "runs".into()]));
    assert_eq!(library.load_results(), results, "no result is doubled");
    // The undo after packing.
    let pack = library.pack(None).unwrap();
    let before = everything(&library);
    let deleted = library.delete_packed(&pack).unwrap();
    library.restore_all(&deleted).unwrap();
    assert_eq!(everything(&library), before);
}

#[test]
fn only_finished_matches_that_an_import_takes_are_packed() {
    let library = library();
    for id in ["m", "n", "rules", "broken", "shown"] {
        finish(&library, id, 1000);
    }
    library.save(&dealt("runs", 2), 500).unwrap();
    let slot = "bar-a-jeux/match/rules/a";
    let text = library.storage().get(slot).unwrap().unwrap();
    library.storage().set(slot, &rewritten(&text, |record| record.header.rules = 7)).unwrap();
    library.storage().set("bar-a-jeux/match/broken/b", "scribble").unwrap();
    library.storage().set("bar-a-jeux/match/worse/a", "scrawl").unwrap();
    let pack = library.pack(Some("shown")).unwrap();
    let plan = check(&super::library(), &pack.text).unwrap();
    let ids: Vec<&str> = plan.matches.iter().map(|item| item.id.as_str()).collect();
    assert_eq!((ids, pack.count()), (vec!["m", "n"], 2));
    assert!(plan.lists.is_empty() && plan.broken.is_empty());
}

/// Another tab may change a match between the file and the deletion.
#[test]
fn a_match_that_was_saved_again_is_not_deleted() {
    let library = library();
    finish(&library, "m", 1000);
    finish(&library, "n", 1000);
    let pack = library.pack(None).unwrap();
    let mut game = load(&library, "m").unwrap();
    game.undo(Consent::Given).unwrap();
    library.save(&game, 2000).unwrap();
    assert_eq!(library.delete_packed(&pack).unwrap().len(), 1);
    assert_eq!((library.ids(), load(&library, "m")), (Ok(vec!["m".into()]), Ok(game)));
}

#[test]
fn a_fifth_of_the_space_in_use_is_freed() {
    let library = library();
    // Undone and repeated steps make a long log.
    let mut long = dealt("long", 2);
    for _ in 0..1_200 {
        long.play(lay(0, 0)).unwrap();
        long.undo(Consent::Given).unwrap();
    }
    long.resign(Seat::nth(1)).unwrap();
    let text = Record::of(&long, 1).write(&CHAIN);
    for number in 10..60 {
        let id = format!("long-{number}");
        let text = rewritten(&text, |record| {
            record.header.id.clone_from(&id);
            record.updated = number;
        });
        library.storage().set(&format!("bar-a-jeux/match/{id}/a"), &text).unwrap();
    }
    let used = library.used_space().unwrap();
    let pack = library.pack(None).unwrap();
    assert!(used / 5 > 500_000 && (used / 5..used / 4).contains(&pack.freed), "{} of {used}", pack.freed);
    let deleted = library.delete_packed(&pack).unwrap();
    let ids: Vec<&str> = deleted.iter().map(|one| one.id.as_str()).collect();
    assert_eq!((ids.first(), ids.len()), (Some(&"long-10"), pack.count()), "the oldest first");
    assert!(ids.is_sorted());
}

#[test]
fn space_is_low_before_it_is_full() {
    let (library, ..) = saved_twice();
    let (used, before) = (library.used_space().unwrap(), everything(&library));
    assert_eq!(library.is_low(), Ok(false));
    library.storage().limit(Some(used + LOW));
    assert_eq!(library.is_low(), Ok(false));
    library.storage().limit(Some(used + LOW - 1));
    assert_eq!(library.is_low(), Ok(true));
    library.storage().block(true);
    assert_eq!(library.is_low(), Err(StoreError::Blocked));
    library.storage().block(false);
    assert_eq!(everything(&library), before, "trying leaves nothing behind");
}
