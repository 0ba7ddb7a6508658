//! A photo of the object on the table, small enough for a save.

use leptos::prelude::*;

use super::{art::Drawing, controller::use_controller};
use crate::{
    app::{
        components::{Button, Quiet, icon},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
        platform::photo::{self, Fault},
    },
    games::barbarossa::object::MAX_PHOTO,
};

#[component]
pub(super) fn PhotoField(
    /// The photo as a data URL; empty if there is none.
    photo: RwSignal<String>,
) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let take = move |camera: bool| {
        move || {
            photo::take(camera, MAX_PHOTO, move |data| match data {
                Ok(data) => {
                    // The page may have been left by now.
                    photo.try_set(data);
                }
                Err(Fault::Unreadable) => session.toast(i18n.now(key::photo_bad)),
                Err(Fault::Large) => session.toast(i18n.now(key::photo_large)),
            });
        }
    };
    view! {
        <div class="bb-camera">
            <div class="bb-large">
                <Show when=move || photo.with(|data| !data.is_empty()) fallback=Lump>
                    <img class="bb-photo" src=photo alt=t!(i18n, key::photo) />
                    <Button
                        label=t!(i18n, key::photo_remove)
                        on_press=move || photo.set(String::new())
                        act="photo-remove"
                        appearance=Quiet
                    />
                </Show>
            </div>
            <div class="bb-buttons">
                <Button
                    label=t!(i18n, key::photo_take)
                    on_press=take(true)
                    icon=icon::PLUS
                    act="photo-take"
                />
                <Button
                    label=t!(i18n, key::photo_choose)
                    on_press=take(false)
                    icon=icon::IMPORT
                    act="photo-choose"
                />
            </div>
            <p class="help-text">{t!(i18n, key::photo_line)}</p>
        </div>
    }
}

/// The picture for an object without a photo.
#[component]
fn Lump() -> impl IntoView {
    view! {
        <span class="bb-model" aria-hidden="true">
            <Drawing href="#bb-lump" />
        </span>
    }
}
