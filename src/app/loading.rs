//! The parts of the program that a screen needs, and their loading.

use futures::try_join;
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
        saves::{AppLibrary, Saves},
    },
    games::{self, GAMES, GameEntry, LoadedGame},
    parts::{Missing, Part, code},
    platform::{idle::idle, sheets},
    screens::{
        about_people::{PEOPLE_SCREENS, PeopleScreens},
        general::{GENERAL_SCREENS, GeneralScreens},
        of_game::{GAME_SCREENS, GameScreens},
        on_demand::GeneralDialogs,
    },
};
use crate::{
    games::{barbarossa::Barbarossa, barragoon::Barragoon},
    kernel::Game,
    saves::shelf::ShelfEntry,
};

/// Style sheets of all screens except home.
const SHEETS: &[&str] = &["screens"];

static GENERAL: Part<GeneralScreens> =
    Part::new("screens", SHEETS, None, code!(general: GeneralScreens = &GENERAL_SCREENS));

static PEOPLE: Part<PeopleScreens> =
    Part::new("screens", SHEETS, None, code!(people: PeopleScreens = &PEOPLE_SCREENS));

static PLAY: Part<GameScreens> = Part::new("screens", SHEETS, None, code!(play: GameScreens = &GAME_SCREENS));

/// The needs of a screen beside home's part.
#[derive(Copy, Clone)]
pub enum Needs {
    /// The screens without a game.
    General,
    /// The screens about people.
    People,
    /// The screens that show a game; `None` for an unknown one.
    Game(Option<&'static GameEntry>),
}

impl Needs {
    /// The needs of the screen at an address; `None` for home.
    pub fn of(route: &Route, library: &AppLibrary) -> Option<Needs> {
        let slug = match route {
            Route::Home => return None,
            Route::Search | Route::Saves | Route::Settings | Route::About | Route::Take(_) => {
                return Some(Needs::General);
            }
            Route::Roster | Route::Person(_) | Route::Results | Route::History(_) => {
                return Some(Needs::People);
            }
            Route::Gallery | Route::Practice => Some(Barbarossa::SLUG.to_owned()),
            Route::Problems | Route::Problem(_) => Some(Barragoon::SLUG.to_owned()),
            Route::Play(id) | Route::Replay(id) => library.summary(id).ok().map(|summary| summary.game),
            Route::Setup(slug)
            | Route::Now(slug)
            | Route::Tonight(slug)
            | Route::Lesson(slug)
            | Route::Minute(slug)
            | Route::Rules(slug, _)
            | Route::Example(slug, ..) => Some(slug.clone()),
        };
        Some(Needs::Game(slug.and_then(|slug| games::find(&slug))))
    }

    /// The needed parts, if all are loaded.
    pub fn loaded(self) -> Option<Loaded> {
        match self {
            Needs::General => Some(Loaded::General(GENERAL.loaded()?)),
            Needs::People => Some(Loaded::People(PEOPLE.loaded()?)),
            Needs::Game(None) => Some(Loaded::Game(PLAY.loaded()?, None)),
            Needs::Game(Some(game)) => Some(Loaded::Game(PLAY.loaded()?, Some(game.loaded()?))),
        }
    }

    /// Loads the needed parts.
    ///
    /// # Errors
    /// A file cannot be fetched.
    pub async fn load(self, i18n: I18n) -> Result<Loaded, Missing> {
        match self {
            Needs::General => GENERAL.load(i18n).await.map(Loaded::General),
            Needs::People => PEOPLE.load(i18n).await.map(Loaded::People),
            Needs::Game(None) => PLAY.load(i18n).await.map(|screens| Loaded::Game(screens, None)),
            Needs::Game(Some(game)) => {
                let (screens, game) = try_join!(PLAY.load(i18n), game.load(i18n))?;
                Ok(Loaded::Game(screens, Some(game)))
            }
        }
    }
}

/// The loaded parts of a screen.
#[derive(Copy, Clone)]
pub enum Loaded {
    General(&'static GeneralScreens),
    People(&'static PeopleScreens),
    Game(&'static GameScreens, Option<LoadedGame>),
}

impl Loaded {
    /// Shows the screen of an address with only its own style sheets, since each sheet makes taps slower.
    pub fn show(self, route: Route) -> AnyView {
        match self {
            Loaded::General(screens) => {
                sheets::apply(SHEETS.iter().copied());
                (screens.show)(route)
            }
            Loaded::People(screens) => {
                sheets::apply(SHEETS.iter().copied());
                (screens.show)(route)
            }
            Loaded::Game(screens, game) => {
                let own = game.map_or(&[][..], |game| game.sheets());
                sheets::apply(SHEETS.iter().chain(own).copied());
                (screens.show)(route, game)
            }
        }
    }
}

/// The dialog that exports everything.
#[derive(Copy, Clone)]
pub struct Exporter(&'static GeneralScreens);

impl Exporter {
    /// Loads the dialog.
    ///
    /// # Errors
    /// A file cannot be fetched.
    pub async fn load(i18n: I18n) -> Result<Exporter, Missing> {
        GENERAL.load(i18n).await.map(Exporter)
    }

    /// Shows the dialog on home, with its style sheets.
    pub fn show(self, open: RwSignal<bool>) -> AnyView {
        sheets::apply(SHEETS.iter().copied());
        (self.0.exporter)(open)
    }
}

/// Loads the dialogs for screens of other parts.
///
/// # Errors
/// A file cannot be fetched.
pub async fn dialogs(i18n: I18n) -> Result<GeneralDialogs, Missing> {
    GENERAL.load(i18n).await.map(|screens| screens.dialogs)
}

/// Starts to load the needs of a link's screen as soon as a finger touches the link.
pub fn load_on_touch(saves: Saves, i18n: I18n) {
    let _ = use_event_listener(use_document(), ev::pointerdown, move |event| {
        let link = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.closest(LINK).ok()?);
        let Some(href) = link.and_then(|link| link.get_attribute("href")) else { return };
        if let Some(needs) = saves.with(|library| Needs::of(&Route::parse(&href), library)) {
            spawn_local(async move {
                // The screen itself reports a failure.
                let _ = needs.load(i18n).await;
            });
        }
    });
}

/// A link to a screen.
const LINK: &str = "a[href^='#']";

/// Loads all parts while the browser is idle, first those of the game played last, and reads the results.
pub async fn prefetch(saves: Saves, i18n: I18n) {
    // Home is painted before the list of matches is read again.
    idle().await;
    let latest =
        saves.with(|library| library.list()).unwrap_or_default().into_iter().find_map(|entry| match entry {
            ShelfEntry::Good(summary) => games::find(&summary.game),
            ShelfEntry::Broken { .. } => None,
        });
    let screens = [Needs::Game(latest), Needs::General, Needs::People];
    for needs in screens.into_iter().chain(GAMES.iter().map(|game| Needs::Game(Some(game)))) {
        // A failure ends the prefetch, since the device is probably offline.
        if needs.load(i18n).await.is_err() {
            return;
        }
        idle().await;
    }
    if let Some(people) = PEOPLE.loaded() {
        (people.prepare)(saves).await;
    }
}
