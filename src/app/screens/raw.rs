//! The raw stored texts of a match.

use crate::app::contexts::saves::Saves;

/// The stored texts of a match unchanged, each under its key.
pub fn raw(saves: Saves, id: &str) -> String {
    let texts = saves.with(|library| library.raw(id)).unwrap_or_default();
    texts.into_iter().map(|(key, text)| format!("{key}\n{text}\n")).collect()
}
