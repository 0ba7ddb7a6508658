//! The seating of two people at one device: side by side, or face to face.

use leptos::prelude::*;

use super::seating::use_seating;
use crate::app::{
    components::Toggle,
    contexts::{
        settings::{Rotation, use_settings},
        use_i18n,
    },
    i18n::{common, t},
};

/// A switch for playing face to face, for two people and a game without secrets.
#[component]
pub fn Facing() -> impl IntoView {
    let (i18n, settings, seating) = (use_i18n(), use_settings(), use_seating());
    let turn = move |on: bool| {
        settings.change(|now| now.rotation = if on { Rotation::FaceToFace } else { Rotation::Game });
    };
    view! {
        <Show when=move || seating.is_for_two()>
            <Toggle
                act="face-to-face"
                label=t!(i18n, common::facing)
                hint=t!(i18n, common::facing_line)
                value=move || settings.get().rotation == Rotation::FaceToFace
                on_change=turn
            />
        </Show>
    }
}
