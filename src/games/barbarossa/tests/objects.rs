//! Set-up, and making objects.

use super::*;
use crate::games::barbarossa::{
    Cave, Fault, Form, Word,
    clay::{self, Stroke, Tool},
    score::{OWNER, arrows, row, rows},
};
use crate::kernel::{NotationError, Pending};

// BB-1.1, BB-1.3, BB-1.4
#[test]
fn what_everybody_starts_with() {
    for seats in 3..=6 {
        let view = public(&start(seats));
        for player in view.players.values() {
            assert_eq!((player.cave, player.gems, player.curses, player.hat), (0, 12, 3, 6));
        }
        assert_eq!(view.config.track, 32);
    }
    assert_eq!(Cave::at(0), Cave::Elf);
    assert_eq!(Barbarossa::start(&real(), 2).unwrap_err(), Illegal::SeatCount(2));
    assert_eq!(Barbarossa::start(&real(), 7).unwrap_err(), Illegal::SeatCount(7));
    let odd =
        [Config { track: 33, ..real() }, Config { minutes: 1, ..real() }, Config { objects: 3, ..real() }];
    for config in odd {
        assert_eq!(Barbarossa::new(&config, 4).unwrap_err(), Refusal::Options);
    }
}

// BB-1.2: the twelve caves, and their order.
#[test]
fn the_ring_of_caves() {
    let ring: Vec<Cave> = (0..12).map(Cave::at).collect();
    let count = |cave: Cave| ring.iter().filter(|other| **other == cave).count();
    let all = [Cave::Gem, Cave::Dragon, Cave::Elf, Cave::Question, Cave::Ghost].map(count);
    assert_eq!(all, [4, 3, 2, 2, 1]);
    use Cave::*;
    assert_eq!(ring, [Elf, Gem, Dragon, Question, Gem, Ghost, Elf, Gem, Dragon, Question, Gem, Dragon]);
    assert_eq!(Cave::at(14), Dragon);
}

// BB-1.5
#[test]
fn arrows_there_are() {
    assert_eq!([3, 4, 5, 6].map(arrows), [13, 13, 17, 17]);
    assert_eq!(public(&start(5)).arrows, 17);
}

// BB-2.6: one or two each, with fewer arrows if there are fewer objects than printed.
#[test]
fn fewer_objects_have_fewer_arrows() {
    let of = |objects: u8| [3, 4, 5, 6].map(|seats| Config { objects, ..real() }.arrows(seats));
    assert_eq!((of(0), of(1), of(2)), ([13, 13, 17, 17], [5, 6, 8, 9], [9, 13, 17, 17]));
    let game = start_with(&Config { objects: 1, ..real() }, 3);
    assert_eq!((game.each(), public(&game).arrows, public(&game).objects().count()), (1, 5, 3));
    // The table shrinks in proportion: each arrow has a row, and the last row ends with the last arrow.
    for (seats, all, moves) in
        [(3, 5, "-2 -1 2 1 -1"), (4, 6, "-2 -1 1 2 1 -1"), (6, 9, "-2 -2 -1 1 2 2 1 -1 -2")]
    {
        let owner = |arrow: u8| OWNER[row(seats, all, arrow)].owner.to_string();
        assert_eq!((1..=all).map(owner).collect::<Vec<_>>().join(" "), moves);
        assert_eq!(rows(seats, all).last().map(|(_, _, to)| *to), Some(all));
    }
}

// BB-2.1: two each, three each with three players; in any order, in secret.
#[test]
fn objects_are_made_in_secret() {
    assert_eq!([3, 4, 5, 6].map(|seats| start(seats).each()), [3, 2, 2, 2]);
    let mut game = Barbarossa::new(&real(), 4).unwrap();
    assert_eq!(game.pending().seats().len(), 4);
    act(&mut game, 2, "make none\nowl\nthe blue one");
    assert_eq!(prompt(&game), Prompt::Making(vec![0, 0, 1, 0]));
    assert_eq!(seen_by(&game, 2).word(riddle("2.0")), Some("owl"));
    assert_eq!(seen_by(&game, 2).objects().count(), 1);
    assert!(seen_by(&game, 1).objects().next().is_none() && public(&game).objects().next().is_none());
    act(&mut game, 2, "make none\nlion\nof clay");
    assert_eq!(illegal(&game, 2, "make none\nboat\nof clay"), Illegal::NotYourTurn);
    for number in [3, 0, 1] {
        act(&mut game, number, "make none\nboat\nof clay");
        act(&mut game, number, "make none\ncomb\nof clay");
    }
    // All are made: now everybody sees the objects, and only the makers know their words.
    assert_eq!(game.pending(), Pending::Chance);
    let view = public(&game);
    assert_eq!(view.objects().count(), 8);
    assert!(view.objects().all(|shown| view.word(shown.riddle).is_none()));
    assert_eq!(view.object(riddle("2.0")).unwrap().label, "the blue one");
    let view = seen_by(&game, 3);
    assert_eq!(view.objects().filter(|shown| view.word(shown.riddle).is_some()).count(), 2);
    // No object is for the gallery or a picture before the end, not even for its maker.
    let all = game.view(Viewer::Omniscient);
    assert!(
        [view, all].iter().all(|view| view.objects().all(|shown| view.revealed_word(shown.riddle).is_none()))
    );
}

// BB-2.2
#[test]
fn two_words_are_an_option() {
    let game = Barbarossa::new(&real(), 3).unwrap();
    let made = |word: &str| format!("make none\n{word}\nof clay");
    assert_eq!(refused(&game, 0, &made("red fish")), Refusal::Word(Fault::Words(1)));
    assert_eq!(refused(&game, 0, &made("tire-bouchon")), Refusal::Word(Fault::Hyphen));
    assert_eq!(refused(&game, 0, &made("the owl")), Refusal::Word(Fault::Article));
    let game = Barbarossa::new(&Config { two_words: true, ..real() }, 3).unwrap();
    for word in ["red fish", "tire-bouchon", "the owl"] {
        assert!(fits(&game, 0, &made(word)), "{word}");
    }
    assert_eq!(refused(&game, 0, &made("a red fish")), Refusal::Word(Fault::Words(2)));
    // Phrases are longer; allowing them allows two words.
    for two_words in [false, true] {
        let game = Barbarossa::new(&Config { two_words, phrases: true, ..real() }, 3).unwrap();
        assert!(fits(&game, 0, &made("a fish out of water")) && fits(&game, 0, &made("red fish")));
        let six = "make none\nthe fish is out of water\nof clay";
        assert_eq!(six.parse::<Action>(), Err(NotationError));
    }
}

// BB-2.3: allowed forms of objects, and their limits.
#[test]
fn clay_photos_and_labels() {
    let strokes = |tools: &[Tool]| {
        let all: Vec<Stroke> = tools.iter().filter_map(|tool| Stroke::whole(*tool, 1)).collect();
        clay::to_text(&clay::pack(&all))
    };
    let ball = strokes(&[Tool::Ball]);
    let sculpted = format!("make clay {ball}\nowl\nan owl with one ear");
    let photo = "make photo data:image/jpeg;base64,AAAA\nowl\n";
    let game = Barbarossa::new(&real(), 3).unwrap();
    assert!(fits(&game, 0, photo) && fits(&game, 0, "make none\nowl\nof clay"));
    // The players must be able to name the object, by a photo or by a label.
    for none in ["make none\nowl\n", "make none\nowl\n  "] {
        assert_eq!(refused(&game, 0, none), Refusal::Nameless);
    }
    assert_eq!(refused(&game, 0, &sculpted), Refusal::OtherClay);
    let large = format!("make photo data:image/jpeg;base64,{}\nowl\n", "A".repeat(60_000));
    assert_eq!(refused(&game, 0, &large), Refusal::Photo);
    for data in ["data:text/html;base64,AAAA", "data:image/jpeg;base64,<b>", "https://example.org/"] {
        assert_eq!(refused(&game, 0, &format!("make photo {data}\nowl\n")), Refusal::Photo);
    }
    let label = "x".repeat(81);
    assert_eq!(refused(&game, 0, &format!("make none\nowl\n{label}")), Refusal::Label);
    assert_eq!(refused(&game, 0, "make none\nowl\na\u{202e}b"), Refusal::Label);
    let game = Barbarossa::new(&Config::default(), 3).unwrap();
    assert!(fits(&game, 0, &sculpted));
    // A device that cannot show clay takes real clay all the same.
    assert!(fits(&game, 0, photo) && fits(&game, 0, "make none\nowl\nof clay"));
    assert_eq!(refused(&game, 0, "make none\nowl\n"), Refusal::Nameless);
    // An object is of clay (BB-2.1): an empty sculpture, or one erased again, is refused.
    for bare in
        [String::new(), strokes(&[]), strokes(&[Tool::Nothing]), strokes(&[Tool::Ball, Tool::Nothing])]
    {
        assert_eq!(refused(&game, 0, &format!("make clay {bare}\nowl\n")), Refusal::Bare, "{bare:?}");
    }
    assert!(fits(&game, 0, &format!("make clay {}\nowl\n", strokes(&[Tool::Nothing, Tool::Slab]))));
    assert_eq!(refused(&game, 0, "make clay !!!\nowl\n"), Refusal::Strokes);
    assert_eq!(refused(&game, 0, &format!("make clay {}\nowl\n", "A".repeat(1 << 20))), Refusal::Strokes);
}

/// Actions are read from a log as they were written.
#[test]
fn actions_go_through_text() {
    let object = super::super::Object {
        word: Word::new("bird's nest", 2).unwrap(),
        form: Form::Photo("data:image/webp;base64,AA==".into()),
        label: "the one with the hole".into(),
    };
    for action in [
        Action::Make(object),
        Action::Note(vec![note("1.0", "has a beak"), note("2.1", "")]),
        Action::Guess("l’œuf".into()),
        Action::Decline,
        Action::Wish([seat(0), seat(5)].into_iter().collect::<Seats>()),
    ] {
        assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }
    let rolls = Chance::Rolls(vec![1, 6, 6, 2]);
    assert_eq!(rolls.to_string().parse::<Chance>(), Ok(rolls));
    for text in [
        "make",
        "make clay",
        "make none\nowl",
        "make none\nowl\n\n",
        "make none\n\n",
        "make ivory\nowl\n",
        "letter 1.0",
        "letter 1.0 0",
        "letter 1.0 21",
        "pay x",
        "curse",
        "answer maybe",
        "ask 1",
        "note\n1.0",
        "x",
    ] {
        assert!(text.parse::<Action>().is_err() && text.parse::<Chance>().is_err(), "{text}");
    }
}

// BB-2.4, BB-2.5: only the screen measures the time and keeps unfinished objects.
#[test]
fn nothing_half_made_is_in_the_log() {
    let game = Barbarossa::new(&Config { minutes: 10, ..Config::default() }, 3).unwrap();
    assert_eq!(prompt(&game), Prompt::Making(vec![0, 0, 0]));
}
