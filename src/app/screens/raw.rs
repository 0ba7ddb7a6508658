//! What is kept of a match, as it lies in the storage.

use crate::app::contexts::saves::Saves;

/// The stored texts of a match, as they are, each under its key.
pub fn raw(saves: Saves, id: &str) -> String {
    let texts = saves.with(|library| library.raw(id)).unwrap_or_default();
    texts.into_iter().map(|(key, text)| format!("{key}\n{text}\n")).collect()
}
