//! Which screen is shown. It lives in the address's `#hash`, so that one set of files runs under any
//! path and the browser's back button works.

use crate::app::state::State;
use leptos::prelude::*;

use crate::app::platform::js;

/// A screen and what it is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Route {
    #[default]
    Home,
    Roster,
    Results,
    Saves,
    Settings,
    About,
    /// Of a game, by its slug.
    Setup(String),
    /// Of a match, by its id.
    Play(String),
    Replay(String),
    /// A game's rules, opened at a section.
    Rules(String, Option<String>),
}

impl Route {
    /// Whatever is not understood leads home.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty());
        let (Some(screen), about, at) = (parts.next(), parts.next(), parts.next()) else {
            return Route::Home;
        };
        match (screen, about.map(str::to_owned)) {
            ("roster", None) => Route::Roster,
            ("results", None) => Route::Results,
            ("saves", None) => Route::Saves,
            ("settings", None) => Route::Settings,
            ("about", None) => Route::About,
            ("setup", Some(game)) => Route::Setup(game),
            ("play", Some(id)) => Route::Play(id),
            ("replay", Some(id)) => Route::Replay(id),
            ("rules", Some(game)) => Route::Rules(game, at.map(str::to_owned)),
            _ => Route::Home,
        }
    }

    /// The address, to be used as a link.
    pub fn href(&self) -> String {
        match self {
            Route::Home => String::from("#/"),
            Route::Roster => String::from("#/roster"),
            Route::Results => String::from("#/results"),
            Route::Saves => String::from("#/saves"),
            Route::Settings => String::from("#/settings"),
            Route::About => String::from("#/about"),
            Route::Setup(game) => ["#/setup/", game].concat(),
            Route::Play(id) => ["#/play/", id].concat(),
            Route::Replay(id) => ["#/replay/", id].concat(),
            Route::Rules(game, None) => ["#/rules/", game].concat(),
            Route::Rules(game, Some(at)) => ["#/rules/", game, "/", at].concat(),
        }
    }
}

/// Where we are, and the way to elsewhere.
#[derive(Copy, Clone)]
pub struct Navigation {
    route: State<Route>,
    /// How many screens were gone through since the page was loaded.
    gone: State<u32>,
    /// Whether the screen is left only after a question. Meanwhile the address is ahead of the screen.
    pub guarded: State<bool>,
    /// Where somebody wants to go who has not been answered yet.
    pub wanted: State<Option<Route>>,
}

/// Follows the address for as long as the page lives.
pub fn provide_navigation() -> Navigation {
    let navigation = Navigation::follow();
    provide_context(navigation);
    navigation
}

/// Where we are, and the way to elsewhere.
pub fn use_navigation() -> Navigation {
    expect_context()
}

impl Navigation {
    /// Follows the address for as long as the page lives.
    pub fn follow() -> Navigation {
        let read = || Route::parse(&window().location().hash().unwrap_or_default());
        let route = State::new(read());
        let this =
            Navigation { route, gone: State::new(0), guarded: State::new(false), wanted: State::new(None) };
        crate::app::platform::install::listen("hashchange", move |_| {
            let next = Some(read()).filter(|next| *next != route.get_untracked());
            if this.guarded.get_untracked() {
                this.wanted.set(next);
            } else if let Some(next) = next {
                this.arrive(next);
            }
        });
        this
    }

    fn arrive(self, next: Route) {
        self.gone.update(|gone| *gone += 1);
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

    pub fn route(self) -> State<Route> {
        self.route
    }

    pub fn go(self, to: Route) {
        let _ = window().location().set_hash(&to.href());
    }

    /// Goes back to the screen before this one; false where this is the first of the visit.
    pub fn back(self) -> bool {
        let Some(history) = js::get(&window(), "history") else { return false };
        self.gone.get_untracked() > 0 && js::call(&history, "back", &[]).is_some()
    }

    /// Goes there without leaving a way back to here.
    pub fn replace(self, to: Route) {
        let _ = window().location().replace(&to.href());
    }
}
