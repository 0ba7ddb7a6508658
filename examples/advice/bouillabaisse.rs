//! La Bouillabaisse: counts the decisions of clear endings that each level gets right, by round and by number of
//! players. Then it counts how often the three lower levels lead the dearest card while a higher one is out, in a match
//! for every five positions.

#[path = "bouillabaisse/endings.rs"]
mod endings;
#[path = "bouillabaisse/exhaustive.rs"]
mod exhaustive;
#[path = "bouillabaisse/leads.rs"]
mod leads;

use bar_a_jeux::{games::bouillabaisse::ROUNDS, kernel::bot::Level};
use endings::{Ending, SEATS, endings};
use leads::{Leads, leads};

pub(crate) fn run(positions: usize, seed: u64) -> Result<(), String> {
    let endings = endings(positions, seed);
    println!("{} decisions with 3 or 4 cards in hand", endings.len());
    for level in Level::ALL {
        let answers: Vec<(&Ending, bool)> =
            endings.iter().map(|ending| (ending, ending.is_right(level, seed))).collect();
        println!("{level}: {}", share(&answers, |_| true));
        let rounds = (1..=ROUNDS).map(|round| share(&answers, |ending| ending.round == round));
        println!("  rounds 1 to {ROUNDS}: {}", rounds.collect::<Vec<_>>().join(", "));
        let seats = SEATS.map(|seats| share(&answers, |ending| ending.seats == seats));
        println!("  {} to {} players: {}", SEATS.start(), SEATS.end(), seats.collect::<Vec<_>>().join(", "));
    }
    let matches = positions as u64 / 5;
    println!("leads with the dearest card in {matches} matches");
    for level in [Level::Beginner, Level::Easy, Level::Medium] {
        let Leads { chances, safe, costs } = leads(level, matches, seed);
        println!("{level}: {chances} chances, {safe} safe leads, others at a cost of {costs:?}");
    }
    Ok(())
}

fn share(answers: &[(&Ending, bool)], of: impl Fn(&Ending) -> bool) -> String {
    let these: Vec<bool> = answers.iter().filter(|(ending, _)| of(ending)).map(|(_, right)| *right).collect();
    let right = these.iter().filter(|right| **right).count();
    format!("{:.1} % of {}", right as f64 * 100.0 / these.len().max(1) as f64, these.len())
}
