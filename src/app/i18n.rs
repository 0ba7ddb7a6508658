//! The language the page is in. What it says is of the layer [`words`](crate::words), whose messages are named here too.
//! The texts of a language are one file a part of the app. Home has its own; every other screen awaits those it needs.
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

/// The part that home needs.
const MAIN: &str = "main";

/// The language the page is in, and the way to its words.
#[derive(Copy, Clone)]
pub struct I18n {
    /// The one in use, as whoever asks follows it.
    language: Signal<Arc<Language>>,
    /// The one in use.
    current: RwSignal<Arc<Language>>,
    /// The tag of the language wanted last: its texts may still be on their way.
    wanted: StoredValue<String>,
}

impl I18n {
    /// Begins in this language.
    pub fn new(language: Arc<Language>) -> I18n {
        let wanted = StoredValue::new(language.tag().to_owned());
        let current = RwSignal::new(language);
        I18n { language: current.into(), current, wanted }
    }

    /// The same for one screen, see [`provide_for_screen`](super::contexts::provide_for_screen).
    pub fn for_screen(self) -> I18n {
        let current = self.current;
        let language = Memo::new_with_compare(
            move |_| current.get(),
            |before, now| !before.zip(now).is_some_and(|(before, now)| Arc::ptr_eq(before, now)),
        );
        I18n { language: language.into(), ..self }
    }

    /// Tracked.
    pub fn language(self) -> Arc<Language> {
        // Whoever asks may outlive the screen, as what a toast offers does.
        self.language.try_get().unwrap_or_else(|| self.current.get())
    }

    /// Not tracked.
    pub fn language_untracked(self) -> Arc<Language> {
        self.current.get_untracked()
    }

    /// The page is in this language from now on.
    pub fn set(self, language: Arc<Language>) {
        self.wanted.set_value(language.tag().to_owned());
        if self.language_untracked().tag() != language.tag() {
            self.current.set(language);
        }
    }

    /// Fetches the texts of a part in the page's language, and returns whether they are here.
    pub async fn need(self, part: &'static str) -> bool {
        // Meanwhile the page may have changed to a language without them.
        loop {
            let language = self.language_untracked();
            if language.parts().contains(&part) {
                return true;
            }
            if !add(&language, part, texts::fetch(language.tag(), part).await) {
                return false;
            }
        }
    }

    /// Another language with all parts that the page has in its own.
    async fn in_language(self, tag: &str) -> Option<Language> {
        let language = read(tag, &texts::fetch(tag, MAIN).await?)?;
        // Parts may arrive while others are fetched.
        loop {
            let mut missing = self.language_untracked().parts();
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

    /// Changes over to a language as soon as its texts are here; where they cannot be had, the page stays as it is.
    pub fn change_to(self, tag: &str) {
        self.wanted.set_value(tag.to_owned());
        if self.language_untracked().tag() == tag {
            return;
        }
        let tag = tag.to_owned();
        spawn_local(async move {
            let language = self.in_language(&tag).await;
            // Whoever has changed their mind meanwhile gets what they wanted last.
            let still_wanted = self.wanted.try_get_value().is_some_and(|wanted| wanted == tag);
            if let Some(language) = language.filter(|_| still_wanted) {
                self.set(Arc::new(language));
            }
        });
    }

    /// The message in the page's language; tracks it.
    pub fn say<'a, M: Message<'a>>(self, message: M) -> String {
        self.language().say(message)
    }

    /// The message in the page's language as it is now.
    pub fn now<'a, M: Message<'a>>(self, message: M) -> String {
        self.current.with_untracked(|language| language.say(message))
    }
}

/// The language to begin with: the one that `boot.js` has had fetched meanwhile. Nothing where there are no texts to be
/// had, which `boot.js` has told the player already.
pub async fn first() -> Option<Arc<Language>> {
    let (tag, texts) = texts::first().await?;
    read(&tag, &texts).map(Arc::new)
}

/// Adds the texts of a part, and returns whether there are any.
fn add(language: &Language, part: &'static str, texts: Option<String>) -> bool {
    texts.is_some_and(|texts| language.add(part, &texts).is_ok())
}

/// A language that writes numbers as the browser knows that it does.
fn read(tag: &str, texts: &str) -> Option<Language> {
    Language::read(tag, texts).ok().map(|language| language.with_numbers(number::format))
}

/// The words of lessons in the language of this tag, which are fetched apart; nothing where they cannot be had.
pub async fn lesson_words(tag: &str) -> Option<Arc<Language>> {
    let texts = texts::fetch(tag, "lessons").await?;
    read(tag, &texts).map(Arc::new)
}

/// Gives all components below the way to the page's language.
pub fn provide_i18n(i18n: I18n) {
    provide_context(i18n);
}

/// The way to the page's language.
pub fn use_i18n() -> I18n {
    expect_context()
}

/// A message as a closure for `view!`, which follows the language: `t!(i18n, common::back)`.
macro_rules! t {
    ($i18n:expr, $($message:tt)+) => {{
        let i18n: $crate::app::i18n::I18n = $i18n;
        move || i18n.say($($message)+)
    }};
}
pub(crate) use t;
