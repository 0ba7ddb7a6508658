//! Saves of other versions, older and newer ones.

use super::*;
use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa,
        barracuda::Barracuda,
        barragoon::{self, Barragoon, Start},
        barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Seats, Viewer, bot::Level},
    table::{
        Consent, Header,
        timeline::{Annotation, AnnotationKind},
    },
};

/// Each earlier schema wrote these exact texts. They must load forever.
#[test]
fn the_golden_saves_of_all_schemas_load() {
    for schema in 1..=SCHEMA {
        let text = fs::read_to_string(data(&format!("trove-{schema}.txt"))).unwrap();
        let library = library();
        put(&library, "a", &text);
        let game = load(&library, "m").unwrap();
        assert_eq!(game, golden_match());
        let export = fs::read_to_string(data(&format!("export-{schema}.json"))).unwrap();
        let there = super::library();
        import(&there, &export);
        assert_eq!(load(&there, "m"), Ok(game));
        assert_eq!(there.load_roster(), Ok(players(2)));
    }
}

/// As long as schema 3 is the current one, the app writes exactly this text.
#[test]
fn todays_saves_look_like_the_golden_one() {
    assert_eq!(SCHEMA, 3, "the golden files of schema 3 stay as they are; add those of the next");
    let library = library();
    library.save(&golden_match(), 1_763_700_009_000).unwrap();
    golden_file("saves/trove-3.txt", &get(&library, "a").unwrap());
    put_roster(&library, &players(2));
    let mut won = dealt("n", 2);
    won.resign(Seat::nth(1)).unwrap();
    library.add_result(MatchResult::of(&won, 1_763_700_010_000).unwrap()).unwrap();
    golden_file("saves/export-3.json", &library.export_all().unwrap());
}

/// The same for a real game: this text, and the resulting position.
#[test]
fn the_golden_save_of_barragoon_loads() {
    let text = fs::read_to_string(data("barragoon-1.txt")).unwrap();
    let library = Library::new(TightStorage::new());
    library.storage().set("bar-a-jeux/match/b/a", &text).unwrap();
    let game = library.load::<Barragoon>("b").unwrap();
    let config = barragoon::Config { start: Start::Open, express: [1, 0], ..barragoon::Config::relaxed() };
    let clock = Some(ClockSetting { base_s: 900, increment_s: 5 });
    assert_eq!((&game.header().config, game.header().clock), (&json!(config), clock));
    assert_eq!((game.steps().len(), game.entries().len()), (59, 61));
    assert!(game.can_redo());
    let position = game.view(Viewer::Public).position_text;
    assert_eq!(
        position,
        ". . b3 . . lS b2/. . . . b3 . w4/. . w4 . . . ./. aa rW . . aa ./aa . . . . lE aa/. aa . . b2 aa ./. oN . b4 . . rW/. . . w3 . w2 ./. . w3 w3 lN w2 . b 20"
    );
}

/// Schema 2 added bots: bots at the start, and a seat handed to a bot and back.
#[test]
fn the_golden_save_with_bots_loads() {
    let mut seats = players(2);
    seats[0].bot = Some(Level::Hard);
    let config = barragoon::Config::relaxed();
    let header = Header::new::<Barragoon>("h", 1_763_700_000_000, seats, config, None);
    let mut game = Match::<Barragoon>::start(header).unwrap();
    game.hand(Seat::nth(1), Some(Level::Easy)).unwrap();
    game.hand(Seat::nth(0), None).unwrap();
    let text = fs::read_to_string(data("barragoon-2.txt")).unwrap();
    let library = Library::new(TightStorage::new());
    library.storage().set("bar-a-jeux/match/h/a", &text).unwrap();
    let loaded = library.load::<Barragoon>("h").unwrap();
    assert_eq!(loaded.bots().values(), [None, Some(Level::Easy)]);
    assert_eq!(loaded, game);
}

/// Schema 3 added hints: the players who may ask, and those who did.
#[test]
fn the_golden_save_with_hints_loads() {
    let config = barragoon::Config::relaxed();
    let header = Header::new::<Barragoon>("i", 1_763_700_000_000, players(2), config, None);
    let header = Header { hints: Some(Seats::one(Seat::nth(0))), ..header };
    let mut game = Match::<Barragoon>::start(header).unwrap();
    game.ask(Seat::nth(0)).unwrap();
    let library = Library::new(TightStorage::new());
    library.save(&game, 1_763_700_009_000).unwrap();
    let text = library.storage().get("bar-a-jeux/match/i/a").unwrap().unwrap();
    golden_file("saves/barragoon-3.txt", &text);
    let loaded = library.load::<Barragoon>("i").unwrap();
    assert_eq!(
        loaded.timeline().annotations(),
        [Annotation { after: 0, seat: Seat::nth(0), kind: AnnotationKind::Hint }]
    );
    assert!(loaded.can_ask(Seat::nth(0)) && !loaded.header().may_ask(Seat::nth(1)));
    assert_eq!(loaded, game);
}

fn data(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves").join(name)
}

/// Returns a match with every kind of entry.
fn golden_match() -> Match<Trove> {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    game.play(lay(1, 1)).unwrap();
    game.play(lay(0, 2)).unwrap();
    game.undo(Consent::Unasked).unwrap();
    game.redo().unwrap();
    game.undo_to(1, Consent::Given).unwrap();
    game.play(lay(0, 8)).unwrap();
    game.resign(Seat::nth(1)).unwrap();
    game.undo(Consent::Given).unwrap();
    game.abandon().unwrap();
    game
}

/// Migration from an invented schema in which cards were called `Put`.
fn from_0(mut doc: Doc) -> Result<Doc, String> {
    if doc.header["config"].is_null() {
        return Err("no config".into());
    }
    for entry in &mut doc.entries {
        if let Some(Value::Object(action)) = entry.pointer_mut("/step/do")
            && let Some(card) = action.remove("Put")
        {
            action.insert("Lay".into(), card);
        }
    }
    Ok(doc)
}

const WITH_0: Chain = Chain { current: SCHEMA, steps: &[(0, from_0), (1, Ok), (2, Ok)] };
const OF_0: Chain = Chain { current: 0, steps: &[] };

fn old_save(game: &Match<Trove>, seq: u64) -> String {
    let mut record = Record::of(game, 5);
    record.seq = seq;
    for entry in &mut record.entries {
        if let Some(Value::Object(action)) = entry.pointer_mut("/step/do")
            && let Some(card) = action.remove("Lay")
        {
            action.insert("Put".into(), card);
        }
    }
    record.write(&OF_0)
}

#[test]
fn an_old_save_is_migrated_and_continued() {
    let (_, older, mut game) = saved_twice();
    let library = Library::with(TightStorage::new(), KNOWN, WITH_0);
    put(&library, "a", &old_save(&older, 1));
    put(&library, "b", &old_save(&game, 2));
    let loaded: Match<Trove> = library.load("m").unwrap();
    assert_eq!((loaded.entries(), loaded.header().schema), (game.entries(), SCHEMA));
    // The first save after the migration overwrites only the older text of the old schema.
    game.play(lay(1, 3)).unwrap();
    assert_eq!(library.save(&game, 9), Ok(3));
    assert_eq!(get(&library, "b"), Some(old_save(&saved_twice().2, 2)));
    assert_eq!(library.load::<Trove>("m"), Ok(game));
    assert!(library.quarantined().unwrap().is_empty());
}

#[test]
fn an_old_save_without_migration_stays() {
    let old = old_save(&dealt("m", 2), 1);
    let no_way = LoadError::OldSchema { schema: 0, reason: MigrateError::TooOld(0) };
    assert_eq!(trouble(&old), no_way);
    let library = Library::with(TightStorage::new(), KNOWN, WITH_0);
    let mut record = Record::read(&old, &OF_0).unwrap();
    record.header.config = Value::Null;
    put(&library, "a", &record.write(&OF_0));
    let LoadError::OldSchema { schema: 0, reason } = load(&library, "m").unwrap_err() else { panic!() };
    assert!(reason.to_string().contains("no config"), "{reason}");
}

#[test]
fn the_chain_has_no_gap() {
    let froms: Vec<u16> = CHAIN.steps.iter().map(|(from, _)| *from).collect();
    assert_eq!(froms, (1..CHAIN.current).collect::<Vec<_>>());
    let doc = Doc { header: Value::Null, entries: Vec::new() };
    assert_eq!(CHAIN.migrate(doc, SCHEMA + 1), Err(MigrateError::Newer(SCHEMA + 1)));
}

/// The table is data, so that a list of matches needs no game.
#[test]
fn the_table_of_games_matches_the_games() {
    fn info<G: Game>() -> GameInfo {
        // Only the app has this as a constant.
        let path = format!("src/app/boards/{}/catalogue.rs", G::SLUG);
        let catalogue = fs::read_to_string(crate::tidiness::root().join(path)).unwrap();
        let secrets = catalogue.contains("const SECRETS: bool = true;");
        GameInfo { slug: G::SLUG, rules: G::RULES_VERSION, secrets }
    }
    let games = [
        info::<Barragoon>(),
        info::<Bouillabaisse>(),
        info::<Barrakuda>(),
        info::<Barracuda>(),
        info::<Barbarossa>(),
    ];
    assert_eq!(GAMES, games);
}

/// The shelf lists the match with its known data, so that the version with its rules can be named.
#[test]
fn a_match_of_other_rules_is_recognised_without_folding() {
    let (library, _, game) = saved_twice();
    let shelved = |library: &Shelves| match library.list().unwrap().remove(0) {
        ShelfEntry::Good(summary) => summary,
        broken => panic!("{broken:?}"),
    };
    assert_eq!(library.fits(&shelved(&library)), Ok(()));
    for slot in ["a", "b"] {
        // Entries that are invalid under these rules.
        let other = rewritten(&get(&library, slot).unwrap(), |record| {
            record.header.rules = 7;
            record.entries.insert(0, json!({ "step": { "by": 0, "do": { "Leap": 3 } } }));
        });
        put(&library, slot, &other);
    }
    let before = everything(&library);
    let summary = shelved(&library);
    assert_eq!((summary.rules, &summary.players, summary.notice.clone()), (7, &game.header().players, None));
    let other = LoadError::OtherRules { saved: 7, known: 1 };
    assert_eq!(library.fits(&summary), Err(other.clone()));
    assert_eq!(load(&library, "m"), Err(other));
    assert_eq!(library.shell_note().unwrap(), "");
    assert_eq!(everything(&library), before);
}

#[test]
fn a_match_of_other_rules_can_be_viewed_in_part() {
    let (library, _, game) = saved_twice();
    for (kept, folded) in [(usize::MAX, game.steps().len()), (2, 2)] {
        for slot in ["a", "b"] {
            let other = rewritten(&get(&library, slot).unwrap(), |record| {
                record.header.rules = 7;
                if kept < record.entries.len() {
                    record.entries[kept] = json!({ "step": { "by": 0, "do": { "Leap": 3 } } });
                }
            });
            put(&library, slot, &other);
        }
        let before = everything(&library);
        let looked = library.look::<Trove>("m").unwrap();
        assert_eq!(looked.notice, Some(LoadError::OtherRules { saved: 7, known: 1 }));
        assert_eq!(looked.game.steps(), &game.steps()[..folded]);
        assert_eq!(everything(&library), before, "looking changes nothing");
        // A branch is played by the rules that its steps have passed.
        assert_eq!(looked.game.branch(1, "n", 0).header().rules, 1);
    }
}
