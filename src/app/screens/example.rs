//! A passage of the rules, shown.

use leptos::prelude::*;

use super::{rules::RulesScreen, unknown::UnknownGame};
use crate::{app::games, words::offered};

/// The example with this id; the rules at that section where there is none.
#[component]
pub fn ExampleScreen(
    /// The game's name in addresses.
    slug: String,
    /// The id of the section.
    section: String,
    /// The id of the example.
    id: String,
) -> impl IntoView {
    match (games::find(&slug), offered::find(&slug, &id)) {
        (Some(game), Some(passage)) => (game.module().example)(passage),
        (Some(_), None) => view! { <RulesScreen slug at=Some(section) /> }.into_any(),
        (None, _) => view! { <UnknownGame slug /> }.into_any(),
    }
}
