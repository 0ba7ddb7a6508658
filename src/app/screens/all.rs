//! All screens but home: one part of the program.

use leptos::prelude::*;

use super::{
    about::About,
    board_help::BoardHelp,
    example::ExampleScreen,
    lesson::LessonScreen,
    minute::MinuteScreen,
    play::{Play, Replay},
    results::Results,
    roster::Roster,
    rule::RuleDialog,
    rules::RulesScreen,
    saves::{Exporter, Load, Saves},
    search::SearchScreen,
    settings::Settings,
    setup::Setup,
    unknown::UnknownGame,
};
use crate::app::{contexts::navigation::Route, games::LoadedGame};

/// The screens, for home, which loads them.
pub struct Screens {
    /// Returns the screen at an address, from the games it needs.
    pub show: fn(Route, Vec<LoadedGame>) -> AnyView,
    /// Returns the window that exports everything.
    pub exporter: fn(RwSignal<bool>) -> AnyView,
}

pub static SCREENS: Screens = Screens { show, exporter };

fn exporter(open: RwSignal<bool>) -> AnyView {
    view! { <Exporter open load=|()| Load::Everything /> }.into_any()
}

fn show(route: Route, games: Vec<LoadedGame>) -> AnyView {
    view! {
        {screen(route, games)}
        <RuleDialog />
    }
    .into_any()
}

fn screen(route: Route, games: Vec<LoadedGame>) -> AnyView {
    let game = games.first().copied();
    match (route, game) {
        (Route::Roster, _) => view! { <Roster /> }.into_any(),
        (Route::Results, _) => view! { <Results /> }.into_any(),
        (Route::Search, _) => view! { <SearchScreen /> }.into_any(),
        (Route::Saves, _) => view! { <Saves /> }.into_any(),
        (Route::Settings, _) => view! { <Settings /> }.into_any(),
        (Route::About, _) => view! { <About /> }.into_any(),
        (Route::Play(id), _) => view! { <Play id game /> }.into_any(),
        (Route::Replay(id), _) => view! { <Replay id game /> }.into_any(),
        (Route::Setup(_), Some(game)) => view! { <Setup game /> }.into_any(),
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
            | Route::Lesson(slug)
            | Route::Minute(slug)
            | Route::Example(slug, ..)
            | Route::Rules(slug, _),
            None,
        ) => view! { <UnknownGame slug /> }.into_any(),
        // Home is in the first part; the others name a game that there is.
        (Route::Home | Route::Problems | Route::Problem(_) | Route::Gallery | Route::Practice, None) => {
            ().into_any()
        }
    }
}
