//! Where an example stands, and how it goes on. It does not know the game.

use std::time::Duration;

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use crate::{
    app::{
        components::focus::{Focus, focus_next},
        lesson::Words,
        session::Controls,
    },
    words::offered::Offered,
};

/// How long a step that plays by itself stays: to see it, and for each letter of its caption.
const STEP: Duration = Duration::from_millis(1500);
const LETTER: Duration = Duration::from_millis(55);

/// One example on the screen.
#[derive(Copy, Clone)]
pub struct Showing {
    pub passage: &'static Offered,
    /// The messages of its steps.
    captions: StoredValue<Vec<String>>,
    words: Words,
    /// The step shown, counted from 0.
    pub at: RwSignal<usize>,
    /// It goes on by itself.
    pub playing: RwSignal<bool>,
    /// Grows whenever the board is to be put up anew.
    pub opened: RwSignal<u32>,
    /// Those of the match on the board.
    pub controls: RwSignal<Option<Controls>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Showing {
    pub fn new(passage: &'static Offered, captions: Vec<String>, words: Words) -> Showing {
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

    /// How many steps it has.
    pub fn steps(self) -> usize {
        self.captions.with_value(Vec::len)
    }

    /// What is said of the step shown; tracked.
    pub fn said(self) -> String {
        let at = self.at.get();
        self.captions
            .with_value(|captions| captions.get(at).map(|key| self.words.say(key)))
            .unwrap_or_default()
    }

    /// Whether the step shown is the last; tracked.
    pub fn is_last(self) -> bool {
        self.at.get() + 1 >= self.steps()
    }

    /// The step before this one, on a board that is put up anew.
    pub fn back(self) {
        self.playing.set(false);
        if let Some(before) = self.at.get_untracked().checked_sub(1) {
            self.go(before);
            if before == 0 {
                // The button that was pressed cannot be pressed any more.
                focus_next(Focus::primary_of("lesson-ways"));
            }
        }
    }

    /// Goes to a step on a board that is put up anew.
    pub fn go(self, step: usize) {
        self.at.set(step);
        self.opened.update(|times| *times += 1);
    }

    /// Plays by itself from here, from the beginning where it has ended; or no longer.
    pub fn toggle(self) {
        let begins = !self.playing.get_untracked();
        if begins && untrack(|| self.is_last()) {
            self.go(0);
        }
        self.playing.set(begins);
    }

    /// Goes on where it plays by itself, once there was time to see and to read.
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

    /// Whatever was about to happen by itself does not.
    fn rest(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }
}
