//! Guesses, arrows, and the moves of hats for them.

use super::*;
use crate::games::barbarossa::score::{GUESSER, OWNER, row};

/// Seat 0 guesses right, with `before` arrows on the board. Returns how far the hats of guesser and owner move.
fn arrow(seats: u8, before: usize, of_object: usize) -> (i16, i16) {
    let mut game = asking(seats, Series::Second);
    set_hats(&mut game, &vec![12; usize::from(seats)]);
    plant(&mut game, before - of_object);
    let solved = &mut game.players[seat(1)].objects[0].solved;
    assert!(solved.is_empty(), "{before}");
    solved.extend((0..of_object).map(|_| Seat::nth(2)));
    act(&mut game, 0, "try 1.0");
    let told = act(&mut game, 0, "guess boat");
    let moved = |who: u8| {
        told.iter().find_map(|event| match event {
            Event::Hat { seat, from, to } if seat.number() == who => Some(to - from),
            _ => None,
        })
    };
    (moved(0).unwrap(), moved(1).unwrap())
}

// BB-4.1, BB-4.2: both tables, arrow by arrow.
#[test]
fn both_tables() {
    let few = [-2, -2, -1, -1, 1, 1, 2, 2, 2, 1, -1, -1];
    for (before, owner) in few.into_iter().enumerate() {
        assert_eq!(arrow(4, before, 0), (5, owner), "arrow {}", before + 1);
        if before > 0 && before < 10 {
            assert_eq!(arrow(3, before, 1), (3, owner), "arrow {}", before + 1);
        }
    }
    let many = [-2, -2, -2, -1, -1, 1, 1, 2, 2, 2, 2, 1, 1, -1, -1, -2];
    for (before, owner) in many.into_iter().enumerate() {
        assert_eq!(arrow(6, before, 0), (5, owner), "arrow {}", before + 1);
        assert_eq!(arrow(5, before, 0), (5, owner), "arrow {}", before + 1);
    }
    // The last arrow of all.
    assert_eq!((OWNER[row(4, 13, 13)].owner, OWNER[row(6, 17, 17)].owner), (-2, -2));
    assert_eq!(GUESSER, [5, 3]);
}

// BB-4.1
#[test]
fn what_cannot_be_guessed() {
    let mut game = asking(4, Series::Second);
    assert_eq!(refused(&game, 0, "try 0.0"), Refusal::Own);
    game.players[seat(1)].objects[0].solved = vec![seat(0)];
    assert_eq!(refused(&game, 0, "try 1.0"), Refusal::Solved);
    game.players[seat(1)].objects[0].solved = vec![seat(2), seat(3)];
    assert_eq!(refused(&game, 0, "try 1.0"), Refusal::Full);
    assert!(fits(&game, 0, "try 1.1"));
    assert_eq!(public(&game).why_not(seat(0), riddle("1.1")), None);
}

// BB-1.5: an object holds two arrows, and a hat never goes below the first space (BB-1.4).
#[test]
fn two_arrows_and_the_first_space() {
    let mut game = asking(4, Series::Second);
    game.players[seat(1)].hat = 2;
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    assert_eq!(hats(&game), [11, 1, 6, 6]);
    game.players[seat(1)].objects[0].solved = vec![seat(2)];
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess boat");
    assert_eq!(game.players[seat(1)].objects[0].solved, [seat(2), seat(0)]);
    assert_eq!(hats(&game), [14, 1, 6, 6]);
    let ObjectView { solved, .. } = public(&game).object(riddle("1.0")).unwrap().clone();
    assert_eq!(solved, [seat(2), seat(0)]);
}

// BB-4.3: the owner decides about a different guess, and only these two know it.
#[test]
fn the_owner_decides() {
    for (answer, arrows) in [("yes", 1), ("no", 0)] {
        let mut game = asking(4, Series::Second);
        act(&mut game, 0, "try 1.0");
        act(&mut game, 0, "guess a ship");
        let guess = |view: View| match view.prompt {
            Prompt::Judging { .. } => view.guess().map(str::to_owned),
            prompt => panic!("{prompt:?}"),
        };
        assert_eq!(guess(seen_by(&game, 1)).as_deref(), Some("a ship"));
        assert_eq!(guess(seen_by(&game, 0)).as_deref(), Some("a ship"));
        assert_eq!((guess(seen_by(&game, 2)), guess(public(&game))), (None, None));
        assert_eq!(illegal(&game, 0, "judge yes"), Illegal::NotYourTurn);
        act(&mut game, 1, &format!("judge {answer}"));
        assert_eq!(game.planted(), arrows);
        // BB-4.4: no player can claim it back, and only the end tells the others.
        let told = |view: View| view.story.iter().any(|event| matches!(event, Event::Judged { .. }));
        assert!(told(seen_by(&game, 0)) && told(seen_by(&game, 1)) && told(game.view(Viewer::Omniscient)));
        assert!(!told(seen_by(&game, 2)) && !told(public(&game)));
    }
}

// BB-4.3: the owner decides about a different accent.
#[test]
fn an_accent_is_a_difference() {
    let mut game = asking(4, Series::Second);
    let made = &mut game.players[seat(1)].objects[0].object;
    made.word = crate::games::barbarossa::Word::new("pâte", 1).unwrap();
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess la pâté");
    assert!(matches!(prompt(&game), Prompt::Judging { .. }) && game.planted() == 0);
    act(&mut game, 1, "judge no");
    assert_eq!((game.planted(), prompt(&game)), (0, Prompt::Moving(seat(1))));
}

// BB-4.3: allowed texts of guesses.
#[test]
fn guesses_that_are_none() {
    let mut game = asking(4, Series::Second);
    act(&mut game, 0, "try 1.0");
    for text in ["guess ", "guess   ", "guess '", "guess b\u{200b}oat", &format!("guess {}", "x".repeat(121))]
    {
        assert!(matches!(refused(&game, 0, text), Refusal::Word(_)), "{text:?}");
    }
    assert!(fits(&game, 0, "guess something with a mast, perhaps"));
}
