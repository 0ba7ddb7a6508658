//! Which screen is shown. It lives in the address's `#hash`, so that one set of files runs under any
//! path and the browser's back button works.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;

/// A screen and what it is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Route {
    #[default]
    Home,
    Roster,
    Results,
    /// Search through the rules of all games.
    Search,
    /// What was kept of clay.
    Gallery,
    /// A turntable without a match.
    Practice,
    /// The problems of Barragoon.
    Problems,
    /// One of them, by its id.
    Problem(String),
    Saves,
    Settings,
    About,
    /// Of a game, by its slug.
    Setup(String),
    /// A match of a game that begins without a set-up, by its slug.
    Now(String),
    /// Of a match, by its id.
    Play(String),
    Replay(String),
    /// The lesson of a game, by its slug.
    Lesson(String),
    /// A game in one minute.
    Minute(String),
    /// A game's rules, opened at a section or a sentence.
    Rules(String, Option<String>),
    /// A passage of a game's rules, shown: the section, and the id of the example.
    Example(String, String, String),
}

impl Route {
    /// Where the address leads.
    pub fn current() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }

    /// Whatever is not understood leads home.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty());
        let mut next = || parts.next().map(str::to_owned);
        let (Some(screen), about, at, example) = (next(), next(), next(), next()) else {
            return Route::Home;
        };
        match (screen.as_str(), about) {
            ("roster", None) => Route::Roster,
            ("results", None) => Route::Results,
            ("search", None) => Route::Search,
            ("gallery", None) => Route::Gallery,
            ("practice", None) => Route::Practice,
            ("problems", None) => Route::Problems,
            ("problems", Some(id)) => Route::Problem(id),
            ("saves", None) => Route::Saves,
            ("settings", None) => Route::Settings,
            ("about", None) => Route::About,
            ("setup", Some(game)) => Route::Setup(game),
            ("now", Some(game)) => Route::Now(game),
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

    /// The address, to be used as a link.
    pub fn href(&self) -> String {
        match self {
            Route::Home => String::from("#/"),
            Route::Roster => String::from("#/roster"),
            Route::Results => String::from("#/results"),
            Route::Search => String::from("#/search"),
            Route::Gallery => String::from("#/gallery"),
            Route::Practice => String::from("#/practice"),
            Route::Problems => String::from("#/problems"),
            Route::Problem(id) => format!("#/problems/{id}"),
            Route::Saves => String::from("#/saves"),
            Route::Settings => String::from("#/settings"),
            Route::About => String::from("#/about"),
            Route::Setup(game) => format!("#/setup/{game}"),
            Route::Now(game) => format!("#/now/{game}"),
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

/// Where we are, and the way to elsewhere.
#[derive(Copy, Clone)]
pub struct Navigation {
    route: RwSignal<Route>,
    /// How many screens were gone through since the page was loaded.
    gone: StoredValue<u32>,
    /// The screen before this one; nothing on the first of the visit.
    before: StoredValue<Option<Route>>,
    /// Whether the screen is left only after a question. Meanwhile the address is ahead of the screen.
    pub guarded: RwSignal<bool>,
    /// Where somebody wants to go who has not been answered yet.
    pub wanted: RwSignal<Option<Route>>,
}

/// Gives the way to elsewhere to all that is built from now on, and follows the address.
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

/// Where we are, and the way to elsewhere.
pub fn use_navigation() -> Navigation {
    expect_context()
}

impl Navigation {
    /// The address has changed.
    fn follow(self, to: Route) {
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
        // Before the next screen is there: where one goes back, the browser then goes on to where one was on it.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(next);
    }

    /// Not after all: the address follows the screen again.
    pub fn stay(self) {
        self.wanted.set(None);
        self.go(self.route.get_untracked());
    }

    /// Goes where somebody wanted to, whatever is lost by it.
    pub fn leave(self) {
        self.guarded.set(false);
        if let Some(next) = self.wanted.get_untracked() {
            self.wanted.set(None);
            self.arrive(next);
        }
    }

    /// The screen that is shown.
    pub fn route(self) -> Signal<Route> {
        self.route.into()
    }

    /// Goes there; the way back leads here.
    pub fn go(self, to: Route) {
        // Only a page that is being left refuses.
        let _ = window().location().set_hash(&to.href());
    }

    /// The screen before this one, whichever way one came; nothing on the first of the visit.
    pub fn before(self) -> Option<Route> {
        self.before.get_value()
    }

    /// Whether this is another screen than the first of the visit.
    pub fn has_moved(self) -> bool {
        self.gone.get_value() > 0
    }

    /// Goes back to the screen before this one; false where this is the first of the visit.
    pub fn back(self) -> bool {
        self.has_moved() && window().history().is_ok_and(|history| history.back().is_ok())
    }

    /// Goes there without leaving a way back to here.
    pub fn replace(self, to: Route) {
        // Only a page that is being left refuses.
        let _ = window().location().replace(&to.href());
    }
}
