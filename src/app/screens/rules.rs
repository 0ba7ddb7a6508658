//! The rules of a game, in our words.

use leptos::prelude::*;

use super::unknown::UnknownGame;
use crate::app::{components::Page, contexts::use_i18n, games, i18n::common};

/// The rules of a game, opened at a section where one is named.
#[component]
pub fn RulesScreen(
    /// The game's name in addresses.
    slug: String,
    /// The id of the section.
    at: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let Some(shown) = games::find(&slug) else { return view! { <UnknownGame slug /> }.into_any() };
    let title = move || i18n.say(common::RulesOf { game: (shown.title)(i18n) });
    view! {
        <Page name="rules" title>
            <article class="rules">{(shown.rules)(at)}</article>
        </Page>
    }
    .into_any()
}
