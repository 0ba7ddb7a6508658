//! Another language on one screen, for a reader who does not read the table's.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::{
    I18n,
    i18n::{LANGUAGES, Language},
};

/// The language of one screen. It is not stored, and ends with the screen.
#[derive(Copy, Clone)]
pub struct ScreenLanguage {
    table: I18n,
    /// The chosen language; `None` for the table's.
    own: RwSignal<Option<Arc<Language>>>,
    /// The tag of the requested language, whose texts may still be loading.
    wanted: StoredValue<Option<&'static str>>,
}

impl ScreenLanguage {
    /// Starts with the language of the table.
    pub fn new(table: I18n) -> ScreenLanguage {
        ScreenLanguage { table, own: RwSignal::new(None), wanted: StoredValue::new(None) }
    }

    /// The language of the table.
    pub fn table(self) -> I18n {
        self.table
    }

    /// The language for the components of the screen.
    pub fn i18n(self) -> I18n {
        let ScreenLanguage { table, own, .. } = self;
        table.following(move || own.get().unwrap_or_else(|| table.language()))
    }

    /// The tag of the chosen language; `None` for the table's. Tracked.
    pub fn chosen(self) -> Option<&'static str> {
        let own = self.own.get()?;
        LANGUAGES.iter().map(|(tag, _)| *tag).find(|tag| *tag == own.tag())
    }

    /// Changes the language once its texts are loaded. Returns false if they cannot be fetched; then nothing changes.
    pub async fn choose(self, tag: Option<&'static str>) -> bool {
        let tag = tag.filter(|tag| self.table.language_untracked().tag() != *tag);
        // The screen may be left meanwhile, and a later request wins.
        self.wanted.try_set_value(tag);
        let language = match tag {
            Some(tag) => self.table.in_language(tag).await.map(|language| Some(Arc::new(language))),
            None => Some(None),
        };
        let is_wanted = self.wanted.try_get_value() == Some(tag);
        match language {
            Some(language) if is_wanted => self.own.try_set(language).is_none(),
            Some(_) => true,
            None => !is_wanted,
        }
    }
}
