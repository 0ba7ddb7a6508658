//! Note of the matches on the home screen, which `public/boot.js` shows before the app runs.

use serde::Serialize;

use crate::table::{json, player::Player};

use super::{
    library::Library,
    shelf::{NEWEST, running},
    store::{Storage, StoreError},
};

/// JSON for `boot.js`. The app writes it and never reads it.
#[derive(Serialize)]
struct ShellNote {
    /// Number of all matches; `boot.js` drops the note if the storage has another number of them.
    saved: usize,
    /// Number of matches in progress.
    running: usize,
    newest: Vec<NotedMatch>,
}

#[derive(Serialize)]
struct NotedMatch {
    id: String,
    game: String,
    players: Vec<Player>,
    /// When the match was last saved, in milliseconds since 1970.
    updated: u64,
}

impl<S: Storage> Library<S> {
    /// Returns the note as JSON; empty if a match of other rules is among the newest, since the home screen then shows
    /// more than a card.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn shell_note(&self) -> Result<String, StoreError> {
        let shelf = self.list()?;
        let saved = shelf.len();
        let mut newest = running(shelf);
        let running = newest.len();
        newest.truncate(NEWEST);
        if newest.iter().any(|summary| self.fits(summary).is_err()) {
            return Ok(String::new());
        }
        let noted = newest.into_iter().map(|summary| NotedMatch {
            id: summary.id,
            game: summary.game,
            players: summary.players,
            updated: summary.updated,
        });
        Ok(json::to_text(&ShellNote { saved, running, newest: noted.collect() }))
    }
}
