//! A game learnt by playing it.

use leptos::prelude::*;

use super::unknown::UnknownGame;
use crate::app::games;

/// The lesson of the game with this slug.
#[component]
pub fn LessonScreen(slug: String) -> impl IntoView {
    match games::find(&slug) {
        Some(game) => (game.lesson)(),
        None => view! { <UnknownGame slug /> }.into_any(),
    }
}
