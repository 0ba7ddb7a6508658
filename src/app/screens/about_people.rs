//! The screens about people and their finished matches: one part of the program.

use futures::future::LocalBoxFuture;
use leptos::prelude::*;

use super::{
    history::History,
    noted_results::{are_read, read},
    person::Person,
    results::Results,
    roster::Roster,
};
use crate::app::{
    components::Awaited,
    contexts::{
        navigation::Route,
        saves::{Saves, use_saves},
    },
};

/// The entry points of this part for home, which loads it.
pub struct PeopleScreens {
    /// Returns the screen at an address.
    pub show: fn(Route) -> AnyView,
    /// Reads the results, so that the first screen need not wait for them.
    pub prepare: fn(Saves) -> LocalBoxFuture<'static, ()>,
}

pub static PEOPLE_SCREENS: PeopleScreens = PeopleScreens { show, prepare: |saves| Box::pin(prepare(saves)) };

async fn prepare(saves: Saves) {
    if !are_read(saves) {
        read(saves).await;
    }
}

/// Shows the screen of an address once the results are read.
fn show(route: Route) -> AnyView {
    let saves = use_saves();
    if are_read(saves) {
        return screen(route);
    }
    let load = move || async move {
        read(saves).await;
        Some(())
    };
    view! { <Awaited load show=move |(): &()| screen(route.clone()) /> }.into_any()
}

fn screen(route: Route) -> AnyView {
    match route {
        Route::Roster => view! { <Roster /> }.into_any(),
        Route::Person(name) => view! { <Person name /> }.into_any(),
        Route::Results => view! { <Results /> }.into_any(),
        Route::History(person) => view! { <History person /> }.into_any(),
        // The other screens are in other parts.
        _ => ().into_any(),
    }
}
