//! Turns: the first player, moves, caves, letters and series.

use super::*;
use crate::games::barbarossa::{Action, Answer, Cave, Event, LetterIndex, Riddle};
use crate::kernel::Pending;

// BB-3.1: the highest starts, ties roll again.
#[test]
fn the_highest_roll_starts() {
    let starts = |rolls: &str| {
        let mut game = start(4);
        game.phase = Phase::Starting;
        let step = Step::Chance(rolls.parse().ok()?);
        game.check(&step).ok()?;
        game.apply(&step);
        game.phase.turn()
    };
    assert_eq!(starts("rolls 2,5,3,1"), Some(seat(1)));
    assert_eq!(starts("rolls 5,2,5,5,3,4,4,1,2"), Some(seat(3)));
    assert_eq!(starts("rolls 5,2,5,5,3,4,2"), Some(seat(2)));
    for bad in ["rolls 2,5,3", "rolls 2,5,5,1", "rolls 2,5,3,1,1", "rolls 2,7,3,1", "rolls 0,5,3,1", "die 3"]
    {
        assert_eq!(starts(bad), None, "{bad}");
    }
    // Then clockwise.
    let mut game = start(3);
    for number in [0, 1, 2, 0] {
        assert_eq!(prompt(&game), Prompt::Moving(seat(number)));
        act(&mut game, number, "pay 1");
        // At the first gem the turn ends; at other caves it is ended here.
        if matches!(game.phase, Phase::Playing(turn) if turn.seat == seat(number)) {
            game.end_turn(seat(number));
        }
    }
}

// BB-3.2
#[test]
fn moving_by_the_die_or_by_gems() {
    let mut game = start(3);
    act(&mut game, 0, "roll");
    assert_eq!(game.pending(), Pending::Chance);
    table(&mut game, "die 4");
    assert_eq!((game.players[seat(0)].cave, game.players[seat(0)].gems), (4, 13));
    let mut game = start(3);
    act(&mut game, 0, "pay 12");
    assert_eq!((game.players[seat(0)].cave, game.players[seat(0)].gems), (0, 0));
    assert_eq!(prompt(&game), Prompt::Letter(seat(0)));
    let mut game = start(3);
    assert_eq!(refused(&game, 0, "pay 13"), Refusal::Gems);
    assert_eq!(game.check(&Step::Player(seat(0), Action::Pay(0))), Err(Illegal::Rule(Refusal::Gems)));
    assert_eq!(illegal(&game, 1, "roll"), Illegal::NotYourTurn);
    game.players[seat(0)].gems = 0;
    assert_eq!(refused(&game, 0, "pay 1"), Refusal::Gems);
    assert!(fits(&game, 0, "roll"));
}

// BB-3.3: at most 13.
#[test]
fn a_gem() {
    let mut game = start(3);
    act(&mut game, 0, "pay 1");
    assert_eq!(game.players[seat(0)].gems, 12);
    let mut game = start(3);
    game.players[seat(0)].gems = 13;
    act(&mut game, 0, "roll");
    table(&mut game, "die 1");
    assert_eq!((game.players[seat(0)].gems, prompt(&game)), (13, Prompt::Moving(seat(1))));
}

// BB-3.4
#[test]
fn dragons_and_ghosts() {
    let mut game = start(4);
    act(&mut game, 0, "pay 2");
    assert_eq!((Cave::at(2), hats(&game)), (Cave::Dragon, vec![6, 7, 7, 7]));
    act(&mut game, 1, "pay 5");
    assert_eq!((Cave::at(5), hats(&game)), (Cave::Ghost, vec![8, 7, 9, 9]));
}

// BB-3.5: all hear the position, and only the asker sees the letter.
#[test]
fn an_elf() {
    let mut game = start(3);
    act(&mut game, 0, "pay 6");
    assert_eq!(prompt(&game), Prompt::Letter(seat(0)));
    assert_eq!(refused(&game, 0, "letter 0.0 1"), Refusal::Own);
    let fourth = Action::Letter(Riddle { owner: seat(1), number: 3 }, LetterIndex::new(1).unwrap());
    assert_eq!(game.check(&Step::Player(seat(0), fourth)), Err(Illegal::Rule(Refusal::NoObject)));
    act(&mut game, 0, "letter 1.0 -1");
    let letter = |view: View| {
        view.story.iter().find_map(|event| match event {
            Event::Letter { letter, .. } => Some(letter.clone()),
            _ => None,
        })
    };
    assert_eq!(letter(seen_by(&game, 0)), Some(Some("T".to_owned())));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public] {
        assert_eq!(letter(game.view(viewer)), None);
        assert!(game.view(viewer).story.iter().any(|event| matches!(event, Event::AskedLetter { .. })));
    }
    assert_eq!((prompt(&game), game.pending()), (Prompt::Looking(seat(0)), Pending::player(seat(0))));
    act(&mut game, 0, "seen");
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
}

// BB-3.5: asking for a letter is optional; without it the turn is over.
#[test]
fn an_elf_that_is_not_asked() {
    let mut game = start(3);
    assert_eq!(refused(&game, 0, "decline"), Refusal::NotNow);
    act(&mut game, 0, "pay 6");
    assert_eq!(illegal(&game, 1, "decline"), Illegal::NotYourTurn);
    let told = act(&mut game, 0, "decline");
    assert_eq!(told, [Event::Declined { seat: seat(0), means: Means::Turn }]);
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
    // A requested letter must be looked at.
    let mut game = start(3);
    act(&mut game, 0, "pay 6");
    act(&mut game, 0, "letter 1.0 1");
    assert_eq!(refused(&game, 0, "decline"), Refusal::NotNow);
}

// BB-3.9: from 1 to 12, with phrases to 20.
#[test]
fn how_far_letters_go() {
    for (phrases, furthest) in [(false, 12), (true, 20)] {
        let mut game = start_with(&Config { phrases, ..real() }, 3);
        let letter = |what: &str, n: i8| format!("{what} 1.0 {n}");
        for n in [furthest, -furthest] {
            assert!(fits(&game, 2, &letter("curse letter", n)));
        }
        if !phrases {
            assert_eq!(refused(&game, 2, &letter("curse letter", 13)), Refusal::LetterIndex(12));
        }
        act(&mut game, 0, "pay 6");
        assert!(fits(&game, 0, &letter("letter", -furthest)));
        assert_eq!(fits(&game, 0, &letter("letter", -13)), phrases);
    }
}

// BB-3.9: beyond the word there is no letter, and the question is spent.
#[test]
fn a_letter_that_is_not_there() {
    let mut game = start(3);
    act(&mut game, 0, "pay 6");
    let told = act(&mut game, 0, "letter 1.0 5");
    assert!(told.iter().any(|event| matches!(event, Event::Letter { letter: None, .. })));
    act(&mut game, 0, "seen");
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
}

// BB-3.6: until a NO, then the same with guesses, until a NO.
#[test]
fn two_series() {
    let mut game = asking(4, Series::First);
    for (of, owner, answer) in [("1.0", 1, "yes"), ("1.0", 1, "probably"), ("2.1", 2, "unknown")] {
        assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::First });
        assert_eq!(refused(&game, 0, "try 1.0"), Refusal::FirstSeries);
        act(&mut game, 0, &format!("ask {of}"));
        assert_eq!(game.pending(), Pending::player(seat(owner)));
        assert_eq!(illegal(&game, 0, "answer yes"), Illegal::NotYourTurn);
        act(&mut game, owner, &format!("answer {answer}"));
    }
    act(&mut game, 0, "ask 3.0");
    act(&mut game, 3, "answer no");
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::Second });
    act(&mut game, 0, "ask 3.0");
    act(&mut game, 3, "answer probably");
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::Second });
    act(&mut game, 0, "ask 3.0");
    act(&mut game, 3, "answer no");
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
    // The first NO to a guess ends it as well.
    let mut game = asking(4, Series::Second);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess a ship");
    act(&mut game, 1, "judge no");
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
    // A right guess does not.
    let mut game = asking(4, Series::Second);
    act(&mut game, 0, "try 1.0");
    act(&mut game, 0, "guess the boat");
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::Second });
    assert!(Answer::ALL.into_iter().all(|answer| Answer::named(answer.name()) == Some(answer)));
}

// BB-3.6: a question is asked aloud; if it is written down, all may read it, with the answer.
#[test]
fn a_question_written_down() {
    let mut game = start(3);
    act(&mut game, 0, "pay 3");
    let long = format!("ask 1.0 {}", "a".repeat(101));
    for bad in [long.as_str(), "ask 1.0 is it\u{7} alive", "ask 1.0 is it\nalive"] {
        assert_eq!(refused(&game, 0, bad), Refusal::Note, "{bad:?}");
    }
    assert!("ask 1.0 ".parse::<Action>().is_err(), "the same question in two ways");
    act(&mut game, 0, "ask 1.0 is it alive?");
    assert!(matches!(prompt(&game), Prompt::Answering { question, .. } if question == "is it alive?"));
    act(&mut game, 1, "answer yes");
    act(&mut game, 0, "ask 1.0");
    act(&mut game, 1, "answer no");
    let asked: Vec<String> = public(&game)
        .story
        .iter()
        .filter_map(|event| match event {
            Event::Answered { question, .. } => Some(question.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(asked, ["is it alive?", ""]);
}

// BB-3.6: no number of questions ends a series.
#[test]
fn a_series_has_no_last_question() {
    for series in [Series::First, Series::Second] {
        let mut game = asking(4, series);
        for n in 0..200 {
            act(&mut game, 0, "ask 1.0");
            act(&mut game, 1, ["answer yes", "answer probably", "answer unknown"][n % 3]);
            assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series });
        }
    }
}

// BB-3.6, BB-3.8: the asker may stop.
#[test]
fn enough() {
    let mut game = asking(4, Series::First);
    act(&mut game, 0, "enough");
    assert_eq!(prompt(&game), Prompt::Asking { by: seat(0), series: Series::Second });
    act(&mut game, 0, "enough");
    assert_eq!(prompt(&game), Prompt::Moving(seat(1)));
}

// BB-3.7: a reminder, not a rule.
#[test]
fn questions_about_letters_cannot_be_checked() {
    let mut game = start_with(&Config { no_letters: true, ..real() }, 3);
    act(&mut game, 0, "pay 3");
    assert!(public(&game).config.no_letters && fits(&game, 0, "ask 1.0"));
}

// BB-3.11: solved objects may be asked about.
#[test]
fn asking_about_what_is_solved() {
    let mut game = asking(4, Series::First);
    game.players[seat(1)].objects[0].solved = vec![seat(0), seat(2)];
    assert!(fits(&game, 0, "ask 1.0"));
    assert_eq!(public(&game).why_not(seat(0), riddle("1.0")), Some(Refusal::Solved));
    assert_eq!(public(&game).why_not(seat(3), riddle("1.0")), Some(Refusal::Full));
    game.phase = Phase::Playing(TurnState { seat: seat(0), step: TurnStep::Elf });
    assert!(fits(&game, 0, "letter 1.0 1"));
}

// BB-3.5: notes on objects of others are private and stay.
#[test]
fn notes_are_private() {
    let mut game = start(3);
    act(&mut game, 2, "note\n0.1 ?\n1.0 has a mast");
    assert_eq!(notes(&seen_by(&game, 2)).len(), 2);
    assert!(notes(&seen_by(&game, 1)).is_empty() && notes(&public(&game)).is_empty());
    assert_eq!(refused(&game, 2, "note\n1.0 has a mast"), Refusal::Same);
    assert_eq!(refused(&game, 2, "note\n2.0 mine"), Refusal::Own);
    assert_eq!(refused(&game, 2, &format!("note\n1.0 {}", "x".repeat(201))), Refusal::Note);
    assert_eq!(refused(&game, 2, "note\n1.0 a\u{200f}b"), Refusal::Note);
    act(&mut game, 2, "note\n1.0 ");
    assert_eq!(notes(&seen_by(&game, 2)), [(seat(2), note("0.1", "?"))]);
    assert_eq!(refused(&game, 2, "note\n1.0 x\n0.1 x"), Refusal::Note);
    // They are sorted by object, not by time.
    act(&mut game, 2, "note\n0.0 !");
    let order: Vec<Riddle> = notes(&seen_by(&game, 2)).into_iter().map(|(_, note)| note.on).collect();
    assert_eq!(order, [riddle("0.0"), riddle("0.1")]);
    // There is no limit to their number (BB-6.5).
    for n in 0..300 {
        act(&mut game, 2, &format!("note\n1.0 {n}"));
    }
    act(&mut game, 2, "note\n1.0 ");
    // They interrupt nothing.
    act(&mut game, 0, "pay 3");
    let told: Vec<Event> = public(&game).story.news().cloned().collect();
    act(&mut game, 0, "note\n1.0 ?");
    // The table still hears of the move.
    assert!(!told.is_empty() && public(&game).story.news().eq(&told));
    act(&mut game, 0, "ask 1.0");
    act(&mut game, 0, "note\n1.0 ??");
    assert!(matches!(prompt(&game), Prompt::Answering { .. }));
}
