//! Barrakuda against the laws of all games, against separate bookkeeping of gold and cards, and against recorded
//! matches.

use std::fmt::Write;

use bar_a_jeux::{
    games::barrakuda::{
        Action, Barrakuda, Beat, Card, CardChoice, Chance, Config, Diver, Event, Gold, LONG, LairEffect,
        Layout, Preset, Prompt, Sea, View, WreckAction, WreckSet, counts::LENGTH,
    },
    kernel::{
        Game, Seat, Step, StepOf, Viewer,
        bot::{Level, decide},
        conform::{Suite, SuiteRng, golden},
    },
};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};

use crate::conformance::{golden_file, walk};

/// Every position for a pocket has one, so that rounds end with secrets too.
fn pockets() -> WreckSet {
    let mut set = WreckSet { name: "pockets".into(), ..WreckSet::OURS };
    set.base.0[0].special = WreckAction::Pocket;
    set.base.0[2].general = WreckAction::Pocket;
    set
}

/// A table's own cards, with other amounts and with stop actions everywhere.
fn own() -> WreckSet {
    let mut set = WreckSet { name: "own".into(), ..WreckSet::OURS };
    set.base.0[1].special = WreckAction::TakeBack(4);
    set.base.0[2].special = WreckAction::Gold(5);
    set.base.0[3].general = WreckAction::BankAll;
    set.base.0.iter_mut().zip([0, 1, 2, 1, 2, 2]).for_each(|(card, stop)| card.stop = LairEffect::ALL[stop]);
    set
}

fn setups() -> Vec<(Config, u8)> {
    let mut setups: Vec<(Config, u8)> = (2..=4).map(|seats| (Config::default(), seats)).collect();
    setups.extend([
        (Config { swapped: [true; 6], layout: Layout::Preset(Preset::Vicious), ..Config::default() }, 3),
        (Config { set: pockets(), goal: 10, auto_take: true, ..Config::default() }, 4),
        (Config { teams: true, set: pockets(), ..Config::default() }, 4),
        (Config { teams: true, swapped: [false, true, false, false, true, true], ..Config::default() }, 4),
        (Config { set: own(), layout: Layout::Preset(Preset::First), ..Config::default() }, 3),
        (Config { set: own(), teams: true, auto_take: true, ..Config::default() }, 4),
    ]);
    setups
}

fn knows(game: &Barrakuda, viewer: Viewer, seat: Seat) -> bool {
    matches!(viewer, Viewer::Seat(own) if game.sea().side(own) == game.sea().side(seat))
}

fn drawn_by(game: &Barrakuda) -> Option<Seat> {
    match game.view(Viewer::Public).prompt {
        Prompt::Putting { by, .. } => Some(by),
        _ => None,
    }
}

/// Returns two random cards of a hand, as a draw does.
fn draw(hand: Vec<Card>, rng: &mut SuiteRng) -> Vec<Card> {
    let mut cards = hand;
    cards.shuffle(rng);
    cards.truncate(2);
    cards.sort_unstable();
    cards
}

/// Redeals the viewer's unknowns: cards laid face down, and cards seen by a single player.
// BK-2.3
fn redeal(game: &Barrakuda, viewer: Viewer, rng: &mut SuiteRng) -> Barrakuda {
    let choosing = game.pending().seats().len() > 1 || game.view(Viewer::Public).prompt == Prompt::Choosing;
    let chosen = game.sea().seats().map(|seat| {
        let card = game.chosen(seat)?;
        if !choosing || knows(game, viewer, seat) {
            return Some(card);
        }
        let hand = game.sea().diver(seat).hand();
        Some(hand[rng.random_range(0..hand.len())])
    });
    let chosen = chosen.collect();
    let drawn = match game.drawn() {
        Some((from, _)) if viewer != drawn_by(game).map_or(Viewer::Omniscient, Viewer::Seat) => {
            draw(game.sea().diver(from).hand(), rng)
        }
        Some((_, drawn)) => drawn,
        None => Vec::new(),
    };
    game.with_secrets(chosen, drawn)
}

/// Returns a step with another card laid face down, or other cards drawn from a pocket.
fn disguise(
    other: &Barrakuda,
    step: &StepOf<Barrakuda>,
    viewer: Viewer,
    rng: &mut SuiteRng,
) -> Option<StepOf<Barrakuda>> {
    match step {
        Step::Player(_, Action::Play(_)) if other.reveals_information(step) => None,
        Step::Player(seat, Action::Play(_)) if !knows(other, viewer, *seat) => {
            let hand = other.sea().diver(*seat).hand();
            Some(Step::Player(*seat, Action::Play(hand[rng.random_range(0..hand.len())])))
        }
        Step::Chance(Chance::Draw(_)) => Some(Step::Chance(other.draw_chance(rng))),
        _ => other.check(step).is_ok().then(|| step.clone()),
    }
}

fn malformed(game: &Barrakuda) -> Vec<Chance> {
    let texts = [
        "floor 0,0 1,0 2,0 0,1 1,1 3,3",
        "floor 1,0 2,0 3,0 1,1 2,1 3,1",
        "roll 0 1",
        "roll 3 1",
        "reach 3",
        "draw b 1",
        "draw 1 1",
        "draw 1 2 3",
    ];
    let mut all: Vec<Chance> = texts.iter().map(|text| text.parse().unwrap()).collect();
    all.push(Chance::Fling(game.sea().barracuda));
    all
}

/// Returns whether the log shows the step itself, since it has no event.
fn is_silent(step: &StepOf<Barrakuda>) -> bool {
    matches!(step, Step::Player(_, Action::Pocket(_)))
}

#[test]
fn barrakuda_keeps_every_law() {
    let matches = 140 * crate::times();
    let suite = Suite::<Barrakuda>::new(setups(), matches, 5)
        .secrets(redeal, disguise)
        .malformed(malformed)
        .announces(is_silent);
    let tally = suite.run().unwrap_or_else(|broken| panic!("{broken}"));
    println!("{tally:?}");
    assert_eq!((tally.matches, tally.cut, tally.counts), (matches, 0, Some(LENGTH)));
    assert!(tally.blinded > 10_000 && tally.disguised > 10_000 && tally.reordered > 5_000, "{tally:?}");
}

/// Records the movements that an event reports.
fn keep_book(sea: &mut Sea, event: &Event) {
    fn all_back(sea: &mut Sea, seats: impl Iterator<Item = Seat>) {
        seats.for_each(|seat| sea.divers[seat].holds_barracuda = true);
    }
    let swim = |sea: &mut Sea, at| sea.barracuda = at;
    match event {
        Event::Revealed(cards) => {
            for (diver, card) in sea.divers.values_mut().iter_mut().zip(cards) {
                match card {
                    Card::Dive(wreck) => {
                        diver.row.push(*wreck);
                        diver.at = Some(*wreck);
                    }
                    Card::Barracuda => (diver.holds_barracuda, diver.lying) = (false, true),
                }
            }
        }
        Event::AllBack(seat) => sea.divers[*seat].row.clear(),
        Event::Swam { from, route, .. } => swim(sea, *route.last().unwrap_or(from)),
        Event::Flung(to) => swim(sea, *to),
        Event::StopRegain { regain, .. } => all_back(sea, regain.iter()),
        Event::RoundOver { regain, .. } => {
            all_back(sea, regain.iter());
            sea.divers.values_mut().iter_mut().for_each(|diver| diver.lying = false);
        }
        Event::Collected { seat, wreck, gold } => {
            sea.gold[wreck.index()] -= gold;
            sea.divers[*seat].bag += gold;
        }
        Event::Dropped { seat, wreck, gold, lost } => {
            sea.gold[wreck.index()] += gold;
            sea.divers[*seat].bag -= gold + lost;
        }
        Event::Took { seat, gold, .. } => sea.divers[*seat].bag += gold,
        Event::TookBack { seat, cards } => {
            assert_eq!(sea.divers[*seat].row.drain(..cards.len()).collect::<Vec<_>>(), *cards);
        }
        Event::Regained(seat) => sea.divers[*seat].holds_barracuda = true,
        Event::Stripped { of, .. } => sea.divers[*of].holds_barracuda = false,
        Event::Banked { seat, gold } => {
            sea.divers[*seat].bag -= gold;
            let side = sea.side(*seat);
            sea.vaults[side] += gold;
        }
        Event::Robbed { seat, of, gold } => {
            sea.divers[*of].bag -= gold;
            assert_eq!(sea.divers[*of].bag, 0, "the whole bag");
            sea.divers[*seat].bag += gold;
        }
        Event::Shared { from, to, gold } => {
            sea.divers[*from].bag -= gold;
            sea.divers[*to].bag += gold;
        }
        Event::Put { of, card: Card::Dive(wreck), .. } => sea.divers[*of].row.push(*wreck),
        Event::Put { of, card: Card::Barracuda, .. } => sea.divers[*of].holds_barracuda = false,
        Event::Laid
        | Event::Chosen(_)
        | Event::Rolled { .. }
        | Event::Reach { .. }
        | Event::Spared { .. }
        | Event::Tied(_)
        | Event::Idle { .. }
        | Event::Passed { .. }
        | Event::WillPick(_)
        | Event::Drew { .. }
        | Event::Won(_)
        | Event::DrawAsked(_)
        | Event::Agreed(_)
        | Event::Refused(_)
        | Event::Drawn
        | Event::OutOfRounds => {}
    }
}

/// Gold and cards move only by reported events, and each beat shows the table after its own event.
// BK-1.2, BK-4.3
#[test]
fn every_movement_has_an_event() {
    let mut gold_seen: Gold = 0;
    for (config, seats) in setups() {
        for seed in 0..12 {
            walk::<Barrakuda>(&config, seats, seed, |before, _, events, game| {
                let mut book = before.sea().clone();
                let beats = events.iter().filter(|beat| !matches!(beat.event, Event::Chosen(_)));
                for beat in beats.clone() {
                    keep_book(&mut book, &beat.event);
                    assert_eq!(beat.sea, book, "{:?}", beat.event);
                }
                assert!(game.view(Viewer::Public).story.news().eq(beats), "the view tells the same");
                assert_eq!(book, *game.sea(), "{events:?}");
                gold_seen = gold_seen.max(game.sea().gold.iter().copied().max().unwrap_or_default());
            });
        }
    }
    assert_eq!(gold_seen, 4, "the limit is reached, and never passed");
}

/// The order of choices makes no difference, not even to the reported events.
// BK-2.1
#[test]
fn any_order_of_choosing_gives_the_same_round() {
    let mut rng = SuiteRng::seed_from_u64(8);
    let config = Config { layout: Layout::Preset(Preset::Lively), ..Config::default() };
    let cards = ["play 3", "play b", "play 5", "play 3"];
    let round = |order: &[u8]| {
        let mut game = Barrakuda::new(&config, 4).unwrap();
        let mut last = Vec::new();
        for number in order {
            let step = Step::Player(Seat::nth(*number), cards[usize::from(*number)].parse().unwrap());
            game.check(&step).unwrap();
            last = game.apply(&step);
        }
        let told: Vec<Beat> = last.into_iter().skip(1).map(|note| note.event).collect();
        (game.view(Viewer::Public), told, game)
    };
    let first = round(&[0, 1, 2, 3]);
    for _ in 0..24 {
        let mut order = [0, 1, 2, 3];
        order.shuffle(&mut rng);
        assert_eq!(round(&order), first, "{order:?}");
    }
}

/// Returns how many of a thousand divers on a wreck meet the swimming Barracuda, in random matches.
fn met(layout: Layout) -> usize {
    let mut rng = SuiteRng::seed_from_u64(1);
    let (mut diving, mut met) = (0, 0);
    for number in 0..250 {
        let config = Config { layout, ..Config::default() };
        let mut game = Barrakuda::new(&config, 2 + number % 3).unwrap();
        while game.pending().outcome().is_none() {
            let step = match game.pending().seats().iter().next() {
                Some(seat) => {
                    Step::Player(seat, game.offer(seat).actions().choose(&mut rng).unwrap().clone())
                }
                None => Step::Chance(game.draw_chance(&mut rng)),
            };
            for note in game.apply(&step) {
                match note.event.event {
                    Event::Swam { .. } => {
                        diving +=
                            game.sea().divers.values().iter().filter(|diver| diver.at.is_some()).count();
                    }
                    Event::Dropped { .. } | Event::Spared { .. } => met += 1,
                    _ => {}
                }
            }
        }
    }
    met * 1000 / diving
}

/// The floor of the first match has the square from the rulebook's example, and is as gentle as the rulebook says.
// BK-1.1
#[test]
fn the_first_match_has_a_gentle_floor() {
    let at = |wreck: usize| Preset::First.cells()[wreck - 1];
    let beside = |one: usize, other: usize| {
        let ((ax, ay), (bx, by)) = (at(one), at(other));
        ax.abs_diff(bx) + ay.abs_diff(by) == 1
    };
    assert!(beside(6, 1) && beside(6, 2) && beside(3, 1) && beside(3, 2) && !beside(6, 3), "6 opposite 3");
    let [first, gentle, lively, vicious] = Preset::ALL.map(|preset| met(Layout::Preset(preset)));
    assert!(gentle < lively && lively < vicious, "{gentle}, {lively}, {vicious}");
    assert!(first.abs_diff(gentle) < first.abs_diff(lively), "{first}: {gentle}, {lively}");
    assert!((130..150).contains(&first), "one diver in seven, as it is said: {first}");
}

/// This project's own wreck cards must work in play. With any number of expert bots, and with base or extra cards, 99
/// of 100 matches end within 40 rounds. No wreck has more than a third of all plays. `TIMES=50` in the environment
/// plays fifty times as many matches.
// BK-6.1, BK-5.5
#[test]
fn matches_with_our_wreck_cards_end() {
    let mut kinds: Vec<(bool, u8)> = (2..=4).map(|seats| (false, seats)).collect();
    kinds.push((true, 4));
    let (mut matches, mut long) = (0, 0);
    for (teams, seats) in kinds {
        for extra in [false, true] {
            let config = Config { teams, swapped: [extra; 6], ..Config::default() };
            let mut plays = [0_u32; 6];
            for seed in 0..2 * crate::times() as u64 {
                matches += 1;
                long += u64::from(between_bots(&config, seats, seed, &mut plays) > LONG);
            }
            let (most, all) = (plays[..5].iter().max().unwrap(), plays.iter().sum::<u32>());
            assert!(most * 3 <= all, "{seats} divers, extra: {extra}, teams: {teams}: {plays:?}");
        }
    }
    assert!(long * 100 <= matches, "{long} of {matches} took too long");
}

/// Plays a match of expert bots and counts their cards, with the Barracuda's last. Returns the number of rounds, or
/// `LONG + 1` if a draw is offered.
fn between_bots(config: &Config, seats: u8, seed: u64, plays: &mut [u32; 6]) -> u16 {
    let mut rng = SuiteRng::seed_from_u64(seed);
    let mut game = Barrakuda::new(config, seats).unwrap();
    let mut rounds = 0;
    while game.pending().outcome().is_none() {
        let step = match game.pending().seats().iter().next() {
            Some(seat) => Step::Player(seat, decide(&game, seat, Level::Expert, rng.random()).action),
            None => Step::Chance(game.draw_chance(&mut rng)),
        };
        for note in game.apply(&step) {
            match note.event.event {
                Event::Revealed(cards) => {
                    rounds += 1;
                    for card in cards {
                        plays[if let Card::Dive(wreck) = card { wreck.index() } else { 5 }] += 1;
                    }
                }
                Event::DrawAsked(_) => return LONG + 1,
                _ => {}
            }
        }
    }
    rounds
}

/// Formats a view in one line: a player's own hand and choice, or the table.
fn show(view: &View) -> String {
    let cards = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<String>();
    let choices: String = view
        .chosen
        .values()
        .iter()
        .map(|choice| match choice {
            CardChoice::NotYet => "-".to_owned(),
            CardChoice::Hidden => "?".to_owned(),
            CardChoice::Known(card) => card.to_string(),
        })
        .collect();
    if let Some(own) = view.own {
        let drawn = match &view.prompt {
            Prompt::Putting { drawn: Some(drawn), .. } => drawn.iter().map(Card::to_string).collect(),
            _ => String::new(),
        };
        return format!("{} {choices} {drawn}", cards(&view.sea.diver(own).hand()));
    }
    let mut text = format!("round {} fish {:?} gold {:?} ", view.round, view.sea.barracuda, view.sea.gold);
    for diver in view.sea.divers.values() {
        let Diver { at, lying, bag, row, holds_barracuda } = diver;
        let at = at.map_or("boat".to_owned(), |wreck| wreck.number().to_string());
        let lies = if *lying { "_" } else { "" };
        let card = if *holds_barracuda { "b" } else { "" };
        write!(text, "[{at}{lies} {bag} {row:?}{card}]").unwrap();
    }
    write!(text, " vaults {:?} {choices}", view.sea.vaults).unwrap();
    text
}

#[test]
fn golden_playthroughs_of_barrakuda() {
    for seats in 2..=4 {
        let text = golden::<Barrakuda>(&Config::default(), seats, u64::from(seats), show);
        golden_file(&format!("barrakuda/golden-{seats}.txt"), &text);
    }
    let config = Config { teams: true, set: pockets(), ..Config::default() };
    golden_file("barrakuda/golden-teams.txt", &golden::<Barrakuda>(&config, 4, 7, show));
    let config =
        Config { goal: 10, swapped: [true; 6], layout: Layout::Preset(Preset::Vicious), ..Config::default() };
    golden_file("barrakuda/golden-extra.txt", &golden::<Barrakuda>(&config, 4, 9, show));
}

/// Team-mates share a vault, and the result records each player's side (BK-7.1).
#[test]
fn the_tally_names_the_teams() {
    let tallies = |teams| {
        let config = Config { teams, ..Config::default() };
        let game = Barrakuda::new(&config, 4).unwrap();
        (0..4).map(|seat| game.tally(Seat::nth(seat))).collect::<Vec<_>>()
    };
    assert_eq!(tallies(true), [[0, 0], [0, 1], [0, 0], [0, 1]]);
    assert_eq!(tallies(false), [[0]; 4]);
}
