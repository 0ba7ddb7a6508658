//! The words of lessons and examples, which are fetched with the first of them.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::i18n::{I18n, Language, lesson_words};

/// The words of one lesson, or of a game's examples, in the page's language.
#[derive(Copy, Clone)]
pub struct Words {
    namespace: StoredValue<String>,
    /// Nothing yet; or nothing at all, where they cannot be had.
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

    /// The message of this name; empty as long as the words are on their way. Tracked.
    pub fn say(self, key: &str) -> String {
        let Some(Some(language)) = self.fetched.get() else { return String::new() };
        self.namespace.with_value(|namespace| language.format(namespace, key, [])).unwrap_or_default()
    }

    /// Whether they cannot be had; tracked.
    pub fn are_missing(self) -> bool {
        matches!(self.fetched.get(), Some(None))
    }

    /// Asks for them again.
    pub fn again(self) {
        self.fetched.refetch();
    }
}
