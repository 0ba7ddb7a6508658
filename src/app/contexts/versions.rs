//! The app's own version, the other versions on the device, and the switch between them. Only the player's consent
//! switches versions.

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
    /// `None` until the service worker has answered.
    builds: RwSignal<Option<Arc<Builds>>>,
}

/// Provides the builds to all components built from now on. Follows the service worker's messages, and makes it keep
/// the builds with which running matches were started.
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
        let wanted = Some(builds.needed(&this.own.get_value(), &shelf));
        // The service worker answers each message, so an unchanged one would repeat forever.
        if wanted != told {
            versions::tell("wanted", &wanted.clone().into());
            told = wanted;
        }
    });
    versions::tell("rules", &own_rules());
    provide_context(this);
    this
}

/// The builds of the app on this device, from context.
pub fn use_versions() -> Versions {
    expect_context()
}

impl Versions {
    /// A newer version, or the one that the player came from, if any; tracked.
    pub fn offer(self) -> Option<Offer> {
        self.builds.get()?.offer(&self.own.get_value())
    }

    /// Switches to the newest version.
    pub fn update(self) {
        if let Some(builds) = self.builds.get_untracked() {
            versions::serve(builds.newest(), &Route::Home.href());
        }
    }

    /// A version with these rules; tracked. The outer `None`: the service worker has not answered yet.
    pub fn build_for(self, game: &str, rules: u16) -> Option<Option<String>> {
        let builds = self.builds.get()?;
        Some(builds.build_for(&self.own.get_value(), game, rules).map(str::to_owned))
    }

    /// Switches to this version, and opens this screen there.
    pub fn go(self, build: &str, to: &Route) {
        versions::serve(build, &to.href());
    }
}
