//! Matches to import: checked first, imported after confirmation.

use std::sync::Arc;

use futures::future::try_join_all;
use leptos::{prelude::*, task::spawn_local};
use web_sys::File;

use crate::{
    app::{
        I18n,
        contexts::{
            announcer::{Announcer, use_announcer},
            saves::{Saves, use_saves},
            use_i18n,
        },
        games,
        i18n::common,
        platform::files,
        trouble,
    },
    saves::{
        games::Checker,
        import::{ImportError, ImportPlan, MAX_BYTES},
    },
};

/// The result of checking a text.
#[derive(Clone)]
pub enum Look {
    Plan(Arc<ImportPlan>),
    /// The reason why it cannot be imported.
    Refused(String),
    /// The reason why importing failed. It may work later.
    Failed(String),
    /// A game that has to check this text could not be fetched.
    GameMissing,
}

/// The part of an export to import.
#[derive(Copy, Clone)]
pub enum Part {
    Everything,
    /// Its single match, without anything else in it.
    SingleMatch,
}

/// A text to import, and the result of its last check. It lasts as long as the calling component.
#[derive(Copy, Clone)]
pub struct Incoming {
    /// Whether the import dialog is open.
    open: RwSignal<bool>,
    pub text: RwSignal<String>,
    /// `None` before the first check.
    pub look: RwSignal<Option<Look>>,
    /// The text checked last.
    checked: StoredValue<Option<(Arc<str>, Part)>>,
    /// Number of results so far: each is displayed anew, even if it is the same.
    pub looked: RwSignal<u32>,
    saves: Saves,
    announcer: Announcer,
    i18n: I18n,
}

impl Incoming {
    pub fn new(open: RwSignal<bool>) -> Incoming {
        Incoming {
            open,
            text: RwSignal::new(String::new()),
            look: RwSignal::new(None),
            checked: StoredValue::new(None),
            looked: RwSignal::new(0),
            saves: use_saves(),
            announcer: use_announcer(),
            i18n: use_i18n(),
        }
    }

    /// Stores the edited text.
    pub fn write(self, now: String) {
        self.text.set(now);
        self.show(None);
    }

    /// Checks a text, once the games of its matches are loaded.
    pub fn check(self, text: Arc<str>, part: Part) {
        self.show(None);
        self.checked.set_value(Some((Arc::clone(&text), part)));
        let looked = self.looked.get_untracked();
        spawn_local(async move {
            let look = self.look_at(&text, part).await;
            // The player may have changed the text or left the screen meanwhile.
            if self.looked.try_get_untracked() == Some(looked) {
                self.show(Some(look));
            }
        });
    }

    /// Checks the same text again, for example once there is more room.
    pub fn check_again(self) {
        if let Some((text, part)) = self.checked.get_value() {
            self.check(text, part);
        }
    }

    async fn look_at(self, text: &str, part: Part) -> Look {
        let read = self.saves.with(|library| library.read_import(text)).and_then(|read| match part {
            Part::Everything => Ok(read),
            Part::SingleMatch => read.single_match().ok_or(ImportError::NotOurs),
        });
        let read = match read {
            Ok(read) => read,
            Err(error) => return self.refused(&error),
        };
        let games = read.games().into_iter().filter_map(games::find);
        let Ok(games) = try_join_all(games.map(|game| game.load(self.i18n))).await else {
            return Look::GameMissing;
        };
        let checkers: Vec<Checker> = games.iter().map(|game| game.module.checker).collect();
        match self.saves.with(|library| library.check_import(read, &checkers)) {
            Ok(plan) => Look::Plan(Arc::new(plan)),
            Err(error) => self.refused(&error),
        }
    }

    fn refused(self, error: &ImportError) -> Look {
        Look::Refused(untrack(|| trouble::import_error(self.i18n, error)))
    }

    /// Checks a file.
    pub fn take(self, file: File) {
        let bytes = file.size() as usize;
        if bytes > MAX_BYTES {
            // A file that is too large is not even read.
            let error = ImportError::TooLong { bytes };
            self.show(Some(self.refused(&error)));
            return;
        }
        spawn_local(async move {
            if let Some(content) = files::read(file).await {
                // The content is not put into the field: some browsers take half a minute to display some megabytes.
                // The screen may have been left meanwhile.
                if self.text.try_set(String::new()).is_none() {
                    self.check(content.into(), Part::Everything);
                }
            }
        });
    }

    /// Checks the file that the device opened the app with, if any.
    pub fn fetch(self) {
        spawn_local(async move {
            if let Some(file) = files::opened().await
                && self.open.try_set(true).is_none()
            {
                self.take(file);
            }
        });
    }

    /// Imports the matches checked last.
    pub fn import(self) {
        let Some(Look::Plan(ready)) = self.look.get_untracked() else { return };
        match self.saves.with(|library| library.import(&ready)) {
            Ok(()) => {
                self.announcer.toast(self.i18n.now(common::imported));
                self.open.set(false);
                self.text.set(String::new());
                self.show(None);
            }
            Err(error) => self.show(Some(Look::Failed(untrack(|| trouble::save_error(self.i18n, &error))))),
        }
        self.saves.changed();
    }

    fn show(self, now: Option<Look>) {
        self.look.set(now);
        self.looked.update(|looked| *looked += 1);
    }
}
