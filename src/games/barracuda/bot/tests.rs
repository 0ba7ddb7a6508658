//! The bot's use of its knowledge, and positions with one right answer.

#![allow(clippy::unwrap_used)]

mod model;

use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::{
    super::{
        config::Config,
        event::Event,
        money::Notes,
        phase::Phase,
        tests::{act, later, leave, table, turn},
    },
    *,
};
use crate::kernel::{
    Game, Pending, Seats, Step, Viewer,
    bot::{cost, decide, weigh},
};

fn think(game: &Barracuda, level: Level, seed: u64) -> Choice<Action, Reason> {
    let seat = game.pending().seats().iter().next().unwrap();
    decide(game, seat, level, seed)
}

/// Asserts that experts of several characters all choose a right action.
fn all_say(game: &Barracuda, right: impl Fn(&Action) -> bool) {
    for seed in 0..5 {
        let choice = think(game, Level::Expert, seed);
        assert!(right(&choice.action), "{seed}: {choice:?}");
    }
}

#[test]
fn the_cash_of_others_is_reckoned_from_what_was_told() {
    let mut game = turn(3, 0, &[(1, 0, None), (4, 1, None), (5, 2, None)]);
    let cash = |game: &Barracuda, own: u8| {
        let view = game.view(Viewer::Seat(Seat::nth(own)));
        Determinization::sample(&view, Seat::nth(own), &mut ChaCha8Rng::seed_from_u64(1)).cash
    };
    assert_eq!(cash(&game, 1)[..3], [45, 50, 50], "rent is paid in the open");
    act(&mut game, 0, "take 4");
    act(&mut game, 0, "slide 0,1,0,0,1");
    act(&mut game, 1, "refuse");
    assert_eq!(cash(&game, 0)[..3], [50, 45, 50], "whoever dealt knows the price");
    let [buyer, tenant, own, ..] = cash(&game, 2);
    assert_eq!((buyer + tenant, own), (95, 50));
    assert!((47..=57).contains(&buyer), "{buyer}");
}

#[test]
fn what_was_just_refused_is_not_offered_again() {
    let mut game = turn(3, 0, &[(1, 0, None), (4, 1, None), (5, 2, None)]);
    act(&mut game, 0, "take 4");
    act(&mut game, 0, "slide 0,1,0,0,1");
    act(&mut game, 1, "refuse");
    game.phase = Phase::Act(Seat::FIRST);
    let sums = |game: &Barracuda| -> Vec<i16> {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let character = Character::new(&view, Seat::FIRST, &mut rng);
        let samples = vec![Determinization::sample(&view, Seat::FIRST, &mut rng)];
        let options = NonEmpty::from_vec(game.offer(Seat::FIRST).actions().to_vec()).unwrap();
        let plans = plan::all(&view, Seat::FIRST, &options, &character, &samples, &mut rng);
        let take = |plan: &Plan| matches!(&plan.action, Action::TakeOver(at) if at.number() == 4);
        let laid = |plan: &Plan| matches!(plan.action, Action::Slide(_));
        plans.iter().filter(|plan| take(plan) || laid(plan)).map(|plan| plan.sum).collect()
    };
    assert_eq!(sums(&game), [6, 8, 12], "more than the 5 000 that were refused");
    // An offer to another tenant does not clear the refusal.
    act(&mut game, 0, "take 5");
    act(&mut game, 0, "slide 1,0,0,0,0");
    act(&mut game, 2, "refuse");
    game.phase = Phase::Act(Seat::FIRST);
    assert_eq!(sums(&game), [6, 8, 12], "nor later");
    act(&mut game, 0, "take 4");
    assert_eq!(sums(&game).first(), Some(&6));
}

#[test]
fn a_bank_that_was_seen_says_who_must_have_paid() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut game = turn(3, 0, &[(1, 0, None), (4, 1, None), (5, 2, None)]);
    act(&mut game, 0, "join 4");
    act(&mut game, 0, "slide 1,0,0,0,0");
    act(&mut game, 1, "refuse");
    let mut view = game.view(Viewer::Seat(Seat::nth(2)));
    let guessed = |view: &View, rng: &mut ChaCha8Rng| -> i16 {
        (0..50).map(|_| Determinization::sample(view, Seat::nth(2), rng).cash[1]).sum::<i16>() / 50
    };
    let blind = guessed(&view, &mut rng);
    view.story.push(Event::InTheBank { seat: Seat::nth(2), thousands: 125 });
    let seeing = guessed(&view, &mut rng);
    assert!((40..=42).contains(&seeing) && seeing < blind, "{seeing}, without a look {blind}");
}

#[test]
fn the_fifth_pawn_is_placed_when_it_costs_nothing() {
    let game = turn(3, 0, &[(0, 0, Some(0)), (1, 0, None), (6, 0, None), (5, 1, None), (2, 2, None)]);
    all_say(&game, |action| matches!(action, Action::Partner(_) | Action::Open(_)));
}

#[test]
fn whoever_holds_five_is_sent_home() {
    // The partner in this bar wins in their next turn, unless another takes it over.
    let bars = [(0, 0, Some(2)), (1, 2, Some(2)), (2, 2, None), (5, 2, None), (6, 1, None)];
    let mut game = turn(3, 1, &bars);
    game.held = Seats::one(Seat::nth(2));
    act(&mut game, 1, "take 0");
    act(&mut game, 1, "slide 0,1,0,1,0");
    all_say(&game, |action| *action == Action::Accept);
}

#[test]
fn a_fifth_pawn_is_not_let_in_for_a_song() {
    let bars = [(0, 0, None), (1, 1, Some(1)), (2, 1, Some(1)), (5, 2, None), (6, 0, None)];
    let mut game = turn(3, 1, &bars);
    act(&mut game, 1, "join 0");
    act(&mut game, 1, "slide 0,0,0,1,3");
    all_say(&game, |action| *action == Action::Refuse);
}

#[test]
fn a_bar_goes_to_whoever_pays_for_it() {
    let bars = [(0, 0, None), (5, 0, None), (6, 0, None), (7, 1, None), (8, 2, None)];
    let mut game = turn(3, 0, &bars);
    act(&mut game, 0, "auction 0");
    act(&mut game, 1, "bid 0,0,0,0,2");
    act(&mut game, 2, "bid 1,0,0,0,0");
    all_say(&game, |action| *action == Action::Sell(Seat::nth(2)));
}

/// A match before a round, with these bars let, and the cash of each seat in thousands.
fn between(let_to: &[(u8, u8, Option<u8>)], cash: &[u16]) -> Barracuda {
    let mut game = later(cash.len() as u8, let_to);
    game.phase = Phase::Between { passed: Seats::NONE };
    for (number, thousands) in (0..).zip(cash) {
        leave(&mut game, number, *thousands, 5);
        // The rent event makes the cash known to all, as in a match.
        let rent =
            Event::Rent { seat: Seat::nth(number), bars: vec![], free: None, thousands: 50 - thousands };
        game.tell(rent);
    }
    game
}

// BC-5.1
#[test]
fn last_order_is_called_where_it_can_save_or_ruin_somebody() {
    let bars = [(0, 0, None), (1, 1, None), (2, 2, None), (5, 0, Some(0)), (6, 1, None)];
    let rich = between(&bars, &[30, 30, 30]);
    all_say(&rich, |action| *action == Action::Pass);
    // The asked player and another one owe more than they have: the later one to play is saved.
    let close = between(&bars, &[8, 2, 6]);
    all_say(&close, |action| *action == Action::Call(Seat::FIRST));
}

/// The answer of the acting seat to this question.
fn weighed(game: &Barracuda, level: Level, question: Question<Action>) -> Vec<Weighed<Action, Reason>> {
    let seat = game.pending().seats().iter().next().unwrap();
    weigh(game, seat, level, question)
}

#[test]
fn a_bid_let_go_is_weighed_beside_the_one_to_take() {
    let bars = [(0, 0, None), (5, 0, None), (6, 0, None), (7, 1, None), (8, 2, None)];
    let mut game = turn(3, 0, &bars);
    act(&mut game, 0, "auction 0");
    act(&mut game, 1, "bid 0,0,0,0,2");
    act(&mut game, 2, "bid 0,1,0,0,0");
    for level in [Level::Medium, Level::Expert] {
        let [best, done] = &weighed(&game, level, Question::Weigh(Action::Close))[..] else { panic!() };
        assert_eq!((&best.action, &done.action), (&Action::Sell(Seat::nth(2)), &Action::Close), "{level:?}");
        assert!(best.value > done.value, "{level:?}: {best:?} {done:?}");
        let all = weighed(&game, level, Question::Advise(3));
        assert!(all.is_sorted_by(|one, next| one.value >= next.value), "{level:?}: {all:?}");
        assert_eq!(all[0].action, best.action, "{level:?}");
    }
}

/// This includes actions that the search leaves out: unusual notes, and an offer that was refused.
#[test]
fn whatever_was_done_can_be_weighed() {
    let mut game = turn(3, 0, &[(1, 0, None), (4, 1, None), (5, 2, None)]);
    act(&mut game, 0, "take 4");
    let generous: Action = "slide 0,0,4,1,0".parse().unwrap();
    let [best, done] = &weighed(&game, Level::Expert, Question::Weigh(generous.clone()))[..] else {
        panic!()
    };
    assert_eq!(done.action, generous);
    assert!(best.value >= done.value && done.value > 0, "{best:?} {done:?}");
    act(&mut game, 0, "slide 0,1,0,0,1");
    act(&mut game, 1, "refuse");
    game.phase = Phase::Act(Seat::FIRST);
    let again = Action::TakeOver(Spot::new(4).unwrap());
    let all = weighed(&game, Level::Medium, Question::Weigh(again.clone()));
    assert!(all.iter().any(|one| one.action == again), "{all:?}");
}

/// No cost exceeds the best action's chance to win, whatever the bot's character.
#[test]
fn no_action_costs_more_than_can_be_lost() {
    let mut costs = Vec::new();
    let mut met = 0;
    for seed in 0..6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Barracuda::start(&Config::default(), 3 + (seed % 3) as u8).unwrap();
        loop {
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
                Pending::Players(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let done = game.offer(seat).actions().choose(&mut rng).unwrap().clone();
                    met += 1;
                    let level = if met % 20 == 0 { Level::Expert } else { Level::Medium };
                    for question in [Question::Advise(u8::MAX), Question::Weigh(done.clone())] {
                        let all = weigh(&game, seat, level, question);
                        let (best, last) = (all[0].value, all[all.len() - 1].value);
                        let in_bounds = all.iter().all(|one| (0..=10_000).contains(&one.value));
                        assert!(in_bounds && cost(best, last) <= best, "{level:?}: {all:?}");
                        costs.push(cost(best, last));
                    }
                    Step::Player(seat, done)
                }
            };
            game.apply(&step);
        }
    }
    assert!(costs.len() > 200, "{}", costs.len());
    assert!(costs.iter().any(|cost| *cost > 1_000), "{costs:?}");
}

// BC-4.5
#[test]
fn an_auction_is_held_where_it_saves_the_match() {
    // The next rent is 9 000. Without the dearest bar, sold or closed, it is less.
    let bars = [(0, 0, None), (7, 0, None), (8, 0, None), (1, 1, Some(1)), (2, 2, Some(2)), (3, 1, Some(2))];
    let mut game = later(3, &bars);
    leave(&mut game, 0, 9 + 7, 0);
    leave(&mut game, 1, 40, 5);
    leave(&mut game, 2, 40, 5);
    for (number, thousands) in [(0, 34), (1, 10), (2, 10)] {
        game.tell(Event::Rent { seat: Seat::nth(number), bars: vec![], free: None, thousands });
    }
    table(&mut game, "pawn 0");
    all_say(&game, |action| matches!(action, Action::Auction(_)));
}

// BC-4.7
#[test]
fn without_a_thousand_any_bid_is_taken() {
    let bars = [(0, 0, None), (5, 0, None), (6, 0, None), (7, 1, None), (8, 2, None)];
    let mut game = turn(3, 0, &bars);
    leave(&mut game, 0, 0, 0);
    act(&mut game, 0, "auction 0");
    act(&mut game, 1, "bid 0,0,0,0,2");
    act(&mut game, 2, "bid 0,0,0,0,1");
    all_say(&game, |action| matches!(action, Action::Sell(_)));
}

// BC-8.2
#[test]
fn an_answer_is_no_look() {
    let mut game = turn(3, 0, &[(1, 1, None)]);
    game.config.look = true;
    act(&mut game, 0, "take 1");
    act(&mut game, 0, "slide 0,1,0,0,0");
    all_say(&game, |action| *action != Action::Look);
    game.round = 4;
    all_say(&game, |action| *action == Action::Look);
}

#[test]
fn no_two_are_alike() {
    let mut game = turn(4, 0, &[(0, 1, None), (1, 2, None), (5, 0, None), (6, 3, None)]);
    act(&mut game, 0, "join 0");
    let choices: Vec<Action> = (0..12).map(|seed| think(&game, Level::Medium, seed).action).collect();
    let fakes = |fakes: bool| {
        choices.iter().any(|action| matches!(action, Action::Slide(notes) if (notes.fakes() > 0) == fakes))
    };
    assert!(fakes(true) && fakes(false), "{choices:?}");
}

#[test]
fn what_is_hidden_changes_nothing() {
    let bars = [(0, 1, None), (1, 2, Some(2)), (2, 0, None), (5, 0, None), (6, 3, None)];
    let game = turn(4, 0, &bars);
    let other = game.with_secrets(|secrets| {
        let (bars, away) = (&mut secrets.bars, &mut secrets.away);
        // Closed bars change places, one of them with a bar that is away.
        bars.swap(3, 4);
        std::mem::swap(&mut bars[7], &mut away[1]);
        let one = secrets.wallets[Seat::nth(1)];
        secrets.wallets[Seat::nth(1)] = std::mem::replace(&mut secrets.wallets[Seat::nth(2)], one);
        secrets.wallets[Seat::nth(3)] = Notes::of(3);
    });
    assert_ne!(game, other);
    for level in Level::ALL {
        assert_eq!(think(&game, level, 3), think(&other, level, 3), "{level:?}");
    }
}
