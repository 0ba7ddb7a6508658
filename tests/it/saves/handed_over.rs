//! Matches on their way from device to device: compared, taken, and marked as handed over.

use bar_a_jeux::transfer::{Content, Known, Offered, Packet, ReadError, Taken, digits, read};

use super::*;

/// Sends the match as a code, and compares it on the other device.
fn offered(from: &Shelves, id: &str, to: &Shelves) -> Result<Offered, ReadError> {
    let packet = Content::Match(from.export(id).unwrap()).pack();
    let Packet::Whole(Content::Match(text)) = read(digits::encode(&packet).as_bytes())? else {
        panic!("another kind")
    };
    let arrival = to.receive_match(&text)?;
    assert_eq!(arrival.game(), Trove::SLUG);
    to.weigh_match(arrival, &CHECKERS[0])
}

fn known(from: &Shelves, to: &Shelves) -> Known {
    offered(from, "m", to).unwrap().known
}

fn taken(id: &str, is_new: bool) -> Result<Taken, SaveError> {
    Ok(Taken { id: id.to_owned(), is_new })
}

#[test]
fn a_received_match_is_compared_step_by_step() {
    let (here, older, game) = saved_twice();
    let there = library();
    let offer = offered(&here, "m", &there).unwrap();
    assert_eq!(offer.known, Known::Unknown);
    assert_eq!((offer.summary.steps, offer.summary.players.clone()), (2, players(2)));
    assert_eq!(there.take(&offer), taken("m", true));
    assert_eq!(load(&there, "m"), Ok(game.clone()));
    assert_eq!(known(&here, &there), Known::Same);
    assert_eq!(there.take(&offered(&here, "m", &there).unwrap()), taken("m", false));

    let behind = library();
    behind.save(&older, 1).unwrap();
    assert_eq!(known(&here, &behind), Known::ReceivedIsFurther { by: 1 });
    assert_eq!(known(&behind, &here), Known::StoredIsFurther { by: 1 });
    assert_eq!(here.take(&offered(&behind, "m", &here).unwrap()), taken("m", false));
    let before = everything(&behind);
    assert_eq!(behind.take(&offered(&here, "m", &behind).unwrap()), taken("m", true));
    assert_eq!(load(&behind, "m"), Ok(game.clone()));
    // The state before is in the other slot, and a beginning of the new one.
    assert!(before.iter().all(|kept| everything(&behind).contains(kept)));

    // An undo is a step of the log, too.
    let mut undone = game;
    undone.undo(bar_a_jeux::table::Consent::Given).unwrap();
    here.save(&undone, 3).unwrap();
    assert_eq!(known(&here, &there), Known::ReceivedIsFurther { by: 1 });
}

#[test]
fn a_branched_match_is_kept_beside_the_other() {
    let (here, older, ours) = saved_twice();
    let mut theirs = older;
    theirs.play(lay(1, 1)).unwrap();
    let there = library();
    there.save(&theirs, 1).unwrap();
    let offer = offered(&there, "m", &here).unwrap();
    assert_eq!(offer.known, Known::Branched { new_id: "m-2".into() });
    assert_eq!(here.take(&offer), taken("m-2", true));
    assert_eq!(load(&here, "m"), Ok(ours));
    // The branch goes on elsewhere and comes once more.
    theirs.play(lay(0, 4)).unwrap();
    there.save(&theirs, 2).unwrap();
    let offer = offered(&there, "m", &here).unwrap();
    assert_eq!(offer.known, Known::ReceivedIsFurther { by: 1 });
    assert_eq!(here.take(&offer), taken("m-2", true));
    let offer = offered(&there, "m", &here).unwrap();
    assert_eq!((offer.known.clone(), offer.summary.id.as_str()), (Known::Same, "m-2"));
    assert_eq!(here.take(&offer), taken("m-2", false));
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
    there.take(&offered(&here, "m", &there).unwrap()).unwrap();
    here.hand_over("m", 5).unwrap();
    // The same state comes back: nobody has played.
    here.take(&offered(&there, "m", &here).unwrap()).unwrap();
    assert_eq!(here.handed_over("m"), Ok(None));
    here.hand_over("m", 5).unwrap();
    game.play(lay(1, 3)).unwrap();
    there.save(&game, 6).unwrap();
    let offer = offered(&there, "m", &here).unwrap();
    there.hand_over("m", 7).unwrap();
    assert_eq!(offer.known, Known::ReceivedIsFurther { by: 1 });
    here.take(&offer).unwrap();
    assert_eq!((load(&here, "m"), here.handed_over("m")), (Ok(game.clone()), Ok(None)));
    assert_eq!(there.handed_over("m"), Ok(Some(7)));
    // An old code of the match frees no copy.
    game.play(lay(0, 2)).unwrap();
    here.save(&game, 8).unwrap();
    here.hand_over("m", 9).unwrap();
    here.take(&offered(&there, "m", &here).unwrap()).unwrap();
    assert_eq!(here.handed_over("m"), Ok(Some(9)));
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
fn a_match_that_cannot_be_taken_changes_nothing() {
    let (here, ..) = saved_twice();
    let there = library();
    let text = here.export("m").unwrap();
    let received = |text: &str| there.receive_match(text).map(drop);
    let other = text.replace("\"trove\"", "\"chess\"");
    assert_eq!(received(&other), Err(LoadError::UnknownGame { slug: "chess".into() }.into()));
    let known = Trove::RULES_VERSION;
    let newer = text.replace(&format!("\"rules\":{known}"), "\"rules\":99");
    assert_eq!(received(&newer), Err(LoadError::OtherRules { saved: 99, known }.into()));
    let schema = text.replacen(&format!("\"schema\":{SCHEMA}"), "\"schema\":99", 1);
    assert_eq!(received(&schema), Err(ImportError::NewerSchema { schema: 99 }.into()));
    assert_eq!(received("hello"), Err(ImportError::NotOurs.into()));
    assert_eq!(received(&text.replace("\"matches\":[", "\"matches\":[],\"no\":[")), Err(ReadError::Broken));
    assert!(matches!(received(&text[..text.len() - 30]), Err(ReadError::Export(ImportError::Json(_)))));
    // A step against the rules.
    let illegal = text.replace("{\"lay\":0}", "{\"lay\":1}");
    if illegal != text {
        let arrival = there.receive_match(&illegal).unwrap();
        let refused = there.weigh_match(arrival, &CHECKERS[0]);
        assert!(matches!(refused, Err(ReadError::Match(LoadError::IllegalStep { .. }))), "{refused:?}");
    }
    // A full storage.
    let offer = offered(&here, "m", &there).unwrap();
    there.storage().limit(Some(200));
    assert_eq!(there.take(&offer), Err(StoreError::Full.into()));
    assert!(everything(&there).is_empty());
    there.storage().limit(None);
    // A code of a match brings nothing else.
    let more = text.replace("]}\n", "],\n\"roster\":[{\"name\":\"Eve\",\"colour\":1,\"symbol\":2}]}\n");
    let more = if more == text {
        text.replacen(
            "\"matches\"",
            "\"roster\":[{\"name\":\"Eve\",\"colour\":1,\"symbol\":2}],\"matches\"",
            1,
        )
    } else {
        more
    };
    let offer = there.weigh_match(there.receive_match(&more).unwrap(), &CHECKERS[0]).unwrap();
    there.take(&offer).unwrap();
    assert!(there.load_roster().unwrap().is_empty());
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
