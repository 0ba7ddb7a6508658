//! Dead positions and repetition: BG-5.3, BG-5.4.

use super::*;
use crate::games::barragoon::draws::is_dead;

/// White's 2 has a single move for ever, between a1 and a2.
const CAGE: [(&str, &str); 5] = [("a1", "w2"), ("b1", "aa"), ("b2", "aa"), ("a3", "aa"), ("b3", "aa")];
/// The same for Brown in the far corner.
const FAR_CAGE: [(&str, &str); 5] = [("g9", "b2"), ("f9", "aa"), ("f8", "aa"), ("g7", "aa"), ("f7", "aa")];

fn cells(parts: &[&[(&'static str, &'static str)]]) -> Vec<(&'static str, &'static str)> {
    parts.concat()
}

// BG-5.3
#[test]
fn no_capture_for_ever_is_dead() {
    let dead = board(&cells(&[&CAGE, &FAR_CAGE]));
    assert!(is_dead(&dead, Side::White) && is_dead(&dead, Side::Brown));
    let start = Start::Position(text(&cells(&[&CAGE, &FAR_CAGE]), Side::White, 0));
    let config = Config { start, ..Config::relaxed() };
    assert_eq!(config.position(), Err(ConfigFault::AlreadyOver(End::Draw(DrawReason::Dead))));
}

// BG-5.3: the last Barragoon that a 2 could capture is replaced by All turns.
#[test]
fn a_match_ends_when_it_dies() {
    let cells = cells(&[&CAGE[..4], &FAR_CAGE, &[("b3", "xx")]]);
    let quiet = from(&cells, Side::Brown, 0).play("g9-g8 a1-a2 g8-g9");
    assert_eq!(quiet.prompt(), Prompt::Move { side: Side::White }, "b3 can still be taken");
    let taken = from(&cells, Side::White, 0).play("a1-a2 g9-g8 a2xb3");
    assert_eq!(taken.play("aa@a2").prompt(), Prompt::Over(End::Draw(DrawReason::Dead)));
    let taken = from(&cells, Side::White, 0).play("a1-a2 g9-g8 a2xb3");
    assert_eq!(taken.play("xx@a2").prompt(), Prompt::Move { side: Side::Brown });
}

// BG-5.3: sound even if a capture is far away, or only the opponent has it.
#[test]
fn a_capture_far_away_is_no_draw() {
    let far = board(&cells(&[&CAGE, &[("g9", "b3")]]));
    assert!(!is_dead(&far, Side::White) && !is_dead(&far, Side::Brown));
    // The same cages, but one has a Barragoon that a 2 may capture.
    let mut open = board(&cells(&[&CAGE, &FAR_CAGE]));
    open.set(sq("f7"), Cell::Barragoon(Face::NoPassage));
    assert!(!is_dead(&open, Side::White) && !is_dead(&open, Side::Brown));
    // If one side cannot move, it is no draw: that side is about to lose (BG-5.1).
    let mut shut = board(&cells(&[&CAGE, &FAR_CAGE]));
    shut.set(sq("g8"), Cell::Barragoon(Face::AllTurns));
    assert!(!is_dead(&shut, Side::White));
}

/// White's only move is from a1 to b2, after which Brown has none.
const BLOCKED: &str = ". . . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./\
                       aa aa aa . . . ./aa b2 aa aa . . ./aa . aa aa . . ./w2 aa aa aa . . . w 0";

// BG-5.3: a win by blocking stays a win.
#[test]
fn a_side_that_can_be_blocked_is_no_draw() {
    let position: Position = BLOCKED.parse().unwrap();
    assert!(!is_dead(&position.board, Side::White));
    let config = Config { start: Start::Position(BLOCKED.to_owned()), ..Config::relaxed() };
    let game = with(config).play("a1-b2");
    assert_eq!(game.prompt(), Prompt::Over(End::Won { winner: Side::White, why: WinReason::NoMoves }));
}

/// Four rooms with walls of All turns, and a 2 in each: more positions than the search's budget.
const ROOMS: &str = ". . . aa . . ./. b2 . aa . b2 ./. . . aa . . ./. . . aa . . ./aa aa aa aa aa aa aa/\
                     . . . aa . . ./. . . aa . . ./. w2 . aa . w2 ./. . . aa . . . w 0";

// BG-5.3: if there are too many positions, the proof is that the pieces cannot meet.
#[test]
fn pieces_that_never_meet_are_a_proof() {
    let rooms: Position = ROOMS.parse().unwrap();
    assert!(is_dead(&rooms.board, Side::White) && is_dead(&rooms.board, Side::Brown));
    // Two pieces in one room may block each other: that is no proof, and play continues.
    let mut crowded = rooms.board.clone();
    for (from, to) in [("f2", "c1"), ("f8", "c9")] {
        let piece = crowded.set(sq(from), Cell::Empty);
        crowded.set(sq(to), piece);
    }
    assert!(!is_dead(&crowded, Side::White));
}

const ROUND: &str = "c2-c3 c8-c7 c3-c2 c7-c8";

fn thrice() -> Played {
    closed().play(ROUND).play(ROUND).play(ROUND)
}

// BG-5.4
#[test]
fn three_times_in_a_row_and_not_before() {
    let game = closed().play(ROUND).play(ROUND).play("c2-c3 c8-c7 c3-c2");
    assert_eq!(game.prompt(), Prompt::Move { side: Side::Brown });
    let game = game.play("c7-c8");
    assert_eq!(game.prompt(), Prompt::MayOfferDraw { by: Side::Brown }, "the one who has just moved");
    assert!(game.may("offer") && game.may("go-on"));
    assert_eq!(game.refused("c2-c3"), Refusal::WrongPhase);
    // Another turn in between breaks the row.
    let game = closed().play(ROUND).play(ROUND).play("d2-d4 d8-d6 d4-d2 d6-d8").play(ROUND);
    assert_eq!(game.prompt(), Prompt::Move { side: Side::White });
}

// BG-5.4
#[test]
fn an_offer_accepted_is_a_draw() {
    let game = thrice().play("offer");
    assert_eq!(game.events, [Event::DrawOffered { by: Side::Brown }]);
    assert_eq!(game.prompt(), Prompt::AnswerDraw { by: Side::White });
    let game = game.play("accept");
    assert_eq!(game.prompt(), Prompt::Over(End::Draw(DrawReason::Agreed)));
    assert_eq!(game.places(), Some(vec![1, 1]));
}

// BG-5.4
#[test]
fn going_on_bars_nobody() {
    let game = thrice().play("go-on");
    assert_eq!(game.events, [Event::DrawDeclinedToOffer { by: Side::Brown }]);
    assert!(game.may("c2-c3") && game.view().barred.is_none());
    // One turn later the repetition holds again, now for the other player.
    assert_eq!(game.play("c2-c3").prompt(), Prompt::MayOfferDraw { by: Side::White });
}

// BG-5.4
#[test]
fn who_refuses_breaks_the_succession() {
    let game = thrice().play("offer refuse");
    assert_eq!(game.prompt(), Prompt::Move { side: Side::White });
    assert_eq!(game.view().barred, Some(Move { from: sq("c2"), to: sq("c3") }));
    assert!(!game.may("c2-c3") && game.may("c2-c4"));
    assert_eq!(game.refused("c2-c3"), Refusal::Barred(Move { from: sq("c2"), to: sq("c3") }));
    assert!(!game.view().moves.contains(&Move { from: sq("c2"), to: sq("c3") }));
    let game = game.play("c2-c4");
    // The sequence is broken: Brown is free, and so is White afterwards.
    assert!(game.view().barred.is_none() && game.may("c8-c7"));
    assert!(game.play("c8-c7 c4-c2 c7-c8").may("c2-c3"));
}

// BG-5.4: there is only one legal move, so the bar passes to the other player.
#[test]
fn a_forced_player_hands_on_the_bar() {
    let cells = cells(&[&CAGE, &[("g9", "b3")]]);
    let round = "a1-a2 g9-g7 a2-a1 g7-g9";
    let game = from(&cells, Side::White, 0).play(round).play(round).play(round).play("offer refuse");
    assert!(game.view().barred.is_none() && game.may("a1-a2"), "nothing else is legal");
    let game = game.play("a1-a2");
    assert_eq!(game.prompt(), Prompt::Move { side: Side::Brown }, "no new offer on the way");
    assert_eq!(game.view().barred, Some(Move { from: sq("g9"), to: sq("g7") }));
    assert!(!game.may("g9-g7") && game.may("g9-e9"));
    let game = game.play("g9-e9");
    assert!(game.view().barred.is_none());
}

// BG-5.4: whole turns are compared, so the placement that would complete one is barred.
#[test]
fn a_turn_with_placements_is_barred_at_its_end() {
    let cells = [("a1", "w2"), ("a3", "xx"), ("g9", "b3")];
    let round = "a1xa3 xx@a1 g9-g7 a3xa1 xx@a3 g7-g9";
    let game = from(&cells, Side::White, 0).play(round).play(round).play(round);
    assert_eq!(game.prompt(), Prompt::MayOfferDraw { by: Side::Brown });
    let game = game.play("offer refuse");
    assert!(game.view().barred.is_none() && game.may("a1xa3"));
    let game = game.play("a1xa3");
    assert_eq!(game.view().barred_placement, Some(Placement { face: Face::NoPassage, at: sq("a1") }));
    let refusal = Refusal::BarredPlacement(Placement { face: Face::NoPassage, at: sq("a1") });
    assert_eq!(game.refused("xx@a1"), refusal);
    assert!(!game.may("xx@a1") && game.may("rN@a1") && game.may("xx@b1"));
    let game = game.play("rN@a1");
    assert!(game.view().barred.is_none() && game.may("g9-g7"));
}
