//! The frame of every screen but the play screen: a way back, a title, the contents.

use leptos::{html, prelude::*, text_prop::TextProp};

use super::icon;
use crate::app::{
    contexts::nav::{Nav, Route},
    i18n::use_i18n,
    lexicon::{say, text, w},
};

/// Sets the window's title for as long as the screen is shown.
pub fn title_page(title: TextProp) {
    let i18n = use_i18n();
    Effect::new(move |_| {
        let name = say!(i18n, app_name);
        document().set_title(&[&title.get(), " – ", name].concat());
    });
}

/// A screen. `name` is what tests and styles know it by.
#[component]
pub fn Page(name: &'static str, #[prop(into)] title: TextProp, children: Children) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let heading = NodeRef::<html::H1>::new();
    // A new screen is announced by its heading, where a keyboard goes on from.
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    title_page(title.clone());
    view! {
        <header class="top">
            <a class="icon-button" data-act="back" href=Route::Home.href() aria-label=w!(back) title=w!(back)
                on:click=move |event| {
                    // To wherever one came from, a match for instance; home where one began here.
                    if nav.back() {
                        event.prevent_default();
                    }
                }>
                {icon::icon(icon::BACK)}
            </a>
            <h1 node_ref=heading tabindex="-1">{text(title)}</h1>
        </header>
        <main class="page" data-screen=name>{children()}</main>
    }
    .into_any()
}
