//! Plays matches of the bot against itself, with random openings, and collects their quiet positions.

use bar_a_jeux::{
    games::barragoon::{
        Action, Barragoon, Config, Prompt, Side,
        bot::{is_decided, tuning},
    },
    kernel::{
        Game, Step,
        bot::{Bot, Decision, Level, Search},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use crate::sample::Sample;

/// The number of random actions that open a match.
const OPENING: std::ops::Range<u32> = 4..15;

/// The mean interval of random actions after the opening: without them few kinds of positions come up.
const RANDOM_EVERY: u32 = 25;

/// The most steps of a match; a longer one counts as a draw.
const LONGEST: u32 = 500;

/// Plays matches and returns their quiet positions: no placement is owed, the best move takes no piece, and the search
/// found no forced win.
pub(crate) fn play(matches: u32, nodes: u32, seed: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut results = [0; 3];
    for number in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed << 32 | u64::from(number));
        let (mut quiet, result) = play_one(number, nodes, &mut rng);
        results[(result * 2.0) as usize] += 1;
        for sample in &mut quiet {
            sample.result = result;
        }
        samples.append(&mut quiet);
        if (number + 1).is_multiple_of(50) {
            eprintln!("{} matches, {} positions", number + 1, samples.len());
        }
    }
    let [brown, draws, white] = results;
    println!(
        "{matches} matches of seed {seed} at {nodes} nodes: {white} won by White, {draws} drawn, {brown} won by Brown"
    );
    println!("{} quiet positions", samples.len());
    samples
}

/// Returns the quiet positions of a match, and its result for White.
fn play_one(number: u32, nodes: u32, rng: &mut ChaCha8Rng) -> (Vec<Sample>, f64) {
    let mut samples = Vec::new();
    let Ok(mut game) = Barragoon::start(&Config::relaxed(), 2) else { return (samples, 0.5) };
    let opening = rng.random_range(OPENING);
    for step in 0..LONGEST {
        let Some(seat) = game.pending().seats().iter().next() else { break };
        let Some(decision) = Decision::of(&game, seat, Level::Hard, rng.random()) else { break };
        let options = decision.options.clone();
        let draw = options.iter().find(|action| matches!(action, Action::OfferDraw | Action::AcceptDraw));
        let any = options.iter().collect::<Vec<_>>().choose(rng).map_or(options.head, |action| **action);
        let action = if let Some(draw) = draw {
            *draw
        } else if step < opening {
            any
        } else {
            let mut search = Barragoon::think(decision);
            search.run(nodes);
            let best = search.choice().action;
            let value = search.weighed().first().map_or(0, |best| best.value);
            let takes = |action| match action {
                Action::Move(step) => game.position().board()[step.to].piece().is_some(),
                _ => false,
            };
            if matches!(game.prompt(), Prompt::Move { .. }) && !takes(best) && !is_decided(value) {
                let position = game.position().clone();
                let white = position.side() == Side::White;
                samples.push(Sample {
                    match_number: number,
                    result: 0.5,
                    value: if white { value } else { -value },
                    evaluation: tuning::evaluation(&position),
                    position,
                });
            }
            if rng.random_ratio(1, RANDOM_EVERY) { any } else { best }
        };
        game.apply(&Step::Player(seat, action));
    }
    let winners = game.pending().outcome().map(|outcome| outcome.winners());
    let won = |side: Side| winners.as_ref().is_some_and(|winners| winners.contains(side.seat()));
    let result = match (won(Side::White), won(Side::Brown)) {
        (true, false) => 1.0,
        (false, true) => 0.0,
        _ => 0.5,
    };
    (samples, result)
}
