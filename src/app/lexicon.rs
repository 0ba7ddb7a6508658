//! Short ways to the words of the `common` namespace.

use super::{
    i18n::{I18n, Locale},
    platform::device,
};
pub use crate::bots::fill;
use crate::kernel::{Seat, Seats, bot::Level};

/// A fixed word or sentence. Given to an element it follows the language.
macro_rules! w {
    ($key:ident) => {
        $crate::app::i18n::common::$key
    };
}
pub(crate) use w;

/// A word as a closure that follows the language, for a view or a prop: `t!(i18n, common::back)`.
macro_rules! t {
    ($i18n:expr, $message:expr) => {
        move || $i18n.say($message)
    };
}
pub(crate) use t;

/// The same as text, where an [`I18n`](super::I18n) is at hand; tracks the language inside a closure.
macro_rules! say {
    ($i18n:expr, $key:ident) => {
        $i18n.say($crate::app::i18n::common::$key)
    };
}
pub(crate) use say;

/// The name of whoever sits there.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// "Anna, Ben"
pub fn list(names: &[String], seats: Seats) -> String {
    seats.iter().map(|seat| name(names, seat)).collect::<Vec<_>>().join(", ")
}

/// "Anna: the blue one"
pub fn titled(locale: Locale, name: &str, text: &str) -> String {
    fill(locale.word(w!(titled)), &[("name", name), ("text", text)])
}

/// How well a bot plays.
pub fn level_name(i18n: I18n, level: Level) -> &'static str {
    match level {
        Level::Easy => say!(i18n, bot_easy),
        Level::Medium => say!(i18n, bot_medium),
        Level::Hard => say!(i18n, bot_hard),
    }
}

/// "From here on a bot plays for Ada": in the log, and where the table is asked.
pub fn handed(i18n: I18n, name: &str, to: Option<Level>) -> String {
    match to {
        None => fill(say!(i18n, hand_person), &[("name", name)]),
        Some(level) => fill(say!(i18n, hand_bot), &[("name", name), ("level", level_name(i18n, level))]),
    }
}

/// In digits.
pub fn number(n: impl Into<u32>) -> String {
    n.into().to_string()
}

/// How much storage something takes, a byte for each character. Tracks the language.
pub fn size(i18n: I18n, characters: usize) -> String {
    let thousands = characters as f64 / 1000.0;
    let (words, n) =
        if thousands < 999.5 { (w!(size_kb), thousands) } else { (w!(size_mb), thousands / 1000.0) };
    // A tenth says enough where there is little else; and what is there is never nothing.
    let n = if n < 9.95 { ((n * 10.0).round() / 10.0).max(0.1) } else { n.round() };
    let n = device::decimal(n, i18n.get_locale().as_str());
    fill(i18n.say(words), &[("n", &n)])
}
