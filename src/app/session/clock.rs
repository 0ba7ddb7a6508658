//! The clock of a match, as its controls stop it and let it run.

use leptos::prelude::*;

use super::Controls;
use crate::{
    app::platform::device,
    kernel::{Seat, Seats},
    table::clock::Clock,
};

impl Controls {
    /// Stops the clock, or lets it run on.
    pub fn pause_clock(self, pause: bool) {
        self.wind(&|clock, now| if pause { clock.pause(now) } else { clock.resume(now) });
        self.keep_clock();
    }

    /// Stops the clock while the page is hidden.
    pub fn hide_clock(self, hidden: bool) {
        self.wind(&|clock, now| if hidden { clock.hide(now) } else { clock.show(now) });
        self.keep_clock();
    }

    /// Counts the time of the player who holds the device, also while several choose.
    pub fn clock_for(self, holder: Seat) {
        self.wind(&|clock, now| {
            clock.interlude(Seats::one(holder), now);
            clock.resume(now);
        });
        self.keep_clock();
    }

    pub fn keep_clock(self) {
        if let Some(clock) = self.clock.get_untracked() {
            self.saves.save_clock(&self.id(), &clock);
        }
    }

    /// Counts the time of the next players.
    pub(super) fn time_for(self, next: Seats, turn_over: bool) {
        self.wind(&|clock, now| {
            if turn_over {
                clock.turn(next, now);
            } else {
                clock.interlude(next, now);
            }
            if next.is_empty() {
                clock.pause(now);
            }
        });
        self.keep_clock();
    }

    /// Changes the clock, where there is one.
    pub(super) fn wind(self, change: &dyn Fn(&mut Clock, u64)) {
        if self.clock.with_untracked(Option::is_some) {
            self.clock.update(|clock| clock.iter_mut().for_each(|clock| change(clock, device::steady())));
        }
    }
}
