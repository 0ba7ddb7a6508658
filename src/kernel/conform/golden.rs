//! Golden playthroughs: random matches as text, kept as files and read by people.

use std::collections::BTreeSet;

use rand::SeedableRng;
use serde::Serialize;

use super::{SuiteRng, viewers};
use crate::kernel::{Game, Pending, Step, Viewer, playout::random_step};

/// Prints a random match step by step, with everything that each viewer sees and hears. `show` prints a view; a view
/// that has not changed is not printed again.
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

/// Writes a value on one line. A value that cannot be written becomes an empty string.
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
