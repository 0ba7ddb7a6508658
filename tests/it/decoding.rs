//! Impossible values cannot be read: seats, cards, places, amounts, colours, ranks. An import with such a value is
//! refused at its entry, with a reason and without a panic.

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa,
        barracuda::{self, Barracuda},
        barragoon::Barragoon,
        barrakuda::{self, Barrakuda},
        bouillabaisse::{self, Bouillabaisse},
    },
    kernel::{Game, Illegal, MAX_SEATS, Seat, Seats},
    saves::{
        Library, MemoryStorage,
        games::Checker,
        import::Comparison,
        migrate::CHAIN,
        results::MatchResult,
        save::{Cause, LoadError, Record},
    },
    table::{
        Clock, ClockSetting, Header, Match, Player,
        json::{from_value, to_value},
        matches::PlayError,
    },
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{matches::players, testgame::Trove};

/// Returns an export of one match with these entries.
fn export<G: Game>(seats: u8, entries: Value) -> Value {
    let players = (0..seats).map(|seat| Player::new("Ada", seat, seat)).collect();
    let header = Header::new::<G>("m", 0, players, G::Config::default(), None);
    json!({"bar-a-jeux": "export", "schema": 3, "matches": [{"header": header, "entries": entries}]})
}

fn comparison(export: &Value) -> Comparison {
    let library = Library::new(MemoryStorage::new());
    let checkers = [
        Checker::of::<Barragoon>(),
        Checker::of::<Bouillabaisse>(),
        Checker::of::<Barrakuda>(),
        Checker::of::<Barracuda>(),
        Checker::of::<Barbarossa>(),
    ];
    let read = library.read_import(&export.to_string()).unwrap();
    library.check_import(read, &checkers).unwrap().matches.remove(0).comparison
}

fn fault<G: Game>(seats: u8, entries: Value) -> LoadError {
    match comparison(&export::<G>(seats, entries)) {
        Comparison::Bad(fault) => fault,
        comparison => panic!("{comparison:?}"),
    }
}

/// Returns the place of the fault in a save.
pub fn place(fault: &LoadError) -> String {
    match fault {
        LoadError::BadHeader { reason } => format!("header: {}", reason.path),
        LoadError::CannotStart { .. } => "header: config".to_owned(),
        LoadError::BadEntry { index, reason } => format!("entry {index}: {}", reason.path),
        other => panic!("{other:?}"),
    }
}

/// Both have caused a panic: a shift by 16 turned them into seat 0.
#[test]
fn unknown_seats_are_refused() {
    let deal = json!({"step": {"by": "table", "do": "deal 0,1,2,3,4,6,7,8,9,10,5,11"}});
    let pawn = |text: &str| json!([deal, {"step": {"by": "table", "do": text}}]);
    assert_eq!(comparison(&export::<Barracuda>(3, pawn("pawn 2"))), Comparison::New);
    assert_eq!(place(&fault::<Barracuda>(3, pawn("pawn 16"))), "entry 1: step");
    // A seat that exists at a larger table.
    let refusal = Cause::new::<Barracuda>(PlayError::Illegal(Illegal::<barracuda::Refusal>::NotDue));
    let illegal = LoadError::IllegalStep { index: 1, reason: refusal };
    assert_eq!(fault::<Barracuda>(3, pawn("pawn 3")), illegal);

    let floor = json!({"step": {"by": "table", "do": "floor 0,0 1,0 2,0 0,1 1,1 2,1"}});
    let by = |seat: u64| json!([floor, {"step": {"by": seat, "do": "play 1"}}]);
    assert_eq!(comparison(&export::<Barrakuda>(2, by(1))), Comparison::New);
    assert_eq!(place(&fault::<Barrakuda>(2, by(16))), "entry 1: step.by");
    let other = |entry: Value| fault::<Barrakuda>(2, json!([floor, entry]));
    let illegal = |reason: PlayError<barrakuda::Refusal>| LoadError::IllegalStep {
        index: 1,
        reason: Cause::new::<Barrakuda>(reason),
    };
    let nobody = illegal(PlayError::Illegal(Illegal::NotYourTurn));
    assert_eq!(fault::<Barrakuda>(2, by(2)), nobody, "nobody sits there");
    assert_eq!(place(&other(json!({"hand": {"seat": 16, "to": "easy"}}))), "entry 1: hand.seat");
    assert_eq!(place(&other(json!({"resign": 256}))), "entry 1: resign");
    assert_eq!(other(json!({"hand": {"seat": 2, "to": "easy"}})), illegal(PlayError::CannotHand));
    assert_eq!(other(json!({"resign": 2})), illegal(PlayError::CannotResign));
    assert_eq!(place(&other(json!({"hint": 16}))), "entry 1: hint");
    assert_eq!(other(json!({"hint": 2})), illegal(PlayError::CannotAsk));
}

#[test]
fn too_many_seats_are_refused() {
    assert_eq!(Seat::new(MAX_SEATS), None);
    assert_eq!(Seat::all(u8::MAX).count(), usize::from(MAX_SEATS));
    assert_eq!(from_value::<Seat>(&json!(12)).unwrap_err().path, ".");
    assert_eq!(from_value::<Seats>(&json!([1, 16])).unwrap_err().path, "[1]");
    assert_eq!(Seat::nth(3).after(250, 4), Seat::nth(1));
    for players in [0, 1, 13, 255, 256, 300] {
        let mut export = export::<Bouillabaisse>(2, json!([]));
        let player = export["matches"][0]["header"]["players"][0].clone();
        export["matches"][0]["header"]["players"] = vec![player; players].into();
        let comparison = comparison(&export);
        assert!(
            matches!(comparison, Comparison::Bad(LoadError::CannotStart { .. })),
            "{players} players: {comparison:?}"
        );
    }
}

fn refuses<G: Game>(texts: &[&str]) {
    for text in texts {
        let read = from_value::<G::Action>(&json!(text));
        assert!(read.is_err(), "{text:?} is read as {read:?}");
        let read = from_value::<G::Chance>(&json!(text));
        assert!(read.is_err(), "{text:?} is read as {read:?}");
    }
}

/// Refuses other spellings, and numbers that do not exist in the game.
#[test]
fn an_action_has_one_spelling() {
    refuses::<Barragoon>(&[
        "a1xb2", "A1-b2", "a1-b2 ", "a0-b2", "h1-a2", "a10-a1", "xx@a0", "tS@a1", "go-on ",
    ]);
    refuses::<Bouillabaisse>(&[
        "10h",
        "qh",
        "Qh ",
        "dealer +1",
        "dealer 01",
        "dealer 12",
        "suit H",
        "figure Qh",
        "deal",
    ]);
    refuses::<Bouillabaisse>(&["deal 2", "deal 2c 3c", "card Xs", "deal é2", "play Qh"]);
    refuses::<Barrakuda>(&[
        "play +3", "play 03", "play 6", "play 0", "play B", "steer 7", "strip 12", "take 1", "pass ",
    ]);
    refuses::<Barrakuda>(&[
        "bank -1",
        "bank 65536",
        "roll 1",
        "roll 256 1",
        "draw",
        "draw  3",
        "fling 0",
        "floor 0,0",
    ]);
    refuses::<Barrakuda>(&[
        "floor 0,0 1,0 2,0 0,1 1,1 2,64",
        "floor 0,0 1,0 2,0 0,1 1,1 -1,1",
        "rob 16",
        "pocket 255",
    ]);
    refuses::<Barracuda>(&[
        "open 10",
        "open +3",
        "join 255",
        "pawn 16",
        "sell 12",
        "call 00",
        "accept now",
        "look ",
    ]);
    refuses::<Barracuda>(&[
        "bid 0,0,0,0",
        "bid 0,0,0,0,201",
        "slide 1,1,1,1,+1",
        "stake 0,0,0,0,0,0",
        "deal 0,1,2",
    ]);
    refuses::<Barracuda>(&["deal 0,1,2,3,4,5,6,7,8,9,10,12", "deal 0,1,2,3,4,5,6,7,8,9,10,11,0"]);
    refuses::<Barbarossa>(&[
        "pay 0",
        "pay 14",
        "pay +1",
        "die 0",
        "die 7",
        "rolls 1,7",
        "rolls",
        "rolls 1,,2",
        "roll 1",
    ]);
    refuses::<Barbarossa>(&[
        "ask 12.0",
        "ask 0.3",
        "ask 0.+1",
        "try 1",
        "letter 1.0 21",
        "letter 1.0 0",
        "letter 1.0 +3",
    ]);
    refuses::<Barbarossa>(&[
        "wish 2,1",
        "wish 1,1",
        "wish 16",
        "judge maybe",
        "answer perhaps",
        "note",
        "note\n1.0",
    ]);
    refuses::<Barbarossa>(&[
        "make none\n anchor\n",
        "make none\nanchor",
        "make none x\nanchor\n",
        "make none\nan  owl\n",
        "make none\none two three four five six\n",
    ]);
}

/// Today's notation is read and written unchanged.
#[test]
fn written_values_are_read_back() {
    fn read<T: DeserializeOwned + Serialize>(text: &str) {
        let read: T = from_value(&json!(text)).unwrap_or_else(|fault| panic!("{text:?}: {fault}"));
        assert_eq!(to_value(&read), json!(text));
    }
    fn reads<G: Game>(actions: &[&str], chances: &[&str]) {
        actions.iter().for_each(|text| read::<G::Action>(text));
        chances.iter().for_each(|text| read::<G::Chance>(text));
    }
    reads::<Barragoon>(&["a1-b2", "tN@g9", "offer"], &[]);
    reads::<Bouillabaisse>(
        &["Qh"],
        &["dealer 11", "suit h", "figure K", "card Ts", "deal 2c3c/4d5d", "deal /"],
    );
    reads::<Barrakuda>(
        &["play b", "bank 65535"],
        &["roll 255 6", "draw 1 b", "floor 63,0 0,0 0,0 0,0 0,0 0,0"],
    );
    reads::<Barracuda>(&["open 9", "bid 200,0,0,0,0"], &["pawn 11"]);
    reads::<Barbarossa>(
        &["pay 13", "guess ", "wish 0,11", "note\n0.2 ", "make none\nan owl\n", "decline"],
        &["rolls 6"],
    );
}

/// A shuffle of any length that does not fit is refused before sorting.
#[test]
fn a_deal_without_end_is_refused() {
    let hands = vec!["2c".repeat(26); 20_000].join("/");
    let dealer = json!({"step": {"by": "table", "do": "dealer 0"}});
    let agreed = json!({"finding": {"agreed": ["h", "Q", "Ks"]}});
    let deal = json!({"step": {"by": "table", "do": format!("deal {hands}")}});
    let mut export = export::<Bouillabaisse>(2, json!([dealer, deal]));
    export["matches"][0]["header"]["config"] = agreed;
    let refusal = Cause::new::<Bouillabaisse>(PlayError::Illegal(Illegal::<bouillabaisse::Refusal>::NotDue));
    assert_eq!(comparison(&export), Comparison::Bad(LoadError::IllegalStep { index: 1, reason: refusal }));
}

#[test]
fn unknown_colours_and_symbols_are_refused() {
    for field in ["colour", "symbol"] {
        let mut export = export::<Bouillabaisse>(2, json!([]));
        export["matches"][0]["header"]["players"][1][field] = 200.into();
        let Comparison::Bad(fault) = comparison(&export) else { panic!("{field}") };
        assert_eq!(place(&fault), format!("header: players[1].{field}"));
    }
}

#[test]
fn a_result_has_a_place_for_each_player() {
    let players: Vec<Player> = (0..2).map(|seat| Player::new("Ada", seat, seat)).collect();
    let result = |places: Value| {
        let result = json!({"id": "m", "game": "trove", "ended": 1, "players": players, "places": places});
        from_value::<MatchResult>(&result).map(|result| result.places).map_err(|fault| fault.reason)
    };
    assert_eq!(result(json!([2, 1])), Ok(vec![2, 1]));
    for places in [json!([]), json!([1]), json!([1, 2, 3]), json!([0, 1]), json!([1, 3])] {
        assert!(result(places).unwrap_err().starts_with("places:"));
    }
}

#[test]
fn a_clock_counts_for_a_table() {
    let kept = json!(Clock::new(ClockSetting { base_s: u32::MAX, increment_s: u32::MAX }, 2));
    let clock = |field: &str, value: Value| {
        let mut other = kept.clone();
        other[field] = value;
        from_value::<Clock>(&other).map_err(|fault| fault.to_string())
    };
    for (field, value) in [
        ("left_ms", json!([])),
        ("left_ms", json!(vec![1; 13])),
        ("running", json!([2])),
        ("running", json!([16])),
    ] {
        let fault = clock(field, value).unwrap_err();
        assert!(fault.contains(field), "{fault}");
    }
    // The latest possible time is allowed.
    let mut late = clock("left_ms", json!([u64::MAX, 1])).unwrap();
    late.turn(Seats::one(Seat::FIRST), 0);
    late.turn(Seats::one(Seat::nth(1)), 0);
    assert_eq!(late.left(Seat::FIRST, u64::MAX), u64::MAX);
}

/// The next save increments this number.
#[test]
fn a_save_has_a_next_number() {
    let header = Header::new::<Trove>("m", 0, players(2), Default::default(), None);
    let mut record = Record::of(&Match::<Trove>::start(header).unwrap(), 1);
    for (seq, sound) in [(7, true), (u64::MAX, false)] {
        record.seq = seq;
        assert_eq!(Record::read(&record.write(&CHAIN), &CHAIN).is_ok(), sound, "{seq}");
    }
}

/// Options beyond the rules.
#[test]
fn unknown_options_are_refused() {
    let refused = |export: Value, config: Value| {
        let mut export = export;
        export["matches"][0]["header"]["config"] = config;
        let Comparison::Bad(fault) = comparison(&export) else { panic!("{export}") };
        let place = place(&fault);
        assert!(place == "header: config" || place.starts_with("header: config."), "{place}: {export}");
    };
    let position = format!("{} w 99", [". . . . . . ."; 9].join("/"));
    refused(export::<Barragoon>(2, json!([])), json!({"start": {"position": position}}));
    refused(export::<Barragoon>(2, json!([])), json!({"express": [255, 0]}));
    refused(export::<Bouillabaisse>(2, json!([])), json!({"packs": 255}));
    refused(export::<Barrakuda>(4, json!([])), json!({"ground": "laid 0,0 0,0 0,0 0,0 0,0 0,0"}));
    refused(export::<Barrakuda>(4, json!([])), json!({"goal": 0}));
    refused(export::<Barracuda>(3, json!([])), json!({"away": [255, 0]}));
    refused(export::<Barbarossa>(3, json!([])), json!({"track": 0}));
}
