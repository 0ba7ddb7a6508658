//! Tests that reasons are true, by predicates written anew from the cards and the sums of the search.

use super::{
    super::super::{score::Sign, view::View},
    *,
};

/// Counts of sentences about the trick on the table that came true in the match, and of all.
#[derive(Default, Debug)]
struct Prophecies {
    right: u32,
    all: u32,
}

/// Searches each decision of matches of bots, passes the search to `look`, and plays the bot's choice.
fn searched(seats: u8, config: &Config, mut look: impl FnMut(&Bouillabaisse, &BouillabaisseSearch)) {
    let mut rng = ChaCha8Rng::seed_from_u64(u64::from(seats));
    let mut game = Bouillabaisse::new(config, seats).unwrap();
    let mut asked = 0;
    loop {
        let step = match game.pending() {
            Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
            Pending::Over(_) => break,
            Pending::Players(_) => {
                let seat = game.turn().unwrap();
                asked += 1;
                let level = if asked % 25 == 0 { Level::Expert } else { Level::ALL[asked % 2] };
                let decision = Decision::of(&game, seat, level, u64::from(rng.next_u32())).unwrap();
                let mut search = Bouillabaisse::think(decision);
                // A reason must be true after a part of the search too.
                search.run(500);
                look(&game, &search);
                Step::Player(seat, search.choice().action)
            }
        };
        game.apply(&step);
    }
}

/// Whether the reason for a card is true.
fn is_true(view: &View, search: &BouillabaisseSearch, found: &Candidate, reason: &Reason) -> bool {
    let findings = search.findings();
    let own = view.own().unwrap();
    let Action::Play(card) = found.action;
    let (sign, all) = (findings.rules.sign, findings.candidates);
    let expects: Vec<i32> = all.iter().map(Candidate::expects).collect();
    let (least, most) = (*expects.iter().min().unwrap(), *expects.iter().max().unwrap());
    let told = |points: i32, worst: i32| points == sign.apply(found.expects()) && worst == sign.apply(most);
    let half = found.playouts / 2;
    match *reason {
        Reason::Only => all.len() == 1,
        Reason::Habit => all.iter().any(|one| one.playouts == 0),
        Reason::Everything => found.took_everything > half && sign == Sign::Plus,
        Reason::Spoil(seat) => seat != own && found.takers[own.index()] > half,
        Reason::Place => least < found.expects(),
        Reason::Same { sign: told_sign, points } => {
            told_sign == sign && least == most && points == sign.apply(least)
        }
        Reason::Points { points, worst, .. } => told(points, worst),
        Reason::Weighed { aim, points, worst, .. } => {
            told(points, worst) && is_true_of_trick(view, found, all, card, aim)
        }
    }
}

fn is_true_of_trick(view: &View, found: &Candidate, all: &[Candidate], card: Card, aim: Aim) -> bool {
    let own = view.own().unwrap();
    let led = view.suit_led();
    let best = view.trick.iter().map(|played| played.card).filter(|card| Some(card.suit) == led).max();
    let beats = |card: Card| best.is_some_and(|best| card.suit == best.suit && card > best);
    let of = |one: &Candidate| {
        let Action::Play(card) = one.action;
        card
    };
    let half = found.playouts / 2;
    let takes = found.takers[own.index()];
    let others = found.playouts - takes;
    let follows = Some(card.suit) == led;
    let counts = view.costs.suit == Some(card.suit)
        || view.costs.figure == Some(card.rank)
        || view.costs.card == Some(card);
    match aim {
        Aim::LeadToOthers => led.is_none() && others > half,
        Aim::LeadToTake => led.is_none() && takes > half,
        Aim::Under => follows && takes == 0 && !all.iter().any(|one| beats(of(one))),
        Aim::Duck => follows && takes == 0 && all.iter().any(|one| beats(of(one))),
        Aim::TakeEarly => {
            let mut below = all.iter().filter(|one| !beats(of(one)));
            beats(card) && takes > half && below.all(|one| one.expects() > found.expects())
        }
        Aim::Take => beats(card) && takes > half,
        Aim::Forced => takes > half && all.iter().all(|one| beats(of(one))),
        Aim::Overtaken => beats(card) && others > half,
        Aim::Give(seat) => {
            led.is_some() && !follows && counts && seat != own && found.takers[seat.index()] > half
        }
        Aim::GiveAny => led.is_some() && !follows && counts && takes == 0,
        // A forgetful bot believes that more cards are out than there are.
        Aim::Discard => led.is_some() && !follows,
        Aim::Spare => {
            let seen = view.tricks.iter().flat_map(|trick| &trick.cards).chain(&view.trick);
            let seen: Vec<Card> = seen.map(|played| played.card).chain(view.hand().iter().copied()).collect();
            let out = pack(view.packs, view.seats).into_iter().filter(|card| !seen.contains(card));
            let mut of_suit = out.filter(|out| out.suit == card.suit);
            led.is_some() && !follows && takes == 0 && of_suit.all(|out| out > card)
        }
    }
}

/// Whether the reason says that this seat takes the trick on the table; `None` if it says neither.
fn prophecy(reason: &Reason) -> Option<bool> {
    match reason {
        Reason::Weighed { aim, .. } => match aim {
            Aim::LeadToTake | Aim::TakeEarly | Aim::Take | Aim::Forced => Some(true),
            Aim::LeadToOthers | Aim::Overtaken => Some(false),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn every_reason_is_true_and_tells_the_value_beside_it() {
    let (mut decisions, mut reasons) = (0, std::collections::BTreeSet::new());
    let mut prophecies = Prophecies::default();
    for seats in 2..=6 {
        for all_or_nothing in [AllOrNothing::Off, AllOrNothing::Cards] {
            let mut expected: Option<(Seat, usize, bool)> = None;
            searched(seats, &Config { all_or_nothing, ..Config::default() }, |game, search| {
                let seat = game.turn().unwrap();
                let view = game.remembered(seat);
                let findings = search.findings();
                // The trick of the prophecy is the last one now.
                if let Some((who, tricks, takes)) = expected
                    && (view.tricks.len() > tricks || view.tricks.is_empty() && view.trick.is_empty())
                    && let Some(last) = view.last_trick()
                {
                    prophecies.all += 1;
                    prophecies.right += u32::from((last.winner == who) == takes);
                    expected = None;
                }
                decisions += 1;
                for found in findings.candidates {
                    let reason = search.reason(found);
                    assert!(is_true(&view, search, found, &reason), "{found:?}: {reason:?}\n{view:?}");
                    let name = format!("{reason:?}");
                    reasons.insert(name.split([',', '(']).next().unwrap_or_default().to_owned());
                    let taken: u32 = found.takers.iter().sum();
                    assert_eq!(taken, found.playouts, "the trick goes to somebody");
                }
                let choice = search.choice();
                if let (None, Some(takes)) = (expected, prophecy(&choice.reason)) {
                    expected = Some((seat, view.tricks.len(), takes));
                }
            });
        }
    }
    assert!(decisions > 2_500, "{decisions} decisions");
    assert!(reasons.len() > 12, "{reasons:?}");
    // Probably is more often than not.
    assert!(prophecies.all > 300 && 4 * prophecies.right > 3 * prophecies.all, "{prophecies:?}");
}

/// A cost is the difference of two stated values, and at most that between the best and the worst card.
#[test]
fn a_cost_is_the_difference_of_what_is_told() {
    let mut costs = 0;
    let mut asked = 0;
    wander(&Config::default(), 4, 1, |game, rng| {
        asked += 1;
        if asked % 3 != 0 {
            return;
        }
        let seat = game.turn().unwrap();
        let done = *game.offer(seat).actions().choose(rng).unwrap();
        let answer = weigh(game, seat, Level::Medium, Question::Weigh(done));
        let [best, made] = &answer[..] else { return };
        if let (
            Reason::Weighed { sign, points, worst, .. } | Reason::Points { sign, points, worst },
            Reason::Weighed { points: other, .. } | Reason::Points { points: other, .. },
        ) = (&best.reason, &made.reason)
        {
            let cost = best.value - made.value;
            assert_eq!(cost, sign.apply(other - points), "{answer:?}");
            assert!(cost >= 0 && cost <= sign.apply(worst - points), "{answer:?}");
            costs += u32::from(cost > 0);
        }
    });
    assert!(costs > 20, "{costs} cards cost something");
}
