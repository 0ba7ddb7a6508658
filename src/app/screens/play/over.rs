//! The end of a match on the screen.

use leptos::prelude::*;

use super::once::once;
use crate::app::{
    components::focus::focus_next,
    contexts::{announcer::use_announcer, settings::use_settings},
    platform::{elements, sounds::Sound},
    session::Controls,
};

/// Whether the match is over and all players have seen the end; tracked.
pub(super) fn has_ended(controls: Controls) -> bool {
    controls.status.read().ending.is_some() && !controls.is_watched()
}

/// Marks the end of a match with a sound, an announcement, and the top of the result page. Does nothing for a match
/// that was already over when opened.
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

/// Scrolls to the top of the page.
fn scroll_to_top() {
    for screen in elements::all(".play") {
        screen.set_scroll_top(0);
    }
}
