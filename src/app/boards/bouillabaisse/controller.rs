//! What the parts of the table share: the scene, which card is lifted, and the one way to play it.

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::focus::focus_next,
        contexts::{settings::Rotation, use_i18n},
        i18n::{bouillabaisse as key, rules::bouillabaisse::FOLLOWING},
        session::Session,
    },
    games::bouillabaisse::{Action, Bouillabaisse},
    kernel::Seat,
    scenes::bouillabaisse::{REST, Scene, Sweep, Tap, WAY, near, scene, taken_trick, tap},
};

/// How long a lifted card can be put back before it is played.
const LIFT: Duration = Duration::from_millis(900);

/// The table's signals, and what a tap does to them.
#[derive(Copy, Clone)]
pub(super) struct Controller {
    pub session: Session<Bouillabaisse>,
    pub i18n: I18n,
    pub scene: Memo<Arc<Scene>>,
    /// Whether a card is played in two steps.
    pub confirms: Memo<bool>,
    /// Whether the score sheet is open.
    pub sheet: RwSignal<bool>,
    /// How far the trick has gone that was taken last.
    pub sweep: RwSignal<Sweep>,
    /// That trick, while the match is played on.
    taken: Memo<Option<(usize, usize)>>,
    lifted: RwSignal<Lifted>,
}

/// The card that is lifted, by its place in the hand.
#[derive(Copy, Clone, PartialEq)]
struct Lifted {
    index: Option<usize>,
    /// How many lifts and changes of it there were: tells one from the next.
    count: u32,
}

/// The controller of the table that the components around belong to.
pub(super) fn use_controller() -> Controller {
    expect_context()
}

impl Controller {
    pub(super) fn new(session: Session<Bouillabaisse>) -> Controller {
        let lifted = RwSignal::new(Lifted { index: None, count: 0 });
        let sweep = RwSignal::new(Sweep::Resting);
        let controller = Controller {
            session,
            i18n: use_i18n(),
            scene: Memo::new(move |_| {
                let near = near_seat(session);
                Arc::new(scene(&session.view.read(), lifted.get().index, near, sweep.get()))
            }),
            confirms: Memo::new(move |_| session.settings.get().confirm_moves),
            sheet: RwSignal::new(false),
            sweep,
            taken: Memo::new(move |_| taken_trick(&session.view.read()).filter(|_| session.live.get())),
            lifted,
        };
        // Whatever was in hand belongs to the moment it was taken up in.
        Effect::new(move |_| {
            session.view.track();
            session.live.track();
            controller.lift(None);
        });
        controller.rest_after_tricks();
        controller.show_the_sheet_between_rounds();
        controller
    }

    /// A tap, or a press of a key, on the card at this place of the hand.
    pub(super) fn tap(self, index: usize) {
        let session = self.session;
        if !session.live.get_untracked() {
            return;
        }
        let language = self.i18n.language_untracked();
        let before = self.lifted.get_untracked().index;
        match tap(&session.view.get_untracked(), before, index) {
            Some(Tap::Lift(_)) => {
                self.lift(Some(index));
                // Not by its name: others may hear it.
                if self.confirms.get_untracked() {
                    session.say(language.say(key::said_chosen));
                } else {
                    session.say(language.say(key::said_lifted));
                    self.play_soon();
                }
            }
            Some(Tap::PutBack) => self.put_back(),
            Some(Tap::Refuse(why)) => {
                let sentence = words::why(&language, why);
                session.object_by(sentence, FOLLOWING);
            }
            None => {}
        }
    }

    fn lift(self, index: Option<usize>) {
        self.lifted.update(|lifted| *lifted = Lifted { index, count: lifted.count + 1 });
    }

    /// Plays the lifted card after a while, unless something else has happened in the meantime.
    fn play_soon(self) {
        let now = self.lifted.get_untracked();
        let play = move || {
            if self.lifted.try_get_untracked() != Some(now) {
                return;
            }
            // Whoever opens a window has changed their mind.
            if matches!(document().query_selector("dialog[open]"), Ok(Some(_))) {
                self.put_back();
            } else {
                self.play();
            }
        };
        set_timeout(play, LIFT);
    }

    pub(super) fn put_back(self) {
        self.lift(None);
        self.session.say("");
    }

    /// Plays the lifted card.
    pub(super) fn play(self) {
        let view = self.session.view.get_untracked();
        let card = self.lifted.get_untracked().index.and_then(|index| view.hand().get(index).copied());
        if let Some(card) = card
            && let Err(why) = self.session.play(Action::Play(card))
        {
            self.session.object(why);
        }
    }

    /// A trick that was taken lies there for a while; bots wait for it, see
    /// [`Staging`](crate::table::playback::Staging).
    fn rest_after_tricks(self) {
        let Controller { sweep, taken, .. } = self;
        Effect::new(move |_| {
            let trick = taken.get();
            sweep.set(Sweep::Resting);
            if trick.is_some() {
                let go = move || {
                    if taken.try_get_untracked() == Some(trick) {
                        self.sweep_up();
                    }
                };
                set_timeout(go, REST);
            }
        });
    }

    /// The trick that lies there goes to whoever took it.
    pub(super) fn sweep_up(self) {
        let Controller { session, sweep, taken, .. } = self;
        let trick = taken.get_untracked();
        if trick.is_none() || sweep.get_untracked() != Sweep::Resting {
            return;
        }
        sweep.set(Sweep::Going);
        let gone = move || {
            if taken.try_get_untracked() == Some(trick) {
                sweep.set(Sweep::Gone);
                session.next();
            }
        };
        set_timeout(gone, WAY);
    }

    /// Everybody wants to see what a round has cost before the next one begins.
    fn show_the_sheet_between_rounds(self) {
        let Controller { session, sheet, .. } = self;
        Effect::new(move |before: Option<Option<usize>>| {
            let before = before.flatten();
            let view = session.view.get();
            // Looking back is no round that ends.
            if !session.live.get_untracked() {
                return before;
            }
            let now = view.finished.len();
            if before.is_some_and(|before| before < now) && !view.over() {
                sheet.set(true);
            }
            Some(now)
        });
        // The window gives the focus back to a card that is gone.
        Effect::new(move |was_open: Option<bool>| {
            let open = sheet.get();
            if was_open == Some(true) && !open {
                session.go_on();
                focus_next(".curtain .primary, .bo-can");
            }
            open
        });
    }
}

/// Who sits at the near edge: whoever holds the device, unless the table wants its seats to stay; tracked.
fn near_seat(session: Session<Bouillabaisse>) -> Seat {
    let people = session.people();
    match session.settings.get().rotation {
        Rotation::Game if people.only().is_none() => near(&session.view.read(), people),
        _ => session.near(),
    }
}
