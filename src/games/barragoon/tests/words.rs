//! Notation, position texts and saved texts: BG-7.

use super::*;
use serde_json::json;

use crate::kernel::NotationError;

fn fault(text: &str) -> PositionFault {
    text.parse::<Position>().expect_err(text)
}

// BG-7.1
#[test]
fn position_texts_come_back() {
    let closed = closed().game.position().to_string();
    assert_eq!(closed.parse::<Position>().unwrap().to_string(), closed);
    let broken_up = closed.replace('/', "\n / ").replace(" w ", "\n  w\t");
    assert_eq!(broken_up.parse::<Position>().unwrap().to_string(), closed);
    let game = with(Config { start: Start::Position(closed.clone()), ..Config::relaxed() });
    assert_eq!(game.view().position_text, closed);
    // While placements are owed, the text is that of the beginning of the turn.
    let cells = [("d1", "w3"), ("a1", "w4"), ("d4", "b2"), ("g9", "b4")];
    let start = text(&cells, Side::White, 10);
    assert_eq!(from(&cells, Side::White, 10).play("d1xd4").view().position_text, start);
}

// BG-7.1
#[test]
fn each_fault_is_named() {
    let rank = ". . . . . . .";
    let ranks = |first: &str, last: &str| format!("{first}/{}{last}", format!("{rank}/").repeat(7));
    let good = format!("{rank} w 3");
    assert!(ranks(rank, &good).parse::<Position>().is_ok());
    assert_eq!(fault(""), PositionFault::Ranks(1));
    assert_eq!(fault(&format!("{}/", ranks(rank, &good))), PositionFault::Ranks(10));
    assert_eq!(fault(&ranks(". .", &good)), PositionFault::Squares { rank: 9, found: 2 });
    assert_eq!(fault(&ranks(&format!("{rank} ."), &good)), PositionFault::Squares { rank: 9, found: 8 });
    let token = |at, token: &str| PositionFault::Token { at: sq(at), token: token.to_owned() };
    assert_eq!(fault(&ranks(". . w5 . . . .", &good)), token("c9", "w5"));
    assert_eq!(fault(&ranks(". . . . . . XX", &good)), token("g9", "XX"));
    assert_eq!(fault(&ranks(rank, rank)), PositionFault::Side(String::new()));
    assert_eq!(fault(&ranks(rank, &format!("{rank} x 3"))), PositionFault::Side("x".to_owned()));
    assert_eq!(fault(&ranks(rank, &format!("{rank} w"))), PositionFault::Reserve(String::new()));
    for reserve in ["33", "-1", "many", "300"] {
        let text = ranks(rank, &format!("{rank} w {reserve}"));
        assert_eq!(fault(&text), PositionFault::Reserve(reserve.to_owned()));
    }
    assert_eq!(fault(&ranks(rank, &format!("{good} 4"))), PositionFault::Extra("4".to_owned()));
}

// BG-1.2, BG-7.1
#[test]
fn no_more_than_the_box_holds() {
    let start = |cells: &[(&str, &str)], reserve| {
        let start = Start::Position(text(cells, Side::White, reserve));
        Config { start, ..Config::relaxed() }.position()
    };
    let three_twos = [("a1", "w2"), ("b1", "w2"), ("c1", "w2"), ("g9", "b3")];
    let piece = "w2".parse().unwrap();
    assert_eq!(start(&three_twos, 0), Err(PositionFault::TooManyPieces { piece, count: 3 }.into()));
    let one = [("a1", "w2"), ("d5", "xx"), ("g9", "b3")];
    assert_eq!(start(&one, 32), Err(PositionFault::TooManyBarragoons(33).into()));
    assert!(start(&one, 31).is_ok());
}

// BG-7.2
#[test]
fn moves_and_placements() {
    for word in ["c2-c4", "rN@d5", "xx@a1", "tE@g9", "offer", "go-on", "accept", "refuse", "touch:d3"] {
        let action: Action = word.parse().unwrap();
        assert_eq!(action.to_string(), word);
        assert_eq!(json!(action), json!(word));
        assert_eq!(serde_json::from_str::<Action>(&format!("{word:?}")).unwrap(), action);
    }
    assert_eq!("c2xc4".parse::<Action>().unwrap().to_string(), "c2-c4");
    for word in [
        "", "c2", "c2-", "c2c4", "h1-a1", "a0-a1", "a10-a1", "rN", "rQ@a1", "nN@a1", "c2-é", "é", "Offer",
        "touch", "touch:", "touch:h1",
    ] {
        assert!(word.parse::<Action>().is_err(), "{word}");
    }
    assert_eq!("h1".parse::<Square>(), Err(NotationError));
}

// BG-7.0
#[test]
fn neither_side_may_have_lost_already() {
    let start = |cells: &[(&str, &str)], side, express| {
        let start = Start::Position(text(cells, side, 5));
        Config { start, express, ..Config::relaxed() }
    };
    let over = |winner, why| Err(ConfigFault::AlreadyOver(End::Won { winner, why }));
    let alone = [("d3", "w3")];
    for side in Side::ALL {
        assert_eq!(start(&alone, side, [0, 0]).position(), over(Side::White, WinReason::NoPieces));
    }
    let uneven = [("d3", "w3"), ("a1", "w4"), ("e1", "w2"), ("d9", "b3"), ("a9", "b4")];
    for side in Side::ALL {
        assert!(start(&uneven, side, [2, 1]).position().is_ok(), "{side:?} to move");
        assert_eq!(start(&uneven, side, [0, 2]).position(), over(Side::White, WinReason::Express));
    }
}

/// "A main rule of the book": touch-move applies unless the table switches it off (BG-4.6).
#[test]
fn the_game_as_printed_is_what_start_gives() {
    assert!(Config::default().touch_move && !Config::relaxed().touch_move);
    assert!(serde_json::from_str::<Config>("{}").is_ok_and(|config| !config.touch_move), "as it was");
}

/// Saves of today must stay readable.
#[test]
fn options_are_saved_in_these_words() {
    let closed = json!({"express": [0, 0], "resign": true, "start": "closed", "touch_move": true});
    assert_eq!(json!(Config::default()), closed);
    assert_eq!(serde_json::from_value::<Config>(closed).unwrap(), Config::default());
    let open: Config = serde_json::from_str(r#"{"start":"open","express":[0,2],"reading":2}"#).unwrap();
    let begun = Config { start: Start::Open, express: [0, 2], ..Config::relaxed() };
    assert_eq!(open, begun, "touch-move bound nobody where the options do not say");
    let own: Config = serde_json::from_str(r#"{"start":{"position":"x"}}"#).unwrap();
    assert_eq!(own.start, Start::Position("x".to_owned()));
    assert_eq!(serde_json::from_value::<Config>(json!(own)).unwrap(), own);
}
