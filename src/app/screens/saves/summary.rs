//! What is said of a match, wherever several are listed.

use leptos::prelude::*;

use crate::{
    app::{I18n, components::Named, contexts::use_i18n, games},
    saves::shelf::Summary,
    table::player::Player,
};

/// Whether its size may be told: that of a match under way tells how long a hidden word is.
pub fn tellable(summary: &Summary) -> bool {
    summary.over || games::find(&summary.game).is_some_and(|game| !game.secrets)
}

/// What a game is called; its slug where this version does not know it. Tracks the language.
pub fn title(i18n: I18n, slug: &str) -> String {
    games::find(slug).map_or_else(|| slug.to_owned(), |game| i18n.say(game.title))
}

/// Everybody, one beside the other.
#[component]
pub fn Players(players: Vec<Player>) -> impl IntoView {
    players.into_iter().map(|player| view! { <Named player /> }).collect_view()
}

/// Which game, and who plays it.
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
