//! The lesson of a game.

use leptos::{context::Provider, prelude::*};

use super::board_help::BoardHelp;
use crate::app::{
    contexts::{screen_language::ScreenLanguage, use_i18n},
    games::LoadedGame,
};

/// The lesson, in the language of the table or in another one.
#[component]
pub fn LessonScreen(game: LoadedGame) -> impl IntoView {
    let language = ScreenLanguage::new(use_i18n());
    provide_context(language);
    view! { <Provider value=language.i18n()>{(game.module.lesson)()} <BoardHelp game /></Provider> }
}
