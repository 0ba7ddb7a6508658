//! Tests of the drawing model.

use super::{cues::Motion, *};
use crate::{
    games::barbarossa::{Barbarossa, Config, End, Medium},
    kernel::{Game, Notice, Step, StepOf, Viewer},
};

pub(super) fn start() -> Barbarossa {
    let mut game = Barbarossa::new(&Config { clay: Medium::Real, ..Config::default() }, 4).unwrap();
    for seat in 0..4 {
        for word in ["owl", "boat"] {
            act(&mut game, seat, &format!("make none\n{word}\nof clay"));
        }
    }
    make(&mut game, &Step::Chance("rolls 6,1,1,1".parse().unwrap()));
    game
}

fn make(game: &mut Barbarossa, step: &StepOf<Barbarossa>) -> Vec<Notice<Event>> {
    game.check(step).unwrap();
    game.apply(step)
}

pub(super) fn act(game: &mut Barbarossa, seat: u8, text: &str) {
    events(game, seat, text);
}

/// Performs an action and returns its events.
pub(super) fn events(game: &mut Barbarossa, seat: u8, text: &str) -> Vec<Notice<Event>> {
    make(game, &Step::Player(Seat::nth(seat), text.parse().unwrap()))
}

fn public(game: &Barbarossa) -> View {
    game.view(Viewer::Public)
}

// BB-3.2: a cave costs its distance, the current one the whole ring; an unaffordable one has no price.
#[test]
fn each_cave_has_its_cost() {
    let mut game = start();
    let costs =
        |game: &Barbarossa| ring(&public(game)).into_iter().map(|chamber| chamber.cost).collect::<Vec<_>>();
    assert_eq!(costs(&game)[..3], [Some(12), Some(1), Some(2)]);
    act(&mut game, 0, "pay 10");
    assert_eq!(ring(&public(&game))[10].crowd, [Seat::nth(0)]);
    for seat in 1..4 {
        act(&mut game, seat, "pay 1");
    }
    // Three gems are left, including the one from the eleventh cave.
    let now = costs(&game);
    assert_eq!((now[11], now[0], now[1], now[2], now[10]), (Some(1), Some(2), Some(3), None, None));
    let crowd = &ring(&public(&game))[1];
    assert_eq!((crowd.crowd.len(), crowd.here), (3, false));
}

#[test]
fn hats_on_the_track() {
    let view = public(&start());
    let track = track(&view);
    assert_eq!((track.len(), track[5].len(), track[0].len()), (32, 4, 0));
}

#[test]
fn the_first_turn_differs_from_later_turns() {
    let mut game = start();
    assert!(is_first_turn(&public(&game)));
    act(&mut game, 0, "pay 3");
    assert!(!is_first_turn(&public(&game)));
}

// BB-3.1: players who tie roll again.
#[test]
fn the_dice_that_decided_who_starts() {
    let mut game = Barbarossa::new(&Config { clay: Medium::Real, ..Config::default() }, 3).unwrap();
    for seat in 0..3 {
        for word in ["owl", "boat", "comb"] {
            act(&mut game, seat, &format!("make none\n{word}\nof clay"));
        }
    }
    assert_eq!(start_dice(&public(&game)), Vec::<Vec<_>>::new());
    make(&mut game, &Step::Chance("rolls 5,2,5,1,4".parse().unwrap()));
    let [zero, one, two] = [0, 1, 2].map(Seat::nth);
    assert_eq!(start_dice(&public(&game)), [vec![(zero, 5), (one, 2), (two, 5)], vec![(zero, 1), (two, 4)]]);
}

// BB-5.5: each roll stands beside its player, including those of a tie.
#[test]
fn the_dice_that_decided_who_uses_a_curse() {
    let [zero, two] = [0, 2].map(Seat::nth);
    let wishes = Seats::one(zero).with(two);
    assert_eq!(rolled(wishes, &[6, 2]), [(zero, 6), (two, 2)]);
    assert_eq!(rolled(wishes, &[4, 4, 1, 3]), [(zero, 4), (two, 4), (zero, 1), (two, 3)]);
}

// BB-3.4: the magician walks cave by cave, the dragon acts, and then all other hats hop together.
#[test]
fn hats_move_at_their_beats() {
    let mut game = start();
    act(&mut game, 0, "roll");
    make(&mut game, &Step::Chance("die 2".parse().unwrap()));
    let cues = cues::cues(&public(&game));
    let motions: Vec<&Motion> = cues.iter().map(|cue| &cue.motion).collect();
    let hop = |seat: u8| Motion::Hop { seat: Seat::nth(seat), spaces: vec![6, 7] };
    let walk = Motion::Walk { seat: Seat::nth(0), caves: vec![0, 1, 2] };
    assert_eq!(motions, [&Motion::Die(2), &walk, &Motion::Beast(2), &hop(1), &hop(2), &hop(3)]);
    let starts: Vec<u32> = cues.iter().map(|cue| cue.at).collect();
    assert!(starts[..4].is_sorted_by(|a, b| a < b), "one after the other: {starts:?}");
    assert_eq!((starts[3], starts[4]), (starts[5], starts[5]), "hats hop together");
}

// BB-4.2: after an arrow has flown, hats hop one after the other, forward or back.
#[test]
fn hats_hop_one_by_one_after_an_arrow() {
    let mut game = start();
    act(&mut game, 3, "curse try 1.1");
    act(&mut game, 3, "guess boat");
    let cues = cues::cues(&public(&game));
    let hop = |seat: u8, spaces: &[i16]| Motion::Hop { seat: Seat::nth(seat), spaces: spaces.to_vec() };
    let motions: Vec<&Motion> = cues.iter().map(|cue| &cue.motion).collect();
    let arrow = Motion::Arrow("1.1".parse().unwrap());
    assert_eq!(motions, [&arrow, &hop(3, &[6, 7, 8, 9, 10, 11]), &hop(1, &[6, 5, 4])]);
    assert!(cues.windows(2).all(|pair| pair[1].at >= pair[0].at + pair[0].lasting), "{cues:?}");
}

// BB-3.3: a player who pays throws no die. The longest path takes no longer than one of half its length.
#[test]
fn long_ways_are_walked_faster() {
    let walked = |text: &str| {
        let mut game = start();
        act(&mut game, 0, text);
        let cues = cues::cues(&public(&game));
        let [cues::Cue { at: 0, lasting, motion: Motion::Walk { caves, .. } }, ..] = &cues[..] else {
            panic!("{cues:?}");
        };
        (*lasting, caves.len())
    };
    let (near, far, further) = (walked("pay 1"), walked("pay 9"), walked("pay 10"));
    assert_eq!((near.1, far.1, further.1), (2, 10, 11));
    assert!(near.0 < far.0 && far.0 == further.0, "{near:?} {far:?} {further:?}");
}

// BB-3.5: letters by their places, each once, and only the viewer's own.
#[test]
fn a_words_known_letters_are_shown() {
    let mut game = start();
    for text in ["curse letter 1.1 -1", "curse letter 1.1 2", "curse letter 1.1 9"] {
        act(&mut game, 0, text);
        act(&mut game, 0, "seen");
    }
    act(&mut game, 0, "note\n1.1 on the sea");
    act(&mut game, 2, "note\n1.1 a boat?");
    let riddle = "1.1".parse().unwrap();
    let own = game.view(Viewer::Seat(Seat::nth(0)));
    let known: Vec<(String, Option<String>)> = letters(&own, Seat::nth(0), riddle)
        .into_iter()
        .map(|(place, letter)| (place.to_string(), letter))
        .collect();
    let some = |letter: &str| Some(letter.to_owned());
    assert_eq!(known, [("2".to_owned(), some("O")), ("9".to_owned(), None), ("-1".to_owned(), some("T"))]);
    let glance = |view: &View, seat| pattern(&letters(view, Seat::nth(seat), riddle));
    assert_eq!(glance(&own, 0).as_deref(), Some("_ O … T"), "where there is no letter nothing is drawn");
    assert_eq!(glance(&own, 1), None);
    assert_eq!(own.note(Seat::nth(0), riddle), "on the sea");
    assert_eq!(shown_letter(&own, Seat::nth(0)).unwrap().2, None);
    let other = game.view(Viewer::Seat(Seat::nth(2)));
    assert!(letters(&other, Seat::nth(0), riddle).is_empty() && shown_letter(&other, Seat::nth(0)).is_none());
    assert_eq!(other.note(Seat::nth(0), riddle), "");
    let open = game.view(Viewer::Omniscient);
    assert_eq!([0, 2].map(|seat| open.note(Seat::nth(seat), riddle)), ["on the sea", "a boat?"]);
}

// BB-3.6
#[test]
fn answers_so_far_are_counted() {
    let mut game = start();
    act(&mut game, 0, "pay 3");
    for (riddle, said) in [("1.1", "yes"), ("1.0", "yes"), ("1.1", "unknown"), ("1.1", "yes"), ("1.1", "no")]
    {
        act(&mut game, 0, &format!("ask {riddle}"));
        act(&mut game, 1, &format!("answer {said}"));
    }
    let said = |riddle: &str| answers(&public(&game), riddle.parse().unwrap());
    assert_eq!(said("1.1"), [(Answer::Yes, 2), (Answer::No, 1), (Answer::Unknown, 1)]);
    assert_eq!((said("1.0"), said("2.0")), (vec![(Answer::Yes, 1)], vec![]));
}

#[test]
fn guesses_are_listed() {
    let mut game = start();
    act(&mut game, 2, "curse try 1.1");
    act(&mut game, 2, "guess a ship");
    act(&mut game, 1, "judge no");
    act(&mut game, 3, "curse try 1.1");
    act(&mut game, 3, "guess boat");
    let riddle = "1.1".parse().unwrap();
    let open = guesses(&game.view(Viewer::Omniscient), riddle);
    let guess =
        |by, text: &str, verdict| Guess { by: Seat::nth(by), text: text.to_owned(), verdict: Some(verdict) };
    assert_eq!(open, [guess(2, "a ship", Verdict::Wrong), guess(3, "boat", Verdict::Right)]);
    assert_eq!(guesses(&game.view(Viewer::Seat(Seat::nth(2))), riddle).len(), 1);
    assert!(guesses(&public(&game), riddle).is_empty());
    assert_eq!(works(&public(&game), Seat::nth(1))[1].solved, [Seat::nth(3)]);
}

// BB-4.2: the table shows the reward of the next arrow, not of the last one.
#[test]
fn the_row_of_the_next_arrow() {
    let mut view = public(&start());
    let next = |view: &View| {
        let rows = rewards(view);
        let now: Vec<&Reward> = rows.iter().filter(|row| row.next).collect();
        assert_eq!((rows.len(), now.len()), (7, 1));
        (now[0].from, now[0].to, now[0].spaces)
    };
    for (seats, planted, row) in [
        (4, 0, (1, 2, -2)),
        (4, 1, (1, 2, -2)),
        (4, 2, (3, 4, -1)),
        (3, 9, (10, 10, 1)),
        (4, 12, (13, 13, -2)),
        (5, 2, (1, 3, -2)),
        (6, 3, (4, 5, -1)),
        (6, 16, (16, 17, -2)),
    ] {
        (view.seats, view.arrows, view.planted) = (seats, view.config.arrows(seats), planted);
        assert_eq!(next(&view), row, "{seats} players, {planted} arrows");
    }
}

#[test]
fn votes_crown_a_riddle_or_several() {
    let view = public(&start());
    let best = |votes: &[(&str, u8)]| {
        let of =
            |riddle: Riddle| votes.iter().find(|(of, _)| *of == riddle.to_string()).map_or(0, |vote| vote.1);
        favourites(&view, of).iter().map(Riddle::to_string).collect::<Vec<_>>()
    };
    assert!(best(&[]).is_empty());
    assert_eq!(best(&[("1.0", 1), ("3.1", 3)]), ["3.1"]);
    assert_eq!(best(&[("1.0", 2), ("2.1", 1), ("3.1", 2)]), ["1.0", "3.1"]);
}

// BB-4.2: hats are reported after the last arrow too, even before later events, but not after a dragon.
#[test]
fn hats_that_an_arrow_moves() {
    let mut game = start();
    act(&mut game, 3, "curse try 1.1");
    act(&mut game, 3, "guess boat");
    let mut view = public(&game);
    assert!(scored(&view));
    let penalty = |seat: u8| Event::Penalty { seat: Seat::nth(seat), spaces: 5 };
    (0..4).map(penalty).chain([Event::Ended(End::LastArrow)]).for_each(|event| view.story.push(event));
    assert!(scored(&view));
    act(&mut game, 0, "pay 2");
    assert!(!scored(&public(&game)));
}
