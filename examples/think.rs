//! Measures the speed of hard bots on a fixed set of decisions. `scripts/think.mjs` gives the same decisions to the
//! bots of the built app, and compares.
//!
//! `cargo run --release --no-default-features --example think` prints a line of JSON for each game.

use std::time::Instant;

use bar_a_jeux::{
    bots::{Mind, Task},
    games::{barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda, bouillabaisse::Bouillabaisse},
    kernel::{
        Step,
        bot::{Bot, Level},
        conform::SuiteRng,
    },
    table::{
        Header, Match, Player,
        json::{from_value, to_text},
    },
};
use rand::SeedableRng;
use serde_json::json;

/// Steps of bots in each game.
const STEPS: usize = 40;

fn main() {
    think::<Barragoon>(2);
    think::<Bouillabaisse>(4);
    think::<Barrakuda>(4);
    think::<Barracuda>(4);
}

/// Plays a match of hard bots from its beginning.
fn think<G: Bot>(seats: u8) {
    let players = (0..seats).map(|seat| Player::new(format!("Ada {seat}"), seat, seat)).collect();
    let header = Header::new::<G>("think", 0, players, G::Config::default(), None);
    let mut game = Match::<G>::start(header).unwrap_or_else(|refused| panic!("{refused}"));
    let mut rng = SuiteRng::seed_from_u64(1);
    let (mut tasks, mut choices) = (Vec::new(), Vec::new());
    let (mut seconds, mut longest) = (0.0, 0.0_f64);
    while tasks.len() < STEPS {
        game.settle(&mut rng);
        let Some(seat) = game.pending().seats().iter().next() else { break };
        let task = to_text(&Task::of(&game, usize::MAX, seat, Level::Expert));
        let begun = Instant::now();
        let mut mind = Mind::new(&task).unwrap_or_else(|fault| panic!("{}", fault.name()));
        while !mind.run(200) {}
        let took = begun.elapsed().as_secs_f64();
        (seconds, longest) = (seconds + took, longest.max(took));
        let action = mind.choice();
        tasks.push(task);
        choices.push(action.to_string());
        let action = from_value(&action).unwrap_or_else(|error| panic!("{error}"));
        game.play(Step::Player(seat, action)).unwrap_or_else(|error| panic!("{error}"));
    }
    let slug = G::SLUG;
    println!(
        "{}",
        json!({ "game": slug, "seconds": seconds, "longest": longest, "tasks": tasks, "choices": choices })
    );
}
