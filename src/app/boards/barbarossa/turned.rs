//! Clay on a turning viewer, and the film of its making.

use std::sync::Arc;

use leptos::prelude::*;

use super::studio::{TimeLapse, Viewer};
use crate::app::{
    components::{Button, Quiet},
    contexts::use_i18n,
    i18n::barbarossa as key,
};

#[component]
pub(super) fn Turned(
    strokes: Arc<str>,
    colour: u8,
    /// Accessible name of the object.
    name: String,
    /// More buttons.
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let film = RwSignal::new(false);
    let clay = move || {
        let strokes = Arc::clone(&strokes);
        match film.get() {
            true => view! { <TimeLapse strokes colour /> }.into_any(),
            false => view! { <Viewer strokes colour label=name.clone() spins=true /> }.into_any(),
        }
    };
    let label = move || i18n.say(if film.get() { key::turn_it } else { key::lapse });
    view! {
        {clay}
        <div class="bb-buttons">
            {children()}
            <Button label on_press=move || film.update(|film| *film = !*film) act="lapse" appearance=Quiet />
        </div>
    }
}
