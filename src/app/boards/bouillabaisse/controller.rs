//! What the parts of the table share: the scene, which card is lifted, and the one way to play it.

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
    /// The orders that players have chosen since the match was opened.
    orders: RwSignal<BTreeMap<Seat, Order>>,
    /// The own card that was played last, and where it lay: the centre, in CSS pixels.
    pub flight: StoredValue<Option<(Card, (f64, f64))>>,
    /// The round and the seat of the hand that was dealt on the screen last.
    dealt: StoredValue<Option<(u8, Seat)>>,
    saves: Saves,
    /// The orders that were kept when the match was opened.
    kept: StoredValue<HandSorts>,
}

/// A player's order of their hand.
#[derive(Clone, Default)]
struct Order {
    /// `None`: as it is kept for this player.
    sort: Option<HandSort>,
    by_hand: Vec<Card>,
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

    /// A card dropped on the table is played at once, where the table does not play in two steps.
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

    /// The order in which the viewer sees their hand; tracked.
    pub(super) fn sort(self) -> HandSort {
        let Some(seat) = self.session.view.read().own() else { return HandSort::default() };
        let chosen = self.orders.read().get(&seat).and_then(|order| order.sort);
        let kept = || {
            let by_rank = self.kept.with_value(|sorts| sorts.get(&self.session.name(seat)).copied());
            if by_rank == Some(true) { HandSort::Rank } else { HandSort::Suit }
        };
        chosen.unwrap_or_else(kept)
    }

    /// The viewer's hand in their order, each card with its place in the view; tracked.
    pub(super) fn hand(self) -> Vec<(usize, Card)> {
        let view = self.session.view.read();
        let own =
            view.own().and_then(|seat| self.orders.read().get(&seat).map(|order| order.by_hand.clone()));
        arranged(view.hand(), self.sort(), &own.unwrap_or_default())
    }

    /// Whether the viewer's hand comes on the screen as it is dealt. A hand in another order lies there already.
    pub(super) fn deals(self, view: &View) -> bool {
        let hand = view.own().map(|seat| (view.round, seat));
        let before = self.dealt.get_value();
        self.dealt.set_value(hand);
        before != hand
    }

    /// Sorts the viewer's hand the other way, and keeps that for their next hands.
    pub(super) fn sort_on(self) {
        let Some(seat) = self.session.view.read_untracked().own() else { return };
        let sort = untrack(|| self.sort()).other();
        self.orders.update(|orders| {
            orders.insert(seat, Order { sort: Some(sort), by_hand: Vec::new() });
        });
        let name = self.session.name(seat);
        // Without room the order lasts as long as the match is open.
        let _ = self.saves.change_record(&HAND_SORTS, |sorts| {
            sorts.insert(name, sort == HandSort::Rank);
        });
    }

    /// Puts a card of the viewer's hand before the card that is shown at `to`, or at the end.
    pub(super) fn move_card(self, card: Card, to: usize) {
        let Some(seat) = self.session.view.read_untracked().own() else { return };
        let by_hand = moved(&untrack(|| self.hand()), card, to);
        self.orders.update(|orders| orders.entry(seat).or_default().by_hand = by_hand);
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
        let Some(card) = card else { return };
        self.flight.set_value(place_of(card).map(|place| (card, place)));
        if let Err(why) = self.session.play(Action::Play(card)) {
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

/// Returns the centre of a card of the hand on the screen, in CSS pixels.
fn place_of(card: Card) -> Option<(f64, f64)> {
    let drawing = document().query_selector(&format!("[data-own='{card}'] > svg")).ok()??;
    let area = drawing.get_bounding_client_rect();
    Some((area.left() + area.width() / 2.0, area.top() + area.height() / 2.0))
}

/// Who sits at the near edge: whoever holds the device, unless the table wants its seats to stay; tracked.
fn near_seat(session: Session<Bouillabaisse>) -> Seat {
    let people = session.people();
    match session.settings.get().rotation {
        Rotation::Game if people.only().is_none() => near(&session.view.read(), people),
        _ => session.near(),
    }
}
