//! The screens without a game, except home and those about people: one part of the program.

use leptos::prelude::*;

use super::{
    about::About,
    saves::{Exporter, Load, Saves, free_space::FreeSpaceDialog},
    scan::Take,
    search::SearchScreen,
    settings::Settings,
    unsaved_match::{ShowDialog, UnsavedMatch},
};
use crate::app::contexts::navigation::Route;

/// The entry points of this part for home, which loads it.
pub struct GeneralScreens {
    /// Returns the screen at an address.
    pub show: fn(Route) -> AnyView,
    /// Returns the dialog that exports everything.
    pub exporter: fn(RwSignal<bool>) -> AnyView,
    /// Returns the dialog that frees storage space.
    pub free_space: ShowDialog,
}

pub static GENERAL_SCREENS: GeneralScreens = GeneralScreens { show, exporter, free_space };

fn free_space(unsaved: UnsavedMatch) -> AnyView {
    view! { <FreeSpaceDialog unsaved /> }.into_any()
}

fn exporter(open: RwSignal<bool>) -> AnyView {
    view! { <Exporter open load=|()| Load::Everything /> }.into_any()
}

fn show(route: Route) -> AnyView {
    match route {
        Route::Search => view! { <SearchScreen /> }.into_any(),
        Route::Saves => view! { <Saves /> }.into_any(),
        Route::Settings => view! { <Settings /> }.into_any(),
        Route::About => view! { <About /> }.into_any(),
        Route::Take(text) => view! { <Take text /> }.into_any(),
        // Home, and the screens of `of_game.rs` and `about_people.rs`.
        _ => ().into_any(),
    }
}
