//! WebDriver's codes for keys that are not letters.

pub(crate) const TAB: char = '\u{E004}';
pub(crate) const ENTER: char = '\u{E007}';
pub(crate) const ESCAPE: char = '\u{E00C}';
pub(crate) const LEFT: char = '\u{E012}';
pub(crate) const UP: char = '\u{E013}';
pub(crate) const RIGHT: char = '\u{E014}';
pub(crate) const DOWN: char = '\u{E015}';
