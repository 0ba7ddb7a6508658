//! The script of an example: a passage of the rules, played on the game's own board.

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
    /// The names of all at the table; the first is who looks on.
    pub players: Vec<String>,
    /// What was played before, by name: several examples may begin alike.
    #[serde(default)]
    pub openings: BTreeMap<String, Vec<StepOf<G>>>,
    pub examples: Vec<Example<G>>,
}

/// A passage of the rules, step by step.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Example<G: Pointable> {
    /// What it is known by in addresses.
    pub id: String,
    /// The section of the rules page that it belongs to.
    pub section: String,
    #[serde(default)]
    pub config: G::Config,
    /// How many of the players are in it; all where nothing is said.
    pub seats: Option<usize>,
    /// The openings that were played before, one after another.
    #[serde(default)]
    pub after: Vec<String>,
    pub steps: Vec<Caption<G>>,
}

/// What happens, and what is said of it.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Caption<G: Pointable> {
    /// The message that tells it.
    pub say: String,
    /// What happens as it is told.
    #[serde(default)]
    pub play: Vec<StepOf<G>>,
    /// Parts of the board that it speaks of.
    #[serde(default)]
    pub point: Vec<G::Target>,
}

/// The namespace of the captions of a game.
pub fn namespace(slug: &str) -> String {
    format!("show_{slug}")
}

impl<G: Pointable> Examples<G> {
    /// Reads the script of a game's examples.
    ///
    /// # Errors
    /// Where it is none.
    pub fn read(script: &str) -> Result<Examples<G>, LessonFault> {
        script::read(script)
    }

    /// The one with this id.
    pub fn find(&self, id: &str) -> Option<&Example<G>> {
        self.examples.iter().find(|example| example.id == id)
    }

    /// The match as it stands once this step, counted from 0, is told.
    ///
    /// # Errors
    /// An opening that is not there, or what the rules refuse.
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
