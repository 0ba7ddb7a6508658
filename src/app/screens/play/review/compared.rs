//! Marks a played action and a better one on the board of the moment before.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use crate::app::{pointing::compare, session::use_controls};

/// Marks both while they are compared, and again after each tap, since some boards then draw themselves anew.
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
