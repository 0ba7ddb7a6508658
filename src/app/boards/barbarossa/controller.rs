//! The state shared by the parts of the board: the selection, and the functions that act.

use leptos::prelude::*;

use super::gallery::Gallery;
use crate::{
    app::{
        refusal_message::RefusalMessage,
        session::{Session, use_session},
    },
    games::barbarossa::{Action, Answer, Barbarossa, LetterIndex, Prompt, Riddle},
    kernel::{Seat, Seats},
};

/// The players who want to use a curse, and its use.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct CursePlan {
    pub who: Seats,
    pub what: Option<Use>,
}

/// The uses of a curse (BB-5.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Letter,
    Guess,
}

/// The letter preselected for a question; a letter is always selected.
pub(super) const FIRST_LETTER: LetterIndex = match LetterIndex::new(1) {
    Some(place) => place,
    None => panic!("the first letter"),
};

/// Identifies a moment of the board; a new moment clears the selection.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Moment {
    /// Number of public events.
    told: usize,
    /// Whether one player's private view is open.
    private: bool,
    /// The player who asks questions, if any.
    asker: Option<Seat>,
}

/// The selections of the players, and the functions that act on them.
#[derive(Copy, Clone)]
pub(super) struct Controller {
    pub session: Session<Barbarossa>,
    /// The picked object.
    pub picked: RwSignal<Option<Riddle>>,
    /// The cave considered for walking, in steps from cave A.
    pub eyed: RwSignal<Option<u8>>,
    /// The letter to ask for.
    pub place: RwSignal<LetterIndex>,
    /// The curse being prepared.
    pub curse_plan: RwSignal<Option<CursePlan>>,
    /// The object in the close-up.
    pub looking: RwSignal<Option<Riddle>>,
    /// The gallery of clay kept on this device.
    pub gallery: Gallery,
    /// Whether all players have looked at all objects, before the first turn.
    pub presented: RwSignal<bool>,
    /// Whether the match is live and no private view is open.
    pub public: Memo<bool>,
    /// The player who picks an object now, if any.
    pub picker: Memo<Option<Seat>>,
}

/// The controller of the current board, from context.
pub(super) fn use_controller() -> Controller {
    expect_context()
}

/// Provides the controller to all parts of the board.
pub(super) fn provide_controller() {
    let session = use_session::<Barbarossa>();
    let curse_plan = RwSignal::new(None::<CursePlan>);
    let public = Memo::new(move |_| session.live.get() && session.view.with(|view| view.own().is_none()));
    let picker = Memo::new(move |_| {
        if !public.get() {
            return None;
        }
        if let Some(plan) = curse_plan.get() {
            return plan.who.iter().next().filter(|_| plan.what.is_some());
        }
        session.view.with(|view| match view.prompt {
            Prompt::Letter(seat) | Prompt::Asking { by: seat, .. } => Some(seat),
            _ => None,
        })
    });
    let controller = Controller {
        session,
        picked: RwSignal::new(None),
        eyed: RwSignal::new(None),
        place: RwSignal::new(FIRST_LETTER),
        curse_plan,
        looking: RwSignal::new(None),
        gallery: Gallery::open(),
        presented: RwSignal::new(false),
        public,
        picker,
    };
    controller.follow();
    provide_context(controller);
}

impl Controller {
    /// Clears the selection at each new moment; a player in the middle of a series keeps the picked object.
    fn follow(self) {
        Effect::new(move |before: Option<Moment>| {
            let view = self.session.view.get();
            let told = view.story.public().count();
            let asker = match view.prompt {
                Prompt::Asking { by, .. } => Some(by),
                _ => None,
            };
            let now = Moment { told, private: view.own().is_some(), asker };
            if before != Some(now) {
                let asks_on = asker.is_some() && before.is_some_and(|before| before.asker == asker);
                if !asks_on {
                    self.picked.set(None);
                }
                self.eyed.set(None);
                self.place.set(FIRST_LETTER);
                self.curse_plan.set(None);
                self.looking.set(None);
            }
            now
        });
    }

    /// Plays for the acting player.
    pub(super) fn play(self, action: Action) {
        self.done(self.session.play(action));
    }

    /// Plays an action of a player who acts out of turn.
    pub(super) fn play_as(self, seat: Seat, action: Action) {
        self.done(self.session.play_as(seat, action));
    }

    fn done(self, done: Result<(), RefusalMessage>) {
        if let Err(why) = done {
            self.session.object(why);
        }
    }

    /// Plays a question and its answer, both spoken at the table. The object stays picked for the next question.
    pub(super) fn ask(self, riddle: Riddle, question: String, answer: Answer) {
        let asked = self.session.play(Action::Ask(riddle, question));
        self.done(asked.and_then(|()| self.session.play(Action::Answer(answer))));
    }

    /// Whether this object can only be asked about by the picking player, not guessed; tracked.
    pub(super) fn is_closed(self, riddle: Riddle) -> bool {
        let picker = self.picker.get().filter(|seat| *seat != riddle.owner);
        picker.is_some_and(|seat| self.session.view.with(|view| view.why_not(seat, riddle).is_some()))
    }

    /// Whether an object may be picked now; tracked.
    pub(super) fn is_offered(self, riddle: Riddle) -> bool {
        let guesses = self.curse_plan.get().is_some_and(|plan| plan.what == Some(Use::Guess));
        self.picker.get().is_some_and(|seat| seat != riddle.owner) && !(guesses && self.is_closed(riddle))
    }

    /// Handles a tap on an object: picks it, or opens its close-up.
    pub(super) fn tap(self, riddle: Riddle) {
        let into = if untrack(|| self.is_offered(riddle)) { self.picked } else { self.looking };
        into.set(Some(riddle));
    }

    /// The colour of an object's clay.
    pub(super) fn colour(self, riddle: Riddle) -> u8 {
        self.session.player(riddle.owner).map_or(0, |player| player.colour)
    }
}
