//! The description of a match in lists.

use leptos::prelude::*;

use crate::{
    app::{I18n, components::Named, contexts::use_i18n, games},
    saves::shelf::Summary,
    table::player::Player,
};

/// Whether the match's size may be shown: the size of a running match would reveal the length of a hidden word.
pub fn tellable(summary: &Summary) -> bool {
    summary.over || games::find(&summary.game).is_some_and(|game| !game.secrets)
}

/// The title of a game; its slug if this version does not know it. Tracks the language.
pub fn title(i18n: I18n, slug: &str) -> String {
    games::find(slug).map_or_else(|| slug.to_owned(), |game| i18n.say(game.title))
}

/// The players in one line.
#[component]
pub fn Players(players: Vec<Player>) -> impl IntoView {
    players.into_iter().map(|player| view! { <Named player /> }).collect_view()
}

/// The game and its players.
#[component]
pub fn MatchWords(summary: Summary) -> impl IntoView {
    let i18n = use_i18n();
    let Summary { game, players, .. } = summary;
    view! {
        <strong>{move || title(i18n, &game)}</strong>
        <span class="match-players">
            <Players players />
        </span>
    }
}
