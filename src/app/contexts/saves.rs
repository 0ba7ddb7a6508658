//! Everything that is kept: the library of matches over the browser's storage, and what is known
//! about how safe it is there.

use std::rc::Rc;

use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen_futures::spawn_local;

use crate::{
    app::platform::{device, journal::Durability, storage::Opened},
    kernel::Game,
    saves::{
        library::Library,
        results::MatchResult,
        save::SaveError,
        store::{PREFIX, Storage, StoreError},
    },
    table::{clock::Clock, json, matches::Match},
};

/// The library as the app uses it.
pub type Shelves = Library<Rc<dyn Storage>>;

/// The shelf, and signals about it.
#[derive(Copy, Clone)]
pub struct Saves {
    library: StoredValue<Rc<Shelves>, LocalStorage>,
    /// False: the storage is blocked and everything is gone with the page.
    pub lasting: bool,
    /// Grows whenever something kept changes.
    pub revision: RwSignal<u32>,
    /// Why the latest save failed; nothing once one has succeeded again.
    pub trouble: RwSignal<Option<SaveError>>,
    /// Whether the browser has promised to keep the storage; nothing where it does not say.
    pub promised: RwSignal<Option<bool>>,
    /// When everything was last exported.
    pub backup: RwSignal<Option<u64>>,
    /// Whether the latest saves would outlive a browser that is killed now.
    pub durability: RwSignal<Durability>,
}

/// Gives everything that is kept to all that is built from now on.
pub fn provide_saves(Opened { storage, lasting, durability, trouble }: Opened) -> Saves {
    let saves = Saves {
        library: StoredValue::new_local(Rc::new(Library::new(storage))),
        lasting,
        revision: RwSignal::new(0),
        trouble: RwSignal::new(trouble),
        promised: RwSignal::new(None),
        backup: RwSignal::new(None),
        durability,
    };
    saves.backup.set(saves.read("backup"));
    spawn_local(async move { saves.promised.set(device::persisted().await) });
    provide_context(saves);
    saves
}

/// Everything that is kept.
pub fn use_saves() -> Saves {
    expect_context()
}

impl Saves {
    /// Looks at the library.
    pub fn with<R>(self, look: impl FnOnce(&Shelves) -> R) -> R {
        look(&self.library.get_value())
    }

    /// Says that something kept has changed.
    pub fn changed(self) {
        self.revision.update(|revision| *revision += 1);
    }

    /// Saves a match. The first one that is saved has the browser asked to keep it.
    ///
    /// # Errors
    /// Why it is not saved; it is kept as `trouble`, too.
    pub fn save<G: Game>(self, game: &Match<G>) -> Result<(), SaveError> {
        let now = device::now();
        let saved = self.with(|library| library.save(game, now)).map(drop);
        self.trouble.set(saved.clone().err());
        if saved.is_ok() {
            self.ask_to_keep();
        }
        self.changed();
        saved
    }

    /// Keeps the clock of a match.
    pub fn save_clock(self, id: &str, clock: &Clock) {
        // A clock that is lost costs a few seconds; the match itself says when it cannot be saved.
        let _ = self.with(|library| library.save_clock(id, clock));
    }

    /// Notes how a match has ended.
    pub fn add_result(self, result: MatchResult) {
        if let Err(error) = self.with(|library| library.add_result(result)) {
            self.trouble.set(Some(error));
        }
        self.changed();
    }

    /// Takes back a noted result: the end was taken back.
    pub fn forget_result(self, id: &str) {
        self.with(|library| {
            let mut results = library.load_results().unwrap_or_default();
            let before = results.len();
            results.retain(|result| result.id != id);
            if results.len() < before {
                // Still noted where this fails; the next end of the match replaces it.
                let _ = library.save_results(&results);
            }
        });
    }

    /// A small thing kept under `bar-a-jeux/<name>`; nothing where it is missing or unreadable.
    pub fn read<T: DeserializeOwned>(self, name: &str) -> Option<T> {
        let text = self.with(|library| library.storage().get(&format!("{PREFIX}{name}"))).ok()??;
        serde_json::from_str(&text).ok()
    }

    /// Keeps a small thing under `bar-a-jeux/<name>`.
    ///
    /// # Errors
    /// A storage that is blocked, full or fails.
    pub fn write<T: Serialize>(self, name: &str, value: &T) -> Result<(), StoreError> {
        self.with(|library| library.storage().set(&format!("{PREFIX}{name}"), &json::to_text(value)))
    }

    /// Notes that everything was exported just now.
    pub fn backed_up(self) {
        let now = device::now();
        self.backup.set(Some(now));
        let _ = self.write("backup", &now);
    }

    /// Asks the browser, once a visit, not to clear our storage of its own accord.
    fn ask_to_keep(self) {
        if !self.lasting || self.promised.get_untracked() == Some(true) || self.verified_before() {
            return;
        }
        spawn_local(async move {
            if let Some(answer) = device::persist().await {
                self.promised.set(Some(answer));
            }
        });
    }

    fn verified_before(self) -> bool {
        let before: Option<bool> = self.read("asked-to-keep");
        if before.is_none() {
            let _ = self.write("asked-to-keep", &true);
        }
        before.is_some()
    }
}
