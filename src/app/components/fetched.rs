//! What is fetched when it is first opened: nothing while it comes, unless that takes long, and a way to try again.

use leptos::prelude::*;

use super::{Button, Notice, Page, Primary, page::WayBack};
use crate::app::{
    contexts::use_i18n,
    i18n::{common, t},
    platform::texts,
};

/// A screen that is made of a file, once that is here.
#[component]
pub fn Fetched(
    /// What the file is called in `scripts/apart.mjs`.
    #[prop(into)]
    name: String,
    /// The screen, from what is in the file.
    show: impl Fn(&str) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let fetched = LocalResource::new(move || {
        let name = name.clone();
        async move { texts::fetch_apart(&name).await }
    });
    let again = Callback::new(move |()| fetched.refetch());
    move || match fetched.get() {
        None => view! { <OnItsWay /> }.into_any(),
        Some(None) => view! { <NotHere again /> }.into_any(),
        // What the screen reads is its own to follow.
        Some(Some(file)) => untrack(|| show(&file)),
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
            <Notice name="not-fetched" text=t!(i18n, common::fetched_missing) />
            <Button label=t!(i18n, common::bots_again) on_press=again act="fetch-again" appearance=Primary />
        </Page>
    }
}
