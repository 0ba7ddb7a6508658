//! The film of an object's making: a replay of its strokes at any speed.

use leptos::prelude::*;

use super::clock::now;
use crate::games::barbarossa::clay::{Replay, SculptureError, Stroke};

/// The time a frame may spend on winding, in milliseconds.
const PATIENCE: f64 = 12.0;

/// Number of frames of a film at its slowest.
const FRAMES: u32 = 900;

/// A film and its position.
pub(super) struct Film {
    strokes: Vec<Stroke>,
    /// Whether the film is playing.
    pub(super) plays: RwSignal<bool>,
    /// The speed factor.
    pub(super) pace: RwSignal<u32>,
    /// Number of dabs shown so far, and their total.
    pub(super) shown: RwSignal<u32>,
    pub(super) all: u32,
    /// The dab that the film winds to at once.
    pub(super) goal: u32,
}

impl Film {
    pub(super) fn new(strokes: Vec<Stroke>) -> Film {
        let all = strokes.iter().map(Stroke::dabs).sum();
        Film {
            strokes,
            plays: RwSignal::new(true),
            pace: RwSignal::new(1),
            shown: RwSignal::new(0),
            all,
            goal: 0,
        }
    }

    /// A replay from the start.
    pub(super) fn again(&self) -> Replay {
        Replay::new(self.strokes.clone())
    }

    pub(super) fn is_past(&self, replay: &Replay, goal: u32) -> bool {
        replay.progress().0 > goal
    }

    /// Whether the film is playing.
    pub(super) fn runs(&self) -> bool {
        self.plays.try_get_untracked().unwrap_or_default()
    }

    /// Shows more of the film. Returns whether any remains.
    pub(super) fn roll(&mut self, replay: &mut Replay, start: f64) -> Result<bool, SculptureError> {
        let mut left = true;
        while left && replay.progress().0 < self.goal && now() - start < PATIENCE {
            left = replay.step((self.goal - replay.progress().0).min(4))?;
        }
        if left && self.runs() && replay.progress().0 >= self.goal {
            let mut dabs = self.all.div_ceil(FRAMES) * self.pace.try_get_untracked().unwrap_or(1);
            while left && dabs > 0 && now() - start < PATIENCE {
                let some = dabs.min(4);
                left = replay.step(some)?;
                dabs -= some;
            }
            self.goal = replay.progress().0;
        }
        self.shown.set(replay.progress().0);
        if !left {
            self.plays.set(false);
        }
        Ok(left)
    }
}
