//! Matches on their way from device to device: compared, taken, and marked as handed over.

use bar_a_jeux::transfer::{Content, Packet, digits, read};

use super::*;

/// Plans the import of a single match.
fn planned(to: &Shelves, text: &str) -> ImportPlan {
    let single = to.read_import(text).unwrap().single_match().expect("one match");
    to.check_import(single, CHECKERS).unwrap()
}

/// Sends the match as a code, and plans its import on the other device.
fn sent(from: &Shelves, to: &Shelves) -> ImportPlan {
    let packet = Content::Match(from.export("m").unwrap()).pack();
    let Ok(Packet::Whole(Content::Match(text))) = read(digits::encode(&packet).as_bytes()) else {
        panic!("another kind")
    };
    planned(to, &text)
}

/// Sends the match and imports it. Returns how it compares with the other device.
fn taken(from: &Shelves, to: &Shelves) -> Comparison {
    let mut plan = sent(from, to);
    to.import(&plan).unwrap();
    plan.matches.remove(0).comparison
}

#[test]
fn a_single_match_brings_nothing_else() {
    let (here, ..) = saved_twice();
    put_roster(&here, &players(2));
    let there = library();
    let all = here.export_all().unwrap();
    let plan = planned(&there, &all);
    assert_eq!((plan.matches[0].summary.as_ref().map(|shown| shown.steps), plan.writes()), (Some(2), 1));
    there.import(&plan).unwrap();
    assert!(there.load_roster().unwrap().is_empty());
    assert_eq!(load(&there, "m"), load(&here, "m"));
    let single = |text: &str| there.read_import(text).unwrap().single_match().is_some();
    assert!(single(&all) && !single(&all.replace("\"matches\":[", "\"matches\":[{},")));
    assert!(!single(&library().export_all().unwrap()));
}

#[test]
fn a_copy_that_was_handed_over_is_only_kept() {
    let (here, _, mut game) = saved_twice();
    let before = everything(&here);
    assert_eq!((here.handed_over("m"), here.hand_over("x", 9)), (Ok(None), Err(LoadError::Missing)));
    here.hand_over("m", 1_763_730_000_000).unwrap();
    assert_eq!(here.handed_over("m"), Ok(Some(1_763_730_000_000)));
    assert!(before.iter().all(|kept| everything(&here).contains(kept)), "the saves stay as they were");
    assert_eq!(load(&here, "m"), Ok(game.clone()), "it can be looked at");
    game.play(lay(1, 3)).unwrap();
    assert_eq!(here.save(&game, 3), Err(SaveError::HandedOver));
    assert!(!here.export_all().unwrap().contains("1763730000000"), "the mark stays on this device");
    here.take_back("m").unwrap();
    assert_eq!((here.handed_over("m"), here.save(&game, 3)), (Ok(None), Ok(3)));
}

/// From here to there, one step, and back.
#[test]
fn a_match_comes_back_further() {
    let (here, _, mut game) = saved_twice();
    let there = library();
    assert_eq!(taken(&here, &there), Comparison::New);
    here.hand_over("m", 5).unwrap();
    // The same state comes back without a step, so the mark stays.
    assert_eq!((taken(&there, &here), here.handed_over("m")), (Comparison::Same, Ok(Some(5))));
    game.play(lay(1, 3)).unwrap();
    there.save(&game, 6).unwrap();
    let plan = sent(&there, &here);
    there.hand_over("m", 7).unwrap();
    here.import(&plan).unwrap();
    assert_eq!((load(&here, "m"), here.handed_over("m")), (Ok(game.clone()), Ok(None)));
    assert_eq!(there.handed_over("m"), Ok(Some(7)));
    // An old code of the match frees no copy.
    game.play(lay(0, 2)).unwrap();
    here.save(&game, 8).unwrap();
    here.hand_over("m", 9).unwrap();
    assert_eq!((taken(&there, &here), here.handed_over("m")), (Comparison::Older, Ok(Some(9))));
}

#[test]
fn the_mark_goes_and_comes_with_the_match() {
    let (here, ..) = saved_twice();
    here.hand_over("m", 5).unwrap();
    let sizes = here.sizes().unwrap();
    assert_eq!(sizes.len(), 1, "{sizes:?}");
    let deleted = here.delete("m").unwrap();
    assert!(everything(&here).is_empty());
    here.restore(&deleted).unwrap();
    assert_eq!(here.handed_over("m"), Ok(Some(5)));
    // A damaged mark is a mark.
    here.storage().set("bar-a-jeux/handed-over/m", "scribble").unwrap();
    assert_eq!(here.handed_over("m"), Ok(Some(0)));
}

#[test]
fn secrets_count_while_a_match_goes_on() {
    let (here, _, mut game) = saved_twice();
    assert_eq!((here.holds_secrets(Some("m")), here.holds_secrets(None)), (Ok(true), Ok(true)));
    assert_eq!(here.holds_secrets(Some("x")), Ok(false));
    game.resign(Seat::nth(1)).unwrap();
    here.save(&game, 5).unwrap();
    assert_eq!(here.holds_secrets(None), Ok(false));
}
