//! The settings of this device, stored between visits.

use leptos::prelude::*;

use super::saves::Saves;
use crate::app::platform::sounds::{self, Sound};
pub use crate::saves::choices::{Choices, Language, Motion, Pace, Rotation, Theme};
use crate::saves::records::SETTINGS;

/// The current settings, and the functions that change them.
#[derive(Copy, Clone)]
pub struct Settings {
    /// The settings, as the current screen tracks them.
    choices: Signal<Choices>,
    current: RwSignal<Choices>,
    /// The settings as stored; `current` differs if a change could not be stored.
    stored: StoredValue<Choices>,
    saves: Saves,
}

/// Provides the stored settings to the components below, and follows the changes of other tabs.
pub fn provide_settings(saves: Saves) -> Settings {
    let stored = saves.record(&SETTINGS);
    let current = RwSignal::new(stored);
    let settings = Settings { choices: current.into(), current, stored: StoredValue::new(stored), saves };
    Effect::new(move |_| {
        saves.lists.track();
        settings.follow();
    });
    provide_context(settings);
    settings
}

/// The settings, from context.
pub fn use_settings() -> Settings {
    expect_context()
}

impl Settings {
    /// The settings as a memo of one screen, see [`provide_for_screen`](super::provide_for_screen).
    pub fn for_screen(self) -> Settings {
        let current = self.current;
        Settings { choices: Memo::new(move |_| current.get()).into(), ..self }
    }

    /// The current settings; tracked.
    pub fn get(self) -> Choices {
        // The caller may outlive its screen.
        self.choices.try_get().unwrap_or_else(|| self.current.get())
    }

    /// The current settings; not tracked.
    pub fn now(self) -> Choices {
        self.current.get_untracked()
    }

    /// Plays a sound, unless sounds are off.
    pub fn play(self, sound: Sound) {
        if self.now().sound {
            sounds::play(sound);
        }
    }

    /// Changes settings and stores them, merged with the changes of other tabs. If storing fails, the player is told,
    /// and the settings last as long as the page.
    pub fn change(self, change: impl FnOnce(&mut Choices)) {
        let mut now = self.now();
        change(&mut now);
        self.current.set(now);
        let before = self.stored.get_value();
        let kept = self.saves.change_record(&SETTINGS, |stored| stored.follow(&before, &now));
        if kept.is_ok() {
            self.follow();
        }
    }

    /// Applies the changes found in storage.
    fn follow(self) {
        let (before, after) = (self.stored.get_value(), self.saves.record(&SETTINGS));
        if before != after {
            self.stored.set_value(after);
            let mut now = self.now();
            now.follow(&before, &after);
            if now != self.now() {
                self.current.set(now);
            }
        }
    }
}
