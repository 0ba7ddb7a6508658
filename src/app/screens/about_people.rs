//! The screens about people and their finished matches: one part of the program.

use leptos::prelude::*;

use super::{history::History, person::Person, results::Results, roster::Roster};
use crate::app::contexts::navigation::Route;

/// The entry point of this part for home, which loads it.
pub struct PeopleScreens {
    /// Returns the screen at an address.
    pub show: fn(Route) -> AnyView,
}

pub static PEOPLE_SCREENS: PeopleScreens = PeopleScreens { show };

fn show(route: Route) -> AnyView {
    match route {
        Route::Roster => view! { <Roster /> }.into_any(),
        Route::Person(name) => view! { <Person name /> }.into_any(),
        Route::Results => view! { <Results /> }.into_any(),
        Route::History(person) => view! { <History person /> }.into_any(),
        // The other screens are in other parts.
        _ => ().into_any(),
    }
}
