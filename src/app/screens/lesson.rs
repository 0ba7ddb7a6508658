//! A game learnt by playing it.

use leptos::prelude::*;

use super::{board_help::BoardHelp, unknown::UnknownGame};
use crate::app::games;

/// The lesson of the game with this slug.
#[component]
pub fn LessonScreen(slug: String) -> impl IntoView {
    match games::find(&slug) {
        Some(game) => view! {
            {(game.module().lesson)()}
            <BoardHelp game />
        }
        .into_any(),
        None => view! { <UnknownGame slug /> }.into_any(),
    }
}
