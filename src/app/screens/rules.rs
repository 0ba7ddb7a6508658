//! The rules of a game, in our words.

use leptos::prelude::*;

use crate::app::{
    components::page,
    contexts::app,
    dom::{View, el},
    games,
    lexicon::{fill, say},
};

/// Opened at a section, where one is named.
pub fn rules(slug: String, at: Option<String>) -> View {
    let i18n = app().i18n;
    let Some(shown) = games::find(&slug) else {
        return View::from(view! { <super::unknown::UnknownGame slug/> }.into_any());
    };
    let title = move || fill(say!(i18n, rules_of), &[("game", &(shown.title)(i18n))]);
    page("rules", title, el("article.rules").child((shown.rules)(at)))
}
