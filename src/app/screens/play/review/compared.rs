//! Highlights a played action and a better one on the board before them.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use crate::app::{pointing::compare, session::use_controls};

/// Highlights both while they are compared. Some boards redraw themselves at a tap, so it highlights again after each
/// tap.
pub(in super::super) fn mark_compared() {
    let controls = use_controls();
    let compared = Memo::new(move |_| controls.compared());
    let mark = move || {
        request_animation_frame(move || match compared.try_get_untracked() {
            Some(Some((made, better))) => compare(&made.at, &better.at),
            _ => compare(&[], &[]),
        });
    };
    Effect::new(move |_| {
        compared.track();
        mark();
    });
    let _ = use_event_listener(use_window(), ev::click, move |_| {
        if compared.with_untracked(Option::is_some) {
            mark();
        }
    });
}
