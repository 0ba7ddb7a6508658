//! One match: steps, refusals, undo, redo, replay, branches and endings.

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{
        Game, Illegal, Outcome, Pending, Seat, Step, StepOf, Viewer, conform::SuiteRng, playout::random_step,
    },
    saves::{
        results::MatchResult,
        save::{Cause, LoadError, Record},
    },
    table::{
        Consent, Ending, Entry, EntryOf, Header, Match, PlayError, PlayResult, Player, Undo, json,
        matches::views_built,
        report::{Observed, Reporter},
    },
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use crate::testgame::{Action, Chance, Config, Event, Refusal, Trove, solo::Solo, work};

pub fn players(count: usize) -> Vec<Player> {
    let names = ["Ada", "Ben", "Cleo", "Dov"];
    (0..count).map(|index| Player::new(names[index], index as u8, 11 - index as u8)).collect()
}

pub fn start(id: &str, seats: usize) -> Match<Trove> {
    let header = Header::new::<Trove>(id, 1_763_700_000_000, players(seats), Config::default(), None);
    Match::start(header).unwrap()
}

/// Returns a match after the deal: seat n holds the five cards n, n + `seats`, n + 2 * `seats` and so on.
/// to 9.
pub fn dealt(id: &str, seats: usize) -> Match<Trove> {
    let mut game = start(id, seats);
    let seats = seats as u8;
    let hands = (0..seats).map(|seat| (0..5).map(|card| card * seats + seat).collect());
    game.play(Step::Chance(Chance::Deal(hands.collect()))).unwrap();
    game
}

pub fn lay(seat: u8, card: u8) -> StepOf<Trove> {
    Step::Player(Seat::nth(seat), Action::Lay(card))
}

/// Does something with a match: an undo, a redo, its end, or a random step.
pub fn prod(game: &mut Match<Trove>, what: u8, rng: &mut SuiteRng) {
    game.settle(rng);
    match what {
        0 => drop(game.undo(Consent::Unasked)),
        1 => drop(game.undo(Consent::Given)),
        2 => drop(game.redo()),
        3 => drop(game.restart_turn(Consent::Given)),
        4 => drop(game.resign(Seat::nth(0))),
        5 => drop(game.abandon()),
        _ => {
            let seats: Vec<Seat> = game.pending().seats().iter().collect();
            if seats.is_empty() {
                return;
            }
            let seat = seats[rng.random_range(0..seats.len())];
            let offer = game.game().offer(seat);
            let action = offer.actions()[rng.random_range(0..offer.actions().len())].clone();
            game.play(Step::Player(seat, action)).unwrap();
        }
    }
}

/// Returns the match of a save with this header and this log.
pub fn folded<G: Game>(header: &Header, entries: &[EntryOf<G>]) -> Result<Match<G>, LoadError> {
    let entries = entries.iter().map(json::to_value).collect();
    Record { seq: 1, updated: 0, steps: 0, over: false, header: header.clone(), entries }.replay()
}

fn solo() -> Header {
    Header::new::<Solo>("s", 0, players(2), (), None)
}

fn refused(refusal: Refusal) -> PlayResult<Trove> {
    Err(PlayError::Illegal(Illegal::Rule(refusal)))
}

#[test]
fn a_refusal_changes_nothing() {
    let mut game = dealt("m", 2);
    let before = game.clone();
    assert_eq!(game.play(lay(0, 1)), refused(Refusal::NotYourCard));
    assert_eq!(game.play(lay(2, 1)), Err(PlayError::Illegal(Illegal::NotYourTurn)), "nobody sits there");
    assert_eq!(game.redo(), Err(PlayError::NothingToRedo));
    assert_eq!(game.undo(Consent::Given), Err(PlayError::NothingToUndo));
    assert_eq!(game.undo_to(5, Consent::Given), Err(PlayError::NothingToUndo));
    assert_eq!(game.resign(Seat::nth(7)), Err(PlayError::CannotResign));
    assert_eq!(game, before);
}

#[test]
fn a_refusal_keeps_the_redo_stack() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 2)).unwrap();
    game.undo(Consent::Unasked).unwrap();
    game.play(lay(0, 1)).unwrap_err();
    assert!(game.can_redo());
}

#[test]
fn the_table_makes_pending_deals() {
    let mut game = start("m", 3);
    assert!(game.pending().is_chance());
    let told = game.settle(&mut SuiteRng::seed_from_u64(1));
    assert_eq!(told.len(), 3, "each seat is told of its own hand");
    assert!(told.iter().all(|notice| !notice.is_public()));
    assert!(!game.pending().is_chance());
    assert_eq!(game.steps().len(), 1);
    assert!(game.steps()[0].is_chance());
    assert_eq!(game.settle(&mut SuiteRng::seed_from_u64(1)), []);
}

#[test]
fn steps_and_redo_report_the_same_events() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 8)).unwrap();
    let told = game.play(lay(1, 1)).unwrap();
    let events: Vec<&Event> = told.iter().map(|notice| &notice.event).collect();
    assert!(matches!(events[..], [Event::Laid { .. }, Event::TurnedUp { .. }]), "{events:?}");
    assert_eq!(game.notices_before(game.steps().len()), told);
    assert_eq!(game.undo_to(2, Consent::Given).unwrap(), [], "an undo tells nothing");
    assert_eq!(game.redo().unwrap(), told);
}

/// Plays a random match as the screen does: log, speech and curtain share the public view, and the board has the
/// player's. Returns the maximum number of views built in one step.
fn views_of_a_step<G: Game>(seats: usize) -> usize {
    let mut rng = SuiteRng::seed_from_u64(3);
    let header = Header::new::<G>("m", 0, players(seats), G::Config::default(), None);
    let mut game = Observed::from(Match::<G>::start(header).unwrap());
    let mut reporter = Reporter::default();
    reporter.report(&game, 0, |_| {});
    let mut most = 0;
    for _ in 0..200 {
        let Some(step) = random_step(game.game(), &mut rng) else { break };
        let built = views_built();
        let mut next = Match::clone(&game);
        next.play(step).unwrap();
        next.settle(&mut rng);
        game = Observed::from(next);
        let from = reporter.unchanged(&game);
        // A narrator may read both views of a report.
        reporter.report(&game, from, |report| {
            let _ = (report.before, report.after);
        });
        drop((game.public(), game.seen_by(Viewer::Public), game.seen_by(Viewer::Seat(Seat::FIRST))));
        most = most.max(views_built() - built);
    }
    most
}

#[test]
fn a_step_on_the_screen_builds_two_views_at_most() {
    assert_eq!(views_of_a_step::<Trove>(3), 2);
    assert_eq!(views_of_a_step::<Barragoon>(2), 2);
    assert_eq!(views_of_a_step::<Bouillabaisse>(4), 2);
    assert_eq!(views_of_a_step::<Barrakuda>(4), 2);
    assert_eq!(views_of_a_step::<Barracuda>(4), 2);
    assert_eq!(views_of_a_step::<Barbarossa>(4), 2);
}

#[test]
fn steps_are_reported_once_and_again_only_where_they_were_replaced() {
    let mut rng = SuiteRng::seed_from_u64(3);
    let mut game = start("m", 2);
    let mut reporter = Reporter::default();
    let mut told = |game: &Match<Trove>| {
        let (game, mut seen) = (Observed::from(game.clone()), Vec::new());
        let from = reporter.unchanged(&game);
        reporter.report(&game, from, |report| seen.push(report.step.clone()));
        assert_eq!(seen, game.steps()[from..]);
        seen.len()
    };
    game.settle(&mut rng);
    assert_eq!(told(&game), 1);
    assert_eq!(told(&game), 0);
    prod(&mut game, 9, &mut rng);
    assert_eq!(told(&game), 1);
    game.undo_to(1, Consent::Given).unwrap();
    assert_eq!(told(&game), 0);
    game.redo().unwrap();
    assert_eq!(told(&game), 1);
}

#[test]
fn undo_and_redo_cross_public_steps() {
    let mut game = dealt("m", 3);
    assert_eq!(game.undo_state(), Undo::Nothing, "nobody has done anything yet");
    game.play(lay(0, 0)).unwrap();
    game.play(lay(1, 4)).unwrap();
    let two = game.game().clone();
    assert_eq!(game.undo_state(), Undo::Free);
    game.undo(Consent::Unasked).unwrap();
    game.undo(Consent::Unasked).unwrap();
    assert_eq!(game.game(), dealt("m", 3).game());
    game.redo().unwrap();
    game.redo().unwrap();
    assert_eq!(game.game(), &two);
    assert!(!game.can_redo());
    assert_eq!(game.entries().len(), 7, "the log keeps what was taken back");
}

/// An undo and a redo cost only the steps between two kept states, for any length of log and match.
#[test]
fn undo_and_redo_are_linear() {
    let mut game = start("m", 4);
    let mut rng = SuiteRng::seed_from_u64(3);
    while game.ending().is_none() {
        prod(&mut game, 9, &mut rng);
    }
    let last = game.steps().len();
    assert_eq!(last, 13);
    let mut entries = game.entries().to_vec();
    const PAIRS: usize = 20_000;
    for pair in 0..PAIRS {
        let to = pair % last;
        entries.extend([Entry::Undo { to, agreed: Consent::Given }, Entry::Redo { to: last }]);
    }
    let before = work();
    let again = folded::<Trove>(game.header(), &entries).unwrap();
    let done = work() - before;
    assert!(done <= 2 * last + PAIRS * (2 * last + 1), "{done} steps applied and states copied");
    assert_eq!((again.game(), again.steps()), (game.game(), game.steps()));

    // A pair that goes one step back and forth copies one state and applies no more steps than the distance of kept
    // states.
    let mut one = game.entries().to_vec();
    one.extend(
        (0..PAIRS).flat_map(|_| [Entry::Undo { to: 12, agreed: Consent::Given }, Entry::Redo { to: last }]),
    );
    let before = work();
    folded::<Trove>(game.header(), &one).unwrap();
    let done = work() - before;
    assert!(done <= 2 * last + PAIRS * (1 + 12 + 1), "{done} steps applied and states copied");
}

#[test]
fn undo_stops_at_revealed_information() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    game.play(lay(1, 1)).unwrap();
    assert_eq!(game.undo_state(), Undo::NeedsConsent);
    let before = game.clone();
    assert_eq!(game.undo(Consent::Unasked), Err(PlayError::NeedsConsent));
    assert_eq!(game, before);
    // Revealed information also bars all earlier steps.
    game.play(lay(0, 2)).unwrap();
    assert_eq!(game.undo_state(), Undo::Free);
    assert_eq!(game.undo_to_state(1), Undo::NeedsConsent);
    assert_eq!(game.undo_to(1, Consent::Unasked), Err(PlayError::NeedsConsent));
    game.undo_to(1, Consent::Given).unwrap();
    assert_eq!(game.steps().len(), 1);
    assert_eq!(game.entries().last(), Some(&Entry::Undo { to: 1, agreed: Consent::Given }));
    for _ in 0..3 {
        game.redo().unwrap();
    }
    assert_eq!(game.steps().len(), 4);
}

#[test]
fn another_step_clears_the_redo_stack() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    game.play(lay(1, 1)).unwrap();
    game.undo_to(1, Consent::Given).unwrap();
    game.play(lay(0, 0)).unwrap();
    assert!(game.can_redo());
    game.undo(Consent::Unasked).unwrap();
    game.play(lay(0, 2)).unwrap();
    assert!(!game.can_redo());
}

/// Undoing a deal and dealing again gives the same cards.
#[test]
fn undo_does_not_redeal() {
    let mut game = start("m", 2);
    game.settle(&mut SuiteRng::seed_from_u64(1));
    let hands = game.game().clone();
    game.undo_to(0, Consent::Given).unwrap();
    game.settle(&mut SuiteRng::seed_from_u64(2));
    assert_eq!(game.game(), &hands);
}

#[test]
fn restarting_takes_back_only_one_s_own_steps() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    // Seat 1 must act and has done nothing yet.
    assert_eq!(game.restart_state(), Undo::Nothing);
    assert_eq!(game.restart_turn(Consent::Given), Err(PlayError::NothingToUndo));
    game.play(lay(1, 1)).unwrap();
    game.play(lay(1, 3)).unwrap();
    game.undo(Consent::Unasked).unwrap();
    // Both must act, so there is no single turn.
    assert_eq!(game.restart_state(), Undo::Nothing);
}

/// Takes back two steps of one turn, one by one and at once.
#[test]
fn restarting_takes_back_the_whole_turn() {
    let mut game = Match::<Solo>::start(solo()).unwrap();
    for _ in 0..3 {
        game.play(Step::Player(Seat::nth(0), 1)).unwrap();
    }
    game.play(Step::Player(Seat::nth(1), 1)).unwrap();
    game.play(Step::Player(Seat::nth(1), 1)).unwrap();
    assert_eq!(game.restart_state(), Undo::Free);
    game.restart_turn(Consent::Unasked).unwrap();
    assert_eq!(game.steps().len(), 3);
    assert_eq!(game.entries().last(), Some(&Entry::Undo { to: 3, agreed: Consent::Unasked }));
}

#[test]
fn any_step_can_be_replayed() {
    let mut rng = SuiteRng::seed_from_u64(5);
    let header = Header::new::<Trove>("m", 0, players(4), Config { hand: 6, rounds: 6 }, None);
    let mut game = Match::<Trove>::start(header).unwrap();
    let mut states = vec![game.game().clone()];
    while game.ending().is_none() {
        let before = game.steps().len();
        if game.settle(&mut rng).is_empty() {
            prod(&mut game, 9, &mut rng);
            assert_eq!(game.steps().len(), before + 1);
        }
        states.push(game.game().clone());
    }
    // Enough steps to use the kept states.
    assert_eq!(states.len(), Trove::MAX_STEPS + 1);
    for (n, state) in states.iter().enumerate() {
        assert_eq!(&game.at(n), state, "after {n} steps");
    }
    assert_eq!(&game.at(usize::MAX), game.game());
    // The same after going back and forth.
    game.undo_to(10, Consent::Given).unwrap();
    while game.can_redo() {
        game.redo().unwrap();
    }
    for (n, state) in states.iter().enumerate() {
        assert_eq!(&game.at(n), state, "after {n} steps");
    }
}

/// Goes far back and forth, over many kept states.
#[test]
fn any_step_can_be_replayed_after_undo() {
    let mut game = Match::<Solo>::start(solo()).unwrap();
    let mut made = Vec::new();
    for (round, back) in [0, 90, 47, 16, 3].into_iter().enumerate() {
        drop(game.undo_to(back, Consent::Unasked));
        made.truncate(back);
        while made.len() < 100 {
            let seat = game.pending().seats().iter().next().unwrap();
            game.play(Step::Player(seat, round as u8)).unwrap();
            made.push(round as u8);
        }
        let branch = game.branch(40, "b", 0);
        for n in 0..=100 {
            assert_eq!(game.at(n), Solo(made[..n].to_vec()));
            assert_eq!(branch.at(n), Solo(made[..n.min(40)].to_vec()));
        }
    }
}

#[test]
fn a_branch_goes_its_own_way() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    game.play(lay(1, 1)).unwrap();
    let before = game.clone();
    let mut branch = game.branch(2, "m2", 77);
    assert_eq!(branch.header().id, "m2");
    assert_eq!(branch.header().created, 77);
    assert_eq!(
        branch.header().branched_from.as_ref().map(|from| (from.id.as_str(), from.steps)),
        Some(("m", 2))
    );
    assert_eq!(branch.game(), &game.at(2));
    branch.play(lay(1, 3)).unwrap();
    assert_eq!(game, before);
    let again = folded::<Trove>(branch.header(), branch.entries()).unwrap();
    assert_eq!(again, branch);
}

#[test]
fn a_resignation_can_be_undone_with_consent() {
    let mut game = dealt("m", 2);
    game.play(lay(0, 0)).unwrap();
    game.resign(Seat::nth(1)).unwrap();
    assert_eq!(game.ending(), Some(Ending::Resigned(Seat::nth(1))));
    assert_eq!(game.outcome(), Some(Outcome { places: vec![1, 2] }));
    assert_eq!(game.pending(), Pending::Over(Outcome { places: vec![1, 2] }));
    assert_eq!(game.play(lay(1, 1)), Err(PlayError::Ended));
    assert_eq!(game.resign(Seat::nth(0)), Err(PlayError::CannotResign));
    assert_eq!(game.abandon(), Err(PlayError::Ended));
    assert_eq!(game.undo_state(), Undo::NeedsConsent);
    assert_eq!(game.undo(Consent::Unasked), Err(PlayError::NeedsConsent));
    game.undo(Consent::Given).unwrap();
    assert_eq!((game.ending(), game.steps().len()), (None, 2));
    game.play(lay(1, 1)).unwrap();
}

#[test]
fn three_players_abandon_instead_of_resigning() {
    let mut game = dealt("m", 3);
    assert!(!game.can_resign(Seat::nth(0)));
    assert_eq!(game.resign(Seat::nth(0)), Err(PlayError::CannotResign));
    game.abandon().unwrap();
    assert_eq!((game.ending(), game.outcome()), (Some(Ending::Abandoned), None));
    assert!(game.pending().seats().is_empty());
    assert!(MatchResult::of(&game, 1).is_none());
}

#[test]
fn a_log_that_does_not_fold_says_where() {
    let fold = |entries: Vec<EntryOf<Trove>>| folded::<Trove>(start("m", 2).header(), &entries);
    let deal = dealt("m", 2).entries()[0].clone();
    let illegal = |index, reason: PlayError<Refusal>| {
        Err(LoadError::IllegalStep { index, reason: Cause::new::<Trove>(reason) })
    };
    let rules = |refusal| PlayError::Illegal(Illegal::Rule(refusal));
    assert_eq!(fold(vec![deal.clone(), Entry::Step(lay(0, 1))]), illegal(1, rules(Refusal::NotYourCard)));
    assert_eq!(fold(vec![Entry::Step(lay(0, 1))]), illegal(0, PlayError::Illegal(Illegal::NotYourTurn)));
    let undo = |to, agreed| {
        vec![deal.clone(), Entry::Step(lay(0, 0)), Entry::Step(lay(1, 1)), Entry::Undo { to, agreed }]
    };
    assert_eq!(fold(undo(1, Consent::Unasked)), illegal(3, PlayError::NeedsConsent));
    assert_eq!(fold(undo(9, Consent::Given)), illegal(3, PlayError::NothingToUndo));
    assert_eq!(fold(vec![deal.clone(), Entry::Redo { to: 2 }]), illegal(1, PlayError::NothingToRedo));
    assert_eq!(
        fold(vec![deal.clone(), Entry::Redo { to: usize::MAX }]),
        illegal(1, PlayError::NothingToRedo)
    );
    assert_eq!(fold(vec![Entry::Abandon, Entry::Abandon]), illegal(1, PlayError::Ended));

    let header = |change: fn(&mut Header)| {
        let mut header = start("m", 2).header().clone();
        change(&mut header);
        folded::<Trove>(&header, &[]).unwrap_err()
    };
    assert_eq!(header(|header| header.game = "x".into()), LoadError::UnknownGame { slug: "x".into() });
    assert_eq!(header(|header| header.rules = 9), LoadError::OtherRules { saved: 9, known: 1 });
    assert!(matches!(header(|header| header.players.clear()), LoadError::CannotStart { .. }));
}

proptest! {
    /// After any operations on a match, folding its log gives the same match.
    #[test]
    fn the_log_is_the_match(seed: u64, seats in 2..=4usize, prods in prop::collection::vec(0..14u8, 0..60)) {
        let mut rng = SuiteRng::seed_from_u64(seed);
        let mut game = start("m", seats);
        for what in prods {
            prod(&mut game, what, &mut rng);
            let again = folded::<Trove>(game.header(), game.entries());
            prop_assert_eq!(again.as_ref(), Ok(&game));
        }
        prop_assert_eq!(game.view(Viewer::Public), game.at(game.steps().len()).view(Viewer::Public));
    }
}
