//! Reads the panels aloud one after another until stopped.

use leptos::prelude::*;
use leptos_use_document_visibility::use_document_visibility;
use wasm_bindgen_futures::spawn_local;
use web_sys::VisibilityState;

use crate::app::{
    contexts::{settings::use_settings, use_i18n},
    i18n::{I18n, Text},
    platform::{speech, wake},
};

/// Reads a list of texts aloud in order.
#[derive(Copy, Clone)]
pub struct Reader {
    i18n: I18n,
    texts: StoredValue<Vec<Text>>,
    /// Index of the text being read, or of the one to resume at.
    at: RwSignal<usize>,
    reading: RwSignal<bool>,
    /// Number of starts and stops so far; an outdated reading ends itself.
    begun: StoredValue<u32>,
    /// Whether the device has a voice for the page's language.
    pub able: Memo<bool>,
}

impl Reader {
    /// A reader that stops when the page is hidden; the screen stays awake while it reads.
    pub fn new(texts: Vec<Text>) -> Reader {
        let i18n = use_i18n();
        let tag = Memo::new(move |_| i18n.language().tag().to_owned());
        let reader = Reader {
            i18n,
            texts: StoredValue::new(texts),
            at: RwSignal::new(0),
            reading: RwSignal::new(false),
            begun: StoredValue::new(0),
            able: speech::use_voice(tag.into()),
        };
        let visibility = use_document_visibility();
        Effect::new(move |_| {
            // Stops when the language changes or the page is hidden.
            tag.track();
            if visibility.get() != VisibilityState::Visible || untrack(|| reader.reading.get()) {
                reader.pause();
            }
        });
        let settings = use_settings();
        let awake = Memo::new(move |_| reader.reading.get() && settings.get().keep_awake);
        wake::keep_awake(awake.into());
        on_cleanup(speech::hush);
        reader
    }

    /// Whether the text with this index is being read; tracked.
    pub fn is_at(self, place: usize) -> bool {
        self.reading.get() && self.at.get() == place
    }

    pub fn is_reading(self) -> bool {
        self.reading.get()
    }

    /// Whether the reading was interrupted; tracked.
    pub fn is_halfway(self) -> bool {
        !self.reading.get() && self.at.get() > 0
    }

    /// Stops, or resumes.
    pub fn toggle(self) {
        if self.reading.get_untracked() {
            self.pause();
        } else {
            self.read_on();
        }
    }

    /// Resumes the reading.
    fn read_on(self) {
        let turn = self.turn();
        self.reading.set(true);
        spawn_local(async move { while self.read_one(turn).await {} });
    }

    /// Reads from the start.
    pub fn read(self) {
        self.at.set(0);
        self.read_on();
    }

    /// Stops at once; resuming repeats the current sentence.
    fn pause(self) {
        self.turn();
        self.reading.set(false);
        speech::hush();
    }

    /// Makes any current reading outdated. Returns the number of the new one.
    fn turn(self) -> u32 {
        self.begun.update_value(|begun| *begun += 1);
        self.begun.get_value()
    }

    /// Reads the current text and moves on. Returns false after the last text or a stop.
    async fn read_one(self, turn: u32) -> bool {
        let Some(text) = self.now() else { return false };
        let language = self.i18n.language_untracked();
        let said = speech::say(&language.say(text), language.tag()).await;
        // The screen may be gone meanwhile.
        if self.begun.try_get_value() != Some(turn) {
            return false;
        }
        if !said {
            self.pause();
            return false;
        }
        self.at.update(|at| *at += 1);
        if self.now().is_none() {
            self.at.set(0);
            self.reading.set(false);
            return false;
        }
        true
    }

    fn now(self) -> Option<Text> {
        let at = self.at.try_get_untracked()?;
        self.texts.with_value(|texts| texts.get(at).copied())
    }
}
