//! Matches that somebody wants to bring in: looked at first, taken only then.

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

/// Result of looking at a text.
#[derive(Clone)]
pub(super) enum Look {
    Plan(Arc<ImportPlan>),
    /// Why it cannot be imported.
    Refused(String),
    /// A game that has to check this text could not be fetched.
    GameMissing(Arc<str>),
}

/// A text that may bring something, and what came of the last look at it. It lasts as long as whoever has made it is on the
/// page.
#[derive(Copy, Clone)]
pub(super) struct Incoming {
    /// The window in which it is looked at.
    open: RwSignal<bool>,
    pub(super) text: RwSignal<String>,
    /// `None` before the first look.
    pub(super) look: RwSignal<Option<Look>>,
    /// Number of looks shown: each is shown anew, even if it says the same.
    pub(super) looked: RwSignal<u32>,
    saves: Saves,
    announcer: Announcer,
    i18n: I18n,
}

impl Incoming {
    pub(super) fn new(open: RwSignal<bool>) -> Incoming {
        Incoming {
            open,
            text: RwSignal::new(String::new()),
            look: RwSignal::new(None),
            looked: RwSignal::new(0),
            saves: use_saves(),
            announcer: use_announcer(),
            i18n: use_i18n(),
        }
    }

    /// Another text stands in the field.
    pub(super) fn write(self, now: String) {
        self.text.set(now);
        self.show(None);
    }

    /// Looks at a text, once the games of its matches are here.
    pub(super) fn check(self, text: Arc<str>) {
        self.show(None);
        let looked = self.looked.get_untracked();
        spawn_local(async move {
            let look = self.look_at(text).await;
            // Meanwhile the player may have changed the text or left the screen.
            if self.looked.try_get_untracked() == Some(looked) {
                self.show(Some(look));
            }
        });
    }

    async fn look_at(self, text: Arc<str>) -> Look {
        let read = match self.saves.with(|library| library.read_import(&text)) {
            Ok(read) => read,
            Err(error) => return self.refused(&error),
        };
        let games = read.games().into_iter().filter_map(games::find);
        let Ok(games) = try_join_all(games.map(|game| game.load(self.i18n))).await else {
            return Look::GameMissing(text);
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

    /// Looks at a file.
    pub(super) fn take(self, file: File) {
        let bytes = file.size() as usize;
        if bytes > MAX_BYTES {
            // Not even brought into the page.
            let error = ImportError::TooLong { bytes };
            self.show(Some(self.refused(&error)));
            return;
        }
        spawn_local(async move {
            if let Some(content) = files::read(file).await {
                // Not into the field: some browsers take half a minute to show some megabytes. The screen may have been
                // left meanwhile.
                if self.text.try_set(String::new()).is_none() {
                    self.check(content.into());
                }
            }
        });
    }

    /// Looks at the file that the device has brought along, if it has.
    pub(super) fn fetch(self) {
        spawn_local(async move {
            if let Some(file) = files::opened().await
                && self.open.try_set(true).is_none()
            {
                self.take(file);
            }
        });
    }

    /// Takes what was looked at last.
    pub(super) fn import(self) {
        let Some(Look::Plan(ready)) = self.look.get_untracked() else { return };
        match self.saves.with(|library| library.import(&ready)) {
            Ok(()) => {
                self.announcer.toast(self.i18n.now(common::imported));
                self.open.set(false);
                self.text.set(String::new());
                self.show(None);
            }
            Err(error) => self.show(Some(Look::Refused(untrack(|| trouble::save_error(self.i18n, &error))))),
        }
        self.saves.changed();
    }

    fn show(self, now: Option<Look>) {
        self.look.set(now);
        self.looked.update(|looked| *looked += 1);
    }
}
