//! `Course`: the state of a lesson, independent of its game; the teacher's screen is built on it.

use leptos::prelude::*;

use crate::{
    app::{contexts::saves::Saves, refusal_message::RefusalMessage, session::Controls},
    lessons::Place,
    saves::records::LEARNT,
    table::moment::{MomentKind, TableMoment},
};

/// The texts at a place of a lesson, as message names.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BeatTexts {
    pub title: String,
    /// The teacher's text, or the reply to the given answer.
    pub say: String,
    /// Whether the learner has to act.
    pub asks: bool,
    /// Whether the learner has given a right answer.
    pub answered: bool,
    /// Index of the beat, and the number of beats.
    pub progress: (usize, usize),
    pub is_first: bool,
    pub is_last: bool,
}

/// A lesson on the screen.
#[derive(Copy, Clone)]
pub struct Course {
    /// The game's slug.
    pub slug: &'static str,
    pub place: RwSignal<Place>,
    pub texts: Signal<BeatTexts>,
    /// Why the learner's action is not the answer.
    pub refusal: RwSignal<Option<RefusalMessage>>,
    /// The controls of the match on the board.
    pub controls: RwSignal<Option<Controls>>,
    /// A counter; each increment rebuilds the board.
    pub opened: RwSignal<u32>,
    saves: Saves,
}

impl Course {
    pub fn new(slug: &'static str, place: RwSignal<Place>, texts: Signal<BeatTexts>, saves: Saves) -> Course {
        Course {
            slug,
            place,
            texts,
            refusal: RwSignal::new(None),
            controls: RwSignal::new(None),
            opened: RwSignal::new(0),
            saves,
        }
    }

    /// Whether the board still shows events, so that the teacher has to wait; tracked.
    pub fn is_held(self) -> bool {
        self.controls.get().is_some_and(Controls::is_telling)
    }

    /// The moment on the board, which decides the layout; a lesson never shows a result page. Tracked.
    pub fn moment(self) -> Option<TableMoment> {
        let moment = self.controls.get()?.task.try_get()?;
        (moment.kind != MomentKind::Page).then_some(moment)
    }

    /// Moves to a place and stores the progress. `anew`: the place has another match.
    pub fn go(self, place: Place, anew: bool) {
        self.refusal.set(None);
        self.place.set(place);
        self.keep();
        if anew {
            self.opened.update(|times| *times += 1);
        }
    }

    fn keep(self) {
        let place = self.place.get_untracked();
        // Without storage space the progress lasts as long as the page; the player has been told.
        let _ = self.saves.change_record(&LEARNT, |learnt| learnt.note(self.slug, place));
    }
}
