//! The set-up, the faces and the moves: BG-1 to BG-3.

use super::*;
use crate::games::barragoon::{
    board::{FILES, RANKS, RESERVE},
    moves::{count, crossings, path, why_not},
};

// BG-1.1
#[test]
fn seven_files_by_nine_ranks() {
    assert_eq!((FILES, RANKS, Square::all().count()), (7, 9, 63));
    assert_eq!(sq("d1").step(Heading::North), Some(sq("d2")));
    assert_eq!(sq("d9").step(Heading::North), None);
    assert_eq!(sq("a5").step(Heading::West), None);
    assert_eq!(sq("g5").step(Heading::East), None);
    assert_eq!(sq("a1").step(Heading::South), None);
    let position = closed().game.position().clone();
    assert!(position.board.pieces(Side::White).iter().all(|square| square.rank() < 2));
    assert!(position.board.pieces(Side::Brown).iter().all(|square| square.rank() > 6));
}

// BG-1.2
#[test]
fn seven_pieces_a_side_and_32_barragoons() {
    let position = closed().game.position().clone();
    for side in Side::ALL {
        let mut values: Vec<u8> = position
            .board
            .pieces(side)
            .iter()
            .filter_map(|square| position.board[square].piece())
            .map(|piece| piece.value.full())
            .collect();
        values.sort_unstable();
        assert_eq!(values, [2, 2, 3, 3, 3, 4, 4]);
    }
    assert_eq!((position.board.barragoons().len(), position.reserve), (8, RESERVE));
    assert_eq!(position.barragoons(), 32);
}

// BG-1.3, BG-7.1
#[test]
fn the_closed_start_as_printed() {
    let printed = ". b4 b3 . b3 b4 ./. . b2 b3 b2 . ./. . . . . . ./. xx . . . xx ./xx . xx . xx . xx/. xx . . . xx ./. . . . . . ./. . w2 w3 w2 . ./. w4 w3 . w3 w4 . w 24";
    assert_eq!(closed().game.position().to_string(), printed);
    assert_eq!(Config::default().start, Start::Closed);
}

// BG-1.4
#[test]
fn white_moves_first_then_they_alternate() {
    let game = closed();
    assert_eq!(game.prompt(), Prompt::Move { side: Side::White });
    assert_eq!(game.game.pending().seats().iter().collect::<Vec<_>>(), [WHITE]);
    let game = game.play("c2-c3");
    assert_eq!(game.game.pending().seats().iter().collect::<Vec<_>>(), [BROWN]);
    assert_eq!(game.play("c8-c7").prompt(), Prompt::Move { side: Side::White });
}

// BG-1.5
#[test]
fn the_open_start_shows_all_turns() {
    let open = with(Config { start: Start::Open, ..Config::relaxed() });
    let closed = closed();
    for square in closed.game.position().board.barragoons() {
        assert_eq!(closed.game.position().board[square], Cell::Barragoon(Face::NoPassage));
        assert_eq!(open.game.position().board[square], Cell::Barragoon(Face::AllTurns));
    }
}

// BG-2.1
#[test]
fn a_barragoon_can_lie_in_sixteen_ways() {
    let mut faces = Face::ALL.to_vec();
    assert!(faces.is_sorted());
    faces.dedup();
    assert_eq!(faces.len(), 16);
    for (index, face) in Face::ALL.into_iter().enumerate() {
        assert_eq!(face.index(), index);
    }
}

// BG-2.1, BG-2.2: exactly the table of section 2.
#[test]
fn what_a_face_does_not_allow_it_blocks() {
    use Heading::{East, North, South, West};
    let shown = |token| crossings(face(token));
    assert_eq!(shown("xx"), []);
    assert_eq!(shown("oE"), [(East, East)]);
    assert_eq!(shown("tN"), [(North, North), (South, South)]);
    assert_eq!(shown("tE"), [(East, East), (West, West)]);
    assert_eq!(shown("rN"), [(North, East)]);
    assert_eq!(shown("rW"), [(West, North)]);
    assert_eq!(shown("lN"), [(North, West)]);
    assert_eq!(shown("lE"), [(East, North)]);
    assert_eq!(shown("aa").len(), 8);
    assert!(
        shown("aa").iter().all(|(entering, leaving)| *leaving != *entering && *leaving != entering.back())
    );
}

// BG-3.1: the rulebook's first two examples, a 4 in full and a 3 in short.
#[test]
fn full_and_short_moves() {
    let four = board(&[("d5", "w4")]);
    for target in moves::targets(&four, sq("d5")) {
        assert!([3, 4].contains(&sq("d5").distance(target)), "{target}");
    }
    assert_eq!(moves::targets(&four, sq("d5")).len(), 4 * 3 + 14, "all within the board");
    let three = board(&[("a1", "b3")]);
    assert_eq!(targets(&three, "a1"), "c1 d1 b2 c2 a3 b3 a4");
    let two = board(&[("a1", "w2")]);
    assert_eq!(targets(&two, "a1"), "b1 c1 a2 b2 a3");
    assert_eq!(why_not(&two, sq("a1"), sq("a4")), MoveRefusal::TooFar { steps: 3, value: Value::Two });
    assert_eq!(why_not(&four, sq("d5"), sq("e6")), MoveRefusal::TooNear { steps: 2, value: Value::Four });
    assert_eq!(why_not(&four, sq("d5"), sq("d5")), MoveRefusal::SameSquare);
    assert_eq!(why_not(&four, sq("d4"), sq("d5")), MoveRefusal::NoPiece(sq("d4")));
}

// BG-3.2: the rulebook's example of two turns.
#[test]
fn one_turn_and_no_more() {
    // Around the corner and back into the file would be two turns.
    let fenced = board(&[("d1", "w3"), ("d2", "b2"), ("c1", "xx"), ("e2", "xx")]);
    assert_eq!(targets(&fenced, "d1"), "f1 g1 f2");
    let stairs = board(&[("a1", "w4"), ("a2", "tN"), ("b1", "xx"), ("a3", "w2"), ("c1", "xx")]);
    assert_eq!(targets(&stairs, "a1"), "");
    // a1 a2 b2 b3 c3 is free, but has three turns; the two bent paths are blocked.
    let stairs = board(&[("a1", "w4"), ("a3", "w2"), ("b1", "tE"), ("c1", "w3")]);
    assert_eq!(why_not(&stairs, sq("a1"), sq("c3")), MoveRefusal::TwoTurns);
}

// BG-3.2, BG-3.3
#[test]
fn barragoons_are_crossed_as_they_show() {
    let across = |token: &str| {
        let board = board(&[("d1", "w3"), ("d2", token)]);
        let through = ["d4", "d3", "c3", "e3", "c2", "e2", "b2", "f2"];
        let targets = moves::targets(&board, sq("d1"));
        through.into_iter().filter(|name| targets.contains(&sq(name))).collect::<Vec<_>>().join(" ")
    };
    // c2, e2 and the squares beyond can also be reached by an earlier turn.
    let around = "c2 e2 b2 f2";
    assert_eq!(across("."), "d4 d3 c3 e3 c2 e2 b2 f2");
    assert_eq!(across("xx"), format!("c3 e3 {around}"));
    assert_eq!(across("oN"), format!("d4 d3 c3 e3 {around}"));
    assert_eq!(across("oS"), format!("c3 e3 {around}"));
    assert_eq!(across("tE"), format!("c3 e3 {around}"));

    // With both detours blocked, only the Barragoon's own exit is left.
    let only =
        |token: &str| targets(&board(&[("d1", "w3"), ("c1", "xx"), ("e1", "xx"), ("d2", token)]), "d1");
    assert_eq!(only("aa"), "b2 c2 e2 f2");
    assert_eq!(only("rN"), "e2 f2");
    assert_eq!(only("lN"), "b2 c2");
    assert_eq!(only("lE"), "");
    // The turn on the Barragoon is the one turn of the move.
    let board = board(&[("d1", "w4"), ("c1", "xx"), ("e1", "xx"), ("d2", "rN")]);
    assert_eq!(targets(&board, "d1"), "f2 g2");
    let refusal = MoveRefusal::BlockedByBarragoon(sq("d2"), face("rN"));
    assert_eq!(why_not(&board, sq("d1"), sq("d5")), refusal);
}

// BG-3.3: a turn before a Barragoon that turns makes one too many.
#[test]
fn no_turn_before_a_turning_barragoon() {
    let board = board(&[("a1", "w4"), ("b1", "xx"), ("a2", "."), ("b2", "rE"), ("a3", "w2")]);
    // a1 a2, then right to b2, which would turn it south: a second turn.
    assert_eq!(targets(&board, "a1"), "");
}

// BG-3.4
#[test]
fn pieces_are_never_crossed() {
    for token in ["w2", "b2"] {
        let board = board(&[("a1", "w4"), ("a2", token), ("b1", token)]);
        assert_eq!(targets(&board, "a1"), "");
        assert_eq!(why_not(&board, sq("a1"), sq("a5")), MoveRefusal::BlockedByPiece(sq("a2")));
    }
}

// BG-3.5: the rulebook's example of a capture by a short move.
#[test]
fn a_short_move_ends_on_an_empty_square() {
    for token in ["b4", "xx", "aa", "oN"] {
        let board = board(&[("d1", "w3"), ("d3", token)]);
        assert!(!moves::targets(&board, sq("d1")).contains(&sq("d3")));
        assert_eq!(why_not(&board, sq("d1"), sq("d3")), MoveRefusal::ShortMoveCannotCapture(sq("d3")));
    }
}

// BG-3.6: the rulebook's examples of captures by a 3 and a 2, and of the 2 before All turns.
#[test]
fn a_full_move_captures() {
    for value in [2, 3, 4] {
        let own = format!("w{value}");
        let target = ["", "", "d3", "d4", "d5"][value];
        let on = |token: &str| board(&[("d1", own.as_str()), (target, token)]);
        let captures = |token: &str| moves::targets(&on(token), sq("d1")).contains(&sq(target));
        for token in ["b2", "b3", "b4"] {
            assert!(captures(token), "a {value} takes {token}");
        }
        for face in Face::ALL {
            let barred = value == 2 && face == Face::AllTurns;
            assert_eq!(captures(&face.to_string()), !barred, "a {value} on {face}");
        }
        assert!(!captures("w2"));
        assert_eq!(why_not(&on("w2"), sq("d1"), sq(target)), MoveRefusal::OwnPiece(sq(target)));
    }
    let before = board(&[("d1", "w2"), ("d3", "aa")]);
    assert_eq!(why_not(&before, sq("d1"), sq("d3")), MoveRefusal::TwoCannotTakeAllTurns(sq("d3")));
}

// BG-3.7
#[test]
fn two_ways_are_one_move() {
    let open = board(&[("a1", "w2")]);
    // b2 can be reached through a2 and through b1.
    assert_eq!(moves::targets(&open, sq("a1")).iter().filter(|square| **square == sq("b2")).count(), 1);
    assert_eq!(count(&open, Side::White), 5);
    for target in moves::targets(&open, sq("a1")) {
        let way = path(&open, sq("a1"), target).unwrap();
        assert_eq!((way[0], *way.last().unwrap()), (sq("a1"), target));
        assert_eq!(way.len(), usize::from(sq("a1").distance(target)) + 1);
    }
    assert_eq!(path(&open, sq("a1"), sq("a4")), None);
    let turned = board(&[("d1", "w3"), ("c1", "xx"), ("e1", "xx"), ("d2", "rN")]);
    let way: Vec<String> = path(&turned, sq("d1"), sq("f2")).unwrap().iter().map(Square::to_string).collect();
    assert_eq!(way.join(" "), "d1 d2 e2 f2");
}

// BG-1.4, BG-3.6: the wrong piece, the wrong player, the wrong moment.
#[test]
fn whose_turn_it_is() {
    let game = closed();
    assert_eq!(game.refused("c8-c7"), MoveRefusal::NotYourPiece(sq("c8")).into());
    assert_eq!(game.refused("a1-a2"), MoveRefusal::NoPiece(sq("a1")).into());
    assert_eq!(game.refused("xx@a1"), Refusal::WrongPhase);
    assert_eq!(game.refused("offer"), Refusal::WrongPhase);
    assert_eq!(game.refused("accept"), Refusal::WrongPhase);
    for by in [BROWN, Seat::nth(2)] {
        let other = Step::Player(by, "c2-c3".parse().unwrap());
        assert_eq!(game.game.check(&other), Err(Illegal::NotYourTurn));
    }
    assert_eq!(Barragoon::start(&Config::default(), 3), Err(Illegal::SeatCount(3)));
}
