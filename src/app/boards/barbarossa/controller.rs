//! What the parts of the board share: what is picked and not yet done, and the one way to act.

use leptos::prelude::*;

use super::gallery::Gallery;
use crate::{
    app::{
        objection::Objection,
        session::{Session, use_session},
    },
    games::barbarossa::{Action, Answer, Barbarossa, LetterIndex, Prompt, Riddle},
    kernel::{Seat, Seats},
};

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

/// The letter that is asked for where no other is picked: there always is one.
pub(super) const FIRST_LETTER: LetterIndex = match LetterIndex::new(1) {
    Some(place) => place,
    None => panic!("the first letter"),
};

/// What tells one moment of the board from another.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Moment {
    /// How much all have heard.
    told: usize,
    /// Whether the board is before one player alone.
    private: bool,
    /// Who asks, where somebody does.
    asker: Option<Seat>,
}

/// What players have in hand, and what they do with it.
#[derive(Copy, Clone)]
pub(super) struct Controller {
    pub session: Session<Barbarossa>,
    /// The object that something is to be done about.
    pub picked: RwSignal<Option<Riddle>>,
    /// The cave that one thinks of walking to, in steps from cave A.
    pub eyed: RwSignal<Option<u8>>,
    /// The letter that is to be asked for.
    pub place: RwSignal<LetterIndex>,
    /// A curse in the making.
    pub wish: RwSignal<Option<Wish>>,
    /// The object that is looked at closely.
    pub looking: RwSignal<Option<Riddle>>,
    /// What is kept of clay, on this device.
    pub gallery: Gallery,
    /// All have looked at all objects, before the first turn.
    pub presented: RwSignal<bool>,
    /// Whether the table can be played on, with nobody's secrets on the screen.
    pub public: Memo<bool>,
    /// Who is to pick an object now, where somebody is.
    pub picker: Memo<Option<Seat>>,
}

/// What the board around shares.
pub(super) fn use_controller() -> Controller {
    expect_context()
}

/// Shares it with all that is on the board.
pub(super) fn provide_controller() {
    let session = use_session::<Barbarossa>();
    let wish = RwSignal::new(None::<Wish>);
    let public = Memo::new(move |_| session.live.get() && session.view.with(|view| view.own().is_none()));
    let picker = Memo::new(move |_| {
        if !public.get() {
            return None;
        }
        if let Some(wish) = wish.get() {
            return wish.who.iter().next().filter(|_| wish.what.is_some());
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
        wish,
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
    /// Drops the picked object with each new moment, unless the asker asks on.
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
                self.wish.set(None);
                self.looking.set(None);
            }
            now
        });
    }

    /// Plays for whoever is to move.
    pub(super) fn play(self, action: Action) {
        self.done(self.session.play(action));
    }

    /// What somebody does of their own accord.
    pub(super) fn play_as(self, seat: Seat, action: Action) {
        self.done(self.session.play_as(seat, action));
    }

    fn done(self, done: Result<(), Objection>) {
        if let Err(why) = done {
            self.session.object(why);
        }
    }

    /// A question that was asked aloud, and its answer: the object stays picked for the next.
    pub(super) fn ask(self, riddle: Riddle, question: String, answer: Answer) {
        let asked = self.session.play(Action::Ask(riddle, question));
        self.done(asked.and_then(|()| self.session.play(Action::Answer(answer))));
    }

    /// Whether this player can do nothing with an object but ask about it; tracked.
    pub(super) fn is_closed(self, riddle: Riddle) -> bool {
        let picker = self.picker.get().filter(|seat| *seat != riddle.owner);
        picker.is_some_and(|seat| self.session.view.with(|view| view.why_not(seat, riddle).is_some()))
    }

    /// Whether an object may be picked now; tracked.
    pub(super) fn is_offered(self, riddle: Riddle) -> bool {
        let guesses = self.wish.get().is_some_and(|wish| wish.what == Some(Use::Guess));
        self.picker.get().is_some_and(|seat| seat != riddle.owner) && !(guesses && self.is_closed(riddle))
    }

    /// A tap on an object: to pick it, or to look at it.
    pub(super) fn tap(self, riddle: Riddle) {
        let into = if untrack(|| self.is_offered(riddle)) { self.picked } else { self.looking };
        into.set(Some(riddle));
    }

    /// The colour of an object's clay.
    pub(super) fn colour(self, riddle: Riddle) -> u8 {
        self.session.player(riddle.owner).map_or(0, |player| player.colour)
    }
}
