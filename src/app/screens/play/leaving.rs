//! The question before leaving an unsaved match: export it, free storage space, or stay.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::panels::use_panels;
use crate::app::{
    components::{Button, Danger, Dialog, Primary, icon},
    contexts::{navigation::use_navigation, use_i18n},
    i18n::{common, t},
    session::use_controls,
    trouble,
};

/// Asks before the screen is left while the current match is not saved.
#[component]
pub(super) fn LeavingDialog() -> impl IntoView {
    let (navigation, i18n) = (use_navigation(), use_i18n());
    let (controls, panels) = (use_controls(), use_panels());
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        let unsaved = controls.unsaved.read().is_some();
        navigation.guarded.set(unsaved);
        if !unsaved {
            navigation.leave();
        }
    });
    Effect::new(move |_| open.set(navigation.wanted.read().is_some()));
    Effect::new(move |_| {
        if !open.get() && navigation.wanted.read_untracked().is_some() {
            navigation.stay();
        }
    });
    on_cleanup(move || navigation.guarded.set(false));
    let _ = use_event_listener(use_window(), ev::beforeunload, move |event| {
        if controls.unsaved.read_untracked().is_some() {
            // The browser asks in its own words; older browsers also need the return value.
            event.prevent_default();
            event.set_return_value("true");
        }
    });
    let why = move || {
        controls.unsaved.read().as_ref().map(|error| trouble::save_error(i18n, error)).unwrap_or_default()
    };
    view! {
        <Dialog name="leaving" open title=t!(i18n, common::leaving)>
            <p>{t!(i18n, common::leaving_text)}</p>
            <p class="help-text">{why}</p>
            <div class="leaving stack">
                <Button
                    icon=icon::EXPORT
                    label=t!(i18n, common::leaving_file)
                    on_press=move || panels.exporting.set(true)
                    act="leaving-file"
                    appearance=Primary
                />
                <Button
                    icon=icon::BIN
                    label=t!(i18n, common::leaving_room)
                    on_press=move || panels.free_space.set(true)
                    act="free-space"
                />
                <Button
                    label=t!(i18n, common::leaving_stay)
                    on_press=move || open.set(false)
                    act="leaving-stay"
                />
                <Button
                    label=t!(i18n, common::leaving_lose)
                    on_press=move || navigation.leave()
                    act="leaving-lose"
                    appearance=Danger
                />
            </div>
        </Dialog>
    }
}
