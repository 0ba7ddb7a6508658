//! The script of an example: a passage of the rules played on the game's own board.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::script::{self, LessonFault};
use crate::{
    kernel::{Pointable, StepOf},
    table::matches::Match,
};

/// All examples of a game.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Examples<G: Pointable> {
    /// Names of all players. The first is the viewer.
    pub players: Vec<String>,
    /// Steps before the examples, by name, since several examples may begin alike.
    #[serde(default)]
    pub openings: BTreeMap<String, Vec<StepOf<G>>>,
    pub examples: Vec<Example<G>>,
}

/// A passage of the rules, step by step.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Example<G: Pointable> {
    /// Its name in addresses.
    pub id: String,
    /// The section of the rules page to which it belongs.
    pub section: String,
    #[serde(default)]
    pub config: G::Config,
    /// Number of players in the match; `None`: all.
    pub seats: Option<usize>,
    /// Names of the openings played before, in order.
    #[serde(default)]
    pub after: Vec<String>,
    pub steps: Vec<Caption<G>>,
}

/// Steps with a caption.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Caption<G: Pointable> {
    /// Message of the caption.
    pub say: String,
    /// Steps shown with the caption.
    #[serde(default)]
    pub play: Vec<StepOf<G>>,
    /// Parts of the board that the caption mentions.
    #[serde(default)]
    pub point: Vec<G::Target>,
}

/// Returns the namespace of a game's captions.
pub fn namespace(slug: &str) -> String {
    format!("show_{slug}")
}

impl<G: Pointable> Examples<G> {
    /// Reads the script of a game's examples.
    ///
    /// # Errors
    /// If the text is not a script.
    pub fn read(script: &str) -> Result<Examples<G>, LessonFault> {
        script::read(script)
    }

    /// Returns the example with this id.
    pub fn find(&self, id: &str) -> Option<&Example<G>> {
        self.examples.iter().find(|example| example.id == id)
    }

    /// Returns the match after this caption, counted from 0.
    ///
    /// # Errors
    /// A missing opening, or a step that the rules refuse.
    pub fn match_at(&self, example: &Example<G>, step: usize) -> Result<Match<G>, LessonFault> {
        let id = format!("example-{}-{}", G::SLUG, example.id);
        let mut game = script::begin(id, &self.players, example.seats, &example.config)?;
        let mut steps = Vec::new();
        for name in &example.after {
            steps.extend(self.openings.get(name).ok_or(LessonFault::NoPlace)?);
        }
        steps.extend(example.steps.iter().take(step + 1).flat_map(|caption| &caption.play));
        script::play(&mut game, steps.into_iter().cloned())?;
        Ok(game)
    }
}
