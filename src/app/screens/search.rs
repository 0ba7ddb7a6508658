//! Screen that searches the rules of all games.

use leptos::prelude::*;

use super::rules::search::{Found, SearchField};
use crate::app::{
    components::{LinkButton, Page, focus::focus, icon},
    contexts::{navigation::Route, rules_query::use_rules_query, use_i18n},
    games::{GAMES, GameEntry},
    i18n::{common, t},
};

/// Search field and results. Without a search text it lists the rules pages.
#[component]
pub fn SearchScreen() -> impl IntoView {
    let i18n = use_i18n();
    let wanted = use_rules_query();
    let searching = Memo::new(move |_| !wanted.read().trim().is_empty());
    // Focuses the field, unless earlier results are shown again.
    if !searching.get_untracked() {
        request_animation_frame(|| focus("[data-screen='search'] [data-act='search']"));
    }
    let link = move |game: &'static GameEntry| {
        let label = t!(i18n, game.title);
        let href = Route::Rules(game.slug.to_owned(), None).href();
        view! {
            <li>
                <LinkButton icon=icon::RULES label href act="rules" />
            </li>
        }
    };
    view! {
        <Page name="search" title=t!(i18n, common::search)>
            <SearchField wanted />
            <Show
                when=move || searching.get()
                fallback=move || {
                    view! {
                        <section class="rules-found stack">
                            <p class="help-text">{t!(i18n, common::search_hint)}</p>
                            <p>{t!(i18n, common::search_games)}</p>
                            <ul class="rules-games stack">{GAMES.iter().map(link).collect_view()}</ul>
                        </section>
                    }
                }
            >
                <Found wanted first=None />
            </Show>
        </Page>
    }
}
