//! Tests of the bot's parts: mobility during a match, choice of placements, and positions with one right answer.

#![allow(clippy::unwrap_used)]

mod claims;
mod repetition;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::{
    super::{
        board::{Cell, Piece, Side},
        tests::{closed, from, sq},
        turn::{Move, Placement},
    },
    *,
};
use crate::kernel::{
    Game, Step,
    bot::{decide, weigh},
};

/// Calls `look` at every position of random matches.
fn wander(matches: u64, mut look: impl FnMut(&Barragoon, &mut ChaCha8Rng)) {
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = closed().game;
        for _ in 0..rng.random_range(20..120) {
            let Some(seat) = game.pending().seats().iter().next() else { break };
            let action = *game.offer(seat).actions().choose(&mut rng).unwrap();
            game.apply(&Step::Player(seat, action));
            look(&game, &mut rng);
        }
    }
}

fn think(game: &Barragoon, level: Level, seed: u64) -> Choice<Action, Reason> {
    let seat = game.pending().seats().iter().next().unwrap();
    decide(game, seat, level, seed)
}

#[test]
fn a_mobility_that_follows_is_the_one_made_anew() {
    wander(6, |game, _| {
        let position = game.position();
        let mobility = Mobility::of(&position.board);
        for action in game.actions().iter().step_by(7) {
            let mut next = position.clone();
            let followed = match *action {
                Action::Move(step) => {
                    next.play_unchecked(step);
                    mobility.moved(&next.board, step)
                }
                Action::Place(placement) => {
                    next.place_unchecked(placement);
                    mobility.placed(&next.board, placement.at)
                }
                _ => continue,
            };
            let anew = Mobility::of(&next.board);
            for side in Side::ALL {
                let reach = |mobility: &Mobility| {
                    let mut all: Vec<_> =
                        mobility.of_side(side).map(|entry| (entry.at, entry.reach.targets)).collect();
                    all.sort_unstable_by_key(|(at, _)| *at);
                    all
                };
                assert_eq!(reach(&followed), reach(&anew), "{action:?} in {position}");
                assert_eq!(
                    followed.eval_with_threats(side),
                    anew.eval_with_threats(side),
                    "{action:?} in {position}"
                );
            }
        }
    });
}

#[test]
fn the_evaluation_favours_neither_colour() {
    wander(6, |game, _| {
        let board = &game.position().board;
        let mut swapped = board.clone();
        for at in board.all_pieces() {
            if let Cell::Piece(piece) = board[at] {
                swapped.set(at, Cell::Piece(Piece { side: piece.side.other(), ..piece }));
            }
        }
        for side in Side::ALL {
            let value = Mobility::of(board).eval(side);
            assert_eq!(Mobility::of(&swapped).eval(side.other()), -value, "{}", game.position());
        }
    });
}

#[test]
fn full_moves_are_those_of_full_length() {
    wander(6, |game, _| {
        let mobility = Mobility::of(&game.position().board);
        for entry in mobility.entries() {
            let full = entry.reach.targets.iter();
            let full = full.filter(|to| entry.at.distance(*to) == entry.piece.value.full());
            assert_eq!(
                score::full_targets(entry.at, entry.piece, entry.reach.targets),
                full.collect(),
                "{} in {}",
                entry.at,
                game.position()
            );
        }
    });
}

#[test]
fn little_is_lost_by_weighing_few_placements() {
    let (mut lost, mut worst, mut count) = (0, 0, 0);
    wander(60, |game, _| {
        let position = game.position();
        let Some(owed) = position.owed else { return };
        let mobility = Mobility::of(&position.board);
        let worth = |Placement { face, at }: Placement| {
            let mut board = position.board.clone();
            board.set(at, Cell::Barragoon(face));
            let value = mobility.placed(&board, at).eval_with_threats(position.side.other());
            if owed.by == Side::White { value } else { -value }
        };
        let all = game.actions().into_iter().filter_map(|action| match action {
            Action::Place(placement) => Some(placement),
            _ => None,
        });
        let best = all.map(worth).max().unwrap();
        let found = placing::candidates(position, &mobility, 8).into_iter().map(worth).max().unwrap();
        lost += best - found;
        worst = worst.max(best - found);
        count += 1;
    });
    println!(
        "{count} placements: {:.2} lost on average, {worst} at most",
        f64::from(lost) / f64::from(count)
    );
    assert!(count > 300 && lost <= 2 * count && worst <= 60, "{count} {lost} {worst}");
}

/// The choice of a bot of this level in the position of these cells.
fn asked(cells: &[(&str, &str)], side: Side, level: Level) -> Choice<Action, Reason> {
    think(&from(cells, side, 24).game, level, 5)
}

#[test]
fn the_last_piece_is_taken() {
    let cells = [("d2", "w2"), ("a1", "w3"), ("d4", "b4")];
    for level in Level::ALL {
        let choice = asked(&cells, Side::White, level);
        assert_eq!(choice.action, Action::Move(Move { from: sq("d2"), to: sq("d4") }), "{level:?}");
        assert_eq!(choice.reason.claims().head, Claim::Wins { moves: 1 }, "{level:?}");
    }
}

#[test]
fn a_piece_that_hangs_is_taken() {
    // The piece on d4 can be taken for free; the others are far away.
    let cells = [("d1", "w3"), ("a1", "w4"), ("g2", "w3"), ("d4", "b4"), ("a9", "b3"), ("g9", "b3")];
    for level in Level::ALL {
        let choice = asked(&cells, Side::White, level);
        assert_eq!(choice.action, Action::Move(Move { from: sq("d1"), to: sq("d4") }), "{level:?}");
        assert_eq!(choice.reason.claims().head, Claim::Captures(Value::Four), "{level:?}");
    }
}

#[test]
fn a_piece_that_is_threatened_is_saved() {
    // The piece on d4 can be taken from d7; no move can take the attacker, and none can guard d4.
    let cells = [("d4", "w4"), ("a1", "w2"), ("g1", "w2"), ("d7", "b3"), ("a9", "b4"), ("g9", "b2")];
    for level in Level::ALL {
        let choice = asked(&cells, Side::White, level);
        let saves = Claim::Saves { value: Value::Four, at: sq("d4") };
        assert!(choice.reason.claims().contains(&saves), "{level:?}: {choice:?}");
    }
    // If nothing attacks it, no reason says that it is saved.
    let cells = [("d4", "w4"), ("a1", "w3"), ("g1", "w2"), ("d9", "b2"), ("a9", "b4"), ("g9", "b2")];
    let choice = asked(&cells, Side::White, Level::Medium);
    let saves = |claim: &Claim| matches!(claim, Claim::Saves { .. });
    assert!(!choice.reason.claims().iter().any(saves), "{choice:?}");
}

/// The answer to a question about this position, with White to move.
fn weighed(cells: &[(&str, &str)], level: Level, question: Question<Action>) -> Vec<Weighed<Action, Reason>> {
    let game = from(cells, Side::White, 24).game;
    weigh(&game, Side::White.seat(), level, question)
}

#[test]
fn what_was_missed_is_worth_a_piece_less() {
    let cells = [("d1", "w3"), ("a1", "w4"), ("g2", "w3"), ("d4", "b4"), ("a9", "b3"), ("g9", "b3")];
    let takes = Action::Move(Move { from: sq("d1"), to: sq("d4") });
    let sleeps = Action::Move(Move { from: sq("g2"), to: sq("g4") });
    for level in Level::ALL {
        let [best, done] = &weighed(&cells, level, Question::Weigh(sleeps))[..] else { panic!("{level:?}") };
        assert_eq!((best.action, done.action), (takes, sleeps), "{level:?}");
        assert!((70..400).contains(&(best.value - done.value)), "{level:?}: {best:?} {done:?}");
        assert_eq!(weighed(&cells, level, Question::Weigh(takes)).len(), 1, "{level:?}: it was the best");
    }
}

#[test]
fn a_piece_that_is_taken_and_lost_is_exchanged() {
    // The piece on d4 is guarded from b3 by two paths: White's Barragoon can close only one of them.
    let cells = [("d8", "w4"), ("g3", "w3"), ("g1", "w2"), ("d4", "b4"), ("b3", "b3"), ("g9", "b2")];
    let takes = Action::Move(Move { from: sq("d8"), to: sq("d4") });
    for level in Level::ALL {
        let found = weighed(&cells, level, Question::Weigh(takes));
        let done = found.iter().find(|found| found.action == takes).unwrap();
        let head = done.reason.claims().head;
        assert!(matches!(head, Claim::Exchanges { taken: Value::Four, .. }), "{level:?}: {found:?}");
    }
}

/// The best of several has the same value as in a search for it alone, if there was time for both.
#[test]
fn several_are_told_apart() {
    let (mut asked, mut same) = (0, 0);
    wander(2, |game, rng| {
        if !rng.random_ratio(1, 8) || game.pending().seats().is_empty() {
            return;
        }
        let seat = game.pending().seats().iter().next().unwrap();
        // Easy ends at a depth; higher levels run out of nodes.
        let several = weigh(game, seat, Level::Easy, Question::Advise(3));
        assert!((1..=3).contains(&several.len()));
        assert!(several.is_sorted_by(|one, next| one.value >= next.value), "{several:?}");
        let best = weigh(game, seat, Level::Easy, Question::Advise(1));
        asked += 1;
        same += usize::from(best[..] == several[..1]);
    });
    println!("{same} of {asked}");
    assert!(asked > 10 && same * 10 >= asked * 8, "{same} of {asked}");
}
