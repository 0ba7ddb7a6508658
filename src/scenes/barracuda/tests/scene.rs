//! Tests of the promenade and its players.

use super::*;

#[test]
fn bars_with_a_possible_action_are_highlighted() {
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    let targets = |kind, seat| {
        let houses = scene(&of(&game, seat), Some(kind), Some(spot(2))).houses;
        houses.into_iter().filter(|house| house.target).map(|house| house.spot.number()).collect::<Vec<_>>()
    };
    assert_eq!(targets(ActionKind::TakeOver, 0), [1, 2]);
    assert_eq!(targets(ActionKind::Partner, 0), [0]);
    assert!(targets(ActionKind::TakeOver, 1).is_empty(), "it is not their turn");
    let shown = scene(&of(&game, 0), None, Some(spot(2)));
    assert!(shown.houses[2].picked && !shown.houses[1].picked);
    assert_eq!((shown.left, shown.players[0].turn, shown.players[1].turn), (3, true, false));
    let pawns: Vec<Pawn> = shown.players.iter().map(|player| player.pawn).collect();
    assert_eq!(pawns, [Pawn::Out, Pawn::InBag, Pawn::InBag]);
}

#[test]
fn stakes_say_whose_pawn_is_drawn_when() {
    let mut game = opened();
    play(&mut game, Some(1), "call 1");
    for (seat, notes) in [(0, "0,0,0,0,1"), (1, "0,0,1,0,0"), (2, "0,0,0,0,3")] {
        play(&mut game, Some(seat), &format!("stake {notes}"));
    }
    let pawns = |game: &Barracuda| {
        let players = scene(&of(game, 1), None, None).players;
        players.into_iter().map(|player| player.pawn).collect::<Vec<_>>()
    };
    assert_eq!(pawns(&game), [Pawn::Place(1, 2), Pawn::Place(3, 3), Pawn::Place(1, 2)]);
    play(&mut game, None, "pawn 2");
    assert_eq!(pawns(&game), [Pawn::Place(2, 2), Pawn::Place(3, 3), Pawn::Out]);
    assert_eq!(mine(&of(&game, 1)), [(2, Entry::Staked(Notes::new([0, 0, 1, 0, 0])))]);
}

#[test]
fn a_bar_closed_again_is_not_forgotten() {
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    for (seat, action) in [(0, "open 5"), (1, "partner 1"), (2, "partner 2")] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), action);
    }
    play(&mut game, Some(0), "begin");
    for (seat, action) in [(0, "open 7"), (1, "open 8"), (2, "take 0")] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), action);
    }
    play(&mut game, Some(2), "slide 0,1,0,1,0");
    play(&mut game, Some(0), "refuse");
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "auction 5");
    play(&mut game, Some(1), "bid 0,0,0,0,1");
    play(&mut game, Some(2), "bid 0,0,0,0,1");
    play(&mut game, Some(0), "close");
    let houses = scene(&of(&game, 1), None, None).houses;
    assert_eq!((houses[5].bar, houses[5].known.map(Bar::name)), (None, Some("Banana Bar")));
    assert_eq!((houses[6].bar, houses[6].known), (None, None), "never open");
    assert_eq!(houses[7].known, None, "open now");
}

#[test]
fn the_ice_melts_with_the_rounds() {
    assert_eq!([0, 1, 2, 6, 7, 30].map(ice), [6, 6, 5, 1, 0, 0]);
}
