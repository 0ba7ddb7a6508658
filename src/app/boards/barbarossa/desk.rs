//! What the parts of the board share: what is picked and not yet done, and the one way to act.

use super::words;
use crate::{
    app::{
        I18n,
        contexts::{app, table::Table},
        dom::watch,
        state::{Bundle, State},
    },
    games::barbarossa::{Action, Barbarossa, Event, LetterIndex, Riddle, View},
    kernel::{Seat, Seats},
};
use leptos::prelude::*;

/// Who wishes to use a curse, and for what.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Wish {
    pub who: Seats,
    pub what: Option<Use>,
}

/// What a curse is good for (BB-5.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Letter,
    Guess,
}

pub(super) type Desk = Bundle<Handles>;

pub(super) struct Handles {
    pub table: Table<Barbarossa>,
    pub i18n: I18n,
    /// The object that something is to be done about.
    pub picked: State<Option<Riddle>>,
    /// The letter that is to be asked for.
    pub place: State<Option<LetterIndex>>,
    /// A curse in the making.
    pub wish: State<Option<Wish>>,
    /// The object that is looked at closely.
    pub looking: State<Option<Riddle>>,
}

impl Desk {
    pub(super) fn new(table: Table<Barbarossa>) -> Desk {
        let desk = Bundle::of(Handles {
            table,
            i18n: app().i18n,
            picked: State::new(None),
            place: State::new(LetterIndex::new(1)),
            wish: State::new(None),
            looking: State::new(None),
        });
        desk.follow();
        desk
    }

    /// What was picked belongs to the moment. What has happened is said.
    fn follow(self) {
        let mut before: Option<(usize, bool)> = None;
        watch(move || {
            let view = self.table.view.get();
            let told = words::public(&view.story);
            let now = (told, view.own().is_some());
            if before != Some(now) {
                self.picked.set(None);
                self.place.set(LetterIndex::new(1));
                self.wish.set(None);
                self.looking.set(None);
            }
            if before.is_some_and(|(before, _)| before < told) {
                self.table.say(self.news(&view).join(" "));
            }
            before = Some(now);
        });
    }

    /// What the latest step led to, as all may hear it.
    pub(super) fn news(self, view: &View) -> Vec<String> {
        let (locale, names) = (self.i18n.get_locale_untracked(), self.table.names());
        let events = view.story.get(view.since..).unwrap_or_default();
        events.iter().filter_map(|event| words::tell(locale, names, view, event)).collect()
    }

    pub(super) fn play(self, action: Action) {
        self.done(self.table.play(action));
    }

    /// What somebody does of their own accord.
    pub(super) fn play_as(self, seat: Seat, action: Action) {
        self.done(self.table.play_as(seat, action));
    }

    fn done(self, done: Result<(), String>) {
        if let Err(why) = done {
            self.table.toast(why);
        }
    }

    /// Whether the table can be played on, with nobody's secrets on the screen; tracked.
    pub(super) fn is_public(self) -> bool {
        *self.table.live.get() && self.table.view.get().own().is_none()
    }

    /// Who is to pick an object now, where somebody is; tracked.
    pub(super) fn picker(self) -> Option<Seat> {
        use crate::games::barbarossa::Prompt;
        if !self.is_public() {
            return None;
        }
        if let Some(wish) = self.wish.get() {
            return wish.who.iter().next().filter(|_| wish.what.is_some());
        }
        match self.table.view.get().prompt {
            Prompt::Letter(seat) | Prompt::Asking { by: seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// A tap on an object: to pick it, or to look at it.
    pub(super) fn tap(self, riddle: Riddle) {
        match self.picker() {
            Some(seat) if seat != riddle.owner => self.picked.set(Some(riddle)),
            _ => self.looking.set(Some(riddle)),
        }
    }
}

/// Whether all may hear of it.
pub(super) fn is_public(event: &Event) -> bool {
    !matches!(event, Event::Letter { .. } | Event::Wrote { .. } | Event::Judged { .. })
}
