//! The lesson of a game.

use leptos::prelude::*;

use super::board_help::BoardHelp;
use crate::app::games::LoadedGame;

#[component]
pub fn LessonScreen(game: LoadedGame) -> impl IntoView {
    view! {
        {(game.module.lesson)()}
        <BoardHelp game />
    }
}
