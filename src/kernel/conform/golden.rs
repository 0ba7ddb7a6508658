//! Golden playthroughs: a random match as text, to be kept as a file and read by eye.

use std::collections::BTreeSet;

use rand::SeedableRng;
use serde::Serialize;

use super::{SuiteRng, viewers};
use crate::kernel::{Game, Pending, Step, Viewer, playout::random_step};

/// A random match printed step by step, with what each viewer sees and hears: to be kept as a file
/// and read by eye. `show` prints a view; the same view is not printed twice running.
pub fn golden<G: Game>(config: &G::Config, seats: u8, seed: u64, show: fn(&G::View) -> String) -> String {
    let mut rng = SuiteRng::seed_from_u64(seed);
    let mut text = format!("{} {seats} seats seed {seed} {}\n", G::SLUG, json(config));
    let mut game = match G::start(config, seats) {
        Ok(game) => game,
        Err(refusal) => return format!("{text}refused: {refusal}\n"),
    };
    let mut shown: Vec<String> = Vec::new();
    for number in 0..=G::MAX_STEPS {
        for (index, viewer) in viewers(&game).enumerate() {
            let now = show(&game.view(viewer));
            if shown.get(index) != Some(&now) {
                text.push_str(&format!("  {} {now}\n", name(viewer)));
            }
            if index < shown.len() { shown[index] = now } else { shown.push(now) }
        }
        if let Pending::Over(outcome) = game.pending() {
            text.push_str(&format!("over {:?}\n", outcome.places));
            break;
        }
        let Some(step) = random_step(&game, &mut rng) else { break };
        let (by, what) = match &step {
            Step::Player(seat, action) => (name(Viewer::Seat(*seat)), json(action)),
            Step::Chance(chance) => ("table".to_owned(), json(chance)),
        };
        text.push_str(&format!("{} {by}: {what}\n", number + 1));
        for notice in game.apply(&step) {
            let to: BTreeSet<String> =
                viewers(&game).filter(|viewer| notice.may_reach(*viewer)).map(name).collect();
            let to = to.into_iter().collect::<Vec<_>>().join(" ");
            text.push_str(&format!("  -> {to}: {}\n", json(&notice.event)));
        }
    }
    text
}

/// On one line. What cannot be written would be seen as nothing.
fn json(what: &impl Serialize) -> String {
    serde_json::to_string(what).unwrap_or_default()
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat{seat}"),
        Viewer::Public => "public".to_owned(),
        Viewer::Omniscient => "open".to_owned(),
    }
}
