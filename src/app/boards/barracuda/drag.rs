//! Drags a note between the wallet and the cloth. A tap or a key does the same.

use leptos::prelude::*;
use web_sys::{MouseEvent, PointerEvent};

use crate::{
    app::platform::drag::{Drag, below},
    games::barracuda::Denomination,
};

/// The place of a pile of notes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Pile {
    Wallet,
    Cloth,
}

impl Pile {
    /// Selector of the place where notes of the other pile are dropped.
    fn drop_target(self) -> &'static str {
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

/// The top note of a pile.
pub(super) type Note = (Pile, Denomination);

/// The note that is dragged, if any.
#[derive(Copy, Clone)]
pub(super) struct NoteDrag {
    drag: Drag<Note>,
    /// The distance of the drag so far.
    offset: RwSignal<Option<(Note, (f64, f64))>>,
    /// A note dropped elsewhere, which returns to its pile.
    returning: RwSignal<Option<Note>>,
}

impl NoteDrag {
    pub(super) fn new() -> NoteDrag {
        NoteDrag { drag: Drag::default(), offset: RwSignal::new(None), returning: RwSignal::new(None) }
    }

    pub(super) fn down(self, event: &PointerEvent, note: Note) {
        if self.offset.with_untracked(Option::is_none) {
            self.returning.set(None);
        }
        self.drag.down(event, Some(note));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        if let Some(dragged) = self.drag.moved(event, |_| true) {
            self.offset.set(Some(dragged));
        }
    }

    /// Ends the drag; returns the note that was dropped on the other pile.
    pub(super) fn up(self, event: &PointerEvent) -> Option<Note> {
        let note = self.drag.up(event)?;
        let landed = below(event, note.0.other().drop_target()).is_some();
        self.let_go((!landed).then_some(note));
        landed.then_some(note)
    }

    pub(super) fn stop(self, event: &PointerEvent) {
        if let Some(note) = self.drag.up(event) {
            self.let_go(Some(note));
        }
    }

    /// `returning`: the note, if it returns to its pile.
    fn let_go(self, returning: Option<Note>) {
        self.offset.set(None);
        self.returning.set(returning);
    }

    /// Whether a click is a tap or a key, and not the end of a drag.
    pub(super) fn is_tap(self, event: &MouseEvent) -> bool {
        self.drag.is_tap(event)
    }

    /// The value of `translate` of a pile's top note while it is dragged; tracked.
    pub(super) fn offset(self, note: Note) -> Option<String> {
        let (_, (x, y)) = self.offset.get().filter(|(dragged, _)| *dragged == note)?;
        Some(format!("{x}px {y}px"))
    }

    /// Whether a pile's top note returns to it after a drag; tracked.
    pub(super) fn returns(self, note: Note) -> bool {
        self.returning.get() == Some(note)
    }
}
