//! Tests that reasons are true of the findings, on positions from bots' matches.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::{
    super::{claims::hanging, finding::takable, *},
    closed, sq,
};
use crate::{
    games::barragoon::{board::Cell, moves, tests::Played, turn::Move},
    kernel::{Game, Step},
};

/// The number of positions tested.
const POSITIONS: usize = 1_000;

/// Positions visited before the test; claims must hold at any time.
const NODES: u32 = 250;

fn search(
    game: &Barragoon,
    level: Level,
    question: Question<Action>,
    seed: u64,
    nodes: u32,
) -> BarragoonSearch {
    let seat = game.pending().seats().iter().next().unwrap();
    let decision = Decision::of(game, seat, level, seed).unwrap();
    let mut search = Barragoon::think(Decision { question, ..decision });
    search.run(nodes);
    search
}

/// Whether every step of the line is legal, apart from the rule of repetition.
fn is_legal(found: &Finding) -> bool {
    let positions = found.positions();
    positions.iter().zip(&found.line).all(|(position, action)| match *action {
        Action::Move(Move { from, to }) => {
            let own = position.board[from].piece().is_some_and(|piece| piece.side == position.side);
            own && position.owed.is_none() && moves::target_set(&position.board, from).contains(to)
        }
        Action::Place(placement) => position.owed.is_some() && position.board[placement.at] == Cell::Empty,
        _ => found.line.len() == 1,
    })
}

/// Tests all claims about one action, and that no important claim is missing.
fn check(found: &Finding, said: &mut BTreeMap<String, usize>) {
    let position = &found.before;
    assert!(is_legal(found), "{position}: {:?}", found.line);
    let reason = found.reason();
    let claims = reason.claims();
    for claim in claims.iter() {
        assert!(claim.holds(found), "{position}: {claim:?} is false of {found:?}");
        let name = format!("{claim:?}");
        let name = name.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
        *said.entry(name.to_owned()).or_default() += 1;
    }
    let is_settled =
        matches!(claims.head, Claim::Only | Claim::Wins { .. } | Claim::Loses { .. } | Claim::Draw { .. });
    if !is_settled && !hanging(found).is_empty() {
        let names = |claim: &Claim| matches!(claim, Claim::Hangs { .. });
        assert!(claims.iter().any(names), "{position}: nothing is said of what hangs: {claims:?}");
    }
    if claims.contains(&Claim::Quiet) {
        assert!(found.taken().is_none() && found.barragoon().is_none(), "{position}: {claims:?}");
        let after = found.after_turn().unwrap();
        assert!(Side::ALL.into_iter().all(|side| takable(&after.board, side).is_empty()));
    }
}

#[test]
fn every_claim_is_true() {
    let (mut said, mut asked) = (BTreeMap::new(), 0);
    for seed in 0.. {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let Played { mut game, .. } = closed();
        // After a long opening few pieces are left, and a side may win.
        let opening = rng.random_range(0..120);
        for step in 0..opening + 60 {
            let Some(seat) = game.pending().seats().iter().next() else { break };
            let options = game.offer(seat);
            let any = *options.actions().choose(&mut rng).unwrap();
            let action = if step < opening {
                any
            } else {
                let level = Level::ALL[asked % 5];
                asked += 1;
                for question in [Question::Advise(3), Question::Weigh(any)] {
                    let search = search(&game, level, question, 5, NODES);
                    for found in search.ranked() {
                        let is_searched = search.search.best().is_some();
                        assert!(
                            !is_searched || is_decided(found.value) || found.is_explained(),
                            "{}: the line has another value: {found:?}",
                            game.position()
                        );
                        check(&found, &mut said);
                    }
                }
                let playing = search(&game, level, Question::Choose, rng.random(), NODES);
                playing.findings().iter().for_each(|found| check(found, &mut said));
                playing.choice().action
            };
            game.apply(&Step::Player(seat, action));
        }
        if asked > POSITIONS {
            break;
        }
    }
    println!("{asked} positions: {said:?}");
    for name in
        ["Captures", "Exchanges", "TakesBarragoon", "Loss", "Saves", "Hangs", "Quiet", "Moves", "Wins"]
    {
        assert!(said.contains_key(name), "{name} is never said: {said:?}");
    }
}

/// Fails if a predicate accepts anything.
#[test]
fn a_claim_about_another_position_is_false() {
    let (game, claims) = (
        closed().game,
        [
            Claim::Only,
            Claim::Wins { moves: 1 },
            Claim::Captures(Value::Four),
            Claim::TakesBarragoon,
            Claim::Takes(Value::Two),
            Claim::Loss(Value::Two),
            Claim::Hangs { value: Value::Four, at: sq("f1") },
            Claim::Saves { value: Value::Four, at: sq("f1") },
            Claim::Moves { own: 0, other: 0 },
        ],
    );
    let search = search(&game, Level::Medium, Question::Advise(1), 1, 1_000);
    let found = search.findings().remove(0);
    for claim in claims {
        assert!(!claim.holds(&found), "{claim:?} of {found:?}");
    }
}

/// The match of issue 43: the 4 on g4 is in danger.
#[test]
fn a_hint_saves_the_four_that_hangs_or_names_it() {
    for (lost, took) in [("xx", "xx"), ("aa", "aa"), ("xx", "tE"), ("rN", "lE")] {
        let Played { game, .. } = closed().play(&format!("d2-d5 d8xd5 {lost}@d6 {took}@d2 f1-g4 d5-e3"));
        let search = search(&game, Level::Expert, Question::Advise(3), 5, u32::MAX);
        let found = search.findings().remove(0);
        let after = found.after_turn().unwrap();
        let is_safe = !takable(&after.board, Side::Brown).contains(sq("g4"));
        let named = Claim::Hangs { value: Value::Four, at: sq("g4") };
        let reason = found.reason();
        let claims = reason.claims();
        assert!(is_safe || claims.contains(&named), "{:?}: {claims:?}", found.line);
        assert!(!claims.contains(&Claim::Quiet), "{claims:?}");
        assert!(claims.iter().all(|claim| claim.holds(&found)), "{claims:?}");
    }
}

/// A reason names a Barragoon that is taken.
#[test]
fn a_barragoon_that_is_taken_is_no_quiet_move() {
    let cells = [("d2", "w2"), ("a1", "w3"), ("d4", "xx"), ("a9", "b4"), ("g9", "b3")];
    let game = super::from(&cells, Side::White, 24).game;
    let takes = Action::Move(Move { from: sq("d2"), to: sq("d4") });
    let search = search(&game, Level::Medium, Question::Weigh(takes), 1, u32::MAX);
    let found = search.findings().into_iter().find(|found| found.action() == Some(takes)).unwrap();
    assert_eq!(found.reason().claims().head, Claim::TakesBarragoon, "{found:?}");
}

/// A hint leaves no piece hanging if a safe action is about as good.
#[test]
fn a_hint_is_careful() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let Played { mut game, .. } = closed();
        for step in 0..60 {
            let Some(seat) = game.pending().seats().iter().next() else { break };
            let search = search(&game, Level::Medium, Question::Advise(3), 5, 1_000);
            let all = search.ranked();
            if let [best, ..] = &all[..]
                && !is_decided(best.value)
                && all.iter().any(|one| one.exposure() == 0 && best.value - one.value <= SAFETY_MARGIN)
            {
                let hints = search.findings();
                assert!(hints.iter().all(|hint| hint.exposure() == 0), "{hints:?}");
                compared += usize::from(best.exposure() > 0);
            }
            let options = game.offer(seat);
            let any = *options.actions().choose(&mut rng).unwrap();
            game.apply(&Step::Player(seat, if step < 20 { any } else { search.choice().action }));
        }
    }
    assert!(compared > 0, "no hint was ever replaced");
}
