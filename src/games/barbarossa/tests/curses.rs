//! Curses.

use super::*;

// BB-5.1, BB-5.3: between the steps of another player's turn.
#[test]
fn a_curse_comes_in_between() {
    let mut game = start(4);
    // Before the die.
    act(&mut game, 2, "curse letter 0.0 1");
    assert_eq!((game.players[seat(2)].curses, game.spent), (2, 1));
    // Not while a player looks at a letter.
    assert_eq!(refused(&game, 3, "curse letter 0.0 1"), Refusal::Awaited(Some(seat(2))));
    act(&mut game, 2, "seen");
    // Several in a row.
    act(&mut game, 2, "curse letter 0.0 2");
    act(&mut game, 2, "seen");
    assert_eq!(prompt(&game), Prompt::Moving(seat(0)));
    // Not while the table rolls, nor while an answer is awaited.
    act(&mut game, 0, "roll");
    assert_eq!(refused(&game, 3, "curse try 0.0"), Refusal::Awaited(None));
    table(&mut game, "die 3");
    act(&mut game, 3, "curse letter 1.0 1");
    act(&mut game, 3, "seen");
    act(&mut game, 0, "ask 1.0");
    assert_eq!(refused(&game, 3, "curse letter 1.0 1"), Refusal::Awaited(Some(seat(1))));
    assert_eq!(public(&game).players[seat(3)].no_curse, Some(Refusal::Awaited(Some(seat(1)))));
    act(&mut game, 1, "answer yes");
    act(&mut game, 2, "curse letter 1.0 1");
    act(&mut game, 2, "seen");
    assert_eq!(refused(&game, 2, "curse letter 1.0 1"), Refusal::NoCurse);
    assert_eq!(refused(&game, 3, "curse letter 3.0 1"), Refusal::Own);
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::First });
}

// BB-5.1: not in another player's second series, but in one's own.
#[test]
fn the_second_series_of_another() {
    let mut game = asking(4, Series::Second);
    assert_eq!(refused(&game, 2, "curse letter 1.0 1"), Refusal::SecondSeries(seat(0)));
    act(&mut game, 0, "curse letter 1.0 1");
    act(&mut game, 0, "seen");
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::Second });
}

// BB-5.4: a wrong guess costs only the curse, a right one scores.
#[test]
fn guesses_with_a_curse() {
    let mut game = asking(4, Series::Second);
    act(&mut game, 0, "curse try 1.0");
    act(&mut game, 0, "guess ship");
    act(&mut game, 1, "judge no");
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::Second });
    let mut game = start(4);
    act(&mut game, 3, "curse try 1.0");
    assert_eq!(refused(&game, 2, "curse try 1.0"), Refusal::Awaited(Some(seat(3))));
    act(&mut game, 3, "guess boat");
    assert_eq!((hats(&game), prompt(&game)), (vec![6, 4, 6, 11], Prompt::Moving(seat(0))));
    assert_eq!(refused(&game, 3, "curse try 1.0"), Refusal::Solved);
}

// BB-5.5: the table rolls, ties again; only the winner's curse is used.
#[test]
fn several_at_the_same_time() {
    let mut game = start(4);
    assert_eq!(refused(&game, 1, "wish 1"), Refusal::NotNow);
    assert_eq!(refused(&game, 1, "wish 2,3"), Refusal::NotNow);
    assert_eq!(refused(&game, 1, "wish 1,7"), Refusal::NotNow);
    act(&mut game, 1, "wish 1,2");
    assert!(game.interrupts().is_empty() && game.pending().is_chance());
    assert!(game.check(&Step::Chance("rolls 4,4".parse().unwrap())).is_err());
    table(&mut game, "rolls 4,4,2,5");
    assert_eq!((prompt(&game), game.pending().seats()), (Prompt::Granted(seat(2)), Seats::one(seat(2))));
    assert_eq!(refused(&game, 1, "curse try 0.0"), Refusal::Awaited(Some(seat(2))));
    act(&mut game, 2, "curse letter 0.0 1");
    act(&mut game, 2, "seen");
    assert_eq!((curses(&game), prompt(&game)), (vec![3, 3, 2, 3], Prompt::Moving(seat(0))));
    // The other player has spent nothing, and may wish again.
    assert!(fits(&game, 1, "curse try 0.0") && fits(&game, 1, "wish 1,3"));
    // BB-5.1: the winner of the roll may decline, and has then spent nothing either.
    act(&mut game, 1, "wish 1,3");
    table(&mut game, "rolls 2,3");
    assert_eq!(illegal(&game, 1, "decline"), Illegal::NotYourTurn);
    let told = act(&mut game, 3, "decline");
    assert_eq!(told, [Event::Declined { seat: seat(3), means: Means::Curse }]);
    assert_eq!((curses(&game), prompt(&game)), (vec![3, 3, 2, 3], Prompt::Moving(seat(0))));
    assert!(fits(&game, 1, "curse try 0.0") && fits(&game, 3, "curse try 0.0"));
    game.players[seat(3)].curses = 0;
    assert_eq!(refused(&game, 1, "wish 1,3"), Refusal::NoCurse);
}

// BB-5.2: three curses back, once, for a player without any, after five are spent in all.
#[test]
fn three_come_back() {
    let mut game = start(3);
    let spend = |game: &mut Barbarossa, number: u8| {
        act(game, number, &format!("curse letter {}.0 1", (number + 1) % 3));
        act(game, number, "seen");
    };
    for _ in 0..3 {
        spend(&mut game, 1);
    }
    assert_eq!(refused(&game, 1, "back"), Refusal::TooFewSpent(3));
    spend(&mut game, 0);
    assert_eq!(refused(&game, 1, "back"), Refusal::TooFewSpent(4));
    spend(&mut game, 2);
    assert_eq!(refused(&game, 0, "back"), Refusal::CursesLeft);
    assert_eq!(public(&game).players[seat(0)].no_regain, Some(Refusal::CursesLeft));
    act(&mut game, 1, "back");
    assert_eq!((curses(&game), game.spent), (vec![2, 3, 2], 5));
    for _ in 0..3 {
        spend(&mut game, 1);
    }
    assert_eq!(refused(&game, 1, "back"), Refusal::RegainedAlready);
    for _ in 0..2 {
        spend(&mut game, 0);
    }
    act(&mut game, 0, "back");
    assert_eq!(curses(&game), [3, 0, 2]);
}
