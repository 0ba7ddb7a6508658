//! A warning to whoever is about to part with money.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{contexts::use_i18n, i18n::barracuda as key, session::use_session},
    games::barracuda::Barracuda,
    scenes::barracuda::{Change, danger},
};

/// Where less would be left than the rent that is due next then.
#[component]
pub(super) fn Careful(
    /// What would be left, in thousands.
    #[prop(into)]
    left: Signal<u16>,
    /// Which bars would be one's own then.
    #[prop(into)]
    change: Signal<Change>,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let danger = Memo::new(move |_| session.view.with(|view| danger(view, left.get(), change.get())));
    let text = move || {
        let language = i18n.language();
        let danger = danger.get()?;
        let (rent, left) = (words::money(&language, danger.rent), words::money(&language, danger.left));
        Some(language.say(key::Danger { rent, left }))
    };
    view! {
        <Show when=move || danger.get().is_some()>
            <p class="bc-careful" role="note">
                {text}
            </p>
        </Show>
    }
}
