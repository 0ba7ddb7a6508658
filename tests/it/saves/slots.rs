//! Two slots for each match, and the shelf that shows them.

use super::*;

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
    assert_eq!(shelf.iter().map(ShelfEntry::id).collect::<Vec<_>>(), ["n", "p", "m", "o", "q"]);
    let first = Summary {
        id: "n".into(),
        game: "trove".into(),
        rules: 1,
        players: players(3),
        created: 1_763_700_000_000,
        updated: 9000,
        steps: 1,
        over: true,
        notice: None,
    };
    assert_eq!(shelf[0], ShelfEntry::Good(first));
    assert_eq!(shelf[3], ShelfEntry::Broken { id: "o".into(), reason: LoadError::NotASave });
    let reason = LoadError::UnknownGame { slug: "barquette".into() };
    assert_eq!(shelf[4], ShelfEntry::Broken { id: "q".into(), reason });
}

#[test]
fn a_broken_newest_save_gives_way_to_the_one_before() {
    let (library, older, _) = saved_twice();
    let whole = get(&library, "b").unwrap();
    let broken = &whole[..whole.len() - 4];
    put(&library, "b", broken);
    let ShelfEntry::Good(summary) = &library.list().unwrap()[0] else { panic!() };
    assert_eq!(summary.notice, Some(LoadError::Json(JsonFault::Truncated)));
    assert_eq!(open(&library, "m"), Ok((older.clone(), Some(LoadError::Json(JsonFault::Truncated)))));
    // The broken text is in quarantine, not deleted; afterwards there is no more error.
    let aside = library.quarantined().unwrap();
    assert_eq!(aside.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), [broken]);
    assert_eq!(open(&library, "m"), Ok((older.clone(), None)));
}

/// A sound text with an illegal step has the same result.
#[test]
fn an_illegal_newest_save_gives_way_to_the_one_before() {
    let (library, older, game) = saved_twice();
    let text = rewritten(&get(&library, "b").unwrap(), |record| {
        record.entries[1] = json!({"step": {"by": 0, "do": {"Lay": 1}}});
    });
    put(&library, "b", &text);
    let reason = Cause::new::<Trove>(PlayError::Illegal(Illegal::Rule(Refusal::NotYourCard)));
    let notice = Some(LoadError::IllegalStep { index: 1, reason });
    assert_eq!(open(&library, "m"), Ok((older.clone(), notice)));
    assert_eq!(library.quarantined().unwrap().len(), 1);
    library.save(&game, 3000).unwrap();
    assert_eq!(load(&library, "m"), Ok(game));
}

#[test]
fn a_broken_slot_goes_to_quarantine_before_a_save() {
    let (library, _, mut game) = saved_twice();
    put(&library, "a", "scribble");
    game.play(lay(1, 3)).unwrap();
    library.save(&game, 3000).unwrap();
    assert_eq!(library.quarantined().unwrap()[0].1, "scribble");
    assert_eq!(load(&library, "m"), Ok(game));
}

/// Another tab has played on differently; its save is not overwritten without a copy.
#[test]
fn another_course_of_events_goes_to_quarantine() {
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
