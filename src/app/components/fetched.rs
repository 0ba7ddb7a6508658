//! Screens that fetch something first: a message during a long wait, and a button to try again.

use std::future::Future;

use leptos::prelude::*;

use super::{Button, Illustration, Notice, Page, Primary, page::WayBack};
use crate::app::{
    contexts::use_i18n,
    i18n::{common, t},
    platform::texts,
};

/// A screen made from a fetched file.
#[component]
pub fn Fetched(
    /// The file's name in `scripts/on_demand.mjs`.
    #[prop(into)]
    name: String,
    /// Builds the screen from the file's text.
    show: impl Fn(&str) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let load = move || {
        let name = name.clone();
        async move { texts::fetch_file(&name).await }
    };
    view! { <Awaited load show=move |file: &String| show(file) /> }
}

/// A screen that waits for a loaded value.
#[component]
pub fn Awaited<T: 'static, F: Future<Output = Option<T>> + 'static>(
    /// Loads the value; `None` on failure. Called again if the player tries again.
    load: impl Fn() -> F + 'static,
    /// Builds the screen from the loaded value.
    show: impl Fn(&T) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let loaded = LocalResource::new(load);
    let again = Callback::new(move |()| loaded.refetch());
    move || {
        let loaded = loaded.read();
        match loaded.as_ref() {
            None => view! { <OnItsWay /> }.into_any(),
            Some(None) => view! { <NotHere again /> }.into_any(),
            // Untracked: signals read by the screen must not reload it.
            Some(Some(loaded)) => untrack(|| show(loaded)),
        }
    }
}

/// The waiting message, shown only during a long wait, so that a short wait does not flash.
#[component]
fn OnItsWay() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <main class="page on-its-way" data-screen="on-its-way" aria-busy="true">
            <WayBack />
            <p role="status">{t!(i18n, common::fetched_wait)}</p>
        </main>
    }
}

/// The failure message.
#[component]
fn NotHere(again: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Page name="not-fetched" title=t!(i18n, common::fetched_title)>
            <Illustration name="lantern" />
            <Notice name="not-fetched" text=t!(i18n, common::fetched_missing) />
            <Button label=t!(i18n, common::bots_again) on_press=again act="fetch-again" appearance=Primary />
        </Page>
    }
}
