//! Which version of the app this is, which others the device keeps, and the way to them. Only a player's yes leads to
//! another one.

use std::sync::Arc;

use leptos::{ev::Custom, prelude::*};
use leptos_use_event_listener::use_event_listener;
use web_sys::Event;

use super::{navigation::Route, saves::Saves};
use crate::{
    app::platform::versions,
    saves::builds::{Builds, Offer, own_rules},
};

/// The builds of the app on this device.
#[derive(Copy, Clone)]
pub struct Versions {
    /// The build that this page runs.
    own: StoredValue<Arc<str>>,
    /// Nothing before the service worker has answered.
    builds: RwSignal<Option<Arc<Builds>>>,
}

/// Gives the builds to all that is built from now on. Follows what the service worker says, and has it keep the builds
/// that matches under way were begun with.
pub fn provide_versions(saves: Saves) -> Versions {
    let known = || versions::known().map(Arc::new);
    let this = Versions { own: StoredValue::new(versions::own().into()), builds: RwSignal::new(known()) };
    let mut told = None;
    let _ = use_event_listener(window(), Custom::<Event>::new(versions::NEWS), move |_| {
        let now = known();
        if this.builds.with_untracked(|builds| *builds != now) {
            this.builds.set(now.clone());
        }
        let Some(builds) = now else { return };
        let shelf = saves.with(|library| library.list()).unwrap_or_default();
        let wanted = Some(builds.wanted(&this.own.get_value(), &shelf));
        // It answers: the same again would go on for ever.
        if wanted != told {
            versions::tell("wanted", &wanted.clone().into());
            told = wanted;
        }
    });
    versions::tell("rules", &own_rules());
    provide_context(this);
    this
}

/// The builds of the app on this device.
pub fn use_versions() -> Versions {
    expect_context()
}

impl Versions {
    /// Whether there is a newer version, or one that the player came from; tracked.
    pub fn offer(self) -> Option<Offer> {
        self.builds.get()?.offer(&self.own.get_value())
    }

    /// Goes to the newest version.
    pub fn update(self) {
        if let Some(builds) = self.builds.get_untracked() {
            versions::serve(builds.newest(), &Route::Home.href());
        }
    }

    /// A version that plays by these rules; tracked. Nothing is known before the service worker has answered.
    pub fn playing(self, game: &str, rules: u16) -> Option<Option<String>> {
        let builds = self.builds.get()?;
        Some(builds.playing(&self.own.get_value(), game, rules).map(str::to_owned))
    }

    /// Goes to this version, and there to this screen.
    pub fn go(self, build: &str, to: &Route) {
        versions::serve(build, &to.href());
    }
}
