//! The stored results, as the screens about them follow them.

use std::sync::Arc;

use leptos::prelude::*;

use crate::{
    app::{
        contexts::{saves::use_saves, use_i18n},
        trouble,
    },
    saves::results::MatchResult,
};

/// All stored results in the order of their ends, or why they cannot be read.
pub type Noted = Memo<Result<Arc<[MatchResult]>, String>>;

/// Returns the results; none if they cannot be read.
pub fn all(noted: &Result<Arc<[MatchResult]>, String>) -> &[MatchResult] {
    noted.as_deref().unwrap_or_default()
}

/// The stored results, read anew when a list changes. Call this while building a component.
pub fn use_noted() -> Noted {
    let (i18n, saves) = (use_i18n(), use_saves());
    Memo::new(move |_| {
        saves.lists.track();
        let results = saves.with(|library| library.load_results());
        results.map(Arc::from).map_err(|error| trouble::load_error(i18n, &error))
    })
}

/// The notice that the results cannot be read, if so.
#[component]
pub fn Unreadable(noted: Noted) -> impl IntoView {
    let why = move || noted.with(|noted| noted.as_ref().err().cloned());
    view! {
        <For each=why key=String::clone let(words)>
            <p class="notice warn" role="alert">
                {words}
            </p>
        </For>
    }
}
