//! The current screen. It is in the address's `#hash`, so that the same files run under any path and the browser's back
//! button works.

use js_sys::{decode_uri_component, encode_uri_component};
use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use wasm_bindgen::JsValue;

/// A screen with its subject.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Route {
    #[default]
    Home,
    Roster,
    /// The page of a person, by their name.
    Person(String),
    Results,
    /// All results, or those of the person with this name.
    History(Option<String>),
    /// Search through the rules of all games.
    Search,
    /// The gallery of kept clay.
    Gallery,
    /// The practice turntable, without a match.
    Practice,
    /// The problems of Barragoon.
    Problems,
    /// One problem, by its id.
    Problem(String),
    Saves,
    Settings,
    About,
    /// Takes a match from another device. The address may bring the text of its code.
    Take(Option<String>),
    /// The set-up of a game, by its slug.
    Setup(String),
    /// A match that starts without set-up, by the game's slug.
    Now(String),
    /// A match of the people of the current evening that starts without set-up, by the game's slug.
    Tonight(String),
    /// A match, by its id.
    Play(String),
    Replay(String),
    /// The lesson of a game, by its slug.
    Lesson(String),
    /// A game in one minute, by its slug.
    Minute(String),
    /// A game's rules, opened at a section or a sentence if given.
    Rules(String, Option<String>),
    /// An example of a game's rules: slug, section, and the id of the example.
    Example(String, String, String),
}

impl Route {
    /// The route of the current address.
    pub fn current() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }

    /// Parses an address. An unknown address leads home.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty());
        let mut next = || parts.next().map(str::to_owned);
        let (Some(screen), about, at, example) = (next(), next(), next(), next()) else {
            return Route::Home;
        };
        match (screen.as_str(), about) {
            ("roster", None) => Route::Roster,
            ("person", Some(name)) => Route::Person(decoded(name)),
            ("results", None) => Route::Results,
            ("history", name) => Route::History(name.map(decoded)),
            ("search", None) => Route::Search,
            ("gallery", None) => Route::Gallery,
            ("practice", None) => Route::Practice,
            ("problems", None) => Route::Problems,
            ("problems", Some(id)) => Route::Problem(id),
            ("saves", None) => Route::Saves,
            ("settings", None) => Route::Settings,
            ("about", None) => Route::About,
            ("take", text) => Route::Take(text),
            ("setup", Some(game)) => Route::Setup(game),
            ("now", Some(game)) => Route::Now(game),
            ("tonight", Some(game)) => Route::Tonight(game),
            ("play", Some(id)) => Route::Play(id),
            ("replay", Some(id)) => Route::Replay(id),
            ("learn", Some(game)) => Route::Lesson(game),
            ("minute", Some(game)) => Route::Minute(game),
            ("rules", Some(game)) => match (at, example) {
                (Some(section), Some(id)) => Route::Example(game, section, id),
                (at, _) => Route::Rules(game, at),
            },
            _ => Route::Home,
        }
    }

    /// The address of the route, as a link.
    pub fn href(&self) -> String {
        match self {
            Route::Home => String::from("#/"),
            Route::Roster => String::from("#/roster"),
            Route::Person(name) => format!("#/person/{}", encoded(name)),
            Route::Results => String::from("#/results"),
            Route::History(None) => String::from("#/history"),
            Route::History(Some(name)) => format!("#/history/{}", encoded(name)),
            Route::Search => String::from("#/search"),
            Route::Gallery => String::from("#/gallery"),
            Route::Practice => String::from("#/practice"),
            Route::Problems => String::from("#/problems"),
            Route::Problem(id) => format!("#/problems/{id}"),
            Route::Saves => String::from("#/saves"),
            Route::Settings => String::from("#/settings"),
            Route::About => String::from("#/about"),
            Route::Take(None) => String::from("#/take"),
            Route::Take(Some(text)) => format!("#/take/{text}"),
            Route::Setup(game) => format!("#/setup/{game}"),
            Route::Now(game) => format!("#/now/{game}"),
            Route::Tonight(game) => format!("#/tonight/{game}"),
            Route::Play(id) => format!("#/play/{id}"),
            Route::Replay(id) => format!("#/replay/{id}"),
            Route::Lesson(game) => format!("#/learn/{game}"),
            Route::Minute(game) => format!("#/minute/{game}"),
            Route::Rules(game, None) => format!("#/rules/{game}"),
            Route::Rules(game, Some(at)) => format!("#/rules/{game}/{at}"),
            Route::Example(game, section, id) => format!("#/rules/{game}/{section}/{id}"),
        }
    }
}

/// A name as a part of an address.
fn encoded(name: &str) -> String {
    encode_uri_component(name).into()
}

/// The name in a part of an address; the part itself if it is not encoded properly.
fn decoded(part: String) -> String {
    decode_uri_component(&part).map_or(part, String::from)
}

/// The current route, and the functions that change it.
#[derive(Copy, Clone)]
pub struct Navigation {
    route: RwSignal<Route>,
    /// Number of screens since the page was loaded.
    gone: StoredValue<u32>,
    /// The previous screen; `None` on the first of the visit.
    before: StoredValue<Option<Route>>,
    /// Whether leaving the screen needs confirmation. Until then the address is ahead of the screen.
    pub guarded: RwSignal<bool>,
    /// The wanted route, while the confirmation is open.
    pub wanted: RwSignal<Option<Route>>,
}

/// Provides the navigation to all components built from now on, and follows the address.
pub fn provide_navigation() -> Navigation {
    let navigation = Navigation {
        route: RwSignal::new(Route::current()),
        gone: StoredValue::new(0),
        before: StoredValue::new(None),
        guarded: RwSignal::new(false),
        wanted: RwSignal::new(None),
    };
    let _ = use_event_listener(window(), ev::hashchange, move |_| navigation.follow(Route::current()));
    provide_context(navigation);
    navigation
}

/// The navigation, from context.
pub fn use_navigation() -> Navigation {
    expect_context()
}

impl Navigation {
    /// Handles a change of the address.
    fn follow(self, to: Route) {
        if matches!(to, Route::Take(Some(_))) && self.route.with_untracked(|route| *route == to) {
            // The screen has read this link before, and the address bar must not show the contents of a match.
            return self.write_address(&Route::Take(None));
        }
        let next = Some(to).filter(|next| self.route.with_untracked(|route| route != next));
        if self.guarded.get_untracked() {
            self.wanted.set(next);
        } else if let Some(next) = next {
            self.arrive(next);
        }
    }

    fn arrive(self, next: Route) {
        self.gone.update_value(|gone| *gone += 1);
        self.before.set_value(Some(self.route.get_untracked()));
        // Before the new screen is built: on the way back, the browser then restores its scroll position.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(next);
    }

    /// Cancels a change of screen: the address returns to the current one.
    pub fn stay(self) {
        self.wanted.set(None);
        self.go(self.route.get_untracked());
    }

    /// Confirms a change of screen.
    pub fn leave(self) {
        self.guarded.set(false);
        if let Some(next) = self.wanted.get_untracked() {
            self.wanted.set(None);
            self.arrive(next);
        }
    }

    /// The current route.
    pub fn route(self) -> Signal<Route> {
        self.route.into()
    }

    /// Goes to a route; the browser's back button returns here.
    pub fn go(self, to: Route) {
        // Fails only while the page is unloading.
        let _ = window().location().set_hash(&to.href());
    }

    /// The previous screen, independent of history; `None` on the first of the visit.
    pub fn before(self) -> Option<Route> {
        self.before.get_value()
    }

    /// Whether this is not the first screen of the visit.
    pub fn has_moved(self) -> bool {
        self.gone.get_value() > 0
    }

    /// Goes back in the history. Returns false on the first screen of the visit.
    pub fn back(self) -> bool {
        self.has_moved() && window().history().is_ok_and(|history| history.back().is_ok())
    }

    /// Writes another address for the current screen, without a change of the screen or an entry in the history.
    pub fn write_address(self, of: &Route) {
        let history = window().history();
        // Fails only while the page is unloading.
        let _ =
            history.and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&of.href())));
    }

    /// Goes to a route and replaces the current one in the history.
    pub fn replace(self, to: Route) {
        // Fails only while the page is unloading.
        let _ = window().location().replace(&to.href());
    }
}
