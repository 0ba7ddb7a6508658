//! The language of the page: the one that was chosen, or the first of the browser's own that we speak.

use leptos::prelude::*;

use super::settings::Settings;
use crate::app::{I18n, i18n::FALLBACK, platform::texts};

/// Changes over to the language that the settings ask for, whenever they ask for another.
pub fn follow_language(settings: Settings, i18n: I18n) {
    let browser = texts::browser_language();
    Effect::new(move |_| {
        let chosen = settings.get().language.tag();
        i18n.change_to(chosen.or(browser.as_deref()).unwrap_or(FALLBACK));
    });
}
