//! Parts of the program that a screen needs, and how to load them.

use std::iter;

use futures::{future::try_join_all, try_join};
use leptos::prelude::*;

use super::{
    contexts::{navigation::Route, saves::Saves},
    games::{self, GameEntry, LoadedGame},
    parts::{Missing, Part, code},
    platform::sheets,
    screens::all::{SCREENS, Screens},
};
use crate::{
    games::{barbarossa::Barbarossa, barragoon::Barragoon},
    kernel::Game,
};

static SCREENS_PART: Part<Screens> = Part::new(&["screens", "around"], code!(screens: Screens = &SCREENS));

/// What a screen needs beside home's part.
#[derive(Clone)]
pub struct Needs {
    games: Vec<&'static GameEntry>,
}

impl Needs {
    /// The needs of the screen at an address; `None` for home.
    pub fn of(route: &Route, saves: Saves) -> Option<Needs> {
        let slug = match route {
            Route::Home => return None,
            Route::Roster
            | Route::Results
            | Route::Search
            | Route::Saves
            | Route::Settings
            | Route::About => None,
            Route::Gallery | Route::Practice => Some(Barbarossa::SLUG.to_owned()),
            Route::Problems | Route::Problem(_) => Some(Barragoon::SLUG.to_owned()),
            Route::Play(id) | Route::Replay(id) => {
                saves.with(|library| library.summary(id)).ok().map(|summary| summary.game)
            }
            Route::Setup(slug)
            | Route::Lesson(slug)
            | Route::Minute(slug)
            | Route::Rules(slug, _)
            | Route::Example(slug, ..) => Some(slug.clone()),
        };
        Some(Needs { games: slug.and_then(|slug| games::find(&slug)).into_iter().collect() })
    }

    /// What is needed, if all of it is here.
    pub fn loaded(&self) -> Option<Loaded> {
        let games = self.games.iter().map(|game| game.loaded()).collect::<Option<Vec<_>>>()?;
        Some(Loaded { screens: SCREENS_PART.loaded()?, games })
    }

    /// Loads what is needed.
    ///
    /// # Errors
    /// Some of it cannot be had.
    pub async fn load(&self) -> Result<Loaded, Missing> {
        let games = try_join_all(self.games.iter().map(|game| game.load()));
        let (screens, games) = try_join!(SCREENS_PART.load(), games)?;
        Ok(Loaded { screens, games })
    }
}

/// The parts that a screen needs.
#[derive(Clone)]
pub struct Loaded {
    screens: &'static Screens,
    games: Vec<LoadedGame>,
}

impl Loaded {
    /// Shows the screen at an address with its style sheets and no others, since a tap costs more for each.
    pub fn show(self, route: Route) -> AnyView {
        let games = self.games.iter().flat_map(|game| game.sheets());
        sheets::apply(SCREENS_PART.sheets().iter().chain(games).copied());
        (self.screens.show)(route, self.games)
    }
}

/// Applies no style sheet but home's.
pub fn undress() {
    sheets::apply(iter::empty());
}
