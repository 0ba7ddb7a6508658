//! Parts of the program that a screen needs, and how to load them.

use futures::{future::try_join_all, try_join};
use leptos::{ev, prelude::*};
use leptos_use_document::use_document;
use leptos_use_event_listener::use_event_listener;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

use super::{
    I18n,
    contexts::{
        navigation::Route,
        saves::{Saves, Shelves},
    },
    games::{self, GAMES, GameEntry, LoadedGame},
    parts::{Missing, Part, code},
    platform::{idle::idle, sheets},
    screens::all::{SCREENS, Screens},
};
use crate::{
    games::{barbarossa::Barbarossa, barragoon::Barragoon},
    kernel::Game,
    saves::shelf::ShelfEntry,
};

static SCREENS_PART: Part<Screens> =
    Part::new("screens", &["screens", "around"], None, code!(screens: Screens = &SCREENS));

/// What a screen needs beside home's part.
#[derive(Clone)]
pub struct Needs {
    games: Vec<&'static GameEntry>,
}

impl Needs {
    /// The needs of a window that all games share.
    pub fn screens() -> Needs {
        Needs { games: Vec::new() }
    }

    /// The needs of the screen at an address; `None` for home.
    pub fn of(route: &Route, library: &Shelves) -> Option<Needs> {
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
            Route::Play(id) | Route::Replay(id) => library.summary(id).ok().map(|summary| summary.game),
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
    pub async fn load(&self, i18n: I18n) -> Result<Loaded, Missing> {
        let games = try_join_all(self.games.iter().map(|game| game.load(i18n)));
        let (screens, games) = try_join!(SCREENS_PART.load(i18n), games)?;
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
        self.apply_sheets();
        (self.screens.show)(route, self.games)
    }

    /// Shows the window that exports everything, with its style sheets.
    pub fn exporter(&self, open: RwSignal<bool>) -> AnyView {
        self.apply_sheets();
        (self.screens.exporter)(open)
    }

    fn apply_sheets(&self) {
        let games = self.games.iter().flat_map(|game| game.sheets());
        sheets::apply(SCREENS_PART.sheets().iter().chain(games).copied());
    }
}

/// Begins to fetch what the screen of a link needs as soon as a finger is on it.
pub fn load_on_touch(saves: Saves, i18n: I18n) {
    let _ = use_event_listener(use_document(), ev::pointerdown, move |event| {
        let link = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.closest(LINK).ok()?);
        let Some(href) = link.and_then(|link| link.get_attribute("href")) else { return };
        if let Some(needs) = saves.with(|library| Needs::of(&Route::parse(&href), library)) {
            spawn_local(async move {
                // The screen itself says so where it cannot be had.
                let _ = needs.load(i18n).await;
            });
        }
    });
}

/// A link to a screen.
const LINK: &str = "a[href^='#']";

/// Fetches all parts while the browser is idle, first those of the game played last.
pub async fn prefetch(saves: Saves, i18n: I18n) {
    let latest =
        saves.with(|library| library.list()).unwrap_or_default().into_iter().find_map(|entry| match entry {
            ShelfEntry::Good(summary) => games::find(&summary.game),
            ShelfEntry::Broken { .. } => None,
        });
    idle().await;
    if SCREENS_PART.load(i18n).await.is_err() {
        return;
    }
    for game in latest.into_iter().chain(&GAMES) {
        idle().await;
        if game.load(i18n).await.is_err() {
            return;
        }
    }
}
