//! Captures, placements and touch-move: BG-4.

use super::*;

/// White's 3 on d1 can capture the 2 on d4; both sides have other pieces.
const CAPTURE: [(&str, &str); 4] = [("d1", "w3"), ("a1", "w4"), ("d4", "b2"), ("g9", "b4")];

fn place(by: Side, why: PlaceReason, left: u8) -> Prompt {
    Prompt::Place { by, why, left }
}

// BG-4.1
#[test]
fn the_loser_places_then_the_capturer() {
    let game = from(&CAPTURE, Side::White, 10).play("d1xd4");
    assert_eq!(game.prompt(), place(Side::Brown, PlaceReason::LostPiece, 2));
    assert_eq!(game.game.pending().seats().iter().collect::<Vec<_>>(), [BROWN]);
    assert_eq!(game.view().board[sq("d4")], "w3".parse().unwrap());
    assert_eq!(game.view().reserve, 10);
    let game = game.play("rN@d5");
    assert_eq!(game.prompt(), place(Side::White, PlaceReason::TookPiece, 1));
    assert_eq!(game.view().reserve, 9);
    assert_eq!(game.refused("xx@d5"), Refusal::NotEmpty(sq("d5")));
    let game = game.play("aa@e6");
    assert_eq!((game.prompt(), game.view().reserve), (Prompt::Move { side: Side::Brown }, 8));
    let turn = game.view().last.unwrap();
    assert_eq!(turn.to_string(), "d1xd4 rN@d5 aa@e6");
    let placed = |by, token, at| Placed { by, placement: Placement { face: face(token), at: sq(at) } };
    let placed = [placed(Side::Brown, "rN", "d5"), placed(Side::White, "aa", "e6")];
    assert_eq!(turn.placed, placed);
}

// BG-4.2
#[test]
fn a_captured_barragoon_is_placed_again() {
    let cells = [("d1", "w3"), ("d4", "xx"), ("g9", "b4")];
    let game = from(&cells, Side::White, 10).play("d1xd4");
    assert_eq!(game.prompt(), place(Side::White, PlaceReason::TookBarragoon, 1));
    assert_eq!(game.game.pending().seats().iter().collect::<Vec<_>>(), [WHITE]);
    let game = game.play("lE@d1");
    assert_eq!(game.view().reserve, 10);
    assert_eq!(game.view().board[sq("d1")], Cell::Barragoon(face("lE")));
    assert_eq!(game.prompt(), Prompt::Move { side: Side::Brown });
}

// BG-4.3
#[test]
fn any_empty_square_any_face() {
    let game = from(&CAPTURE, Side::White, 10).play("d1xd4");
    let offer = game.game.offer(BROWN);
    assert_eq!(offer.actions().len(), 16 * (63 - 3));
    assert!(game.may("xx@d1"), "the square just left is empty");
    for taken in ["d4", "a1", "g9"] {
        assert_eq!(game.refused(&format!("xx@{taken}")), Refusal::NotEmpty(sq(taken)));
    }
    assert_eq!(game.refused("d4-d6"), Refusal::WrongPhase);
    let before = game.view().board;
    let game = game.play("tE@c7 xx@b7 g9-d9");
    let changed: Vec<Square> = Square::all().filter(|s| before[*s] != game.view().board[*s]).collect();
    assert_eq!(changed, [sq("b7"), sq("c7"), sq("d9"), sq("g9")], "what lies stays as it lies");
}

// BG-4.4
#[test]
fn when_the_reserve_runs_out() {
    let game = from(&CAPTURE, Side::White, 1).play("d1xd4");
    assert_eq!(game.prompt(), place(Side::Brown, PlaceReason::LostPiece, 1));
    let game = game.play("xx@d5");
    assert_eq!((game.prompt(), game.view().reserve), (Prompt::Move { side: Side::Brown }, 0));
    let game = from(&CAPTURE, Side::White, 0).play("d1xd4");
    assert_eq!(game.prompt(), Prompt::Move { side: Side::Brown });
    assert_eq!(game.view().last.unwrap().to_string(), "d1xd4");
}

// BG-4.5
#[test]
fn nothing_goes_on_before_the_placement() {
    let game = from(&CAPTURE, Side::White, 10).play("d1xd4");
    for word in ["g9-d9", "d4-d7", "offer", "go-on", "accept"] {
        assert_eq!(game.refused(word), Refusal::WrongPhase);
    }
    let other = Step::Player(WHITE, "xx@d5".parse().unwrap());
    assert_eq!(game.game.check(&other), Err(Illegal::NotYourTurn));
    assert!(game.view().moves.is_empty());
}

/// White's 3 on d1 can capture the 2 on d4 or the cube on c3. Its 3 on a2 can capture the cube alone; the 2 on a1 is
/// shut in.
const TOUCH: [(&str, &str); 7] =
    [("d1", "w3"), ("a1", "w2"), ("a2", "w3"), ("b1", "w4"), ("d4", "b2"), ("c3", "xx"), ("g9", "b4")];

fn touchy() -> Config {
    let start = Start::Position(text(&TOUCH, Side::White, 10));
    Config { start, touch_move: true, ..Config::relaxed() }
}

// BG-4.6
#[test]
fn a_touched_piece_must_move() {
    let game = with(touchy()).play("touch:d1");
    let piece = Cell::Piece("w3".parse().unwrap());
    assert_eq!(game.events, [Event::Touched { side: Side::White, at: sq("d1"), what: piece }]);
    assert_eq!(game.prompt(), Prompt::Move { side: Side::White }, "the turn goes on");
    assert!(game.view().moves.iter().all(|step| step.from == sq("d1")));
    assert!(game.may("d1xd4") && game.may("touch:d4"));
    assert_eq!(game.refused("a2-a4"), Refusal::MustMove(sq("d1")));
    assert_eq!(game.refused("touch:a2"), Refusal::IdleTouch(sq("a2")), "the first one binds");
    let game = game.play("d1-d3");
    assert!(game.view().touched.is_nothing() && game.may("touch:g9"), "Brown is free");
}

// BG-4.6
#[test]
fn a_touched_enemy_or_barragoon_must_be_captured() {
    let free = || with(touchy());
    // Touched first: captured by any piece.
    let game = free().play("touch:d4");
    assert_eq!(game.refused("d1-d3"), Refusal::MustTake(sq("d4")));
    assert!(game.view().moves.iter().all(|step| step.to == sq("d4")));
    assert_eq!(game.refused("touch:c3"), Refusal::IdleTouch(sq("c3")));
    assert!(!game.may("touch:a2"), "it cannot take on d4");
    let game = game.play("touch:d1");
    assert_eq!(game.view().moves, [Move { from: sq("d1"), to: sq("d4") }]);
    assert_eq!(game.game.offer(WHITE).actions().len(), 1, "nothing is left to touch");
    // Touched after an own piece: captured by that piece, if it can.
    let game = free().play("touch:a2");
    assert_eq!(game.refused("touch:d4"), Refusal::IdleTouch(sq("d4")));
    let game = game.play("touch:c3");
    assert_eq!(game.refused("a2-a4"), Refusal::MustTake(sq("c3")));
    assert_eq!(game.view().moves, [Move { from: sq("a2"), to: sq("c3") }]);
    // The capturer puts a touched Barragoon down again, and then Brown is free.
    let game = game.play("a2xc3 xx@g5");
    assert!(game.view().touched.is_nothing());
}

// BG-4.6: a piece that cannot move, or cannot be captured, does not bind.
#[test]
fn what_is_touched_in_vain_binds_nobody() {
    let game = with(touchy());
    for word in ["touch:a1", "touch:g9", "touch:e5"] {
        assert_eq!(game.refused(word), Refusal::IdleTouch(word[6..].parse().unwrap()));
    }
    // Without touch-move no touch binds.
    assert_eq!(closed().refused("touch:c2"), Refusal::IdleTouch(sq("c2")));
    assert!(!closed().view().touch_move, "off at first");
    let owed = with(touchy()).play("d1xd4");
    assert_eq!(owed.refused("touch:g9"), Refusal::WrongPhase);
}

// BG-4.6: a piece that was let go stays: both must agree to an undo.
#[test]
fn what_is_let_go_stays() {
    let step = |game: &Played, word| game.game.reveals_information(&game.step(word));
    let strict = with(touchy());
    for word in ["touch:d1", "d1-d3", "d1xd4"] {
        assert!(step(&strict, word), "{word}");
    }
    assert!(step(&strict.play("d1xd4"), "xx@a5"));
    assert!(!step(&closed(), "c2-c3"));
}

/// The worked example of `docs/rules/barragoon.md`.
#[test]
fn the_worked_example_of_the_rules_page() {
    let cells = |d2, d4| [("d1", "w3"), ("d2", d2), ("d4", d4), ("c1", "xx"), ("e1", "xx"), ("g9", "b4")];
    assert_eq!(targets(&board(&cells("rN", "b2")), "d1"), "e2 f2");
    let game = from(&cells("oN", "b2"), Side::White, 24);
    assert!(game.may("d1-d3"));
    let game = game.play("d1xd4 xx@d3 aa@e6");
    assert_eq!(game.view().last.unwrap().to_string(), "d1xd4 xx@d3 aa@e6");
    assert_eq!((game.view().reserve, game.prompt()), (22, Prompt::Move { side: Side::Brown }));
    let game = from(&cells("oN", "tE"), Side::White, 24).play("d1xd4 tE@d1");
    assert_eq!((game.view().reserve, game.prompt()), (24, Prompt::Move { side: Side::Brown }));
}
