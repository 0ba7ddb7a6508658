//! Ends of matches.

use super::*;
use crate::games::barbarossa::{Cave, End};

fn over(game: &Barbarossa) -> (End, Vec<u8>) {
    match game.phase {
        Phase::Over { end, .. } => (end, game.outcome().places),
        _ => panic!("not over: {:?}", prompt(game)),
    }
}

// BB-6.1: both hats move before the test for the end; the guesser reaches the goal before the owner.
#[test]
fn a_hat_at_the_goal() {
    let mut game = asking(4, Series::Second);
    plant(&mut game, 6);
    set_hats(&mut game, &[28, 30, 31, 6]);
    act(&mut game, 0, "try 1.0");
    let told = act(&mut game, 0, "guess boat");
    // 28 and 5 make 33: the surplus is lost (BB-1.4). The owner reaches the goal too, and is second.
    assert_eq!(over(&game), (End::Goal(Seats::one(seat(0))), vec![1, 2, 3, 4]));
    assert_eq!(hats(&game), [32, 32, 31, 6]);
    assert!(told.contains(&Event::Hat { seat: seat(1), from: 30, to: 32 }));
    // The owner's hat moves back as well.
    let mut game = asking(4, Series::Second);
    set_hats(&mut game, &[28, 30, 31, 6]);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    assert_eq!(over(&game), (End::Goal(Seats::one(seat(0))), vec![1, 3, 2, 4]));
    assert_eq!(hats(&game), [32, 28, 31, 6]);
    // The owner reaches the goal, the guesser does not.
    let mut game = asking(4, Series::Second);
    plant(&mut game, 6);
    set_hats(&mut game, &[10, 30, 31, 6]);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    assert_eq!(over(&game), (End::Goal(Seats::one(seat(1))), vec![3, 1, 2, 4]));
    assert_eq!(illegal(&game, 0, "roll"), Illegal::Over);
    assert_eq!(illegal(&game, 0, "note\n1.0 x"), Illegal::Over);
}

// BB-6.1: players whom a dragon or a ghost brings to the goal share the win.
#[test]
fn several_at_the_goal() {
    let mut game = start(4);
    set_hats(&mut game, &[31, 10, 31, 31]);
    game.phase = Phase::Playing(TurnState::of(seat(1)));
    game.players[seat(1)].cave = 3;
    act(&mut game, 1, "pay 2");
    let there: Seats = [0, 2, 3].map(Seat::nth).into_iter().collect();
    assert_eq!((over(&game), hats(&game)), ((End::Goal(there), vec![1, 4, 1, 1]), vec![32, 10, 32, 32]));
    // The ghost brings some hats to the goal, and others not.
    let mut game = start(4);
    set_hats(&mut game, &[31, 30, 29, 30]);
    act(&mut game, 0, "pay 5");
    let there: Seats = [1, 3].map(Seat::nth).into_iter().collect();
    assert_eq!(over(&game), (End::Goal(there), vec![3, 1, 3, 1]));
    // The hat of the player in the cave stays.
    let mut game = start(4);
    set_hats(&mut game, &[31, 10, 30, 6]);
    act(&mut game, 0, "pay 2");
    assert_eq!((hats(&game), prompt(&game)), (vec![31, 11, 31, 7], Prompt::Moving(seat(1))));
}

/// Four players before their 13th arrow. All objects of seats 2 and 3 have two arrows. Seats 0 and 1 each have one
/// object with two and one with one.
fn before_the_last() -> Barbarossa {
    let mut game = asking(4, Series::Second);
    for (owner, number, by) in [(0, 0, [1, 2]), (1, 1, [2, 3]), (2, 0, [0, 1]), (2, 1, [0, 1])] {
        game.players[seat(owner)].objects[number].solved = by.map(Seat::nth).to_vec();
    }
    game.players[seat(3)].objects[0].solved = vec![seat(0), seat(1)];
    game.players[seat(0)].objects[1].solved = vec![seat(1)];
    game.players[seat(1)].objects[0].solved = vec![seat(2)];
    game
}

// BB-6.2, BB-6.6, BB-6.7: the last arrow is scored, then the penalties; the nearest to the goal wins.
#[test]
fn the_last_arrow() {
    let mut game = before_the_last();
    assert_eq!(game.planted(), 12);
    set_hats(&mut game, &[20, 24, 1, 3]);
    act(&mut game, 0, "try 1.0");
    let told = act(&mut game, 0, "guess boat");
    // 20 and 3, less 2 for the object with one arrow; 24 less 2; unchanged; 3 less 5 for the object without one.
    assert_eq!(hats(&game), [21, 22, 1, -2]);
    assert_eq!(over(&game), (End::LastArrow, vec![2, 1, 3, 4]));
    assert!(told.contains(&Event::Penalty { seat: seat(3), spaces: 5 }));
    assert!(!told.iter().any(|event| matches!(event, Event::Penalty { seat, .. } if *seat == Seat::nth(2))));
}

// BB-6.2: ties share the win.
#[test]
fn a_shared_win() {
    let mut game = before_the_last();
    set_hats(&mut game, &[21, 24, 22, 3]);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    assert_eq!(hats(&game), [22, 22, 22, -2]);
    assert_eq!(over(&game).1, [1, 1, 1, 4]);
}

// BB-6.1 before BB-6.2: the goal is reached with the last arrow, without penalties.
#[test]
fn the_goal_with_the_last_arrow() {
    let mut game = before_the_last();
    set_hats(&mut game, &[29, 24, 1, 3]);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    assert_eq!(over(&game), (End::Goal(Seats::one(seat(0))), vec![1, 2, 4, 3]));
    // The owner has moved for the arrow; no player has paid a penalty.
    assert_eq!(hats(&game), [32, 22, 1, 3]);
}

// BB-6.3: penalties apply however it ends, so the player at the goal may not win.
#[test]
fn penalties_however_it_ends() {
    let mut game = asking_in(start_with(&Config { penalties: true, ..real() }, 4), Series::Second);
    game.players[seat(0)].objects[1].solved = vec![seat(1)];
    game.players[seat(1)].objects[0].solved = vec![seat(2)];
    game.players[seat(1)].objects[1].solved = vec![seat(2)];
    for object in &mut game.players[seat(2)].objects {
        object.solved = vec![seat(0), seat(1)];
    }
    game.players[seat(3)].objects[0].solved = vec![seat(0)];
    game.players[seat(3)].objects[1].solved = vec![seat(1), seat(2)];
    set_hats(&mut game, &[29, 28, 27, 6]);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    // Seat 0 is at the goal: 32 less 5 and 2. Seat 1 has an object with two arrows and one with one now, and went 1
    // back for the eleventh arrow.
    assert_eq!(hats(&game), [25, 25, 27, 4]);
    assert_eq!(over(&game), (End::Goal(Seats::one(seat(0))), vec![2, 2, 1, 4]));
}

// BB-1.4: the choices of the track.
#[test]
fn shorter_and_longer_tracks() {
    for (track, ends) in [(26, true), (32, false), (40, false)] {
        let mut game = asking_in(start_with(&Config { track, ..real() }, 4), Series::Second);
        game.players[seat(0)].hat = 22;
        act(&mut game, 0, "try 1.0");
        act(&mut game, 0, "guess boat");
        assert_eq!(matches!(game.phase, Phase::Over { .. }), ends);
        assert_eq!(game.players[seat(0)].hat, if ends { 26 } else { 27 });
    }
}

// BB-6.4: at the end everything is revealed: words, letters, answers, decisions, notes.
#[test]
fn the_words_are_revealed() {
    let mut game = asking(4, Series::Second);
    act(&mut game, 2, "note\n1.0 ship?");
    act(&mut game, 0, "curse letter 1.0 1");
    act(&mut game, 0, "seen");
    game.players[seat(0)].hat = 30;
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess ship");
    act(&mut game, 1, "judge yes");
    assert!(public(&game).objects().all(|shown| public(&game).word(shown.riddle).is_none()));
    let view = game.view(Viewer::Omniscient);
    assert!(view.objects().all(|shown| view.revealed_word(shown.riddle).is_some()));
    let told = |fits: fn(&Event) -> bool| view.story.iter().any(fits);
    assert!(told(|event| matches!(event, Event::Letter { letter: Some(letter), .. } if letter == "B")));
    assert!(told(|event| matches!(event, Event::Answered { .. })));
    assert!(told(
        |event| matches!(event, Event::Judged { verdict: Verdict::Right, guess, .. } if guess == "ship")
    ));
    assert_eq!(notes(&view), [(seat(2), note("1.0", "ship?"))]);
}

// BB-6.5: no number of turns ends a match.
#[test]
fn a_match_has_no_last_turn() {
    let mut game = start(3);
    for turn in 0..1000_u16 {
        let number = (turn % 3) as u8;
        // By the die from one gem cave to the next.
        let steps = (1..).find(|steps| Cave::at(game.players[seat(number)].cave + steps) == Cave::Gem);
        act(&mut game, number, "roll");
        table(&mut game, &format!("die {}", steps.unwrap()));
    }
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
}
