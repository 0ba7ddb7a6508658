//! When a match is over.

use leptos::prelude::*;

use super::once::once;
use crate::app::{
    components::focus::{Focus, focus_if_lost},
    contexts::{announcer::use_announcer, settings::use_settings},
    platform::sounds::{self, Sound},
    session::Controls,
};

/// Whether it is over, and everybody has seen how; tracked.
pub(super) fn has_ended(controls: Controls) -> bool {
    controls.status.read().ending.is_some() && !controls.is_watched()
}

/// That it is over is heard and said when it comes about, not to whoever comes back to look. The window with the result
/// opens when somebody wants it: the board lies open until then.
pub(super) fn show_the_end(controls: Controls) {
    let (announcer, settings) = (use_announcer(), use_settings());
    once(
        move || has_ended(controls),
        move || {
            let status = controls.status.read_untracked();
            if let Some(places) = status.places.as_ref().filter(|_| settings.now().sound) {
                sounds::play(if places.iter().all(|place| *place == 1) { Sound::Draw } else { Sound::Win });
            }
            announcer.say(status.ended.clone());
            // It may have been on what there is no more to do.
            focus_if_lost(Focus::act("result"));
        },
    );
}
