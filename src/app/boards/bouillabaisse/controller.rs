//! The state shared by the parts of the table: the scene, the lifted card, and the functions that play.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        I18n,
        components::focus::focus_next,
        contexts::{
            saves::{Saves, use_saves},
            settings::Rotation,
            use_i18n,
        },
        i18n::{bouillabaisse as key, rules::bouillabaisse::FOLLOWING},
        session::Session,
    },
    games::bouillabaisse::{Action, Bouillabaisse, Card, View},
    kernel::Seat,
    saves::records::{HAND_SORTS, HandSorts},
    scenes::bouillabaisse::{
        HandSort, REST, Scene, Sweep, Tap, WAY, arranged, moved, near, scene, taken_trick, tap,
    },
};

/// The time in which a lifted card can be put back before it is played.
const LIFT: Duration = Duration::from_millis(900);

/// The table's signals, and their changes by taps.
#[derive(Copy, Clone)]
pub(super) struct Controller {
    pub session: Session<Bouillabaisse>,
    pub i18n: I18n,
    pub scene: Memo<Arc<Scene>>,
    /// Whether playing a card needs a second tap.
    pub confirms: Memo<bool>,
    /// Whether the score sheet is open.
    pub sheet: RwSignal<bool>,
    /// The progress of clearing away the last trick.
    pub sweep: RwSignal<Sweep>,
    /// The last trick in a live match.
    taken: Memo<Option<(usize, usize)>>,
    lifted: RwSignal<Lifted>,
    /// The orders of hands chosen since the match was opened.
    orders: RwSignal<BTreeMap<Seat, Order>>,
    /// The player's own last card, and its centre in the hand in CSS pixels.
    pub flight: StoredValue<Option<(Card, (f64, f64))>>,
    /// The round and the seat of the hand last dealt on the screen.
    dealt: StoredValue<Option<(u8, Seat)>>,
    saves: Saves,
    /// The orders stored before the match was opened.
    kept: StoredValue<HandSorts>,
}

/// The order of a player's hand.
#[derive(Clone, Default)]
struct Order {
    /// `None`: the order stored for this player.
    sort: Option<HandSort>,
    by_hand: Vec<Card>,
}

/// The lifted card, by its index in the hand.
#[derive(Copy, Clone, PartialEq)]
struct Lifted {
    index: Option<usize>,
    /// Number of changes so far, to tell one lift from the next.
    count: u32,
}

/// The controller of the current table, from context.
pub(super) fn use_controller() -> Controller {
    expect_context()
}

impl Controller {
    pub(super) fn new(session: Session<Bouillabaisse>) -> Controller {
        let lifted = RwSignal::new(Lifted { index: None, count: 0 });
        let sweep = RwSignal::new(Sweep::Resting);
        let saves = use_saves();
        let controller = Controller {
            session,
            i18n: use_i18n(),
            scene: Memo::new(move |_| {
                let near = near_seat(session);
                let sweep = if session.live.get() { sweep.get() } else { Sweep::Still };
                Arc::new(scene(&session.view.read(), lifted.get().index, near, sweep))
            }),
            confirms: Memo::new(move |_| session.settings.get().confirm_moves),
            sheet: RwSignal::new(false),
            sweep,
            taken: Memo::new(move |_| taken_trick(&session.view.read()).filter(|_| session.live.get())),
            lifted,
            orders: RwSignal::default(),
            flight: StoredValue::new(None),
            dealt: StoredValue::new(None),
            saves,
            kept: StoredValue::new(saves.record(&HAND_SORTS)),
        };
        // The selection ends when the moment changes.
        Effect::new(move |_| {
            session.view.track();
            session.live.track();
            controller.lift(None);
        });
        controller.rest_after_tricks();
        controller.show_the_sheet_between_rounds();
        controller
    }

    /// Handles a tap or a key press on the card at this index of the hand.
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
                // The card is not named, since others may hear it.
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

    /// Plays a card dropped on the table, or only lifts it if the table confirms cards by a second tap.
    pub(super) fn drop(self, index: usize) {
        if !self.session.live.get_untracked() {
            return;
        }
        self.lift(None);
        let confirms = self.confirms.get_untracked();
        match tap(&self.session.view.get_untracked(), None, index) {
            Some(Tap::Lift(_)) if !confirms => {
                self.lift(Some(index));
                self.play();
            }
            _ => self.tap(index),
        }
    }

    /// The order of the viewer's hand; tracked.
    pub(super) fn sort(self) -> HandSort {
        let Some(seat) = self.session.view.read().own() else { return HandSort::default() };
        let chosen = self.orders.read().get(&seat).and_then(|order| order.sort);
        let kept = || {
            let by_rank = self.kept.with_value(|sorts| sorts.get(&self.session.name(seat)).copied());
            if by_rank == Some(true) { HandSort::Rank } else { HandSort::Suit }
        };
        chosen.unwrap_or_else(kept)
    }

    /// The viewer's hand in their order, each card with its index in the view; tracked.
    pub(super) fn hand(self) -> Vec<(usize, Card)> {
        let view = self.session.view.read();
        let own =
            view.own().and_then(|seat| self.orders.read().get(&seat).map(|order| order.by_hand.clone()));
        arranged(view.hand(), self.sort(), &own.unwrap_or_default())
    }

    /// Whether to animate the deal of the viewer's hand; true once per hand.
    pub(super) fn deals(self, view: &View) -> bool {
        let hand = view.own().map(|seat| (view.round, seat));
        let before = self.dealt.get_value();
        self.dealt.set_value(hand);
        before != hand
    }

    /// Switches the sorting of the viewer's hand, and stores it for later hands.
    pub(super) fn sort_on(self) {
        let Some(seat) = self.session.view.read_untracked().own() else { return };
        let sort = untrack(|| self.sort()).other();
        self.orders.update(|orders| {
            orders.insert(seat, Order { sort: Some(sort), by_hand: Vec::new() });
        });
        let name = self.session.name(seat);
        // Without storage space the order lasts as long as the match is open.
        let _ = self.saves.change_record(&HAND_SORTS, |sorts| {
            sorts.insert(name, sort == HandSort::Rank);
        });
    }

    /// Moves a card of the viewer's hand to position `to`, or to the end.
    pub(super) fn move_card(self, card: Card, to: usize) {
        let Some(seat) = self.session.view.read_untracked().own() else { return };
        let by_hand = moved(&untrack(|| self.hand()), card, to);
        self.orders.update(|orders| orders.entry(seat).or_default().by_hand = by_hand);
    }

    fn lift(self, index: Option<usize>) {
        self.lifted.update(|lifted| *lifted = Lifted { index, count: lifted.count + 1 });
    }

    /// Plays the lifted card after a while, unless the selection changes meanwhile.
    fn play_soon(self) {
        let now = self.lifted.get_untracked();
        let play = move || {
            if self.lifted.try_get_untracked() != Some(now) {
                return;
            }
            // A player who opens a dialog has changed their mind.
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

    pub(super) fn play(self) {
        let view = self.session.view.get_untracked();
        let card = self.lifted.get_untracked().index.and_then(|index| view.hand().get(index).copied());
        let Some(card) = card else { return };
        self.flight.set_value(place_of(card).map(|place| (card, place)));
        if let Err(why) = self.session.play(Action::Play(card)) {
            self.session.object(why);
        }
    }

    /// Leaves a taken trick on the table for a while; bots wait for it, see
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

    /// Moves the trick to the player who took it.
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

    /// Opens the score sheet after each round, so that all see its costs.
    fn show_the_sheet_between_rounds(self) {
        let Controller { session, sheet, .. } = self;
        Effect::new(move |before: Option<Option<usize>>| {
            let before = before.flatten();
            let view = session.view.get();
            // A replay opens no sheet.
            if !session.live.get_untracked() {
                return before;
            }
            let now = view.finished.len();
            if before.is_some_and(|before| before < now) && !view.over() {
                sheet.set(true);
            }
            Some(now)
        });
        // The dialog would restore the focus to a card that is gone.
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

/// Returns the centre of a card of the hand on the screen, in CSS pixels.
fn place_of(card: Card) -> Option<(f64, f64)> {
    let drawing = document().query_selector(&format!("[data-own='{card}'] > svg")).ok()??;
    let area = drawing.get_bounding_client_rect();
    Some((area.left() + area.width() / 2.0, area.top() + area.height() / 2.0))
}

/// The seat at the near edge, usually the viewer's, unless the setting keeps the seats in place; tracked.
fn near_seat(session: Session<Bouillabaisse>) -> Seat {
    let people = session.people();
    match session.settings.get().rotation {
        Rotation::Game if people.only().is_none() => near(&session.view.read(), people),
        _ => session.near(),
    }
}
