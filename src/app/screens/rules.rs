//! The rules of a game, in our words.

use leptos::prelude::*;

use crate::app::{
    components::Page,
    games,
    i18n::use_i18n,
    lexicon::{fill, say},
};

#[component]
pub fn Rules(slug: String, at: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    let Some(shown) = games::find(&slug) else { return super::play::unknown_game(&slug) };
    let section = at.clone();
    // The passage that matters now.
    Effect::new(move |_| {
        if let Some(target) = section.as_ref().and_then(|at| document().get_element_by_id(at)) {
            target.scroll_into_view();
        }
    });
    view! {
        <Page name="rules" title=move || fill(say!(i18n, rules_of), &[("game", &(shown.title)(i18n))])>
            <article class="rules">{(shown.rules)(at)}</article>
        </Page>
    }
    .into_any()
}
