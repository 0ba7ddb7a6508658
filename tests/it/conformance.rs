//! The suite of the kernel, run on every game, and tests that it detects violations.

use std::{fs, path::Path};

use bar_a_jeux::{
    games::barragoon::{self, Barragoon, Start},
    kernel::{
        Game, StepOf,
        conform::{Law, Suite, SuiteRng, Tally, Violation, conform, golden},
        playout::playout,
    },
};
use rand::SeedableRng;

use crate::testgame::{Config, FORGETFUL, Faulty, Trove, fault, scene};

fn suite<const FAULT: u8>(matches: usize) -> Result<Tally, Violation> {
    let setups = vec![
        (Config::default(), 2),
        (Config::default(), 3),
        (Config { hand: 6, rounds: 6 }, 4),
        (Config { hand: 2, rounds: 1 }, 2),
    ];
    Suite::<Faulty<FAULT>>::new(setups, matches, 7)
        .secrets(Faulty::redeal, Faulty::disguise)
        .malformed(Faulty::malformed)
        // The table sees that cards were dealt, and each player learns which.
        .announces(|step| step.is_chance())
        .run()
}

#[test]
fn the_test_game_keeps_every_law() {
    let tally = suite::<0>(2000).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((tally.matches, tally.cut, tally.counts), (2000, 0, Some(2)));
    assert_eq!(tally.longest, Trove::MAX_STEPS, "the bound is reached, and no more");
    // No check was skipped.
    assert!(tally.blinded > 10_000 && tally.disguised > 10_000 && tally.reordered > 5_000, "{tally:?}");
}

fn caught<const FAULT: u8>(law: Law) {
    let broken = suite::<FAULT>(200).expect_err("this fault goes unseen");
    assert_eq!(broken.law, law, "{broken}");
}

#[test]
fn leaks_are_caught() {
    caught::<{ fault::VIEW_SHOWS_LAID }>(Law::Blindness);
    caught::<{ fault::VIEW_SHOWS_HIGHEST }>(Law::Blindness);
    caught::<{ fault::OFFER_TELLS_LAID }>(Law::Blindness);
    caught::<{ fault::NOTE_TELLS_LAID }>(Law::Blindness);
    caught::<{ fault::NOTE_TELLS_HANDS }>(Law::Blindness);
    caught::<{ fault::PENDING_TELLS_STOCK }>(Law::Blindness);
    caught::<{ fault::CURTAIN_SHOWS_LAID }>(Law::Blindness);
}

/// A planted leak breaks no other law: without the secrets, the suite does not detect it.
#[test]
fn other_laws_do_not_find_a_leak() {
    let setups = vec![(Config::default(), 3)];
    Suite::<Faulty<{ fault::VIEW_SHOWS_LAID }>>::new(setups, 200, 7).run().unwrap();
}

#[test]
fn every_other_law_is_checked() {
    caught::<{ fault::UNSORTED_OFFER }>(Law::Offer);
    caught::<{ fault::OFFERS_ILLEGAL }>(Law::Offer);
    caught::<{ fault::OFFER_LACKS_ONE }>(Law::Offer);
    caught::<{ fault::PLAYS_AFTER_END }>(Law::Refusal);
    caught::<{ fault::PLAYS_TWICE }>(Law::Refusal);
    caught::<{ fault::TAKES_ANY_DEAL }>(Law::Refusal);
    caught::<{ fault::DEALS_AGAIN }>(Law::Refusal);
    caught::<{ fault::LOSES_CARD }>(Law::Invariants);
    caught::<{ fault::KNOWS_ORDER }>(Law::Order);
    caught::<{ fault::NOBODY_PENDING }>(Law::Alive);
    caught::<{ fault::WRONG_PLACES }>(Law::Outcome);
    caught::<{ fault::NOBODY_WINS }>(Law::Outcome);
    caught::<{ fault::OFFERS_NOTHING }>(Law::Offer);
    caught::<{ fault::NEVER_ENDS }>(Law::Bound);
    caught::<{ fault::TELLS_NOTHING }>(Law::Announced);
    caught::<{ fault::REMEMBERS_MORE }>(Law::Replay);
    caught::<{ fault::COUNTS_LACK_SEAT }>(Law::Counts);
    caught::<{ fault::COUNTS_ARE_UNEVEN }>(Law::Counts);
    caught::<{ fault::COUNTS_REMEMBER }>(Law::Counts);
    FORGETFUL.set(true);
    caught::<{ fault::FORGETS_CARD_IN_TEXT }>(Law::Replay);
    FORGETFUL.set(false);
}

#[test]
#[should_panic(expected = "a deal of another table")]
fn chance_steps_are_checked() {
    drop(suite::<{ fault::TRIPS_OVER_DEAL }>(200));
}

#[test]
#[should_panic(expected = "a seat of another table")]
fn every_seat_is_checked() {
    drop(suite::<{ fault::TRIPS_OVER_SEAT }>(200));
}

/// Plays a random match to its end. Calls `look` with the game before and after each step, and its events.
pub fn walk<G: Game>(
    config: &G::Config,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&G, &StepOf<G>, &[G::Event], &G),
) -> G {
    let game = G::start(config, seats).unwrap();
    playout(game, &mut SuiteRng::seed_from_u64(seed), |before, step, notices, after| {
        let events: Vec<G::Event> = notices.iter().map(|notice| notice.event.clone()).collect();
        look(before, step, &events, after);
    })
}

/// Compares with a file of `tests/data`; `BLESS=1` writes the file instead.
pub fn golden_file(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(text, kept, "{} has changed", path.display());
}

#[test]
fn golden_playthroughs_of_the_test_game() {
    for seats in 2..=4 {
        let text = golden::<Trove>(&Config::default(), seats, 1, scene);
        golden_file(&format!("trove/golden-{seats}.txt"), &text);
    }
}

#[test]
fn barragoon_keeps_every_law() {
    let setup = |start, express, touch_move| {
        (barragoon::Config { start, express, touch_move, ..Default::default() }, 2)
    };
    let setups = [
        setup(Start::Closed, [0, 0], false),
        setup(Start::Open, [0, 0], true),
        setup(Start::Closed, [1, 2], true),
        setup(Start::Open, [2, 0], false),
    ];
    let tally = conform::<Barragoon>(&setups, 15, 7).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((tally.matches, tally.cut, tally.counts), (15, 0, Some(barragoon::counts::LENGTH)));
}
