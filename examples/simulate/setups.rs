//! All set-ups of a game: each number of players with each combination of its options.

use std::collections::HashMap;

use bar_a_jeux::kernel::Game;
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use serde_json::{Map, Value};

/// The options of a game by their names in saves, each with the values to try, in JSON.
pub(crate) type Options = &'static [(&'static str, &'static [&'static str])];

/// The number of players and the options of a match.
pub(crate) struct Setup<G: Game> {
    pub(crate) seats: u8,
    pub(crate) config: G::Config,
    /// The options as written, for `--config`.
    pub(crate) written: String,
}

/// Returns all set-ups that the game accepts, shuffled with a fixed seed so that each value comes early. Fails if an
/// option has no such name or value.
pub(crate) fn all<G: Game>(options: Options) -> Result<Vec<Setup<G>>, String> {
    let mut choices = vec![Map::new()];
    for (name, values) in options {
        let mut longer = Vec::new();
        for value in *values {
            let value = serde_json::from_str::<Value>(value).map_err(|fault| format!("{name}: {fault}"))?;
            longer.extend(choices.iter().cloned().map(|mut choice| {
                choice.insert((*name).to_owned(), value.clone());
                choice
            }));
        }
        choices = longer;
    }
    let mut setups = Vec::new();
    let mut tried: HashMap<(&str, &Value), bool> = HashMap::new();
    for choice in &choices {
        let written = Value::Object(choice.clone()).to_string();
        let config: G::Config =
            serde_json::from_str(&written).map_err(|fault| format!("{written}: {fault}"))?;
        // An unknown option would be ignored silently.
        let read = serde_json::to_value(&config).unwrap_or_default();
        if let Some((name, value)) = choice.iter().find(|(name, value)| read.get(name) != Some(value)) {
            return Err(format!("{} has no option {name} with the value {value}", G::SLUG));
        }
        for seats in G::PLAYERS {
            let fits = G::new(&config, seats).is_ok();
            for (name, value) in choice {
                *tried.entry((name, value)).or_default() |= fits;
            }
            if fits {
                setups.push(Setup { seats, config: config.clone(), written: written.clone() });
            }
        }
    }
    if let Some(((name, value), _)) = tried.into_iter().find(|(_, fits)| !fits) {
        return Err(format!("{} takes the option {name} = {value} with no number of players", G::SLUG));
    }
    setups.shuffle(&mut ChaCha8Rng::seed_from_u64(0));
    Ok(setups)
}
