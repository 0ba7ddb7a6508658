//! The language of the page: the one that was chosen, or the first of the browser's own that we speak.

use leptos::prelude::*;

use super::settings::{Language, Settings};
use crate::app::{I18n, i18n::Locale};

/// Follows the settings. The first screen already is in the right language.
pub fn provide_i18n(settings: Settings) -> I18n {
    let browser = browser_language();
    let wanted = move |language: Language| match language {
        Language::System => browser,
        Language::En => Locale::En,
        Language::Fr => Locale::Fr,
    };
    let i18n = I18n::new(wanted(settings.now().language));
    Effect::new(move |_| i18n.set_locale(wanted(settings.get().language)));
    provide_context(i18n);
    i18n
}

/// The language in use, and the way to its words.
pub fn use_i18n() -> I18n {
    expect_context()
}

/// It leads until somebody chooses.
fn browser_language() -> Locale {
    let wanted = window().navigator().languages();
    let known = wanted.iter().filter_map(|tag| tag.as_string()).find_map(|tag| {
        let tag = tag.to_ascii_lowercase();
        Locale::ALL.into_iter().find(|locale| tag.starts_with(locale.as_str()))
    });
    known.unwrap_or(Locale::En)
}
