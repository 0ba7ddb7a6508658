//! Lists and values beside the matches: changed in place, never overwritten while unreadable, and all exported.

use bar_a_jeux::{
    games::barrakuda::WreckSet,
    saves::{
        conflict::Written,
        keepsakes::Keepsake,
        keys::{self, ExportPolicy, KINDS},
        lists::{GALLERY, StoredWreckSet, WRECK_SETS, add_beside, put_last},
        quarantine::Origin,
        records::{LEARNT, PRACTICE, VOTES, setup},
        solved::Solved,
    },
};

use super::*;
use crate::tidiness::files;

/// Returns a key of this kind, and a text under it as the app writes it.
fn sample(pattern: &str) -> Option<(String, Value)> {
    let game = |pattern: &str| pattern.replace('*', "trove");
    let player = |name: &str| json!({ "name": name, "colour": 1, "symbol": 2 });
    let value = match pattern {
        "roster" => json!({ "schema": SCHEMA, "items": [player("Ada"), player("Ben")] }),
        "results" => json!({ "schema": SCHEMA, "items": [
            { "id": "m", "game": "trove", "ended": 5, "players": [player("Ada")], "places": [1], "resigned": false },
            { "id": "n", "game": "trove", "ended": 6, "players": [player("Ada")], "places": [1], "resigned": false },
        ] }),
        "evenings" => json!([
            { "archived": 9, "name": "Cellar", "scale": "wins", "guests": [{ "player": player("Ada") }] },
            { "archived": null, "scale": "places", "guests": [{ "player": player("Ben"), "left": true }] },
        ]),
        "solved" => json!({ "schema": SCHEMA, "items": [
            { "by": "Ada", "problems": ["1-1"] }, { "by": "Ben", "problems": ["1-1", "2-2"] },
        ] }),
        "barbarossa-gallery" => json!([
            { "word": "owl", "label": "", "by": "Ada", "colour": 1, "strokes": "AQID", "kept": 7 },
            { "word": "duck", "label": "wet", "by": "Ben", "colour": 2, "strokes": "AQ", "kept": 8 },
        ]),
        "barrakuda-sets" => json!([named(WreckSet::OURS, "Printed"), named(WreckSet::OURS, "Our own")]),
        "presets-*" => json!([
            { "name": "Short", "config": "{}", "clock": null, "hints": null },
            { "name": "Long", "config": "{}", "clock": { "base_s": 900, "increment_s": 5 }, "hints": ["Ada"] },
        ]),
        "setup-*" => json!({ "players": [player("Ada")], "config": "{}", "clock": null, "hints": null }),
        "settings" => json!({ "theme": "dark", "sound": false }),
        "learnt" => json!({ "lessons": { "barragoon": { "chapter": 1, "beat": 2, "answers": [] } },
            "offered": { "barragoon": ["Ada"] } }),
        "solver" => json!("Ada"),
        "barbarossa-votes" => json!({ "m": { "0-1": 3 } }),
        "barbarossa-practice" => json!("AQID"),
        "bouillabaisse-sorts" => json!({ "Ada": true }),
        "barrakuda-warned" => json!(false),
        _ => return None,
    };
    Some((game(pattern), value))
}

fn named(set: WreckSet, name: &str) -> Value {
    json!(WreckSet { name: name.into(), ..set })
}

fn lies(library: &Library<impl Storage>, name: &str) -> Option<Value> {
    let text = library.storage().get(&keys::key(name)).unwrap()?;
    Some(serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

fn lay_down(library: &Shelves, name: &str, text: &str) {
    library.storage().set(&keys::key(name), text).unwrap();
}

/// Adds an entry to the list or value of this name, as the app does.
fn change(library: &Shelves, name: &str) -> Result<(), SaveError> {
    let zoe = Player::new("Zoé", 3, 3);
    let solved = Solved { by: "Zoé".into(), problems: ["9-9".to_owned()].into(), ..Solved::default() };
    let owl = Keepsake {
        word: "boat".into(),
        label: String::new(),
        by: "Zoé".into(),
        colour: 0,
        strokes: "AA".into(),
        kept: None,
        votes: 0,
    };
    let result = MatchResult {
        id: "z".into(),
        game: "trove".into(),
        ended: 9,
        players: vec![zoe.clone()],
        places: vec![1],
        resigned: false,
        tally: Vec::new(),
        archived: None,
        started: None,
        first: None,
        counts: Vec::new(),
    };
    let preset = bar_a_jeux::saves::setup::Preset {
        name: "New".into(),
        config: String::new(),
        clock: None,
        hints: None,
    };
    match name {
        "roster" => library.change_list(&ROSTER, |list| list.push(zoe.into())).map(drop),
        "results" => library.add_result(result),
        "evenings" => library.change_evening_note(Some(99), |note| note.welcome(&[zoe])),
        "solved" => library.add_solved(&[solved]),
        "barbarossa-gallery" => library.change_list(&GALLERY, |list| list.push(owl.into())).map(drop),
        "barrakuda-sets" => {
            let set: StoredWreckSet = serde_json::from_value(named(WreckSet::OURS, "New")).unwrap();
            library.change_list(&WRECK_SETS, |list| put_last(list, set)).map(drop)
        }
        "presets-trove" => {
            let list = bar_a_jeux::saves::lists::presets("trove");
            library.change_list(&list, |list| put_last(list, preset)).map(drop)
        }
        "setup-trove" => {
            library.change_record(&setup("trove"), |draft| draft.config = "new".into()).map(drop)
        }
        "settings" => library.change_record(&SETTINGS, |now| now.four_colours = true).map(drop),
        "learnt" => library.change_record(&LEARNT, |now| now.offer("trove", [&"Zoé".to_owned()])).map(drop),
        "barbarossa-votes" => {
            let vote = |votes: &mut bar_a_jeux::saves::records::Votes| {
                votes.entry("z".into()).or_default().insert("0-1".into(), 1);
            };
            library.change_record(&VOTES, vote).map(drop)
        }
        "barbarossa-practice" => library.change_record(&PRACTICE, |clay| *clay = "BB".into()).map(drop),
        "solver" => library
            .change_record(&bar_a_jeux::saves::records::SOLVER, |solver| *solver = "Zoé".into())
            .map(drop),
        "barrakuda-warned" => library
            .change_record(&bar_a_jeux::saves::records::WARNED, |warned| *warned = Some(true))
            .map(drop),
        "bouillabaisse-sorts" => library
            .change_record(&bar_a_jeux::saves::records::HAND_SORTS, |sorts| {
                sorts.insert("Zoé".into(), true);
            })
            .map(drop),
        name => panic!("{name} is changed by nobody"),
    }
}

fn of(policy: ExportPolicy) -> impl Iterator<Item = (String, Value)> {
    KINDS
        .iter()
        .filter(move |kind| kind.export == policy)
        .map(|kind| sample(kind.pattern).unwrap_or_else(|| panic!("no sample of {}", kind.pattern)))
}

/// A change made from an earlier copy does not overwrite the writes of another tab since then.
#[test]
fn a_change_applies_to_the_stored_list() {
    let tab = library();
    let other = Library::with(tab.storage().clone(), KNOWN, CHAIN);
    put_roster(&tab, &players(1));
    let copy = tab.load_roster().unwrap();
    for name in ["Cleo", "Dan", "Eve"] {
        other.change_list(&ROSTER, |people| people.push(Player::new(name, 0, 0).into())).unwrap();
    }
    let now = tab.change_list(&ROSTER, |people| people.push(Player::new("Zoé", 5, 5).into())).unwrap();
    let names: Vec<&str> = now.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Cleo", "Dan", "Eve", "Zoé"]);
    assert_eq!((copy.len(), tab.load_roster().unwrap().len()), (1, 5));

    let before = tab.record_of(&SETTINGS).unwrap();
    other.change_record(&SETTINGS, |now| now.sound = false).unwrap();
    let after = tab.change_record(&SETTINGS, |now| now.four_colours = true).unwrap();
    assert!(before.sound && !after.sound && after.four_colours);
}

/// Two tabs write at the same moment: the tab with the lost change restores it.
#[test]
fn a_change_that_another_tab_has_overwritten_is_made_again() {
    for (name, value) in
        of(ExportPolicy::List).chain(of(ExportPolicy::Record).filter(|(_, value)| value.is_object()))
    {
        let base = value.to_string();
        // Each tab has its own copy of the storage, and the later write replaces the earlier one.
        let (ours, theirs) = (library(), library());
        lay_down(&ours, &name, &base);
        lay_down(&theirs, &name, &base);
        change(&ours, &name).unwrap();
        let after = ours.storage().get(&keys::key(&name)).unwrap().unwrap();
        let mut other = value.clone();
        let items = if other.is_array() { Some(&mut other) } else { other.get_mut("items") };
        match items.and_then(Value::as_array_mut) {
            Some(items) => drop(items.remove(0)),
            None => other["hat"] = json!(1),
        }
        let other = other.to_string();
        lay_down(&ours, &name, &other);

        let written = Written::after(None, Some(base.clone()), after.clone());
        assert!(written.is_lost(Some(&base), Some(&other)), "{name}");
        assert!(
            written.is_known(Some(&after)) && !written.is_lost(Some(&after), Some(&other)),
            "made to ours"
        );
        let now = ours.reassert(&name, &written, Some(&base)).unwrap().unwrap();
        lay_down(&theirs, &name, &other);
        change(&theirs, &name).unwrap();
        assert_eq!(lies(&ours, &name), lies(&theirs, &name), "{name}: as if one had come after the other");
        assert!(now.is_lost(Some(&other), Some(&base)));
        assert_eq!(ours.reassert(&name, &written, Some(&base)), Ok(None), "once");
        // A second write of this tab before the others hear of the first.
        let later = Written::after(Some(written), Some(after.clone()), "later".into());
        assert!(later.is_lost(Some(&base), Some(&other)) && later.is_lost(Some(&after), Some(&other)));
        // Another tab has written in between.
        let fresh = Written::after(Some(later), Some(other.clone()), "fresh".into());
        assert!(!fresh.is_lost(Some(&base), Some(&after)));
    }
}

/// The stored gallery lacks a character; then the app writes to it.
#[test]
fn unreadable_texts_go_to_quarantine_before_a_write() {
    for (name, value) in of(ExportPolicy::List).chain(of(ExportPolicy::Record)) {
        let text = value.to_string();
        let cut = &text[..text.len() - 1];
        let library = library();
        lay_down(&library, &name, cut);
        if serde_json::from_str::<Value>(cut).is_ok() {
            continue;
        }
        change(&library, &name).unwrap();
        let asides = library.quarantined_texts().unwrap();
        assert_eq!(asides.len(), 1, "{name}");
        assert_eq!(asides[0].origin, Origin::Stored(name.clone()));
        assert_eq!(library.quarantined_text(&asides[0].key).unwrap().as_deref(), Some(cut));
        // Without room for quarantine the app writes nothing.
        let library = super::library();
        lay_down(&library, &name, cut);
        library.storage().limit(Some(library.storage().used() + 20));
        assert_eq!(change(&library, &name), Err(SaveError::Store(StoreError::Full)), "{name}");
        assert_eq!(library.storage().get(&keys::key(&name)).unwrap().as_deref(), Some(cut));
    }
}

/// In a list broken in the middle, the items before the damage remain usable.
#[test]
fn items_before_the_damage_are_read() {
    for (name, value) in of(ExportPolicy::List) {
        let text = value.to_string();
        let library = library();
        lay_down(&library, &name, &text[..text.len() - 4]);
        change(&library, &name).unwrap();
        let now = lies(&library, &name).unwrap();
        let items = |value: &Value| value.get("items").unwrap_or(value).as_array().unwrap().clone();
        assert_eq!(items(&now)[0], items(&value)[0], "{name}");
        assert!(items(&now).len() >= 2, "{name}: {now}");
        assert_eq!(library.quarantined().unwrap().len(), 1);
    }
    // The same if the list is only read.
    let library = library();
    lay_down(&library, "roster", "{\"items\":[{\"name\":\"Ada\",\"colour\":1,\"symbol\":2},{\"na");
    assert_eq!(library.load_roster(), Ok(vec![Player::new("Ada", 1, 2)]));
    assert_eq!(library.load_roster(), Ok(vec![Player::new("Ada", 1, 2)]));
    assert_eq!(library.quarantined().unwrap().len(), 1);
}

/// A field or item from a newer version survives a change by this version.
#[test]
fn fields_and_items_of_a_newer_version_survive() {
    for (name, mut value) in of(ExportPolicy::List) {
        let items = if value.is_array() { &mut value } else { &mut value["items"] };
        items[0]["hat"] = json!({ "of": "straw" });
        items.as_array_mut().unwrap().insert(1, json!({ "shape": "of another kind" }));
        if value.is_object() {
            value["order"] = json!("by hand");
        }
        let library = library();
        lay_down(&library, &name, &value.to_string());
        change(&library, &name).unwrap();
        let now = lies(&library, &name).unwrap();
        let items = now.get("items").unwrap_or(&now);
        assert_eq!(items[0]["hat"], json!({ "of": "straw" }), "{name}");
        assert_eq!(items[1], json!({ "shape": "of another kind" }), "{name}");
        assert_eq!(items.as_array().unwrap().len(), 4, "{name}");
        assert_eq!(now.get("order"), value.get("order"), "{name}");
        assert!(library.quarantined().unwrap().is_empty());
    }
    for (name, mut value) in of(ExportPolicy::Record).filter(|(_, value)| value.is_object()) {
        value["hat"] = json!({ "of": "straw" });
        let library = library();
        lay_down(&library, &name, &value.to_string());
        change(&library, &name).unwrap();
        assert_eq!(lies(&library, &name).unwrap()["hat"], json!({ "of": "straw" }), "{name}");
    }
    // A changed item keeps its unknown fields, too.
    let library = library();
    lay_down(&library, "roster", r#"{"items":[{"name":"Ada","colour":1,"symbol":2,"hat":3}],"schema":3}"#);
    library.change_list(&ROSTER, |people| people[0].name = "Zoé".into()).unwrap();
    let kept = json!({ "items": [{ "name": "Zoé", "colour": 1, "symbol": 2, "hat": 3 }], "schema": 3 });
    assert_eq!(lies(&library, "roster"), Some(kept));
    // An unknown value of a setting stays until the player changes that setting.
    lay_down(&library, "settings", r#"{"theme":"sepia","sound":true}"#);
    library.change_record(&SETTINGS, |now| now.sound = false).unwrap();
    assert_eq!(lies(&library, "settings"), Some(json!({ "theme": "sepia", "sound": false })));
}

/// A list that a newer version wrote is neither read nor overwritten.
#[test]
fn a_list_of_a_newer_version_is_left_alone() {
    for (name, _) in of(ExportPolicy::List) {
        let library = library();
        let newer = r#"{"items":[],"schema":99}"#;
        lay_down(&library, &name, newer);
        assert_eq!(change(&library, &name), Err(SaveError::NewerSchema { schema: 99 }), "{name}");
        assert_eq!(library.storage().get(&keys::key(&name)).unwrap().as_deref(), Some(newer));
        assert!(library.export_all().unwrap().contains("99"), "it travels as text");
    }
}

/// Each key that the app writes is exported and imported, or `keys.rs` gives the reason why not.
#[test]
fn every_key_is_exported_or_has_a_reason() {
    let (here, _, game) = saved_twice();
    for (name, value) in of(ExportPolicy::List).chain(of(ExportPolicy::Record)) {
        lay_down(&here, &name, &value.to_string());
    }
    // A text that an import has put into quarantine.
    lay_down(&here, "quarantine/m/import-c3d5ab457cba79ed", "scribble");
    for kind in KINDS {
        if let ExportPolicy::Excluded(reason) = kind.export {
            assert!(reason.split(' ').count() > 5, "{}: {reason}", kind.pattern);
            lay_down(&here, &kind.pattern.replace('*', "m/0"), "stays here");
        }
    }
    let text = here.export_all().unwrap();
    assert!(!text.contains("stays here"));
    for there in [library(), {
        // A device that already has settings and practice clay.
        let there = library();
        lay_down(&there, "settings", "{}");
        lay_down(&there, "barbarossa-practice", "\"\"");
        there
    }] {
        import(&there, &text);
        assert_eq!(load(&there, "m"), Ok(game.clone()));
        assert_eq!(there.quarantined().unwrap().remove(0).1, "scribble");
        for (name, value) in of(ExportPolicy::List).chain(of(ExportPolicy::Record)) {
            assert_eq!(lies(&there, &name), Some(value), "{name}");
        }
        assert_eq!(there.export_all().unwrap(), text, "and on to the next device");
    }
}

/// An import changes nothing that is here, and adds only missing entries.
#[test]
fn an_import_overwrites_no_list_and_no_value() {
    let here = library();
    for (name, value) in of(ExportPolicy::List).chain(of(ExportPolicy::Record)) {
        lay_down(&here, &name, &value.to_string());
    }
    let there = library();
    lay_down(&there, "settings", r#"{"theme":"light"}"#);
    lay_down(&there, "barbarossa-practice", "\"ZZ\"");
    lay_down(&there, "learnt", r#"{"offered":{"barragoon":["Zoé"]}}"#);
    for name in ["barrakuda-sets", "presets-trove", "barbarossa-gallery"] {
        change(&there, name).unwrap();
    }
    import(&there, &here.export_all().unwrap());
    assert_eq!(lies(&there, "settings"), Some(json!({ "theme": "light", "sound": false })));
    assert_eq!(lies(&there, "barbarossa-practice"), Some(json!("ZZ")));
    assert_eq!(lies(&there, "learnt").unwrap()["offered"]["barragoon"], json!(["Zoé", "Ada"]));
    for name in ["barrakuda-sets", "presets-trove", "barbarossa-gallery"] {
        assert_eq!(lies(&there, name).unwrap().as_array().unwrap().len(), 3, "{name}");
    }
}

/// A key missing from `keys.rs` would be missing from every export.
#[test]
fn every_key_in_the_sources_is_a_known_one() {
    let mut known = 0;
    for (path, text) in files("src", "rs") {
        for part in text.split("{PREFIX}").skip(1) {
            let name: String =
                part.chars().take_while(|c| c.is_ascii_alphanumeric() || "-/".contains(*c)).collect();
            let is_open = part.starts_with('{');
            assert!(
                !is_open
                    || path.ends_with("keys.rs")
                    || part.starts_with("{PROBE}")
                    || part.starts_with("{shelf}"),
                "{path}: a key from nowhere"
            );
            if !is_open {
                let whole = if name.ends_with('/') { format!("{name}x") } else { name };
                assert!(keys::kind(&whole).is_some(), "{path}: {whole} stands in no list of keys");
                known += 1;
            }
        }
    }
    assert!(known > 4, "{known} keys were found");
}

#[test]
fn a_set_of_cards_stays_beside_another_of_its_name() {
    let set = |base: &str| StoredWreckSet { name: "Ours".into(), base: base.into(), extra: String::new() };
    let mut sets = Vec::new();
    for base in ["a", "b", "a", "c", "b"] {
        add_beside(&mut sets, set(base));
    }
    let kept: Vec<_> = sets.iter().map(|set| (&*set.name, &*set.base)).collect();
    assert_eq!(kept, [("Ours", "a"), ("Ours (2)", "b"), ("Ours (3)", "c")]);
}
