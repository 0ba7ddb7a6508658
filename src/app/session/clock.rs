//! Pauses and runs the clock of a match.

use leptos::prelude::*;

use super::Controls;
use crate::{
    app::platform::device,
    kernel::{Seat, Seats},
    table::clock::Clock,
};

impl Controls {
    /// Pauses or resumes the clock.
    pub fn pause_clock(self, pause: bool) {
        self.wind(&|clock, now| if pause { clock.pause(now) } else { clock.resume(now) });
        self.keep_clock();
    }

    pub fn hide_clock(self, hidden: bool) {
        self.wind(&|clock, now| if hidden { clock.hide(now) } else { clock.show(now) });
        self.keep_clock();
    }

    /// Charges the time to the player who holds the device, even while several choose at once.
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

    /// Charges the time to the next players.
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

    /// Changes the clock, if the match has one.
    pub(super) fn wind(self, change: &dyn Fn(&mut Clock, u64)) {
        if self.clock.with_untracked(Option::is_some) {
            self.clock.update(|clock| clock.iter_mut().for_each(|clock| change(clock, device::steady())));
        }
    }
}
