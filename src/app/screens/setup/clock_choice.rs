//! The choice of clocks during set-up.

use leptos::prelude::*;

use crate::table::clock::ClockSetting;

/// The first suggestion: a quarter of an hour, plus an increment per turn.
const USUAL: ClockSetting = ClockSetting { base_s: 900, increment_s: 10 };

/// Whether the match has clocks, and their setting.
#[derive(Copy, Clone)]
pub struct ClockChoice {
    pub used: RwSignal<bool>,
    /// Kept while clocks are switched off.
    pub setting: RwSignal<ClockSetting>,
}

impl ClockChoice {
    /// `idle`: the time limit chosen before the clock was switched off.
    pub fn new(agreed: Option<ClockSetting>, idle: Option<ClockSetting>) -> ClockChoice {
        let setting = agreed.or(idle).unwrap_or(USUAL);
        ClockChoice { used: RwSignal::new(agreed.is_some()), setting: RwSignal::new(setting) }
    }

    /// The current choice; not tracked.
    pub fn agreed(self) -> Option<ClockSetting> {
        self.used.get_untracked().then(|| self.setting.get_untracked())
    }

    /// Each player's minutes, if the match has clocks; tracked.
    pub fn minutes(self) -> Option<u32> {
        self.used.get().then(|| self.setting.get().base_s / 60)
    }

    /// Tracks the choice.
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
