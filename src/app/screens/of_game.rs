//! The screens that show a game: one part of the program.

use leptos::prelude::*;

use super::{
    board_help::BoardHelp,
    example::ExampleScreen,
    lesson::LessonScreen,
    minute::MinuteScreen,
    play::{Play, Replay},
    rule::RuleDialog,
    rules::RulesScreen,
    setup::{PlayNow, Setup, last_players},
    tonight::seat_tonight,
    unknown::UnknownGame,
};
use crate::app::{contexts::navigation::Route, games::LoadedGame};

/// The entry point of this part for home, which loads it.
pub struct GameScreens {
    /// Returns the screen at an address. The game is `None` if the address names no game or an unreadable match.
    pub show: fn(Route, Option<LoadedGame>) -> AnyView,
}

pub static GAME_SCREENS: GameScreens = GameScreens { show };

fn show(route: Route, game: Option<LoadedGame>) -> AnyView {
    view! {
        {screen(route, game)}
        <RuleDialog />
    }
    .into_any()
}

fn screen(route: Route, game: Option<LoadedGame>) -> AnyView {
    match (route, game) {
        (Route::Play(id), _) => view! { <Play id game /> }.into_any(),
        (Route::Replay(id), _) => view! { <Replay id game /> }.into_any(),
        (Route::Setup(_), Some(game)) => view! { <Setup game /> }.into_any(),
        (Route::Now(_), Some(game)) => view! { <PlayNow game players=last_players /> }.into_any(),
        (Route::Tonight(_), Some(game)) => view! { <PlayNow game players=seat_tonight /> }.into_any(),
        (Route::Lesson(_), Some(game)) => view! { <LessonScreen game /> }.into_any(),
        (Route::Minute(_), Some(game)) => view! { <MinuteScreen game /> }.into_any(),
        (Route::Example(_, section, id), Some(game)) => {
            view! { <ExampleScreen game section id /> }.into_any()
        }
        (Route::Rules(_, at), Some(game)) => view! { <RulesScreen game at /> }.into_any(),
        (route @ (Route::Problem(_) | Route::Practice), Some(game)) => view! {
            {(game.module.page)(&route)}
            <BoardHelp game />
        }
        .into_any(),
        (route, Some(game)) => (game.module.page)(&route).into_any(),
        (
            Route::Setup(slug)
            | Route::Now(slug)
            | Route::Tonight(slug)
            | Route::Lesson(slug)
            | Route::Minute(slug)
            | Route::Example(slug, ..)
            | Route::Rules(slug, _),
            None,
        ) => view! { <UnknownGame slug /> }.into_any(),
        // Home and the screens of `general.rs`; the other routes always have a known game.
        (_, None) => ().into_any(),
    }
}
