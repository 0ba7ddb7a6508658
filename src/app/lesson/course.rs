//! Where somebody is in a lesson, and what they hear there. It does not know the game: the teacher is built on it.

use leptos::prelude::*;

use crate::{
    app::{contexts::saves::Saves, objection::Objection, session::Controls},
    lessons::Place,
    saves::records::LEARNT,
    table::moment::{MomentKind, TableMoment},
};

/// What is to be heard at a place: names of messages.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    /// The title of the chapter.
    pub title: String,
    /// What is told, or said to the answer that was given.
    pub say: String,
    /// Whoever learns is to act.
    pub asks: bool,
    /// An answer was right.
    pub answered: bool,
    /// How many beats come before this one, of how many.
    pub progress: (usize, usize),
    pub is_first: bool,
    pub is_last: bool,
}

/// One lesson on the screen.
#[derive(Copy, Clone)]
pub struct Course {
    /// The game's slug.
    pub slug: &'static str,
    pub place: RwSignal<Place>,
    pub told: Signal<Told>,
    /// Why what was tried is not the answer.
    pub objection: RwSignal<Option<Objection>>,
    /// Those of the match on the board.
    pub controls: RwSignal<Option<Controls>>,
    /// Grows whenever the board is to be put up anew.
    pub opened: RwSignal<u32>,
    saves: Saves,
}

impl Course {
    pub fn new(slug: &'static str, place: RwSignal<Place>, told: Signal<Told>, saves: Saves) -> Course {
        Course {
            slug,
            place,
            told,
            objection: RwSignal::new(None),
            controls: RwSignal::new(None),
            opened: RwSignal::new(0),
            saves,
        }
    }

    /// Whether the board still tells what has happened: the teacher is not ahead of it. Tracked.
    pub fn is_held(self) -> bool {
        self.controls.get().is_some_and(Controls::is_telling)
    }

    /// The moment on the board, by which it is laid out: a lesson's end is no page. Tracked.
    pub fn moment(self) -> Option<TableMoment> {
        let moment = self.controls.get()?.task.try_get()?;
        (moment.kind != MomentKind::Page).then_some(moment)
    }

    /// Goes there, and keeps that it was come to. `anew`: the match of it is another.
    pub fn go(self, place: Place, anew: bool) {
        self.objection.set(None);
        self.place.set(place);
        self.keep();
        if anew {
            self.opened.update(|times| *times += 1);
        }
    }

    fn keep(self) {
        let place = self.place.get_untracked();
        // Without room the place lasts as long as the page, and the player has been told.
        let _ = self.saves.change_record(&LEARNT, |learnt| learnt.note(self.slug, place));
    }
}
