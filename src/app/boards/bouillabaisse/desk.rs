//! What the parts of the table share: the scene, which card is lifted, and the one way to play it.

use leptos::prelude::*;
use std::time::Duration;

use leptos::prelude::document;

use super::words;
use crate::{
    app::{
        I18n,
        contexts::{app, table::Table},
        dom::{after, focus_next, watch},
        i18n::bouillabaisse as key,
        state::{Bundle, Derived, State},
    },
    games::bouillabaisse::{Action, Bouillabaisse, Card},
    scenes::bouillabaisse::{Place, Scene, Tap, scene, tap},
};

/// How long a lifted card can be put back before it is played.
const LIFT: Duration = Duration::from_millis(900);

pub(super) type Desk = Bundle<Handles>;

pub(super) struct Handles {
    pub table: Table<Bouillabaisse>,
    pub i18n: I18n,
    pub scene: Derived<Scene>,
    /// The place in hand of the card that is lifted, and how many lifts there were.
    lifted: State<(Option<usize>, u32)>,
    /// Whether the score sheet is open.
    pub sheet: State<bool>,
}

impl Desk {
    pub(super) fn new(table: Table<Bouillabaisse>) -> Desk {
        let lifted = State::new((None, 0));
        // Whatever was in hand belongs to the moment it was taken up in.
        watch(move || {
            table.view.get();
            table.live.get();
            let (_, lifts) = lifted.get_untracked();
            lifted.set((None, lifts + 1));
        });
        let desk = Bundle::of(Handles {
            table,
            i18n: app().i18n,
            scene: Derived::new(move || scene(&table.view.get(), lifted.get().0, table.near())),
            lifted,
            sheet: State::new(false),
        });
        desk.show_the_sheet_between_rounds();
        desk
    }

    /// A tap, or a press of a key, on the card at this place of the hand.
    pub(super) fn tap(self, index: usize) {
        if !*self.table.live.get_untracked() {
            return;
        }
        let locale = self.i18n.get_locale_untracked();
        let (before, lifts) = self.lifted.get_untracked();
        match tap(&self.table.view.get_untracked(), before, index) {
            Some(Tap::Lift(_)) => {
                self.lifted.set((Some(index), lifts + 1));
                // Not by its name: others may hear it.
                if self.confirms() {
                    self.table.say(locale.word(key::said_chosen));
                } else {
                    self.table.say(locale.word(key::said_lifted));
                    // Unless something else has happened in the meantime.
                    let play = move || {
                        if self.lifted.try_get() != Some((Some(index), lifts + 1)) {
                            return;
                        }
                        // Whoever opens a window has changed their mind.
                        if matches!(document().query_selector("dialog[open]"), Ok(Some(_))) {
                            self.put_back();
                        } else {
                            self.play();
                        }
                    };
                    after(LIFT, Box::new(play));
                }
            }
            Some(Tap::PutBack) => self.put_back(),
            Some(Tap::Refuse(why)) => {
                let sentence = words::why(locale, why);
                self.table.say(sentence.clone());
                self.table.toast(sentence);
            }
            None => {}
        }
    }

    pub(super) fn put_back(self) {
        let (_, lifts) = self.lifted.get_untracked();
        self.lifted.set((None, lifts + 1));
        self.table.say("");
    }

    /// Plays the lifted card.
    pub(super) fn play(self) {
        let view = self.table.view.get_untracked();
        let card = self.lifted.get_untracked().0.and_then(|index| view.hand().get(index).copied());
        if let Some(card) = card
            && let Err(why) = self.table.play(Action::Play(card))
        {
            self.table.toast(why);
        }
    }

    /// Whether a card is played in two steps; tracked.
    pub(super) fn confirms(self) -> bool {
        self.table.settings.get().confirm_moves
    }

    /// The card that is lifted; tracked.
    pub(super) fn lifted(self) -> Option<Card> {
        let scene = self.scene.get();
        scene.hand.iter().find(|held| held.lifted).map(|held| held.card)
    }

    /// The place so many seats after the near one; tracked.
    pub(super) fn place(self, step: usize) -> Derived<Option<Place>> {
        Derived::new(move || self.scene.get().places.get(step).cloned())
    }

    /// Everybody wants to see what a round has cost before the next one begins.
    fn show_the_sheet_between_rounds(self) {
        let mut rounds = None;
        watch(move || {
            let view = self.table.view.get();
            let now = view.finished.len();
            // Looking back is no round that ends.
            if !*self.table.live.get_untracked() {
                return;
            }
            if rounds.is_some_and(|before| before < now) && !view.over() {
                self.sheet.set(true);
                // Bots would play on behind it.
                self.table.hold(self.table.has_bots());
            }
            rounds = Some(now);
        });
        // The window gives the focus back to a card that is gone.
        let mut open = false;
        watch(move || {
            let now = self.sheet.get();
            if open && !now {
                self.table.hold(false);
                focus_next(".curtain .primary, .bo-can");
            }
            open = now;
        });
    }
}
