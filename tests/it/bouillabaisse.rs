//! La Bouillabaisse against the laws of all games, against a second, obvious implementation, and against recorded
//! matches.

use std::{fmt::Write, iter::successors};

use bar_a_jeux::{
    games::bouillabaisse::{
        Action, AllOrNothing, Bouillabaisse, Card, Chance, Config, CostSelection, Costs, Event, Help,
        PlayedCard, Rank, Suit, Trick, TwinRule, View, cards::pack, counts::LENGTH,
    },
    kernel::{
        Game, PerSeat, Seat, Step, StepOf, Viewer,
        bot::Bot,
        conform::{Suite, SuiteRng, golden},
    },
    table::replay_stops,
};
use rand::{RngExt, seq::SliceRandom};

use crate::conformance::{golden_file, walk};

fn agreed() -> Config {
    let card = "Ks".parse().unwrap();
    Config { cost_selection: CostSelection::Agreed(Suit::Hearts, Rank::QUEEN, card), ..Config::default() }
}

fn drawn() -> Config {
    Config { cost_selection: CostSelection::Random, ..Config::default() }
}

/// Every number of players, and every unusual option.
fn setups() -> Vec<(Config, u8)> {
    let mut setups: Vec<(Config, u8)> = (2..=12).map(|seats| (drawn(), seats)).collect();
    let all = AllOrNothing::Tricks;
    let all =
        Config { all_or_nothing: all, skip: false, twins: TwinRule::Last, help: Help::Open, ..agreed() };
    let cards = Config { all_or_nothing: AllOrNothing::Cards, help: Help::Strict, ..agreed() };
    setups.extend([
        (Config { cost_selection: CostSelection::Late, help: Help::Strict, ..Config::default() }, 3),
        (Config { packs: 2, ..all.clone() }, 2),
        (Config { packs: 1, ..all.clone() }, 12),
        (all, 4),
        (Config { packs: 2, ..cards.clone() }, 2),
        (cards.clone(), 2),
        (cards, 3),
    ]);
    setups
}

/// Redeals the viewer's unknowns, all other hands. A player who did not follow a suit gets no cards of it.
fn redeal(game: &Bouillabaisse, viewer: Viewer, rng: &mut SuiteRng) -> Bouillabaisse {
    let mut hands: Vec<Vec<Card>> = game.hands().into();
    let hidden: Vec<usize> =
        (0..hands.len()).filter(|seat| viewer != Viewer::Seat(Seat::nth(*seat as u8))).collect();
    // Suits they lack, even if the table's help does not show it.
    let voids: Vec<Vec<Suit>> = game.remembered(Seat::FIRST).voids.unwrap().into();
    if hidden.len() < 2 || hands[hidden[0]].is_empty() {
        return game.clone();
    }
    for _ in 0..40 {
        let (a, b) = (hidden[rng.random_range(0..hidden.len())], hidden[rng.random_range(0..hidden.len())]);
        if a == b || hands[a].is_empty() || hands[b].is_empty() {
            continue;
        }
        let (at, bt) = (rng.random_range(0..hands[a].len()), rng.random_range(0..hands[b].len()));
        let (to_b, to_a) = (hands[a][at], hands[b][bt]);
        if !voids[a].contains(&to_a.suit) && !voids[b].contains(&to_b.suit) {
            hands[a][at] = to_a;
            hands[b][bt] = to_b;
        }
    }
    hands.iter_mut().for_each(|hand| hand.sort_unstable());
    game.with_hands(hands.into_iter().collect())
}

/// Plays are public. A deal shows each viewer only their own hand.
fn disguise(
    other: &Bouillabaisse,
    step: &StepOf<Bouillabaisse>,
    viewer: Viewer,
    rng: &mut SuiteRng,
) -> Option<StepOf<Bouillabaisse>> {
    let Step::Chance(Chance::Deal(hands)) = step else {
        return other.check(step).is_ok().then(|| step.clone());
    };
    let own = match viewer {
        Viewer::Seat(seat) => seat.index(),
        _ => usize::MAX,
    };
    let mut rest: Vec<Card> = hands
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != own)
        .flat_map(|(_, hand)| hand.clone())
        .collect();
    rest.shuffle(rng);
    let size = hands[0].len();
    let anew = (0..hands.len()).map(|seat| {
        let mut hand = if seat == own { hands[seat].clone() } else { rest.split_off(rest.len() - size) };
        hand.sort_unstable();
        hand
    });
    Some(Step::Chance(Chance::Deal(anew.collect())))
}

fn malformed(game: &Bouillabaisse) -> Vec<Chance> {
    let seats = game.seats();
    let cards = pack(game.view(Viewer::Public).packs, seats);
    let mut tidy: Vec<Vec<Card>> =
        cards.chunks(cards.len() / usize::from(seats)).map(<[Card]>::to_vec).collect();
    tidy.iter_mut().for_each(|hand| hand.sort_unstable());
    let (mut short, mut twice, mut unsorted, mut uneven) =
        (tidy.clone(), tidy.clone(), tidy.clone(), tidy.clone());
    short.pop();
    twice[0][0] = twice[1][0];
    unsorted[0].reverse();
    let moved = uneven[0].pop().unwrap();
    uneven[1].push(moved);
    uneven[1].sort_unstable();
    let mut all: Vec<Chance> = [short, twice, unsorted, uneven].map(Chance::Deal).to_vec();
    // One seat too many, if seats of that number exist at all.
    all.extend(Seat::new(seats).map(Chance::Dealer));
    all.push(Chance::Figure(Rank::ACE));
    all
}

#[test]
fn bouillabaisse_keeps_every_law() {
    let matches = 18 * crate::times();
    let suite = Suite::<Bouillabaisse>::new(setups(), matches, 11)
        .secrets(redeal, disguise)
        .malformed(malformed)
        .announces(|step| step.is_chance());
    let tally = suite.run().unwrap_or_else(|broken| panic!("{broken}"));
    println!("{tally:?}");
    assert_eq!((tally.matches, tally.cut, tally.counts), (matches, 0, Some(LENGTH)));
    assert!(tally.blinded > 5_000 && tally.disguised > 500, "{tally:?}");
}

/// Returns the winner of a trick by the obvious method: drop the cards of other suits and sort the rest.
fn obvious_winner(cards: &[PlayedCard], twins: TwinRule) -> Seat {
    let led = cards[0].card.suit;
    let mut of_suit: Vec<(usize, &PlayedCard)> =
        cards.iter().enumerate().filter(|(_, played)| played.card.suit == led).collect();
    of_suit.sort_by_key(|(at, PlayedCard { card, .. })| {
        let at = *at as i32;
        (card.rank, if twins == TwinRule::First { -at } else { at })
    });
    of_suit.last().unwrap().1.by
}

// BO-2.1, BO-2.2, BO-2.3
#[test]
fn tricks_go_where_the_obvious_implementation_says() {
    let mut tricks = 0;
    for (config, seats) in setups() {
        let twins = config.twins;
        walk::<Bouillabaisse>(&config, seats, 5, |before, step, events, _| {
            let Step::Player(_, Action::Play(card)) = *step else { return };
            let view = before.view(Viewer::Public);
            let seat = before.turn().unwrap();
            let hand = &before.hands()[seat];
            if let Some(led) = view.suit_led()
                && card.suit != led
            {
                assert!(hand.iter().all(|held| held.suit != led), "{card} on {led:?} with {hand:?}");
            }
            if let Some(Event::Taken { by, .. }) = events.get(1) {
                let mut cards = view.trick.clone();
                cards.push(PlayedCard { by: seat, card });
                assert_eq!(*by, obvious_winner(&cards, twins), "{cards:?}");
                tricks += 1;
            }
        });
    }
    assert!(tricks > 900, "{tricks}");
}

/// Returns the points of a round from its tricks alone, card by card (BO-3.3, BO-4.1, BO-4.2).
fn obvious_points(
    round: u8,
    tricks: &[Trick],
    seats: u8,
    costs: &Costs,
    all_or_nothing: AllOrNothing,
) -> Vec<i32> {
    let worth = |card: &Card| {
        let suit = if [2, 5, 6].contains(&round) && Some(card.suit) == costs.suit { 10 } else { 0 };
        let figure = if [3, 5, 6].contains(&round) && Some(card.rank) == costs.figure { 50 } else { 0 };
        let one = if [4, 5, 6].contains(&round) && Some(*card) == costs.card { 200 } else { 0 };
        suit + figure + one
    };
    let trick_worth = |trick: &Trick| {
        let base = if [1, 5, 6].contains(&round) { 5 } else { 0 };
        base + trick.cards.iter().map(|played| worth(&played.card)).sum::<i32>()
    };
    let scoring: Vec<&Trick> = tricks.iter().filter(|trick| trick_worth(trick) > 0).collect();
    let of = |seat: Seat| {
        let points: i32 =
            scoring.iter().filter(|trick| trick.winner == seat).map(|trick| trick_worth(trick)).sum();
        // Everything means all tricks that score, or all tricks with a scoring card.
        let whole: Vec<&&Trick> = if all_or_nothing == AllOrNothing::Cards && round > 4 {
            let holds = |trick: &&&Trick| trick.cards.iter().any(|played| worth(&played.card) > 0);
            scoring.iter().filter(holds).collect()
        } else {
            scoring.iter().collect()
        };
        let everything = round != 4 && !whole.is_empty() && whole.iter().all(|trick| trick.winner == seat);
        let turned = all_or_nothing != AllOrNothing::Off && everything;
        if (round == 6) != turned { -points } else { points }
    };
    Seat::all(seats).map(of).collect()
}

// BO-3.3, BO-4.1, BO-5.1
#[test]
fn rounds_score_what_the_obvious_implementation_says() {
    for (config, seats) in setups() {
        let mut tricks: Vec<Trick> = Vec::new();
        let mut rounds = 0;
        walk::<Bouillabaisse>(&config, seats, 9, |before, step, events, _| {
            let Step::Player(_, Action::Play(card)) = *step else { return };
            let view = before.view(Viewer::Public);
            if let Some(Event::Taken { by, taken }) = events.get(1) {
                let mut cards = view.trick.clone();
                cards.push(PlayedCard { by: before.turn().unwrap(), card });
                tricks.push(Trick { cards, winner: *by, taken: *taken });
            }
            if let Some(Event::RoundOver { round, scores }) = events.get(2) {
                let points: Vec<i32> = scores.iter().map(|score| score.points).collect();
                let obvious = obvious_points(*round, &tricks, seats, &view.costs, config.all_or_nothing);
                assert_eq!(points, obvious, "round {round} for {seats}, {config:?}");
                tricks.clear();
                rounds += 1;
            }
        });
        assert_eq!(rounds, 6);
    }
}

/// The total value of a round follows from the pack.
// BO-3.3
#[test]
fn points_are_conserved() {
    for packs in 1..=2 {
        for seats in [2, 3, 4, 7, 12] {
            let config = Config { packs, ..agreed() };
            let cards = pack(packs, seats);
            let count =
                |counts: &dyn Fn(&Card) -> bool| cards.iter().filter(|card| counts(card)).count() as i32;
            let tricks = 5 * cards.len() as i32 / i32::from(seats);
            let suit = 10 * count(&|card| card.suit == Suit::Hearts);
            let figure = 50 * count(&|card| card.rank == Rank::QUEEN);
            let one = 200 * i32::from(packs);
            let all = tricks + suit + figure + one;
            let game = walk::<Bouillabaisse>(&config, seats, 3, |_, _, _, _| {});
            let finished = game.view(Viewer::Public).finished;
            let sums: Vec<i32> = finished
                .iter()
                .map(|round| round.scores.values().iter().map(|score| score.points).sum())
                .collect();
            assert_eq!(sums, [tricks, suit, figure, one, all, -all], "{packs} packs, {seats} seats");
        }
    }
}

/// The same plays give the same scores with and without the early end.
// BO-5.1
#[test]
fn an_early_end_changes_no_score() {
    let mut shorter = 0;
    for seed in 0..20 {
        let mut kept: Vec<Vec<Card>> = vec![Vec::new()];
        let mut deals: Vec<Chance> = Vec::new();
        let long =
            walk::<Bouillabaisse>(&Config { skip: false, ..agreed() }, 4, seed, |_, step, events, _| {
                match step {
                    Step::Player(_, Action::Play(card)) => kept.last_mut().unwrap().push(*card),
                    Step::Chance(chance) => deals.push(chance.clone()),
                }
                if events.iter().any(|event| matches!(event, Event::RoundOver { .. })) {
                    kept.push(Vec::new());
                }
            });
        let mut short = Bouillabaisse::new(&agreed(), 4).unwrap();
        let mut deals = deals.into_iter();
        for plays in &kept[..6] {
            while short.pending().is_chance() {
                short.apply(&Step::Chance(deals.next().unwrap()));
            }
            let round = short.view(Viewer::Public).finished.len();
            let mut played = 0;
            for card in plays {
                if short.view(Viewer::Public).finished.len() > round {
                    break;
                }
                let step = Step::Player(short.turn().unwrap(), Action::Play(*card));
                short.check(&step).unwrap();
                short.apply(&step);
                played += 1;
            }
            shorter += usize::from(played < plays.len());
        }
        assert_eq!(short.totals(), long.totals());
    }
    assert!(shorter > 20, "hardly any round ended early: {shorter}");
}

fn line(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// Formats a view in one line: a player's own cards, or the table.
fn show(view: &View) -> String {
    if view.private.is_some() {
        return format!("{} / {}", line(view.hand()), line(view.playable()));
    }
    let mut text = format!("round {}", view.round);
    let costs = view.costs;
    let cost = |text: &mut String, what: Option<String>| {
        text.push_str(&format!(" {}", what.as_deref().unwrap_or("-")))
    };
    cost(&mut text, costs.suit.map(|suit| suit.letter().to_string()));
    cost(&mut text, costs.figure.map(|figure| figure.letter().to_string()));
    cost(&mut text, costs.card.map(|card| card.to_string()));
    for PlayedCard { by, card } in &view.trick {
        write!(text, " {}:{card}", by.number()).unwrap();
    }
    let points = view.points.as_ref().map_or(&[][..], PerSeat::values);
    write!(text, " taken {points:?} totals {:?}", view.totals.values()).unwrap();
    text
}

#[test]
fn golden_playthroughs_of_bouillabaisse() {
    for seats in [2, 3, 4, 5, 6, 7, 12] {
        let all_or_nothing = if seats % 2 == 0 { AllOrNothing::Tricks } else { AllOrNothing::Off };
        let text =
            golden::<Bouillabaisse>(&Config { all_or_nothing, ..drawn() }, seats, u64::from(seats), show);
        golden_file(&format!("bouillabaisse/golden-{seats}.txt"), &text);
    }
}

/// Two players with options that the other recorded matches lack.
#[test]
fn golden_playthrough_of_the_strict_table() {
    let config = Config { all_or_nothing: AllOrNothing::Cards, help: Help::Strict, ..agreed() };
    golden_file("bouillabaisse/golden-strict.txt", &golden::<Bouillabaisse>(&config, 2, 21, show));
}

/// No view reveals hidden tricks, and the steps hidden from the log are those that led to them.
// BO-5.2
#[test]
fn steps_are_forgotten_with_the_tricks_they_made() {
    for (config, seats) in setups() {
        let mut states = vec![Bouillabaisse::new(&config, seats).unwrap()];
        let mut forgotten = 0;
        walk::<Bouillabaisse>(&config, seats, 4, |_, _, _, after| {
            states.push(after.clone());
            let gone = after.forgotten();
            assert!(gone.is_empty() || gone.end < states.len());
            // Only now and then, since each check looks at every earlier state.
            if states.len() % 101 != 0 {
                return;
            }
            for (n, then) in states.iter().enumerate() {
                let view = after.look_back(then, Viewer::Public);
                // Moment n is the one before step n.
                assert_eq!(
                    view.out_of_sight,
                    gone.contains(&n),
                    "{n} of {} for {seats}, {gone:?}",
                    states.len()
                );
            }
            forgotten += gone.len();
        });
        assert_eq!(forgotten > 0, config.help != Help::Open, "{config:?}");
    }
}

/// Looking back step by step visits every visible moment, and hidden moments only once.
// BO-5.2
#[test]
fn a_replay_stops_once_at_hidden_tricks() {
    for help in [Help::Open, Help::Usual, Help::Strict] {
        let mut states = vec![Bouillabaisse::new(&Config { help, ..agreed() }, 3).unwrap()];
        let mut looks = 0;
        walk::<Bouillabaisse>(&Config { help, ..agreed() }, 3, 4, |_, _, _, after| {
            states.push(after.clone());
            let total = states.len() - 1;
            if total % 29 != 0 {
                return;
            }
            let before = |at: &usize| replay_stops::before(*at, &after.forgotten());
            let empty = |n: &usize| after.look_back(&states[*n], Viewer::Public).out_of_sight;
            let back: Vec<usize> =
                successors(Some(total), |at| Some(before(at)).filter(|to| to != at)).collect();
            let (unseen, seen): (Vec<usize>, Vec<usize>) = back.iter().partition(|at| empty(at));
            assert_eq!(seen, (0..=total).rev().filter(|n| !empty(n)).collect::<Vec<_>>());
            assert_eq!(unseen.len(), usize::from((0..=total).any(|n| empty(&n))), "{help:?}: {unseen:?}");
            looks += unseen.len();
        });
        assert_eq!(looks > 3, help != Help::Open, "{help:?}: {looks}");
    }
}
