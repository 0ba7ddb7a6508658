//! Tests of rules that every bot must keep, in random matches: see `kernel::bot`.

use crate::messages::{
    file::{Namespace, Use},
    languages, namespaces,
};
use bar_a_jeux::{
    bots::{Explain, Gap, Sentence},
    games::{
        barracuda::{self, Barracuda},
        barragoon::{self, Barragoon},
        barrakuda::{self, Barrakuda},
        bouillabaisse::{self, AllOrNothing, Bouillabaisse, CostSelection, Help, TwinRule},
    },
    kernel::{
        Pending, Seat, Step,
        bot::{Bot, Decision, Level, Question, Search},
        conform::SuiteRng,
    },
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};

/// Plays random matches. At each decision, a bot of each level in turn answers at once and after a few positions; both
/// answers must be legal. Some decisions get a full search. Its answer must be legal at any time, independent of the
/// slices, and within the budget.
///
/// With `TIMES=50` in the environment there are fifty times as many matches, and twice as many full searches.
fn keeps_the_rules<G: Bot<Search: Search<Reason: Explain>>>(
    config: &G::Config,
    seats: u8,
    matches: u64,
    one_in: u32,
) {
    let times = crate::times();
    let one_in = one_in * times.div_ceil(2) as u32;
    let (mut asked, mut glances) = (0, 0);
    for seed in 0..matches * times as u64 {
        let mut rng = SuiteRng::seed_from_u64(seed);
        let mut game = G::start(config, seats).unwrap_or_else(|refusal| panic!("{refusal}"));
        loop {
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
                Pending::Players(seats) => {
                    let seat = seats.iter().next().unwrap_or(Seat::nth(0));
                    let offer = game.offer(seat);
                    glances += 1;
                    glance(&game, seat, Level::ALL[glances % 5], glances as u64);
                    if rng.random_range(0..one_in) == 0 {
                        let level = Level::ALL[asked % 5];
                        asked += 1;
                        ask(&game, seat, level, rng.random());
                        if asked % 4 == 0
                            && let Some(done) = offer.actions().choose(&mut rng)
                        {
                            weigh(&game, seat, level, done);
                        }
                    }
                    Step::Player(
                        seat,
                        offer.actions().choose(&mut rng).cloned().unwrap_or_else(|| panic!("no offer")),
                    )
                }
            };
            game.apply(&step);
        }
    }
    assert!(asked > 60, "asked {asked} times only");
    println!("{}: {glances} glances, {asked} questions", G::SLUG);
}

fn question<G: Bot>(game: &G, seat: Seat, level: Level, seed: u64) -> Decision<G> {
    Decision::of(game, seat, level, seed).unwrap_or_else(|| panic!("no offer"))
}

fn glance<G: Bot<Search: Search<Reason: Explain>>>(game: &G, seat: Seat, level: Level, seed: u64) {
    let mut search = G::think(question(game, seat, level, seed));
    for nodes in [0, 1, 5] {
        search.run(nodes);
        let action = search.choice().action;
        let refused = game.check(&Step::Player(seat, action.clone())).err();
        assert!(refused.is_none(), "{level:?} at a glance: {action:?}: {refused:?}");
    }
}

fn ask<G: Bot<Search: Search<Reason: Explain>>>(game: &G, seat: Seat, level: Level, seed: u64) {
    let question = || question(game, seat, level, seed);
    let legal = |action: G::Action, when: &str| {
        let refused = game.check(&Step::Player(seat, action.clone())).err();
        assert!(refused.is_none(), "{level:?} {when}: {action:?}: {refused:?}");
    };
    let mut whole = G::think(question());
    legal(whole.choice().action, "before any thought");
    while !whole.run(5_000) {
        assert!(whole.nodes() <= G::budget(level), "{level:?}: {} positions", whole.nodes());
    }
    legal(whole.choice().action, "at last");
    explains(G::SLUG, &whole.choice().reason.sentence());
    let mut cut = G::think(question());
    while !cut.run(97) {}
    assert_eq!(cut.choice(), whole.choice(), "{level:?}: slices change the choice");
    assert_eq!(cut.nodes(), whole.nodes());
    let mut half = G::think(question());
    half.run(whole.nodes() / 2);
    legal(half.choice().action, "half-way");
}

/// Answers to requests for advice or for a value are legal, the best first, and independent of the slices of the
/// search.
fn weigh<G: Bot<Search: Search<Reason: Explain>>>(game: &G, seat: Seat, level: Level, done: &G::Action) {
    let weighed = |asked: Question<G::Action>, slice: u32| {
        let mut search = G::think(Decision { question: asked, ..question(game, seat, level, 7) });
        while !search.run(slice) {}
        assert!(search.nodes() <= G::advice_budget(level), "{level:?}: {} positions", search.nodes());
        search.weighed()
    };
    let mut at_once = G::think(Decision { question: Question::Advise(3), ..question(game, seat, level, 7) });
    assert!(!at_once.weighed().is_empty(), "nothing at a glance");
    at_once.run(3);
    assert!(!at_once.weighed().is_empty(), "nothing after a few positions");
    for asked in [Question::Advise(3), Question::Weigh(done.clone())] {
        let all = weighed(asked.clone(), 5_000);
        assert_eq!(weighed(asked.clone(), 97), all, "{level:?}: slices change what is answered to {asked:?}");
        assert!((1..=3).contains(&all.len()), "{asked:?}: {all:?}");
        assert!(all.is_sorted_by(|one, next| one.value >= next.value), "{asked:?}: {all:?}");
        for (place, one) in all.iter().enumerate() {
            let refused = game.check(&Step::Player(seat, one.action.clone())).err();
            assert!(refused.is_none(), "{level:?}: {one:?}: {refused:?}");
            assert!(all[..place].iter().all(|other| other.action != one.action), "twice: {all:?}");
            explains(G::SLUG, &one.reason.sentence());
        }
    }
}

/// The messages for a reason exist in all languages, and use exactly the given variables.
fn explains(game: &str, reason: &Sentence) {
    for (tag, _) in languages() {
        for kind in ["why", "hint"] {
            let words = &namespaces(&tag)[&format!("{kind}_{game}")];
            reason.all().for_each(|sentence| says(game, words, sentence));
        }
    }
}

fn says(game: &str, words: &Namespace, reason: &Sentence) {
    let Some(needed) = words.messages.get(reason.key) else { panic!("{game}: {reason:?} has no words") };
    let given = reason.gaps.iter().map(|(name, gap)| (*name, matches!(gap, Gap::Number(_))));
    for (name, is_number) in given.clone() {
        let needed = needed.get(name).unwrap_or_else(|| panic!("{game}: {} does not say {name}", reason.key));
        assert!(is_number || *needed == Use::Text, "{game}: {}: {name} is no number", reason.key);
    }
    assert_eq!(given.count(), needed.len(), "{game}: {} needs {needed:?}", reason.key);
    let text = &words.texts[reason.key];
    assert!(text.ends_with(['.', '?']), "{game}: {reason:?} is told as {text:?}");
}

#[test]
fn barragoon() {
    keeps_the_rules::<Barragoon>(&Default::default(), 2, 40, 200);
}

// BG-4.6: also if a person touched a piece before the bot is asked.
#[test]
fn barragoon_under_touch_move() {
    let config = barragoon::Config { touch_move: true, ..Default::default() };
    keeps_the_rules::<Barragoon>(&config, 2, 20, 100);
}

#[test]
fn bouillabaisse() {
    let config = bouillabaisse::Config::default();
    keeps_the_rules::<Bouillabaisse>(&config, 4, 8, 25);
    keeps_the_rules::<Bouillabaisse>(&config, 12, 4, 25);
}

#[test]
fn bouillabaisse_variants() {
    let config = bouillabaisse::Config {
        packs: 2,
        cost_selection: CostSelection::Late,
        twins: TwinRule::Last,
        all_or_nothing: AllOrNothing::Tricks,
        help: Help::Strict,
        ..Default::default()
    };
    keeps_the_rules::<Bouillabaisse>(&config, 3, 4, 25);
    let config =
        bouillabaisse::Config { all_or_nothing: AllOrNothing::Cards, skip: false, ..Default::default() };
    keeps_the_rules::<Bouillabaisse>(&config, 2, 6, 20);
}

#[test]
fn barrakuda() {
    let base = barrakuda::Config::default();
    let extra = barrakuda::Config { swapped: [true; 6], goal: 10, ..base.clone() };
    for (config, seats) in [(&base, 4), (&base, 2), (&extra, 3)] {
        keeps_the_rules::<Barrakuda>(config, seats, 12, 20);
    }
}

#[test]
fn barrakuda_in_teams() {
    let teams = barrakuda::Config { teams: true, ..barrakuda::Config::default() };
    let extra = barrakuda::Config { swapped: [true; 6], ..teams.clone() };
    for config in [teams, extra] {
        keeps_the_rules::<Barrakuda>(&config, 4, 6, 20);
    }
}

#[test]
fn barracuda() {
    let agreed = barracuda::Config { away: Some([2, 9]), look: true, ..Default::default() };
    for (seats, config) in [(3, Default::default()), (4, agreed), (5, Default::default())] {
        keeps_the_rules::<Barracuda>(&config, seats, 8, 3);
    }
}
