//! The screens without a game, except home and those about people: one part of the program.

use leptos::prelude::*;

use super::{
    about::About,
    on_demand::{GeneralDialogs, Sending, UnsavedMatch},
    saves::{Exporter, Load, Saves, codes::Codes, free_space::FreeSpaceDialog},
    scan::Take,
    search::SearchScreen,
    settings::Settings,
};
use crate::app::contexts::navigation::Route;

/// The entry points of this part for home, which loads it.
pub struct GeneralScreens {
    /// Returns the screen at an address.
    pub show: fn(Route) -> AnyView,
    /// Returns the dialog that exports everything.
    pub exporter: fn(RwSignal<bool>) -> AnyView,
    pub dialogs: GeneralDialogs,
}

pub static GENERAL_SCREENS: GeneralScreens =
    GeneralScreens { show, exporter, dialogs: GeneralDialogs { free_space, codes } };

fn codes(sending: Sending) -> AnyView {
    view! { <Codes sending /> }.into_any()
}

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
