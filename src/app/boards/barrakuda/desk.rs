//! What the parts of the board share: the scene, how much of the story has been shown, and the one way to act.

use leptos::prelude::*;
use std::time::Duration;

use leptos::prelude::document;

use super::words;
use crate::{
    app::{
        I18n,
        contexts::{app, table::Table},
        dom::{after, focus_next, watch},
        state::{Bundle, Derived, State},
    },
    games::barrakuda::{Action, Barrakuda, Card, Prompt, Wreck},
    kernel::Seat,
    scenes::barrakuda::{Scene, scene},
};

/// How long a beat of the story stays before the next one: to see it, and for each letter of its sentence.
const BEAT: Duration = Duration::from_millis(900);
const LETTER: Duration = Duration::from_millis(28);

/// How much of a round's story has been shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Shown {
    /// The round that it tells of.
    round: u16,
    pub beats: usize,
    /// Where the sentences begin that are on the screen.
    pub from: usize,
    /// Beats there are.
    of: usize,
}

pub(super) type Desk = Bundle<Handles>;

pub(super) struct Handles {
    pub table: Table<Barrakuda>,
    pub i18n: I18n,
    pub scene: Derived<Scene>,
    pub shown: State<Shown>,
    /// The card that will be laid face down.
    pub picked: State<Option<Card>>,
    /// The round is over, and all are still looking at it.
    pub gathered: State<bool>,
    /// The wreck that is looked at closely.
    pub looking: State<Option<Wreck>>,
}

impl Desk {
    pub(super) fn new(table: Table<Barrakuda>) -> Desk {
        let shown = State::new(Shown::default());
        let desk = Bundle::of(Handles {
            table,
            i18n: app().i18n,
            scene: Derived::new(move || scene(&table.view.get(), shown.get().beats)),
            shown,
            picked: State::new(None),
            gathered: State::new(false),
            looking: State::new(None),
        });
        desk.follow();
        desk
    }

    /// Whether there is more of the story to show; tracked.
    pub(super) fn is_telling(self) -> bool {
        let Shown { beats, of, .. } = self.shown.get();
        beats < of
    }

    /// Tells whatever happens while the match is played; elsewhere it shows the table as it is then.
    fn follow(self) {
        let mut lived = false;
        let mut first = true;
        watch(move || {
            let view = self.table.view.get();
            let live = *self.table.live.get();
            self.picked.set(None);
            let before = self.shown.get_untracked();
            let (round, of) = (view.round_told(), view.story.len());
            // Where nobody had anything to decide, the next one has begun as well.
            let new_round = round == before.round + 1;
            let goes_on = lived && !first && (new_round || round == before.round && of > before.of);
            if goes_on && (live || view.over()) {
                let from = if new_round { 0 } else { before.of };
                self.shown.set(Shown { round, beats: from, from, of });
                // The curtain waits until all have seen it, and so does the result.
                self.gathered.set(view.prompt == Prompt::Choosing);
                self.table.hold(true);
                self.next();
            } else if (round, of) != (before.round, before.of) || live != lived || first {
                self.shown.set(Shown { round, beats: of, from: view.since.min(of), of });
                self.let_go();
            }
            (lived, first) = (live, false);
        });
    }

    /// The next beat; the one after it follows by itself.
    pub(super) fn next(self) {
        let mut now = self.shown.get_untracked();
        if now.beats == now.of {
            self.all_told();
            return;
        }
        now.beats += 1;
        self.shown.set(now);
        let sentence = self.sentences(now.beats - 1, now.beats).concat();
        let pause = BEAT + LETTER * sentence.chars().count() as u32;
        self.table.say(sentence);
        let go_on = move || {
            let looking = matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
            // Unless somebody was faster. Whoever has opened a window goes on when they like.
            if self.shown.try_get() == Some(now) && !looking {
                if now.beats == now.of { self.all_told() } else { self.next() }
            }
        };
        // Where nothing is to move by itself, whoever reads goes on.
        if !is_still() {
            after(pause, Box::new(go_on));
        } else if now.beats == now.of {
            self.all_told();
        }
    }

    /// All that is left of the story at once.
    pub(super) fn skip(self) {
        let mut now = self.shown.get_untracked();
        let sentences = self.sentences(now.beats, now.of).join(" ");
        now.beats = now.of;
        self.shown.set(now);
        self.table.say(sentences);
        self.all_told();
    }

    /// Nothing is left to tell. The end of a round stays until somebody goes on; all else comes by itself.
    fn all_told(self) {
        if self.table.view.get_untracked().prompt != Prompt::Choosing {
            self.let_go();
        }
    }

    /// All have seen it: on to whoever is next.
    pub(super) fn let_go(self) {
        self.gathered.set(false);
        self.table.hold(false);
    }

    /// The beats from one to another in words.
    pub(super) fn sentences(self, from: usize, to: usize) -> Vec<String> {
        let view = self.table.view.get_untracked();
        let (locale, names) = (self.i18n.get_locale_untracked(), self.table.names());
        let beats = view.story.get(from..to).unwrap_or_default();
        beats.iter().map(|beat| words::tell(locale, names, &view, &beat.sea, &beat.event)).collect()
    }

    pub(super) fn play(self, action: Action) {
        let Shown { beats, of, .. } = self.shown.get_untracked();
        if !*self.table.live.get_untracked() || beats < of {
            return;
        }
        if let Err(why) = self.table.play(action) {
            self.table.toast(why);
        }
    }

    /// Whether whoever holds the device is to choose a card; tracked.
    pub(super) fn hand_of(self) -> Option<Seat> {
        let view = self.table.view.get();
        let own = view.own.filter(|own| view.choosing().any(|seat| seat == *own));
        own.filter(|_| *self.table.live.get())
    }
}

/// Gives the keyboard to whatever is to be pressed next.
pub(super) fn focus_panel() {
    // Not to a stepper, which may stand before the button it belongs to.
    focus_next(".bk-panel .primary, .bk-hand button, .bk-drawn button");
}

/// Whether nothing is to move by itself.
pub(super) fn is_still() -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-motion")).as_deref() == Some("reduced")
}
