//! The use of the device during a match: wake lock, clock, saving.

use leptos::{ev, prelude::*};
use leptos_use_document::use_document;
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use crate::{
    app::{
        contexts::{announcer::use_announcer, saves::use_saves, settings::use_settings, use_i18n},
        i18n::common,
        platform::{journal::Durability, wake},
        session::Controls,
    },
    table::handover::Screen,
};

/// Keeps the screen awake, stops the clock and saves on a hidden page, and reports slow saving.
pub(super) fn keep_going(controls: Controls) {
    let (i18n, announcer, saves, settings) = (use_i18n(), use_announcer(), use_saves(), use_settings());
    // A memo, so that the device is asked only if this changes.
    let awake = Memo::new(move |_| settings.get().keep_awake && controls.status.read().ending.is_none());
    wake::keep_awake(awake.into());
    // The latest step has saved the match; since then only the clock has changed.
    let _ = use_event_listener(use_window(), ev::pagehide, move |_| controls.pause_clock(true));
    let _ = use_event_listener(use_document(), ev::visibilitychange, move |_| {
        let hidden = document().hidden();
        if hidden {
            controls.hide();
        }
        controls.hide_clock(hidden);
    });
    // The tab may have been opened in the background.
    if document().hidden() {
        controls.hide_clock(true);
    }
    // Once saving is uncertain, bots do not wait for the journal. The page says so only once.
    let told = StoredValue::new(false);
    Effect::new(move |before: Option<Durability>| {
        let now = saves.durability.get();
        if before == Some(Durability::Pending) && now == Durability::Uncertain && !told.get_value() {
            told.set_value(true);
            announcer.toast(i18n.now(common::saving_late));
        }
        now
    });
    // No clock runs while the device changes hands.
    let screen = Memo::new(move |_| {
        let handover = controls.handover.read();
        (handover.screen(), handover.is_visited())
    });
    Effect::new(move |_| {
        let (screen, visited) = screen.get();
        let timed = controls.clock.read_untracked().is_some();
        if timed && controls.handover.read_untracked().is_needed() {
            match screen {
                Screen::Curtain(_) | Screen::Confirm(_) => controls.pause_clock(true),
                Screen::Open(_) if visited => {}
                Screen::Open(seat) => controls.clock_for(seat),
                Screen::Public => {}
            }
        }
    });
    let _ = use_event_listener(use_window(), ev::blur, move |_| controls.hide());
    on_cleanup(move || {
        controls.pause_clock(true);
        controls.hush();
    });
}
