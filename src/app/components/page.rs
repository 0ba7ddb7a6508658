//! The frame of every screen except the play screen: a way back, a title, the content.

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

/// Names the current screen: in the window's title, and in the live region on arrival.
pub fn use_title(title: Signal<String>) {
    name_window(title);
    tell_arrival(move || title.get());
}

/// Sets the window's title.
pub fn name_window(title: Signal<String>) {
    let i18n = use_i18n();
    Effect::new(move |_| document().set_title(&format!("{} – {}", title.get(), i18n.say(common::app_name))));
}

/// Announces a screen on arrival. Not for the first screen of a visit: a screen reader then reads the page by itself.
pub fn tell_arrival(words: impl Fn() -> String + 'static) {
    let (navigation, announcer) = (use_navigation(), use_announcer());
    if navigation.has_moved() {
        // In an effect, so that it comes after the previous screen clears its messages.
        Effect::new(move |_| announcer.say(untrack(&words)));
    }
}

/// The frame of a screen: a way back, a title, the content.
#[component]
pub fn Page(
    /// The name for tests and styles.
    name: &'static str,
    #[prop(into)] title: Signal<String>,
    children: Children,
) -> impl IntoView {
    use_title(title);
    view! {
        <header class="top">
            <WayBack />
            // The focused heading announces a new screen, and keyboard users continue from it.
            <h1 tabindex="-1" use:take_focus>
                {title}
            </h1>
        </header>
        <main class="page" data-screen=name>
            {children()}
        </main>
    }
}

/// A link to the previous screen.
#[component]
pub fn WayBack() -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let back = move |event: web_sys::MouseEvent| {
        // The previous screen may be a match, for instance; the link leads home if there is none.
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

/// A part of a page, named by its heading.
#[component]
pub fn Card(#[prop(into)] title: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <section class="card" aria-label=title>
            <h2>{title}</h2>
            {children()}
        </section>
    }
}

/// A message shown as long as its reason holds.
#[component]
pub fn Notice(
    /// The name for tests.
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
