//! Name and scale of an evening.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::{
        components::{Button, ChoiceField, Dialog, Labelled, Primary, Quiet, TextField, icon, labelled},
        contexts::use_i18n,
        i18n::{common, evenings, t},
    },
    saves::evenings::Scale,
    table::name,
};

/// A button that opens a dialog with the name.
#[component]
pub(super) fn Rename(evening: ShownEvening) -> impl IntoView {
    let i18n = use_i18n();
    let (open, name) = (RwSignal::new(false), RwSignal::new(String::new()));
    let ask = move || {
        name.set(evening.note.with_untracked(|note| note.name.clone()));
        open.set(true);
    };
    let done = move || {
        open.set(false);
        evening.change(|note| note.name = name::cut(&name.read_untracked()));
    };
    view! {
        <Button
            icon=icon::PEN
            label=t!(i18n, evenings::rename)
            on_press=ask
            act="rename-evening"
            appearance=Quiet
        />
        <Dialog name="evening" open title=t!(i18n, evenings::name_of_evening)>
            <TextField
                act="evening-name"
                label=t!(i18n, common::name)
                hint=t!(i18n, evenings::name_line)
                placeholder=move || evening.date(i18n)
                longest=name::MAX_TYPED
                value=name
                on_enter=done
            />
            <div class="row end">
                <Button label=t!(i18n, common::done) on_press=done act="done" appearance=Primary />
            </div>
        </Dialog>
    }
}

const SCALES: [Labelled<Scale>; 3] = [
    labelled(Scale::Places, evenings::scale_places, evenings::scale_places_line),
    labelled(Scale::Wins, evenings::scale_wins, evenings::scale_wins_line),
    labelled(Scale::None, evenings::scale_none, evenings::scale_none_line),
];

/// The scale of the scoreboard, with a sentence that explains it.
#[component]
pub(super) fn ScaleChoice(evening: ShownEvening) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <ChoiceField
            act="scale"
            label=t!(i18n, evenings::scale)
            choices=SCALES
            value=move || evening.note.read().scale
            on_change=move |scale| evening.change(|note| note.scale = scale)
        />
    }
}
