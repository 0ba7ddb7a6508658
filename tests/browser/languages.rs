//! The languages of the app in turn, so that a walk sees all of them in the time of one.

use bar_a_jeux::words::LANGUAGES;

/// The number of languages.
pub(crate) const COUNT: usize = LANGUAGES.len();

/// Returns the tag of the nth language, and after the last one the first again.
pub(crate) fn nth(nth: usize) -> &'static str {
    LANGUAGES[nth % COUNT].0
}

/// Returns the index of a language in the list of the settings, whose first entry is the browser's.
pub(crate) fn in_settings(tag: &str) -> usize {
    1 + LANGUAGES.iter().position(|(other, _)| *other == tag).unwrap_or_default()
}
