//! Which version of the app this is, which others the device keeps, and the way to them. Only a player's yes leads to
//! another one.

use leptos::prelude::*;
use std::sync::Arc;

use super::{navigation::Route, saves::Saves};
use crate::{
    app::{
        platform::{install::listen, versions},
        state::State,
    },
    saves::builds::{Builds, Offer, own_rules},
};

/// The builds of the app on this device.
#[derive(Copy, Clone)]
pub struct Versions {
    own: State<Arc<str>>,
    builds: State<Option<Arc<Builds>>>,
}

/// Follows what the service worker says.
pub fn provide_versions(saves: Saves) -> Versions {
    let versions = Versions::follow(saves);
    provide_context(versions);
    versions
}

/// The builds of the app on this device.
pub fn use_versions() -> Versions {
    expect_context()
}

impl Versions {
    /// Follows what the service worker says for as long as the page lives, and has it keep the builds that matches under
    /// way were begun with.
    pub fn follow(saves: Saves) -> Versions {
        let known = || versions::known().map(Arc::new);
        let this = Versions { own: State::new(versions::own().into()), builds: State::new(known()) };
        let mut told = None;
        listen(versions::NEWS, move |_| {
            let now = known();
            if now != this.builds.get_untracked() {
                this.builds.set(now.clone());
            }
            let Some(builds) = now else { return };
            let shelf = saves.with(|library| library.list()).unwrap_or_default();
            let wanted = Some(builds.wanted(&this.own.get_untracked(), &shelf));
            // It answers: the same again would go on for ever.
            if wanted != told {
                versions::tell("wanted", &wanted.clone().into());
                told = wanted;
            }
        });
        versions::tell("rules", &own_rules());
        this
    }

    /// Whether there is a newer version, or one that the player came from; tracked.
    pub fn offer(self) -> Option<Offer> {
        self.builds.get()?.offer(&self.own.get_untracked())
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
        Some(builds.playing(&self.own.get_untracked(), game, rules).map(str::to_owned))
    }

    /// Goes to this version, and there to this screen.
    pub fn go(self, build: &str, to: &Route) {
        versions::serve(build, &to.href());
    }
}
