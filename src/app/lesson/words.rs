//! The texts of lessons and examples, fetched when the first of them opens.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::i18n::{I18n, Language, lesson_words};

/// The texts of one lesson, or of a game's examples, in the current language.
#[derive(Copy, Clone)]
pub struct Words {
    namespace: StoredValue<String>,
    /// The outer `None`: still loading. The inner `None`: could not be fetched.
    fetched: LocalResource<Option<Arc<Language>>>,
}

impl Words {
    pub fn fetch(i18n: I18n, namespace: String) -> Words {
        let fetched = LocalResource::new(move || {
            let tag = i18n.language().tag().to_owned();
            async move { lesson_words(&tag).await }
        });
        Words { namespace: StoredValue::new(namespace), fetched }
    }

    /// The message with this name; empty while loading. Tracked.
    pub fn say(self, key: &str) -> String {
        let Some(Some(language)) = self.fetched.get() else { return String::new() };
        self.namespace.with_value(|namespace| language.format(namespace, key, [])).unwrap_or_default()
    }

    /// Whether the texts could not be fetched; tracked.
    pub fn are_missing(self) -> bool {
        matches!(self.fetched.get(), Some(None))
    }

    /// Tries again to fetch the texts.
    pub fn again(self) {
        self.fetched.refetch();
    }
}
