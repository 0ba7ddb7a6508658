//! A note under a finger, between the wallet and the cloth. A tap or a key does the same.

use leptos::{html::Div, prelude::*};
use web_sys::{MouseEvent, PointerEvent};

use crate::games::barracuda::Denomination;

/// How far a finger moves before a touch is a drag, in pixels.
const THRESHOLD: i32 = 8;

/// Where notes of one kind lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Pile {
    Wallet,
    Cloth,
}

impl Pile {
    /// Selector of the place where notes of the other pile are dropped.
    fn place(self) -> &'static str {
        match self {
            Pile::Wallet => ".bc-purse",
            Pile::Cloth => ".bc-cloth",
        }
    }

    fn other(self) -> Pile {
        match self {
            Pile::Wallet => Pile::Cloth,
            Pile::Cloth => Pile::Wallet,
        }
    }
}

/// A note that a finger went down on.
#[derive(Copy, Clone, PartialEq)]
struct Held {
    /// Id of the pointer; a palm or a second finger is ignored.
    pointer: i32,
    note: (Pile, Denomination),
    start: (i32, i32),
    /// How far it has been dragged; `None` while it may be a tap.
    by: Option<(i32, i32)>,
}

/// The note that is dragged, if any.
#[derive(Copy, Clone)]
pub(super) struct Drag {
    held: RwSignal<Option<Held>>,
    /// A note that was dropped elsewhere and goes back to its pile.
    returning: RwSignal<Option<(Pile, Denomination)>>,
    /// The click that follows a drag is no tap.
    deaf: StoredValue<bool>,
    area: NodeRef<Div>,
}

impl Drag {
    /// `area`: the element around both piles.
    pub(super) fn new(area: NodeRef<Div>) -> Drag {
        Drag {
            held: RwSignal::new(None),
            returning: RwSignal::new(None),
            deaf: StoredValue::new(false),
            area,
        }
    }

    pub(super) fn down(self, event: &PointerEvent, pile: Pile, kind: Denomination) {
        if self.held.get_untracked().is_some_and(|held| held.by.is_some()) {
            return;
        }
        self.deaf.set_value(false);
        self.returning.set(None);
        if event.is_primary() && event.button() == 0 {
            let start = (event.client_x(), event.client_y());
            self.held.set(Some(Held { pointer: event.pointer_id(), note: (pile, kind), start, by: None }));
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(held) = self.held_by(event) else { return };
        let by = (event.client_x() - held.start.0, event.client_y() - held.start.1);
        if held.by.is_none() {
            if by.0 * by.0 + by.1 * by.1 < THRESHOLD * THRESHOLD {
                return;
            }
            self.deaf.set_value(true);
            if let Some(area) = self.area.get_untracked() {
                // Only a finger that is already up cannot be followed.
                let _ = area.set_pointer_capture(event.pointer_id());
            }
        }
        self.held.set(Some(Held { by: Some(by), ..held }));
    }

    /// Ends the drag; returns the note that was dropped on the other pile.
    pub(super) fn up(self, event: &PointerEvent) -> Option<(Pile, Denomination)> {
        let held = self.held_by(event)?;
        self.held.set(None);
        held.by?;
        let (pile, _) = held.note;
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let landed = under.is_some_and(|under| matches!(under.closest(pile.other().place()), Ok(Some(_))));
        self.returning.set((!landed).then_some(held.note));
        landed.then_some(held.note)
    }

    pub(super) fn stop(self, event: &PointerEvent) {
        if let Some(held) = self.held_by(event) {
            self.held.set(None);
            self.returning.set(held.by.map(|_| held.note));
        }
    }

    /// Whether a click is a tap or a key, and not the end of a drag.
    pub(super) fn is_tap(self, event: &MouseEvent) -> bool {
        let deaf = self.deaf.get_value();
        self.deaf.set_value(false);
        !deaf || event.detail() == 0
    }

    /// The value of `translate` of a pile's top note while it is dragged; tracked.
    pub(super) fn offset(self, pile: Pile, kind: Denomination) -> Option<String> {
        let held = self.held.get().filter(|held| held.note == (pile, kind))?;
        held.by.map(|(x, y)| format!("{x}px {y}px"))
    }

    /// Whether a pile's top note goes back to it; tracked.
    pub(super) fn returns(self, pile: Pile, kind: Denomination) -> bool {
        self.returning.get() == Some((pile, kind))
    }

    fn held_by(self, event: &PointerEvent) -> Option<Held> {
        self.held.get_untracked().filter(|held| held.pointer == event.pointer_id())
    }
}
