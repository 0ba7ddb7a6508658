//! The frame of every screen but the play screen: a way back, a title, the contents.

use leptos::prelude::*;

use super::{
    focus::take_focus,
    icon::{self, Picture},
};
use crate::app::{
    contexts::announcer::use_announcer,
    contexts::navigation::{Route, use_navigation},
    contexts::use_i18n,
    i18n::{common, t},
};

/// Names the screen for as long as it is shown: in the window's title, and to whoever listens as one comes to it.
pub fn use_title(title: Signal<String>) {
    name_window(title);
    tell_arrival(move || title.get());
}

/// Sets the window's title for as long as the screen is shown.
pub fn name_window(title: Signal<String>) {
    let i18n = use_i18n();
    Effect::new(move |_| document().set_title(&format!("{} – {}", title.get(), i18n.say(common::app_name))));
}

/// Says once where one has come to. Not on the first screen of a visit: a reader reads the page by itself then.
pub fn tell_arrival(words: impl Fn() -> String + 'static) {
    let (navigation, announcer) = (use_navigation(), use_announcer());
    if navigation.has_moved() {
        // After what the screen before takes back as it goes.
        Effect::new(move |_| announcer.say(untrack(&words)));
    }
}

/// The frame of a screen: a way back, its title, what is on it.
#[component]
pub fn Page(
    /// What tests and styles know it by.
    name: &'static str,
    #[prop(into)] title: Signal<String>,
    children: Children,
) -> impl IntoView {
    use_title(title);
    view! {
        <header class="top">
            <WayBack />
            // A new screen is announced by its heading, where a keyboard goes on from.
            <h1 tabindex="-1" use:take_focus>
                {title}
            </h1>
        </header>
        <main class="page" data-screen=name>
            {children()}
        </main>
    }
}

/// To wherever one came from.
#[component]
pub fn WayBack() -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let back = move |event: web_sys::MouseEvent| {
        // To wherever one came from, a match for instance; home where one began here.
        if navigation.back() {
            event.prevent_default();
        }
    };
    view! {
        <a
            class="icon-button"
            data-act="back"
            href=Route::Home.href()
            aria-label=t!(i18n, common::back)
            title=t!(i18n, common::back)
            on:click=back
        >
            <Picture icon=icon::BACK />
        </a>
    }
}

/// A part of a page under a heading of its own, which also names it.
#[component]
pub fn Card(#[prop(into)] title: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <section class="card" aria-label=title>
            <h2>{title}</h2>
            {children()}
        </section>
    }
}

/// A message that stays as long as what it says is so.
#[component]
pub fn Notice(
    /// What tests know it by.
    name: &'static str,
    #[prop(into)] text: Signal<String>,
) -> impl IntoView {
    view! {
        <p class="notice warn" role="alert" data-notice=name>
            <Picture icon=icon::WARNING />
            <span>{text}</span>
        </p>
    }
}
