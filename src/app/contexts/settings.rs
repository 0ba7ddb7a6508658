//! How this device likes to play: kept between visits.

use leptos::prelude::*;

use super::saves::Saves;
pub use crate::saves::choices::{Choices, Language, Motion, Pace, Rotation, Theme, Variants};

/// The settings as they are now, and the way to change them.
#[derive(Copy, Clone)]
pub struct Settings {
    /// As whoever asks follows them.
    choices: Signal<Choices>,
    current: RwSignal<Choices>,
}

/// Gives the settings, as they were kept, to all that is built from now on, and keeps them again with each change.
pub fn provide_settings(saves: Saves) -> Settings {
    let kept = saves.with(|library| library.settings()).ok().flatten();
    let current = RwSignal::new(Choices::read(&kept.unwrap_or_default()));
    let settings = Settings { choices: current.into(), current };
    Effect::new(move |before: Option<Choices>| {
        let now = settings.get();
        if before.is_some_and(|before| before != now) {
            // Where nothing can be kept, the page has already said so.
            let _ = saves.with(|library| library.set_settings(&now.write()));
        }
        now
    });
    provide_context(settings);
    settings
}

/// What the player has chosen.
pub fn use_settings() -> Settings {
    expect_context()
}

impl Settings {
    /// The same for one screen, see [`provide_for_screen`](super::provide_for_screen).
    pub fn for_screen(self) -> Settings {
        let current = self.current;
        Settings { choices: Memo::new(move |_| current.get()).into(), current }
    }

    /// All of them, tracked.
    pub fn get(self) -> Choices {
        // Whoever asks may outlive the screen.
        self.choices.try_get().unwrap_or_else(|| self.current.get())
    }

    /// All of them, not tracked.
    pub fn now(self) -> Choices {
        self.current.get_untracked()
    }

    pub fn change(self, change: impl FnOnce(&mut Choices)) {
        self.current.update(change);
    }
}
