//! Deletes matches, one or several, and puts them back.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        contexts::{
            announcer::{Announcer, use_announcer},
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::common,
        trouble,
    },
    saves::{
        deleted::{Deleted, Restored},
        save::SaveError,
    },
};

/// Deletes matches, and offers to undo that. `Copy`; lives as long as its screen.
#[derive(Copy, Clone)]
pub struct Deleter {
    i18n: I18n,
    saves: Saves,
    announcer: Announcer,
}

/// Call this while building a component.
pub fn use_deleter() -> Deleter {
    Deleter { i18n: use_i18n(), saves: use_saves(), announcer: use_announcer() }
}

impl Deleter {
    /// Deletes these matches: all or none.
    pub fn delete(self, ids: &[String]) {
        let Deleter { i18n, saves, announcer } = self;
        match saves.with(|library| library.delete_all(ids.iter().map(String::as_str))) {
            Ok(deleted) => {
                saves.changed();
                let (said, offered) = match deleted.len() {
                    1 => (i18n.now(common::deleted), i18n.now(common::put_back)),
                    n => (i18n.now(common::DeletedN { n }), i18n.now(common::put_back_all)),
                };
                announcer.toast_with(said, offered, move || self.put_back(&deleted));
            }
            Err(error) => announcer.toast(untrack(|| trouble::store_error(i18n, &error))),
        }
    }

    /// Puts deleted matches back, and reports each that is not simply in its old place.
    fn put_back(self, deleted: &[Deleted]) {
        let Deleter { saves, announcer, .. } = self;
        for one in deleted {
            if let Some(words) = self.words(saves.with(|library| library.restore(one))) {
                announcer.toast(words);
            }
        }
        saves.changed();
    }

    fn words(self, restored: Result<Restored, SaveError>) -> Option<String> {
        let i18n = self.i18n;
        match restored {
            Ok(Restored::Unchanged) => None,
            Ok(Restored::Contained) => Some(i18n.now(common::restored_contained)),
            Ok(Restored::AsCopy(_)) => Some(i18n.now(common::restored_beside)),
            Ok(Restored::Quarantined) => Some(i18n.now(common::restored_aside)),
            Err(error) => Some(untrack(|| trouble::save_error(i18n, &error))),
        }
    }
}
