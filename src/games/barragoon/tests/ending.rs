//! Wins, the express rule and resignation: BG-5.1, BG-5.2, BG-5.5, BG-6.

use super::*;

fn won(winner: Side, why: WinReason) -> Prompt {
    Prompt::Over(End::Won { winner, why })
}

// BG-5.1
#[test]
fn who_cannot_move_loses() {
    // Brown's 4 is shut in once d8 is closed.
    let cells = [("a9", "b4"), ("a8", "xx"), ("d9", "xx"), ("c8", "w3"), ("g1", "w2")];
    let game = from(&cells, Side::White, 0).play("c8-b9");
    assert_eq!(game.prompt(), won(Side::White, WinReason::NoMoves));
    assert_eq!(game.places(), Some(vec![1, 2]));
    assert_eq!(
        game.events.last(),
        Some(&Event::Ended(End::Won { winner: Side::White, why: WinReason::NoMoves }))
    );
    assert!(game.view().moves.is_empty());
    let late = Step::Player(BROWN, "a9-a5".parse().unwrap());
    assert_eq!(game.game.check(&late), Err(Illegal::Over));
}

// BG-5.1: the side to move loses, even if neither side can move.
#[test]
fn who_is_to_move_loses_where_neither_can() {
    let shut = |side| {
        text(&[("a1", "w4"), ("a2", "xx"), ("b1", "xx"), ("g9", "b4"), ("g8", "xx"), ("f9", "xx")], side, 0)
    };
    for side in Side::ALL {
        let position: Position = shut(side).parse().unwrap();
        let end = End::Won { winner: side.other(), why: WinReason::NoMoves };
        assert_eq!(position.end([0, 0]), Some(end));
        let config = Config { start: Start::Position(shut(side)), ..Config::relaxed() };
        assert_eq!(config.position(), Err(ConfigFault::AlreadyOver(end)));
    }
    let bare: Position = text(&[("a1", "w4")], Side::Brown, 0).parse().unwrap();
    assert_eq!(bare.end([0, 0]), Some(End::Won { winner: Side::White, why: WinReason::NoPieces }));
}

// BG-5.2
#[test]
fn the_last_capture_ends_it_without_placements() {
    let cells = [("d1", "w3"), ("d4", "b2")];
    let game = from(&cells, Side::White, 10).play("d1xd4");
    assert_eq!(game.prompt(), won(Side::White, WinReason::NoPieces));
    assert_eq!(game.view().reserve, 10);
    game.game.check_invariants().unwrap();
}

// BG-5.5
#[test]
fn either_may_resign_where_agreed() {
    let game = closed().game;
    assert_eq!(game.resign(WHITE).unwrap().places, [2, 1]);
    assert_eq!(game.resign(BROWN).unwrap().places, [1, 2]);
    assert_eq!(game.resign(Seat::nth(2)), None);
    let never = with(Config { resign: false, ..Config::relaxed() }).game;
    assert_eq!(never.resign(WHITE), None);
    let over = from(&[("d1", "w3"), ("d4", "b2")], Side::White, 10).play("d1xd4").game;
    assert_eq!(over.resign(BROWN), None);
}

// BG-6.1
#[test]
fn express_levels_are_per_player() {
    let cells =
        [("d1", "w3"), ("a1", "w4"), ("g1", "w4"), ("d4", "b2"), ("g9", "b4"), ("a9", "b4"), ("c9", "b3")];
    let match_with = |express| {
        let start = Start::Position(text(&cells, Side::White, 10));
        with(Config { start, express, ..Config::relaxed() })
    };
    // Brown has three pieces left, then two.
    let one = match_with([0, 2]).play("d1xd4 xx@a5 xx@b5");
    assert_eq!(one.prompt(), Prompt::Move { side: Side::Brown });
    let two = one.play("g9-g6 g1xg5").game.position().clone();
    assert_eq!(two.board.pieces(Side::Brown).len(), 3);
    let cells = [("d1", "w3"), ("a1", "w4"), ("g1", "w4"), ("d4", "b2"), ("g9", "b4"), ("a9", "b4")];
    let match_with = |express| {
        let start = Start::Position(text(&cells, Side::White, 10));
        with(Config { start, express, ..Config::relaxed() }).play("d1xd4 xx@b4 xx@b5")
    };
    assert_eq!(match_with([0, 2]).prompt(), won(Side::White, WinReason::Express));
    // White's own level does not matter while White has enough pieces.
    assert_eq!(match_with([2, 1]).prompt(), Prompt::Move { side: Side::Brown });
    assert_eq!(match_with([0, 0]).prompt(), Prompt::Move { side: Side::Brown });
    // Level 1: a side with one piece left has lost.
    let cells = [("d1", "w3"), ("a1", "w4"), ("d4", "b2"), ("g9", "b4")];
    let start = Start::Position(text(&cells, Side::White, 10));
    let last = with(Config { start: start.clone(), express: [1, 1], ..Config::relaxed() });
    let last = last.play("d1xd4 xx@b4 xx@b5");
    assert_eq!(last.prompt(), won(Side::White, WinReason::Express));
    // The level is tested at the beginning of a turn, so the loser still places (BG-4.1).
    assert_eq!(last.view().reserve, 8);
    let wrong = Config { express: [0, 3], ..Config::relaxed() };
    assert_eq!(wrong.position(), Err(ConfigFault::Express(3)));
}

// BG-6.1: a level belongs to its player, and moves along when the players swap seats.
#[test]
fn express_levels_go_with_the_players() {
    let start = Start::Position(text(&[("d1", "w3"), ("d9", "b3"), ("e9", "b3")], Side::White, 3));
    let config = Config { express: [0, 1], touch_move: true, start, ..Config::relaxed() };
    let turned = config.clone().turned();
    assert_eq!(turned, Config { express: [1, 0], ..config.clone() });
    assert!(config.position().is_ok());
    assert!(turned.position().is_err(), "White, who has one piece, plays at level 1 now");
    assert_eq!(turned.turned(), config);
}
