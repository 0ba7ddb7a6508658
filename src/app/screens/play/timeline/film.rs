//! A match as a film: which moment of it is shown, and how it goes on from there.

use leptos::prelude::*;
use leptos_use_interval_fn::use_interval_fn;

use crate::{app::session::Controls, table::moments};

/// How long a moment is shown while the match plays by itself, in milliseconds.
const PAUSE: u64 = 1100;

/// The match that is looked back at. It lasts as long as whoever has made it is on the page.
#[derive(Copy, Clone)]
pub(super) struct Film {
    controls: Controls,
    /// It plays by itself.
    pub(super) running: RwSignal<bool>,
}

impl Film {
    /// At rest.
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

    /// To the moment after so many steps, or as near to it as there is one.
    pub(super) fn go(self, to: usize) {
        let status = self.controls.status.read_untracked();
        let to = to.clamp(status.first, status.total);
        drop(status);
        self.controls.look_at(to);
    }

    /// To the next moment that is shown, or to the one before.
    pub(super) fn step(self, forward: bool) {
        let to = if forward { moments::after } else { moments::before };
        let to = to(self.at(), &self.controls.status.read_untracked().out_of_sight);
        self.go(to);
    }

    /// Lets it play by itself, from its beginning where it is at its end; or stops it.
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
