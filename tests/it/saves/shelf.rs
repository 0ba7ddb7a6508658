//! Deleting, clocks, the roster, the evening's table and the settings.

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    saves::{
        deleted::Results,
        results::MatchResult,
        shelf::{ShelfEntry, Summary, finished, last_players, newest},
    },
    table::Header,
};

use super::*;

#[test]
fn deleting_can_be_undone() {
    let (library, _, game) = saved_twice();
    let other = dealt("m-2", 2);
    library.save(&other, 1).unwrap();
    library.save_clock("m", &Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2)).unwrap();
    let before = everything(&library);
    let deleted = library.delete("m").unwrap();
    assert_eq!(load(&library, "m"), Err(LoadError::Missing));
    assert_eq!(library.load_clock("m"), None);
    assert_eq!(load(&library, "m-2"), Ok(other));
    library.restore(&deleted).unwrap();
    assert_eq!(everything(&library), before);
    assert_eq!(load(&library, "m"), Ok(game));
}

#[test]
fn several_are_deleted_at_once_and_come_back() {
    let (library, ..) = saved_twice();
    for id in ["m-2", "m-3", "m-4"] {
        library.save(&dealt(id, 2), 1).unwrap();
    }
    let mut over = dealt("m-5", 2);
    over.resign(Seat::nth(0)).unwrap();
    library.save(&over, 2).unwrap();
    let before = everything(&library);
    assert_eq!(finished(&library.list().unwrap()), ["m-5"]);
    let deleted = library.delete_all(["m", "m-3", "m-5"], Results::Stay).unwrap();
    let left: Vec<String> = library.list().unwrap().iter().map(|entry| entry.id().to_owned()).collect();
    assert_eq!(left.len(), 2);
    assert!(left.contains(&"m-2".to_owned()) && left.contains(&"m-4".to_owned()));
    library.restore_all(&deleted).unwrap();
    assert_eq!(everything(&library), before);
}

#[test]
fn the_newest_and_broken_matches_are_shown() {
    let (library, ..) = saved_twice();
    for (id, when) in [("m-2", 3000), ("m-3", 4000), ("m-4", 5000)] {
        library.save(&dealt(id, 2), when).unwrap();
    }
    library.storage().set("bar-a-jeux/match/m-5/a", "scribble").unwrap();
    let shown = newest(library.list().unwrap(), 2);
    assert_eq!(shown.iter().map(ShelfEntry::id).collect::<Vec<_>>(), ["m-4", "m-3", "m-5"]);
}

/// Saves a match of this game, and returns its list entry as `(slug, rules, steps)`.
fn shelve<G: Game>(library: &Shelves) -> (String, u16, usize) {
    let header =
        Header::new::<G>(G::SLUG, 0, players((*G::PLAYERS.start()).into()), G::Config::default(), None);
    let mut game = Match::<G>::start(header).unwrap();
    game.settle(&mut SuiteRng::seed_from_u64(1));
    library.save(&game, 1).unwrap();
    (G::SLUG.to_owned(), G::RULES_VERSION, game.steps().len())
}

/// A list entry comes from the envelope and the header alone. Only opening a match finds a step that does not fold.
#[test]
fn matches_of_all_games_are_listed_without_folding_them() {
    let library = Library::new(TightStorage::new());
    let saved = [
        shelve::<Barragoon>(&library),
        shelve::<Bouillabaisse>(&library),
        shelve::<Barrakuda>(&library),
        shelve::<Barracuda>(&library),
        shelve::<Barbarossa>(&library),
    ];
    let text = |id: &str| library.storage().get(&format!("bar-a-jeux/match/{id}/a")).unwrap().unwrap();
    let broken = rewritten(&text("barragoon"), |record| {
        record.header.id = "broken".into();
        record.entries.push(json!({ "step": { "by": 0, "do": "leap" } }));
    });
    let unknown = rewritten(&text("barragoon"), |record| {
        record.header.id = "unknown".into();
        record.header.game = "barquette".into();
    });
    for (id, text) in [("broken", broken.as_str()), ("unknown", &unknown), ("scribble", "scribble")] {
        library.storage().set(&format!("bar-a-jeux/match/{id}/a"), text).unwrap();
    }
    let before = everything(&library);
    let listed = library.list().unwrap();
    for (slug, rules, steps) in saved {
        let entry = listed.iter().find(|entry| entry.id() == slug);
        let Some(ShelfEntry::Good(summary)) = entry else { panic!("{slug}: {entry:?}") };
        assert_eq!((&summary.game, summary.rules, summary.steps), (&slug, rules, steps));
        assert_eq!(library.fits(summary), Ok(()));
    }
    let reason = |id: &str| match listed.iter().find(|entry| entry.id() == id) {
        Some(ShelfEntry::Broken { reason, .. }) => Some(reason.clone()),
        _ => None,
    };
    assert_eq!(reason("broken"), None);
    assert_eq!(reason("unknown"), Some(LoadError::UnknownGame { slug: "barquette".into() }));
    assert_eq!(reason("scribble"), Some(LoadError::NotASave));
    let opened = library.load::<Barragoon>("broken");
    assert!(matches!(opened, Err(LoadError::BadEntry { index: 0, .. })), "{opened:?}");
    assert_eq!(everything(&library), before, "neither the list nor a failed opening moves anything");
}

#[test]
fn a_broken_clock_stops_no_match() {
    let library = library();
    let clock = Clock::new(ClockSetting { base_s: 60, increment_s: 0 }, 2);
    library.save_clock("m", &clock).unwrap();
    assert_eq!(library.load_clock("m"), Some(clock));
    library.storage().set("bar-a-jeux/clock/m", "tick").unwrap();
    assert_eq!(library.load_clock("m"), None);
}

#[test]
fn ids_are_in_order_of_creation() {
    assert!(new_id(9, 0xffff_ffff) < new_id(1_763_700_000_000, 0));
    assert!(new_id(1_763_700_000_000, 5) != new_id(1_763_700_000_000, 6));
    let mut game = start("m", 2);
    game.settle(&mut SuiteRng::seed_from_u64(1));
    library().save(&game.branch(1, new_id(u64::MAX, u32::MAX), 0), 1).unwrap();
    let bad = library().save(&game.branch(1, "a/b", 0), 1);
    assert!(matches!(bad, Err(SaveError::BadId)));
}

#[test]
fn roster_and_results_are_stored() {
    let library = library();
    assert_eq!(library.load_roster(), Ok(Vec::new()));
    put_roster(&library, &players(3));
    assert_eq!(library.load_roster(), Ok(players(3)));
    let result = MatchResult {
        tally: Vec::new(),
        archived: None,
        started: None,
        first: None,
        counts: Vec::new(),
        id: "m".into(),
        game: "trove".into(),
        ended: 5,
        players: players(2),
        places: vec![1, 2],
        resigned: false,
    };
    library.add_result(result.clone()).unwrap();
    let again = MatchResult { ended: 6, ..result };
    library.add_result(again.clone()).unwrap();
    assert_eq!(library.load_results(), Ok(vec![again]), "no match counts twice");
}

#[test]
fn a_broken_roster_goes_to_quarantine() {
    let library = library();
    let put = |text: &str| library.storage().set("bar-a-jeux/roster", text).unwrap();
    put("{\"schema\":2,\"items\":[");
    assert_eq!(library.load_roster(), Err(LoadError::Json(JsonFault::Truncated)));
    assert_eq!(library.load_roster(), Ok(Vec::new()), "reported once");
    put("{\"schema\":2,\"items\":7}");
    assert!(matches!(library.load_roster(), Err(LoadError::Json(JsonFault::Broken { .. }))));
    assert_eq!(library.quarantined().unwrap().len(), 2);
    let newer = "{\"schema\":4,\"items\":[]}";
    put(newer);
    assert_eq!(library.load_roster(), Err(LoadError::NewerSchema { schema: 4 }));
    assert_eq!(library.change_list(&ROSTER, Vec::clear), Err(SaveError::NewerSchema { schema: 4 }));
    assert_eq!(library.storage().get("bar-a-jeux/roster"), Ok(Some(newer.into())));
}

/// Adding a result to a table that cannot be read loses neither.
#[test]
fn a_result_is_added_to_a_broken_table() {
    let library = library();
    library.storage().set("bar-a-jeux/results", "scribble").unwrap();
    let mut game = dealt("m", 2);
    game.resign(Seat::nth(0)).unwrap();
    library.add_result(MatchResult::of(&game, 1).unwrap()).unwrap();
    assert_eq!(library.load_results().unwrap().len(), 1);
    assert_eq!(library.quarantined().unwrap()[0].1, "scribble");
}

/// A draft is stored beside its match and is deleted and restored with it, but is in no list and no export.
#[test]
fn drafts_are_stored_beside_the_match() {
    let (library, ..) = saved_twice();
    library.save_draft("m", Seat::nth(1), "an owl, half made").unwrap();
    library.save_draft("n", Seat::nth(1), "of another match").unwrap();
    assert_eq!(library.load_draft("m", Seat::nth(1)).as_deref(), Some("an owl, half made"));
    assert_eq!(library.load_draft("m", Seat::nth(0)), None);
    assert_eq!(library.list().unwrap().len(), 1);
    assert!(library.raw("m").unwrap().iter().all(|(_, text)| !text.contains("owl")));
    let deleted = library.delete("m").unwrap();
    assert_eq!(library.load_draft("m", Seat::nth(1)), None);
    library.restore(&deleted).unwrap();
    assert_eq!(library.load_draft("m", Seat::nth(1)).as_deref(), Some("an owl, half made"));
    library.drop_draft("m", Seat::nth(1)).unwrap();
    assert_eq!(library.load_draft("m", Seat::nth(1)), None);
    assert!(library.load_draft("n", Seat::nth(1)).is_some());
}

#[test]
fn the_shell_note_has_the_newest_matches_in_progress() {
    let noted =
        |library: &Shelves| -> Value { serde_json::from_str(&library.shell_note().unwrap()).unwrap() };
    let library = library();
    assert_eq!(noted(&library), json!({ "saved": 0, "running": 0, "newest": [] }));
    for (id, when) in [("m-1", 1), ("m-2", 5), ("m-3", 3), ("m-4", 4)] {
        library.save(&dealt(id, 2), when).unwrap();
    }
    let mut over = dealt("m-5", 2);
    over.resign(Seat::nth(0)).unwrap();
    library.save(&over, 9).unwrap();
    library.storage().set("bar-a-jeux/match/m-6/a", "scribble").unwrap();
    let note = noted(&library);
    assert_eq!((&note["saved"], &note["running"]), (&json!(6), &json!(4)));
    let ids: Vec<_> = note["newest"].as_array().unwrap().iter().map(|noted| &noted["id"]).collect();
    assert_eq!(ids, ["m-2", "m-4", "m-3"]);
    assert_eq!(note["newest"][0]["updated"], 5);
    assert_eq!(note["newest"][0]["players"][1], json!(dealt("m-2", 2).header().players[1]));
}

#[test]
fn the_last_players_of_a_game_are_those_of_its_latest_match_or_result() {
    let named = |name: &str| vec![Player::new(name, 0, 0), Player::new("Max", 1, 1)];
    let entry = |game: &str, name: &str| {
        ShelfEntry::Good(Summary {
            id: name.to_owned(),
            game: game.to_owned(),
            rules: 1,
            players: named(name),
            created: 0,
            updated: 0,
            steps: 0,
            over: false,
            notice: None,
        })
    };
    let result = |game: &str, name: &str| MatchResult {
        id: name.to_owned(),
        game: game.to_owned(),
        ended: 0,
        players: named(name),
        places: vec![1, 2],
        resigned: false,
        tally: Vec::new(),
        archived: None,
        started: None,
        first: None,
        counts: Vec::new(),
    };
    let shelf = vec![entry("barracuda", "Lou"), entry("barrakuda", "Anna"), entry("barrakuda", "Ben")];
    let results = [result("barragoon", "Cléo"), result("barragoon", "Dev"), result("barrakuda", "Zoé")];
    let last = |game| last_players(shelf.clone(), &results, game);
    assert_eq!(last("barrakuda"), named("Anna"));
    assert_eq!(last("barragoon"), named("Dev"), "its matches are deleted");
    assert!(last("barbarossa").is_empty());
}
