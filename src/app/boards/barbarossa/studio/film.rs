//! How an object was made, as a film: its strokes again, as fast as one likes to watch.

use leptos::prelude::*;

use super::clock::now;
use crate::games::barbarossa::clay::{Replay, SculptureError, Stroke};

/// How long a frame may take to wind on, in milliseconds.
const PATIENCE: f64 = 12.0;

/// Frames that a film lasts at its slowest.
const FRAMES: u32 = 900;

/// A film and where it has got to.
pub(super) struct Film {
    strokes: Vec<Stroke>,
    /// It goes on by itself.
    pub(super) plays: RwSignal<bool>,
    /// How many times as fast.
    pub(super) pace: RwSignal<u32>,
    /// Dabs shown so far, and all.
    pub(super) shown: RwSignal<u32>,
    pub(super) all: u32,
    /// Up to where it is wound on at once.
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

    /// From the beginning.
    pub(super) fn again(&self) -> Replay {
        Replay::new(self.strokes.clone())
    }

    pub(super) fn is_past(&self, replay: &Replay, goal: u32) -> bool {
        replay.progress().0 > goal
    }

    /// Whether more of it comes by itself.
    pub(super) fn runs(&self) -> bool {
        self.plays.try_get_untracked().unwrap_or_default()
    }

    /// Shows some more. Whether there is still more.
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
