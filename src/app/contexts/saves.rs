//! All stored data: the library over the browser's storage, and the state of that storage.

use std::{collections::HashMap, rc::Rc};

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen_futures::spawn_local;
use web_sys::StorageEvent;

use crate::{
    app::platform::{device, journal::Durability, root_element, storage::Opened, turns::take_turn},
    history::people_of,
    kernel::Game,
    saves::{
        conflict::Written,
        evenings::{EveningNote, note_of},
        keys::{self, ExportPolicy},
        library::Library,
        lists::{EVENINGS, RESULTS, put_last},
        people::RenameError,
        records::{ASKED_TO_KEEP, BACKUP},
        result_reader::StoredResults,
        results::MatchResult,
        save::SaveError,
        store::{PREFIX, Storage},
        stored_list::{Listed, StoredItem, StoredList},
        stored_record::StoredRecord,
    },
    table::{clock::Clock, matches::Match, player::Player},
};

/// The library as the app uses it.
pub type AppLibrary = Library<Rc<dyn Storage>>;

/// The library, and signals about it.
#[derive(Copy, Clone)]
pub struct Saves {
    library: StoredValue<Rc<AppLibrary>, LocalStorage>,
    /// False if the storage is blocked, so that all data is lost with the page.
    pub lasting: bool,
    /// Grows whenever a match, a list or a value changes, in any tab.
    pub revision: RwSignal<u32>,
    /// Grows whenever a list or a value changes, in any tab, but not with each step of a match.
    pub lists: RwSignal<u32>,
    /// Why the latest save failed; `None` once a save succeeds.
    pub trouble: RwSignal<Option<SaveError>>,
    /// The list or value whose latest change is not stored.
    failed_name: StoredValue<Option<String>>,
    /// Latest write of this page to each list or value.
    written: StoredValue<HashMap<String, Written>>,
    /// Why a list or a value is not stored; shown if no [`Unsaved`](crate::app::components::Unsaved) shows it.
    pub unsaved_error: RwSignal<Option<SaveError>>,
    /// Number of notices on the screen that show `trouble`.
    pub notices: StoredValue<u32>,
    /// Whether the browser keeps the storage for good; `None` if unknown.
    pub persistent: RwSignal<Option<bool>>,
    /// Time of the last full export.
    pub backup: RwSignal<Option<u64>>,
    /// Whether the latest saves would survive a crash of the browser now.
    pub durability: RwSignal<Durability>,
    /// The results as last read, with their stored text: reading thousands takes long.
    pub read_results: StoredValue<Option<(String, StoredResults)>>,
}

/// Provides the stored data to all components built from now on.
pub fn provide_saves(Opened { storage, lasting, durability, trouble }: Opened) -> Saves {
    let saves = Saves {
        library: StoredValue::new_local(Rc::new(Library::new(storage))),
        lasting,
        revision: RwSignal::new(0),
        lists: RwSignal::new(0),
        trouble: RwSignal::new(trouble),
        failed_name: StoredValue::new(None),
        written: StoredValue::new(HashMap::new()),
        unsaved_error: RwSignal::new(None),
        notices: StoredValue::new(0),
        // The page has asked before, see `public/boot.js`.
        persistent: RwSignal::new(root_element::get("data-persistent").map(|_| true)),
        backup: RwSignal::new(None),
        durability,
        read_results: StoredValue::new(None),
    };
    saves.backup.set(saves.record(&BACKUP));
    saves.follow_other_tabs();
    spawn_local(async move { saves.persistent.set(device::persisted().await) });
    provide_context(saves);
    saves
}

/// Returns the text of each list and value that tabs share, by name.
fn shared_texts(library: &AppLibrary) -> HashMap<String, String> {
    let storage = library.storage();
    let keys = storage.keys().unwrap_or_default();
    let text = |key: String| {
        let name = key.strip_prefix(PREFIX)?;
        match keys::kind(name)?.export {
            ExportPolicy::List | ExportPolicy::Record => Some((name.to_owned(), storage.get(&key).ok()??)),
            _ => None,
        }
    };
    keys.into_iter().filter_map(text).collect()
}

/// The stored data, from context.
pub fn use_saves() -> Saves {
    expect_context()
}

impl Saves {
    /// Runs a function on the library.
    pub fn with<R>(self, look: impl FnOnce(&AppLibrary) -> R) -> R {
        look(&self.library.get_value())
    }

    /// Reports a change of stored data.
    pub fn changed(self) {
        self.lists.update(|revision| *revision += 1);
        self.match_changed();
    }

    /// Restores a change of this tab that a simultaneous write of another tab has overwritten. A lock lets one tab at a
    /// time do so.
    fn check(self, name: &str, old: Option<&str>, new: Option<&str>) {
        let written = self.written.with_value(|written| written.get(name).cloned());
        let Some(written) = written else { return };
        if written.is_known(old) {
            self.written.update_value(|written| drop(written.remove(name)));
        }
        if !written.is_lost(old, new) {
            return;
        }
        let old = old.map(str::to_owned);
        let name = name.to_owned();
        take_turn(&keys::key(&name), move || {
            match self.with(|library| library.reassert(&name, &written, old.as_deref())) {
                Ok(None) => {}
                Ok(Some(now)) => {
                    self.written.update_value(|written| drop(written.insert(name.clone(), now)));
                    self.changed();
                }
                Err(error) => self.note(&name, Some(&error.into())),
            }
        });
    }

    /// Makes a change of the list or value of this name, and records the written text, for [`Saves::check`].
    pub fn record_write<R>(self, name: &str, change: impl FnOnce(&AppLibrary) -> R) -> R {
        self.with(|library| {
            let key = keys::key(name);
            let text = || library.storage().get(&key).ok().flatten();
            let before = text();
            let changed = change(library);
            if let Some(after) = text() {
                self.note_write(name, before, after);
            }
            changed
        })
    }

    /// Records that the text of this name has changed, if it has.
    fn note_write(self, name: &str, before: Option<String>, after: String) {
        if before.as_ref() != Some(&after) {
            self.written.update_value(|written| {
                let now = Written::after(written.remove(name), before, after);
                written.insert(name.to_owned(), now);
            });
        }
    }

    /// Makes a change of several lists or values, see [`Saves::record_write`].
    fn record_writes<R>(self, change: impl FnOnce(&AppLibrary) -> R) -> R {
        let before = self.with(shared_texts);
        let changed = self.with(change);
        for (name, after) in self.with(shared_texts) {
            self.note_write(&name, before.get(&name).cloned(), after);
        }
        changed
    }

    /// Archives, reopens, deletes or restores an evening. Returns `None` if that fails; the player has been told.
    pub fn change_evening<R>(self, change: impl FnOnce(&AppLibrary) -> Result<R, SaveError>) -> Option<R> {
        let changed = self.record_writes(change);
        self.note(EVENINGS.name(), changed.as_ref().err());
        changed.ok()
    }

    /// Renames, merges or forgets a person, in all lists, values and matches or in none.
    ///
    /// # Errors
    /// Both people took part in one match, or the storage fails; of that the player has been told.
    pub fn change_person(
        self,
        change: impl FnOnce(&AppLibrary) -> Result<(), RenameError>,
    ) -> Result<(), RenameError> {
        let changed = self.record_writes(change);
        let failure = match &changed {
            Err(RenameError::Save(error)) => Some(error),
            Ok(()) | Err(RenameError::SharedMatch) => None,
        };
        self.note(RESULTS.name(), failure);
        changed
    }

    fn match_changed(self) {
        self.revision.update(|revision| *revision += 1);
    }

    /// Updates open screens after writes by another tab.
    fn follow_other_tabs(self) {
        let _ = use_event_listener(window(), ev::Custom::<StorageEvent>::new("storage"), move |event| {
            // No key means that the whole storage was cleared.
            let Some(key) = event.key() else { return self.changed() };
            if let Some(name) = key.strip_prefix(PREFIX) {
                self.check(name, event.old_value().as_deref(), event.new_value().as_deref());
            }
            match key.strip_prefix(PREFIX) {
                Some(name) if name.starts_with("match/") => self.match_changed(),
                Some(name) if !keys::is_bookkeeping(name) => self.changed(),
                _ => {}
            }
        });
    }

    /// Saves a match. The first success asks the browser for persistent storage.
    ///
    /// # Errors
    /// The reason for the failure; also stored in `trouble`.
    pub fn save<G: Game>(self, game: &Match<G>) -> Result<(), SaveError> {
        let now = device::now();
        let saved = self.with(|library| library.save(game, now)).map(drop);
        self.trouble.set(saved.clone().err());
        self.failed_name.set_value(None);
        if saved.is_ok() {
            self.ask_for_persistence();
        }
        self.match_changed();
        saved
    }

    /// Stores the clock of a match.
    pub fn save_clock(self, id: &str, clock: &Clock) {
        // A lost clock costs a few seconds; failures to save the match itself are reported.
        let _ = self.with(|library| library.save_clock(id, clock));
    }

    /// When this match was handed over to another device, in milliseconds since 1970; `None` for a match in play here.
    pub fn handed_over(self, id: &str) -> Option<u64> {
        self.with(|library| library.handed_over(id)).ok().flatten()
    }

    /// Stores the result of a match, and notes its people as present at the evening.
    pub fn add_result(self, result: MatchResult) {
        let people: Vec<Player> = people_of(&result).map(|(_, player)| player.clone()).collect();
        let _ = self.change_list(&RESULTS, |results| put_last(results, result));
        let before = self.with(|library| library.evening_note(None));
        let mut after = before.clone();
        after.welcome(&people);
        if after != before {
            self.change_evening_note(None, |note| note.welcome(&people));
        }
    }

    /// Changes the note of the evening archived at this time, or of the current one. If this fails, the player has been
    /// told.
    pub fn change_evening_note(self, archived: Option<u64>, change: impl FnOnce(&mut EveningNote)) {
        let _ = self.change_list(&EVENINGS, |notes| change(note_of(notes, archived)));
    }

    /// Removes a stored result after the end of the match was undone.
    pub fn forget_result(self, id: &str) {
        let noted = self.list(&RESULTS).iter().any(|result| result.id == id);
        if noted {
            // If this fails, the result stays until the match ends again.
            let _ = self.change_list(&RESULTS, |results| results.retain(|result| result.id != id));
        }
    }

    /// Returns a list as stored now; empty if unreadable.
    pub fn list<T: Listed>(self, list: &StoredList<T>) -> Vec<T> {
        self.with(|library| library.list_of(list)).unwrap_or_default()
    }

    /// Changes a list as stored now, not an earlier copy, since another tab may have written in between.
    ///
    /// Reading, changing and writing happen in one task, so that a screen shows at once whether the change is stored. A
    /// lock would make every list of the app wait. Two tabs may still run such tasks in two processes at the same
    /// moment. The tab with the lost change is notified and restores it under a lock: see [`Saves::check`].
    ///
    /// # Errors
    /// The reason why the change is not stored; the player has been told.
    pub fn change_list<T: Listed>(
        self,
        list: &StoredList<T>,
        change: impl FnOnce(&mut Vec<StoredItem<T>>),
    ) -> Result<Vec<T>, SaveError> {
        let changed = self.record_write(list.name(), |library| library.change_list(list, change));
        self.note(list.name(), changed.as_ref().err());
        changed
    }

    /// Returns a value as stored now; the default if missing or unreadable.
    pub fn record<T: DeserializeOwned + Default>(self, record: &StoredRecord<T>) -> T {
        self.with(|library| library.record_of(record)).unwrap_or_default()
    }

    /// Changes a value as stored now; see [`Saves::change_list`].
    ///
    /// # Errors
    /// The reason why the change is not stored; the player has been told.
    pub fn change_record<T: Serialize + DeserializeOwned + Default>(
        self,
        record: &StoredRecord<T>,
        change: impl FnOnce(&mut T),
    ) -> Result<T, SaveError> {
        let changed = self.record_write(record.name(), |library| library.change_record(record, change));
        self.note(record.name(), changed.as_ref().err());
        changed
    }

    /// Whether the latest change of this list or value is not stored.
    pub fn has_failed(self, name: &str) -> bool {
        self.failed_name.with_value(|failed_name| failed_name.as_deref() == Some(name))
    }

    /// Tells the player that a change is not stored, or withdraws the message once it is.
    pub fn note(self, name: &str, error: Option<&SaveError>) {
        let had_failed = self.has_failed(name);
        match error {
            Some(error) => {
                self.trouble.set(Some(error.clone()));
                self.failed_name.set_value(Some(name.to_owned()));
                if self.notices.get_value() == 0 {
                    self.unsaved_error.set(Some(error.clone()));
                }
            }
            None if had_failed => {
                self.trouble.set(None);
                self.failed_name.set_value(None);
            }
            None => {}
        }
        self.changed();
    }

    /// Records a full export just made.
    pub fn backed_up(self) {
        let now = device::now();
        self.backup.set(Some(now));
        let _ = self.change_record(&BACKUP, |backup| *backup = Some(now));
    }

    /// Asks the browser for persistent storage, once per visit.
    fn ask_for_persistence(self) {
        if !self.lasting || self.persistent.get_untracked() == Some(true) || self.has_asked_before() {
            return;
        }
        spawn_local(async move {
            if let Some(answer) = device::persist().await {
                self.persistent.set(Some(answer));
            }
        });
    }

    fn has_asked_before(self) -> bool {
        let before = self.record(&ASKED_TO_KEEP);
        if before.is_none() {
            // If this fails, the next visit asks again.
            let _ = self.with(|library| library.change_record(&ASKED_TO_KEEP, |asked| *asked = Some(true)));
        }
        before.is_some()
    }
}
