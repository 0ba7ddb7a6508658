//! The frame of every screen but the play screen: a way back, a title, the contents.

use leptos::prelude::*;

use super::icon;
use crate::app::{
    contexts::app,
    contexts::nav::{Nav, Route},
    dom::{El, Text, View, el, focus_soon},
    i18n::Word,
    lexicon::w,
};

/// Sets the window's title for as long as the screen is shown.
pub fn title_page(title: impl Into<Text>) {
    let i18n = app().i18n;
    title.into().follow(Box::new(move |title| {
        let name = i18n.now(w!(app_name));
        document().set_title(&[title.unwrap_or_default(), " – ", name].concat());
    }));
}

/// A screen. `name` is what tests and styles know it by.
pub fn page(name: &'static str, title: impl Into<Text>, contents: impl Into<View>) -> View {
    let nav = app().nav;
    let title = title.into();
    title_page(title.clone());
    let heading = el("h1").attr("tabindex", "-1").text(title);
    // A new screen is announced by its heading, where a keyboard goes on from.
    focus_soon(&heading);
    View::from([
        el("header.top").child(way_back(nav)).child(heading),
        el("main.page").attr("data-screen", name).child(contents),
    ])
}

fn way_back(nav: Nav) -> El {
    let back = move |event: web_sys::Event| {
        // To wherever one came from, a match for instance; home where one began here.
        if nav.back() {
            event.prevent_default();
        }
    };
    el("a.icon-button")
        .act("back")
        .attr("href", Route::Home.href())
        .label(w!(back))
        .attr("title", w!(back))
        .on("click", back)
        .child(icon(icon::BACK))
}

/// A part of a page under a heading of its own, which also names it.
pub fn card(title: Word) -> El {
    el("section.card").label(title).child(el("h2").text(title))
}

/// A message that stays as long as what it says is so.
pub fn notice(name: &'static str, text: impl Into<Text>) -> El {
    el("p.notice.warn")
        .attr("role", "alert")
        .attr("data-notice", name)
        .child(icon(icon::WARNING))
        .child(el("span").text(text))
}
