//! The rules of a game, in our words.

use leptos::prelude::*;

use crate::app::{
    components::{Page, icon},
    contexts::nav::Route,
    games,
    i18n::use_i18n,
    lexicon::{fill, say, w},
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
    let back = move |event: leptos::ev::MouseEvent| {
        // Back to the match that asked, where there is one.
        if js_history_back() {
            event.prevent_default();
        }
    };
    view! {
        <Page name="rules" title=move || fill(say!(i18n, rules_of), &[("game", &(shown.title)(i18n))])>
            <a class="button quiet rules-back" data-act="return" href=Route::Home.href() on:click=back>
                {icon::icon(icon::BACK)}<span>{w!(back)}</span>
            </a>
            <article class="rules">{(shown.rules)(at)}</article>
        </Page>
    }
    .into_any()
}

/// Whether there was a page of ours to go back to.
fn js_history_back() -> bool {
    use crate::app::platform::js;
    let Some(history) = js::get(&window(), "history") else { return false };
    let length = js::get(&history, "length").and_then(|length| length.as_f64()).unwrap_or(0.0);
    length > 1.0 && js::call(&history, "back", &[]).is_some()
}
