//! The current language. Its texts and messages belong to the layer [`words`](crate::words), whose messages are
//! re-exported here. A language has one file of texts per part of the app. Home has its own; every other screen loads
//! those it needs.
//!
//! ```ignore
//! view! { <h2>{t!(i18n, common::saves)}</h2> <p>{t!(i18n, common::Titled { name: name.clone(), text: "…" })}</p> }
//! ```

mod number;

use std::sync::Arc;

use futures::future::join_all;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::platform::texts;
pub use crate::words::*;

/// The part for home.
const MAIN: &str = "main";

/// The current language and its messages.
#[derive(Copy, Clone)]
pub struct I18n {
    /// The language of the current screen, as it tracks it.
    language: Signal<Arc<Language>>,
    /// The language of the table. A screen may have another, see [`ScreenLanguage`](super::contexts::screen_language::ScreenLanguage).
    current: RwSignal<Arc<Language>>,
    /// The tag of the requested language, whose texts may still be loading.
    wanted: StoredValue<String>,
}

impl I18n {
    /// Starts with this language.
    pub fn new(language: Arc<Language>) -> I18n {
        let wanted = StoredValue::new(language.tag().to_owned());
        let current = RwSignal::new(language);
        I18n { language: current.into(), current, wanted }
    }

    /// The language as a memo of one screen, see [`provide_for_screen`](super::contexts::provide_for_screen).
    pub fn for_screen(self) -> I18n {
        let current = self.current;
        self.following(move || current.get())
    }

    /// The same language of the table, with a memo of one screen's language.
    pub fn following(self, language: impl Fn() -> Arc<Language> + Send + Sync + 'static) -> I18n {
        let language = Memo::new_with_compare(
            move |_| language(),
            |before, now| !before.zip(now).is_some_and(|(before, now)| Arc::ptr_eq(before, now)),
        );
        I18n { language: language.into(), ..self }
    }

    /// The current language; tracked.
    pub fn language(self) -> Arc<Language> {
        // The caller may outlive its screen, for instance the action of a toast.
        self.language.try_get().unwrap_or_else(|| self.current.get())
    }

    /// The current language; not tracked.
    pub fn language_untracked(self) -> Arc<Language> {
        self.language.try_get_untracked().unwrap_or_else(|| self.current.get_untracked())
    }

    /// Switches the table to this language.
    pub fn set(self, language: Arc<Language>) {
        self.wanted.set_value(language.tag().to_owned());
        if self.current.get_untracked().tag() != language.tag() {
            self.current.set(language);
        }
    }

    /// Loads the texts of a part in the language of the table. Returns whether they are available.
    pub async fn need(self, part: &'static str) -> bool {
        // The page may meanwhile have changed to a language without them.
        loop {
            let language = self.current.get_untracked();
            if language.parts().contains(&part) {
                return true;
            }
            if !add(&language, part, texts::fetch(language.tag(), part).await) {
                return false;
            }
        }
    }

    /// Loads a language with all parts that the language of the table has.
    pub async fn in_language(self, tag: &str) -> Option<Language> {
        let language = read(tag, &texts::fetch(tag, MAIN).await?)?;
        // More parts may be loaded meanwhile.
        loop {
            let mut missing = self.current.get_untracked().parts();
            missing.retain(|part| !language.parts().contains(part));
            if missing.is_empty() {
                return Some(language);
            }
            let all = join_all(missing.iter().map(|part| texts::fetch(tag, part))).await;
            if !missing.into_iter().zip(all).all(|(part, texts)| add(&language, part, texts)) {
                return None;
            }
        }
    }

    /// Switches the table to a language once its texts are loaded; without them nothing changes.
    pub fn change_to(self, tag: &str) {
        self.wanted.set_value(tag.to_owned());
        if self.current.get_untracked().tag() == tag {
            return;
        }
        let tag = tag.to_owned();
        spawn_local(async move {
            let language = self.in_language(&tag).await;
            // A later request wins.
            let still_wanted = self.wanted.try_get_value().is_some_and(|wanted| wanted == tag);
            if let Some(language) = language.filter(|_| still_wanted) {
                self.set(Arc::new(language));
            }
        });
    }

    /// A message in the current language; tracks the language.
    pub fn say<'a, M: Message<'a>>(self, message: M) -> String {
        self.language().say(message)
    }

    /// A message in the current language; not tracked.
    pub fn now<'a, M: Message<'a>>(self, message: M) -> String {
        self.language_untracked().say(message)
    }
}

/// The language fetched by `boot.js` during the start. `None` if it has no texts; then `boot.js` has told the player.
pub async fn first() -> Option<Arc<Language>> {
    let (tag, texts) = texts::first().await?;
    read(&tag, &texts).map(Arc::new)
}

/// Adds the texts of a part. Returns whether there are any.
fn add(language: &Language, part: &'static str, texts: Option<String>) -> bool {
    texts.is_some_and(|texts| language.add(part, &texts).is_ok())
}

/// Reads a language, and makes it format numbers with the browser's functions.
fn read(tag: &str, texts: &str) -> Option<Language> {
    Language::read(tag, texts).ok().map(|language| language.with_numbers(number::format))
}

/// The texts of the lessons in a language; `None` if they cannot be fetched.
pub async fn lesson_words(tag: &str) -> Option<Arc<Language>> {
    let texts = texts::fetch(tag, "lessons").await?;
    read(tag, &texts).map(Arc::new)
}

/// Provides the language to all components below.
pub fn provide_i18n(i18n: I18n) {
    provide_context(i18n);
}

/// The language, from context.
pub fn use_i18n() -> I18n {
    expect_context()
}

/// A message as a closure for `view!`, which tracks the language: `t!(i18n, common::back)`.
macro_rules! t {
    ($i18n:expr, $($message:tt)+) => {{
        let i18n: $crate::app::i18n::I18n = $i18n;
        move || i18n.say($($message)+)
    }};
}
pub(crate) use t;
