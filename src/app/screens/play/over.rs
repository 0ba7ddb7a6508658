//! When a match is over.

use leptos::prelude::*;

use super::once::once;
use crate::app::{
    components::focus::focus_next,
    contexts::{announcer::use_announcer, settings::use_settings},
    platform::{elements, sounds::Sound},
    session::Controls,
};

/// Whether it is over, and everybody has seen how; tracked.
pub(super) fn has_ended(controls: Controls) -> bool {
    controls.status.read().ending.is_some() && !controls.is_watched()
}

/// Marks the end of a match as it comes: a sound, an announcement, and the head of the result's page. A match that is
/// opened when it is over has none of these.
pub(super) fn show_the_end(controls: Controls) {
    let (announcer, settings) = (use_announcer(), use_settings());
    once(
        move || has_ended(controls),
        move || {
            let status = controls.status.read_untracked();
            if let Some(places) = &status.places {
                settings.play(if places.iter().all(|place| *place == 1) { Sound::Draw } else { Sound::Win });
            }
            announcer.say(status.ended.clone());
            focus_next(".verdict");
            request_animation_frame(scroll_to_top);
        },
    );
}

/// Shows the head of the page.
fn scroll_to_top() {
    for screen in elements::all(".play") {
        screen.set_scroll_top(0);
    }
}
