//! The dialog for the name of a preset.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Dialog, Primary, TextField},
        contexts::use_i18n,
        i18n::{common, t},
    },
    table::name,
};

/// Asks for a name, and passes on a valid one.
#[component]
pub fn PresetName(open: RwSignal<bool>, #[prop(into)] on_name: Callback<String>) -> impl IntoView {
    let i18n = use_i18n();
    let typed = RwSignal::new(String::new());
    let done = move || {
        let text = name::tidy(&typed.get_untracked());
        if !text.is_empty() && !is_long(&text) {
            on_name.run(text);
        }
    };
    let wrong = move || {
        let long = typed.with(|typed| is_long(&name::tidy(typed)));
        long.then(|| i18n.say(common::NameLong { n: name::MAX_LETTERS }))
    };
    view! {
        <Dialog name="preset" open title=t!(i18n, common::preset_save)>
            <TextField
                act="preset-name"
                label=t!(i18n, common::name)
                longest=name::MAX_TYPED
                value=typed
                on_enter=done
            />
            <p class="wrong" role="alert">
                {wrong}
            </p>
            <div class="row end">
                <Button label=t!(i18n, common::done) on_press=done act="done" appearance=Primary />
            </div>
        </Dialog>
    }
}

fn is_long(name: &str) -> bool {
    name::letters(name) > name::MAX_LETTERS
}
