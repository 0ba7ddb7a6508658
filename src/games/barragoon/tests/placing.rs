//! Captures, placements and touch-move: BG-4.

use super::*;
use crate::games::barragoon::touch::{TouchDuty, touch_duty};

/// White's 3 on d1 can take the 2 on d4; both sides have more.
const CAPTURE: [(&str, &str); 4] = [("d1", "w3"), ("a1", "w4"), ("d4", "b2"), ("g9", "b4")];

fn place(by: Side, why: PlaceReason, left: u8) -> Phase {
    Phase::Place { by, why, left }
}

// BG-4.1
#[test]
fn bg_4_1_the_loser_places_then_the_capturer() {
    let game = from(&CAPTURE, Side::White, 10).play("d1xd4");
    assert_eq!(game.phase(), place(Side::Brown, PlaceReason::LostPiece, 2));
    assert_eq!(game.game.pending().seats().iter().collect::<Vec<_>>(), [BROWN]);
    assert_eq!(game.view().board[sq("d4")], "w3".parse().unwrap());
    assert_eq!(game.view().reserve, 10);
    let game = game.play("rN@d5");
    assert_eq!(game.phase(), place(Side::White, PlaceReason::TookPiece, 1));
    assert_eq!(game.view().reserve, 9);
    assert_eq!(game.refused("xx@d5"), Refusal::NotEmpty(sq("d5")));
    let game = game.play("aa@e6");
    assert_eq!((game.phase(), game.view().reserve), (Phase::Move { side: Side::Brown }, 8));
    let turn = game.view().last.unwrap();
    assert_eq!(turn.to_string(), "d1xd4 rN@d5 aa@e6");
    let placed = vec![(Side::Brown, face("rN"), sq("d5")), (Side::White, face("aa"), sq("e6"))];
    assert_eq!(turn.placed, placed);
}

// BG-4.2
#[test]
fn bg_4_2_a_captured_barragoon_is_placed_again() {
    let cells = [("d1", "w3"), ("d4", "xx"), ("g9", "b4")];
    let game = from(&cells, Side::White, 10).play("d1xd4");
    assert_eq!(game.phase(), place(Side::White, PlaceReason::TookBarragoon, 1));
    assert_eq!(game.game.pending().seats().iter().collect::<Vec<_>>(), [WHITE]);
    let game = game.play("lE@d1");
    assert_eq!(game.view().reserve, 10);
    assert_eq!(game.view().board[sq("d1")], Cell::Barragoon(face("lE")));
    assert_eq!(game.phase(), Phase::Move { side: Side::Brown });
}

// BG-4.3
#[test]
fn bg_4_3_any_empty_square_any_face() {
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
fn bg_4_4_when_the_reserve_runs_out() {
    let game = from(&CAPTURE, Side::White, 1).play("d1xd4");
    assert_eq!(game.phase(), place(Side::Brown, PlaceReason::LostPiece, 1));
    let game = game.play("xx@d5");
    assert_eq!((game.phase(), game.view().reserve), (Phase::Move { side: Side::Brown }, 0));
    let game = from(&CAPTURE, Side::White, 0).play("d1xd4");
    assert_eq!(game.phase(), Phase::Move { side: Side::Brown });
    assert_eq!(game.view().last.unwrap().to_string(), "d1xd4");
}

// BG-4.5
#[test]
fn bg_4_5_nothing_goes_on_before_the_placement() {
    let game = from(&CAPTURE, Side::White, 10).play("d1xd4");
    for word in ["g9-d9", "d4-d7", "offer", "go-on", "accept"] {
        assert_eq!(game.refused(word), Refusal::WrongPhase);
    }
    let other = Step::seat(WHITE, "xx@d5".parse().unwrap());
    assert_eq!(game.game.check(&other), Err(Refusal::NotYourTurn));
    assert!(game.view().moves.is_empty());
}

// BG-4.6
#[test]
fn bg_4_6_touched_is_moved_or_captured() {
    let cells = [("d1", "w3"), ("a1", "w2"), ("a2", "w3"), ("b1", "w3"), ("d4", "b2"), ("c1", "xx")];
    let config = Config {
        start: Start::Position(text(&cells, Side::White, 10)),
        touch_move: true,
        ..Config::default()
    };
    let view = with(config).view();
    assert!(view.touch_move && !closed().view().touch_move, "off by default");
    let duty = |touched, first: Option<&str>| touch_duty(&view, sq(touched), first.map(sq));
    assert_eq!(duty("d1", None), TouchDuty::Move(sq("d1")));
    assert_eq!(duty("e5", None), TouchDuty::Free);
    // Shut in by its own side (and c1 on the far side of b1): it cannot move.
    assert_eq!(duty("a1", None), TouchDuty::Free);
    let takers = |with: &[&str]| with.iter().map(|name| sq(name)).collect::<Vec<_>>();
    assert_eq!(duty("d4", None), TouchDuty::Capture { target: sq("d4"), with: takers(&["d1"]) });
    assert_eq!(duty("d4", Some("d1")), TouchDuty::Capture { target: sq("d4"), with: takers(&["d1"]) });
    assert_eq!(duty("d4", Some("b1")), TouchDuty::Free, "not by the piece touched first");
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
    assert_eq!((game.view().reserve, game.phase()), (22, Phase::Move { side: Side::Brown }));
    let game = from(&cells("oN", "tE"), Side::White, 24).play("d1xd4 tE@d1");
    assert_eq!((game.view().reserve, game.phase()), (24, Phase::Move { side: Side::Brown }));
}
