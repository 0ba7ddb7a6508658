//! Screens that need something fetched first: a sentence while it takes long, and a way to try again.

use std::future::Future;

use leptos::prelude::*;

use super::{Button, Illustration, Notice, Page, Primary, page::WayBack};
use crate::app::{
    contexts::use_i18n,
    i18n::{common, t},
    platform::texts,
};

/// A screen that is made of a file.
#[component]
pub fn Fetched(
    /// What the file is called in `scripts/apart.mjs`.
    #[prop(into)]
    name: String,
    /// The screen, from what is in the file.
    show: impl Fn(&str) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let load = move || {
        let name = name.clone();
        async move { texts::fetch_apart(&name).await }
    };
    view! { <Awaited load show=move |file: &String| show(file) /> }
}

/// A screen that needs something loaded.
#[component]
pub fn Awaited<T: 'static, F: Future<Output = Option<T>> + 'static>(
    /// `None` if it cannot be had; it is called again when the player asks.
    load: impl Fn() -> F + 'static,
    /// Returns the screen from the loaded value.
    show: impl Fn(&T) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let loaded = LocalResource::new(load);
    let again = Callback::new(move |()| loaded.refetch());
    move || {
        let loaded = loaded.read();
        match loaded.as_ref() {
            None => view! { <OnItsWay /> }.into_any(),
            Some(None) => view! { <NotHere again /> }.into_any(),
            // What the screen reads is its own to follow.
            Some(Some(loaded)) => untrack(|| show(loaded)),
        }
    }
}

/// Seen only where it takes long: what comes at once does not flash.
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

/// It cannot be had.
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
