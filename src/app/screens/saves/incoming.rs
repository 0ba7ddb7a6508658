//! Matches that somebody wants to bring in: looked at first, taken only then.

use std::sync::Arc;

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
        games::{self, GameEntry},
        i18n::common,
        platform::files,
        trouble,
    },
    saves::{
        games::Checker,
        import::{ImportError, ImportPlan, MAX_BYTES},
    },
};

/// What a text would bring, or why it brings nothing.
pub(super) type Plan = Option<Result<Arc<ImportPlan>, String>>;

/// A text that may bring something, and what came of the last look at it. It lasts as long as whoever has made it is on the
/// page.
#[derive(Copy, Clone)]
pub(super) struct Incoming {
    /// The window in which it is looked at.
    open: RwSignal<bool>,
    pub(super) text: RwSignal<String>,
    /// Nothing before the first look.
    pub(super) plan: RwSignal<Plan>,
    /// How often somebody has looked: what came of it is shown anew, also where it says the same.
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
            plan: RwSignal::new(None),
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

    /// Looks at a text.
    pub(super) fn check(self, text: &str) {
        let checked = self.saves.with(|library| {
            let read = library.read_import(text)?;
            let games = read.games().into_iter().filter_map(games::find);
            let checkers: Vec<Checker> =
                games.filter_map(GameEntry::loaded).map(|game| game.module.checker).collect();
            library.check_import(read, &checkers)
        });
        let refused = |error| untrack(|| trouble::import_error(self.i18n, &error));
        self.show(Some(checked.map(Arc::new).map_err(refused)));
    }

    /// Looks at a file.
    pub(super) fn take(self, file: File) {
        let bytes = file.size() as usize;
        if bytes > MAX_BYTES {
            // Not even brought into the page.
            let error = ImportError::TooLong { bytes };
            self.show(Some(Err(untrack(|| trouble::import_error(self.i18n, &error)))));
            return;
        }
        spawn_local(async move {
            if let Some(content) = files::read(file).await {
                // Not into the field: some browsers take half a minute to show some megabytes. The screen may have been
                // left meanwhile.
                if self.text.try_set(String::new()).is_none() {
                    self.check(&content);
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
        let Some(Ok(ready)) = self.plan.get_untracked() else { return };
        match self.saves.with(|library| library.import(&ready)) {
            Ok(()) => {
                self.announcer.toast(self.i18n.now(common::imported));
                self.open.set(false);
                self.text.set(String::new());
                self.show(None);
            }
            Err(error) => self.show(Some(Err(untrack(|| trouble::save_error(self.i18n, &error))))),
        }
        self.saves.changed();
    }

    fn show(self, now: Plan) {
        self.plan.set(now);
        self.looked.update(|looked| *looked += 1);
    }
}
