//! Each kind of fault has its own message and loses nothing.

use super::*;

#[test]
fn every_error_has_its_own_message() {
    let text = sound();
    assert_eq!(trouble(""), LoadError::Json(JsonFault::Truncated));
    assert_eq!(trouble("hello"), LoadError::NotASave);
    assert_eq!(trouble("{}"), LoadError::NotASave);
    assert_eq!(trouble("[1,2]"), LoadError::NotASave);
    assert_eq!(trouble(r#"{"bar-a-jeux":"export","schema":1}"#), LoadError::NotASave);
    assert!(matches!(
        trouble(r#"{"bar-a-jeux":"match",,}"#),
        LoadError::Json(JsonFault::Broken { line: 1, .. })
    ));
    assert!(matches!(
        trouble(&text.replace("{\"step", "{!step")),
        LoadError::Json(JsonFault::Broken { line: 3, .. })
    ));
    assert_eq!(trouble(&text.replace("\"Lay\":0", "\"Lay\":2")), LoadError::BadChecksum);
    assert_eq!(trouble(&text.replace("\"seq\":2", "\"seq\":3")), LoadError::BadChecksum);
    assert_eq!(trouble(&text[..text.len() / 2]), LoadError::Json(JsonFault::Truncated));
    assert_eq!(trouble(&text[..20]), LoadError::Json(JsonFault::Truncated));
    let newer = text.replace("\"schema\":3", "\"schema\":4");
    assert_eq!(trouble(&newer), LoadError::NewerSchema { schema: 4 });
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
    assert!(matches!(trouble(&no_players), LoadError::CannotStart { .. }));
    let other_id = rewritten(&text, |record| record.header.id = "n".into());
    assert!(matches!(trouble(&other_id), LoadError::BadHeader { .. }));
    let gibberish = rewritten(&text, |record| record.entries[1] = json!({"leap": 3}));
    assert!(matches!(trouble(&gibberish), LoadError::BadEntry { index: 1, .. }));
    let illegal = rewritten(&text, |record| record.entries.push(record.entries[1].clone()));
    let reason = Cause::new::<Trove>(PlayError::Illegal(Illegal::<Refusal>::NotYourTurn));
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
    assert_eq!(library.delete("m").unwrap_err(), blocked);
    assert_eq!(library.export_all(), Err(LoadError::Store(blocked.clone())));
    assert_eq!(library.load_roster(), Err(LoadError::Store(blocked.clone())));
    assert_eq!(library.record_of(&SETTINGS), Err(blocked));
    library.storage().block(false);
    assert_eq!(load(&library, "m"), Ok(game));
}

#[test]
fn full_storage_keeps_the_last_save() {
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

/// Without room for quarantine, a broken save stays in its slot.
#[test]
fn full_storage_never_costs_a_broken_save() {
    let (library, older, game) = saved_twice();
    let broken = get(&library, "b").unwrap().replace("\"Lay\":0", "\"Lay\":2");
    put(&library, "b", &broken);
    library.storage().limit(Some(library.storage().used()));
    assert_eq!(open(&library, "m").map(|opened| opened.0), Ok(older));
    assert_eq!(library.save(&game, 3000), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(get(&library, "b"), Some(broken));
}

/// A storage that stores nothing.
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
        let newer = get(&library, newer_slot).unwrap().replace("\"schema\":3", "\"schema\":4");
        put(&library, newer_slot, &newer);
        let before = everything(&library);
        let error = LoadError::NewerSchema { schema: 4 };
        assert_eq!(library.save(&game, 3000), Err(SaveError::NewerSchema { schema: 4 }));
        assert_eq!(load(&library, "m"), Err(error.clone()), "not even from the older slot");
        assert_eq!(library.list().unwrap(), [ShelfEntry::Broken { id: "m".into(), reason: error }]);
        assert_eq!(everything(&library), before);
    }
}
