//! The time each player gets, if any is kept, while it is being agreed.

use leptos::prelude::*;

use crate::table::clock::ClockSetting;

/// What is offered first: a quarter of an hour, and a little for each turn.
const USUAL: ClockSetting = ClockSetting { base_s: 900, increment_s: 10 };

/// Whether time is kept, and how much of it there is if so.
#[derive(Copy, Clone)]
pub struct ClockChoice {
    pub used: RwSignal<bool>,
    /// Stays as it was while no time is kept.
    pub setting: RwSignal<ClockSetting>,
}

impl ClockChoice {
    /// `idle`: the time limit chosen before the clock was switched off.
    pub fn new(agreed: Option<ClockSetting>, idle: Option<ClockSetting>) -> ClockChoice {
        let setting = agreed.or(idle).unwrap_or(USUAL);
        ClockChoice { used: RwSignal::new(agreed.is_some()), setting: RwSignal::new(setting) }
    }

    /// What is agreed by now; not tracked.
    pub fn agreed(self) -> Option<ClockSetting> {
        self.used.get_untracked().then(|| self.setting.get_untracked())
    }

    /// How many minutes each player gets, where time is kept; tracked.
    pub fn minutes(self) -> Option<u32> {
        self.used.get().then(|| self.setting.get().base_s / 60)
    }

    /// Follows what is agreed.
    pub fn track(self) {
        self.used.track();
        self.setting.track();
    }

    pub fn set(self, agreed: Option<ClockSetting>) {
        self.used.set(agreed.is_some());
        if let Some(setting) = agreed {
            self.setting.set(setting);
        }
    }
}
