//! A match that could not be saved is not left unasked: a file, room on the device, or staying.

use super::frame::Panels;
use crate::app::{
    components::{button, dialog, icon, picture_button},
    contexts::app,
    dom::{El, View, at_end, el, on_window, watch},
    lexicon::w,
    platform::js,
    session::Frame,
    state::State,
    trouble,
};
use leptos::prelude::*;

/// Guards the screen for as long as the match as it stands is not saved, and asks whoever wants to leave it.
pub fn leaving_dialog(frame: Frame, panels: Panels) -> El {
    let (navigation, i18n) = (app().navigation, app().i18n);
    let open = State::new(false);
    watch(move || {
        let unsaved = frame.unsaved.get().is_some();
        navigation.guarded.set(unsaved);
        if !unsaved {
            navigation.leave();
        }
    });
    watch(move || open.set(navigation.wanted.get().is_some()));
    watch(move || {
        if !open.get() && navigation.wanted.get_untracked().is_some() {
            navigation.stay();
        }
    });
    at_end(move || navigation.guarded.set(false));
    on_window(
        "beforeunload",
        Box::new(move |event| {
            if frame.unsaved.get_untracked().is_some() {
                // The browser asks in words of its own; older ones only where this is set, too.
                event.prevent_default();
                js::set(&event, "returnValue", true.into());
            }
        }),
    );
    dialog("leaving", open, w!(leaving), move || {
        let why =
            move || frame.unsaved.get().map(|error| trouble::save_error(i18n, &error)).unwrap_or_default();
        let take = move || panels.exporting.set(true);
        let room = move || panels.room.set(true);
        let buttons = el("div.leaving")
            .child(picture_button(icon::EXPORT, w!(leaving_file), take).act("leaving-file").class("primary"))
            .child(picture_button(icon::BIN, w!(leaving_room), room).act("leaving-room"))
            .child(button(w!(leaving_stay), move || open.set(false)).act("leaving-stay"))
            .child(button(w!(leaving_lose), move || navigation.leave()).act("leaving-lose").class("danger"));
        View::from([el("p").text(w!(leaving_text)), el("p.hint").text(why), buttons])
    })
}
