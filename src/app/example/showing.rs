//! `Showing`: the state of an example, independent of its game.

use std::time::Duration;

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use crate::{
    app::{
        components::focus::{Focus, focus_next},
        lesson::Words,
        session::Controls,
    },
    words::offered::OfferedExample,
};

/// The display time of an automatic step: a fixed part, and a part per letter of its caption.
const STEP: Duration = Duration::from_millis(1500);
const LETTER: Duration = Duration::from_millis(55);

/// One example on the screen.
#[derive(Copy, Clone)]
pub struct Showing {
    pub passage: &'static OfferedExample,
    /// The captions' message names.
    captions: StoredValue<Vec<String>>,
    words: Words,
    /// The step shown, counted from 0.
    pub at: RwSignal<usize>,
    /// Whether the example plays automatically.
    pub playing: RwSignal<bool>,
    /// A counter; each increment rebuilds the board.
    pub opened: RwSignal<u32>,
    /// The controls of the match on the board.
    pub controls: RwSignal<Option<Controls>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Showing {
    pub fn new(passage: &'static OfferedExample, captions: Vec<String>, words: Words) -> Showing {
        let showing = Showing {
            passage,
            captions: StoredValue::new(captions),
            words,
            at: RwSignal::new(0),
            playing: RwSignal::new(false),
            opened: RwSignal::new(0),
            controls: RwSignal::new(None),
            timer: StoredValue::new(None),
        };
        showing.follow();
        showing
    }

    /// Number of steps.
    pub fn steps(self) -> usize {
        self.captions.with_value(Vec::len)
    }

    /// The caption of the current step; tracked.
    pub fn said(self) -> String {
        let at = self.at.get();
        self.captions
            .with_value(|captions| captions.get(at).map(|key| self.words.say(key)))
            .unwrap_or_default()
    }

    /// Whether the current step is the last; tracked.
    pub fn is_last(self) -> bool {
        self.at.get() + 1 >= self.steps()
    }

    /// Shows the previous step on a new board.
    pub fn back(self) {
        self.playing.set(false);
        if let Some(before) = self.at.get_untracked().checked_sub(1) {
            self.go(before);
            if before == 0 {
                // The pressed button is now disabled.
                focus_next(Focus::primary_of("lesson-ways"));
            }
        }
    }

    /// Shows a step on a new board.
    pub fn go(self, step: usize) {
        self.at.set(step);
        self.opened.update(|times| *times += 1);
    }

    /// Starts the automatic play, from the beginning if at the end; or stops it.
    pub fn toggle(self) {
        let begins = !self.playing.get_untracked();
        if begins && untrack(|| self.is_last()) {
            self.go(0);
        }
        self.playing.set(begins);
    }

    /// Plays the next step automatically, after enough time to see and read.
    fn follow(self) {
        Effect::new(move |_| {
            self.rest();
            let telling = self.controls.get().is_some_and(Controls::is_telling);
            let letters = self.said().chars().count() as u32;
            if !self.playing.get() || telling || letters == 0 {
                return;
            }
            if self.is_last() {
                self.playing.set(false);
                return;
            }
            let go_on = move || self.at.update(|at| *at += 1);
            self.timer.set_value(set_timeout_with_handle(go_on, STEP + LETTER * letters).ok());
        });
        on_cleanup(move || self.rest());
    }

    /// Cancels the next automatic step.
    fn rest(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }
}
