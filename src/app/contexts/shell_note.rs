//! Stores a note of the matches on the home screen, which the page shows at the next start before the app runs.

use gloo_storage::{LocalStorage, Storage as _};
use leptos::{ev, prelude::*};
use leptos_use_document::use_document;
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::saves::Saves;
use crate::saves::keys;

/// Writes the note when the page is hidden or left. It needs no journal, since `boot.js` drops an outdated note.
pub fn follow_shell_note(saves: Saves) {
    if !saves.lasting {
        return;
    }
    let write = move || {
        if let Ok(note) = saves.with(|library| library.shell_note()) {
            // Without storage space the note stays unchanged.
            let _ = LocalStorage::raw().set_item(&keys::key(keys::SHELL), &note);
        }
    };
    let _ = use_event_listener(use_window(), ev::pagehide, move |_| write());
    let _ = use_event_listener(use_document(), ev::visibilitychange, move |_| {
        if document().hidden() {
            write();
        }
    });
}
