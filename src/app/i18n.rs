//! The words of the page, in each of its languages. `build.rs` makes a constant of each key of
//! `locales/`; what is left for the program is to look a number up.

use crate::app::state::State;

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
    /// Where each word begins is found once, instead of being written down for each.
    static WORDS: [Vec<&'static str>; 2] = TEXTS.map(|text| text.split('\0').collect());
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
