//! Playback of a finished or earlier match, moment by moment.

use leptos::prelude::*;
use leptos_use_interval_fn::use_interval_fn;

use crate::{app::session::Controls, table::replay_stops};

/// Milliseconds per moment during automatic play.
const PAUSE: u64 = 1100;

/// The film of a match. It lasts as long as the calling component.
#[derive(Copy, Clone)]
pub(super) struct Film {
    controls: Controls,
    /// Whether it plays automatically.
    pub(super) running: RwSignal<bool>,
}

impl Film {
    /// A film at rest.
    pub(super) fn new(controls: Controls) -> Film {
        let film = Film { controls, running: RwSignal::new(false) };
        let _ = use_interval_fn(
            move || {
                if film.running.get_untracked() {
                    if film.at_end() { film.running.set(false) } else { film.step(true) }
                }
            },
            PAUSE,
        );
        film
    }

    /// Shows the moment after this number of steps, or the nearest one.
    pub(super) fn go(self, to: usize) {
        let status = self.controls.status.read_untracked();
        let to = to.clamp(status.first, status.total);
        drop(status);
        self.controls.look_at(to);
    }

    /// Shows the next or the previous moment.
    pub(super) fn step(self, forward: bool) {
        let to = if forward { replay_stops::after } else { replay_stops::before };
        let to = to(self.at(), &self.controls.status.read_untracked().out_of_sight);
        self.go(to);
    }

    /// Starts the automatic play, from the beginning if at the end; or stops it.
    pub(super) fn run(self) {
        if self.at_end() {
            self.controls.replay();
        }
        self.running.set(!self.running.get_untracked());
    }

    fn at(self) -> usize {
        untrack(|| self.controls.shown())
    }

    fn at_end(self) -> bool {
        self.at() >= self.controls.status.read_untracked().total
    }
}
