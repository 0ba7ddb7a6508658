//! The screen of an example of the rules.

use leptos::prelude::*;

use super::rules::RulesScreen;
use crate::{app::games::LoadedGame, words::offered};

/// The example with this id; if there is none, the rules at that section.
#[component]
pub fn ExampleScreen(
    game: LoadedGame,
    /// The id of the section.
    section: String,
    /// The id of the example.
    id: String,
) -> impl IntoView {
    match offered::find(game.slug, &id) {
        Some(passage) => (game.module.example)(passage),
        None => view! { <RulesScreen game at=Some(section) /> }.into_any(),
    }
}
