//! The words of the page, in each of its languages. `build.rs` makes a constant of each key of
//! `locales/`; the texts come with the page, in `boot.js` (see `scripts/words.mjs`), so that the program is
//! all the smaller. What is left for it is to look a number up.

use leptos::prelude::window;
use leptos::prelude::*;

use super::{platform::js, state::State};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A word or a sentence, in whatever language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Word(u16);

/// A language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Locale {
    En,
    Fr,
}

thread_local! {
    static WORDS: [Vec<&'static str>; 2] = Locale::ALL.map(texts);
}

/// All texts of a language, in the order of their numbers. They stay for as long as the page does.
fn texts(locale: Locale) -> Vec<&'static str> {
    let all = js::get(&window(), "barWords").and_then(|words| js::get(&words, locale.as_str()));
    let all: &'static str = all.and_then(|all| all.as_string()).unwrap_or_default().leak();
    all.split('\n').collect()
}

impl Locale {
    pub const ALL: [Locale; 2] = [Locale::En, Locale::Fr];

    /// Its tag (BCP 47).
    pub fn as_str(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Fr => "fr",
        }
    }

    /// The word in this language.
    pub fn word(self, word: Word) -> &'static str {
        WORDS.with(|words| words[self as usize].get(usize::from(word.0)).copied().unwrap_or_default())
    }
}

/// The language the page is in, and the way to its words.
#[derive(Copy, Clone)]
pub struct I18n(State<Locale>);

impl I18n {
    pub fn new(locale: Locale) -> I18n {
        I18n(State::new(locale))
    }

    /// Tracked.
    pub fn get_locale(self) -> Locale {
        self.0.get()
    }

    pub fn get_locale_untracked(self) -> Locale {
        self.0.get_untracked()
    }

    pub fn set_locale(self, locale: Locale) {
        if self.get_locale_untracked() != locale {
            self.0.set(locale);
        }
    }

    /// The word in the page's language as it is now.
    pub fn now(self, word: Word) -> &'static str {
        self.get_locale_untracked().word(word)
    }

    /// The word in the page's language; tracks it.
    pub fn say(self, word: Word) -> &'static str {
        self.get_locale().word(word)
    }
}
