//! The languages of the app in turn, so that a walk sees all of them in the time of one.

use bar_a_jeux::words::LANGUAGES;

/// The number of languages.
pub(crate) const COUNT: usize = LANGUAGES.len();

/// Returns the tag of the nth language, and after the last one the first again.
pub(crate) fn nth(nth: usize) -> &'static str {
    LANGUAGES[nth % COUNT].0
}

/// Returns whether the nth of some cases is to be looked at in this language. Each case has two languages.
pub(crate) fn is_of(nth_case: usize, language: usize) -> bool {
    [2 * nth_case, 2 * nth_case + 1].into_iter().any(|turn| turn % COUNT == language)
}

/// Returns the index of a language in the list of the settings, whose first entry is the browser's.
pub(crate) fn in_settings(tag: &str) -> usize {
    1 + LANGUAGES.iter().position(|(other, _)| *other == tag).unwrap_or_default()
}
