//! The language of the page: the chosen one, or the browser's first language that the app supports.

use leptos::prelude::*;

use super::settings::Settings;
use crate::app::{I18n, i18n::FALLBACK, platform::texts};

/// Switches to the language of the settings whenever it changes.
pub fn follow_language(settings: Settings, i18n: I18n) {
    let browser = texts::browser_language();
    Effect::new(move |_| {
        let chosen = settings.get().language.tag();
        i18n.change_to(chosen.or(browser.as_deref()).unwrap_or(FALLBACK));
    });
}
