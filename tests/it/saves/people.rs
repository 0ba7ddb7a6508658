//! Renaming, merging and forgetting people.

use bar_a_jeux::{
    history::guests::present,
    saves::{
        evenings::EveningNote,
        keepsakes::Keepsake,
        lists::{EVENINGS, GALLERY, ROSTER},
        people::RenameError,
        records::{SOLVER, setup},
        setup::Draft,
    },
    table::Player,
};

use super::*;

/// Texts of the storage that contain this word, by key.
fn keys_with(library: &Shelves, word: &str) -> Vec<String> {
    let keys = library.storage().keys().unwrap();
    let has = |key: &String| library.storage().get(key).unwrap().is_some_and(|text| text.contains(word));
    keys.into_iter().filter(has).collect()
}

/// Everything in the storage, as (key, text).
fn held(library: &Shelves) -> Vec<(String, String)> {
    let keys = library.storage().keys().unwrap().into_iter();
    keys.map(|key| (key.clone(), library.storage().get(&key).unwrap().unwrap())).collect()
}

/// A library in which Ada has left traces in every list: a finished match, one in progress, both against Ben.
fn lived_in() -> Shelves {
    let library = library();
    let mut over = dealt("m", 2);
    over.resign(Seat::nth(1)).unwrap();
    library.save(&over, 1).unwrap();
    library.save(&over, 2).unwrap();
    library.add_result(MatchResult::of(&over, 2).unwrap()).unwrap();
    library.save(&dealt("n", 2), 3).unwrap();
    let ada = || Player::new("Ada", 0, 0);
    library.change_list(&ROSTER, |people| people.push(ada().into())).unwrap();
    library.change_evening_note(None, |note| note.welcome(&[ada()])).unwrap();
    let object = Keepsake {
        word: "boat".into(),
        label: String::new(),
        by: "Ada".into(),
        colour: 0,
        strokes: String::new(),
        kept: None,
        votes: 0,
    };
    library.change_list(&GALLERY, |objects| objects.push(object.into())).unwrap();
    library.change_record(&SOLVER, |solver| "Ada".clone_into(solver)).unwrap();
    let draft = Draft { players: vec![ada()], hints: Some(vec!["Ada".into()]), ..Draft::default() };
    library.change_record(&setup(Trove::SLUG), |kept| *kept = draft).unwrap();
    library
}

#[test]
fn a_new_name_stands_everywhere_but_in_finished_matches() {
    let library = lived_in();
    library.rename_person("Ada", "Zoé").unwrap();
    assert_eq!(keys_with(&library, "Ada"), [key("a"), key("b")]);
    // The matches can still be opened, and the one in progress goes on under the new name.
    assert_eq!(load(&library, "n").unwrap().header().players[0].name, "Zoé");
    assert_eq!(load(&library, "m").unwrap().header().players[0].name, "Ada");
    assert_eq!(library.load_results().unwrap()[0].players[0].name, "Zoé");
    let notes: Vec<EveningNote> = library.list_of(&EVENINGS).unwrap();
    assert_eq!(present(&notes[0].guests)[0].name, "Zoé");
}

#[test]
fn a_forgotten_name_stands_nowhere() {
    let library = lived_in();
    library.forget_person("Ada", |n| format!("Somebody {n}")).unwrap();
    assert!(keys_with(&library, "Ada").is_empty());
    assert!(library.load_roster().unwrap().is_empty());
    for id in ["m", "n"] {
        assert_eq!(load(&library, id).unwrap().header().players[0].name, "Somebody 1");
    }
    assert!(library.storage().keys().unwrap().iter().all(|key| !key.contains("quarantine")));
    library.forget_person("Ben", |n| format!("Somebody {n}")).unwrap();
    assert_eq!(load(&library, "m").unwrap().header().players[1].name, "Somebody 2");
}

#[test]
fn people_who_met_are_not_one_person() {
    let library = lived_in();
    let before = held(&library);
    assert_eq!(library.rename_person("Ada", "Ben"), Err(RenameError::SharedMatch));
    assert_eq!(held(&library), before);
}

#[test]
fn a_full_storage_renames_nothing() {
    let library = lived_in();
    let before = held(&library);
    library.storage().limit(Some(library.storage().used()));
    assert!(library.rename_person("Ada", "Somebody with a very long name").is_err());
    assert_eq!(held(&library), before);
}
