//! Moving pieces: under the finger, or along the way of a move.

use leptos::{html::Span, prelude::*};
use web_sys::HtmlElement;

use super::controller::Controller;
use crate::{
    games::barragoon::{board::Square, event::Event},
    kernel::Viewer,
    scenes::barragoon::{Flight, flight},
};

/// The element that carries the piece of each square, by `Square::index`.
#[derive(Copy, Clone)]
pub(super) struct Carriers(StoredValue<Vec<NodeRef<Span>>>);

impl Carriers {
    pub(super) fn new() -> Carriers {
        Carriers(StoredValue::new(Square::all().map(|_| NodeRef::new()).collect()))
    }

    /// The element of one square.
    pub(super) fn of(self, square: Square) -> NodeRef<Span> {
        self.0.with_value(|all| all[square.index()])
    }

    fn element(self, square: Square) -> Option<HtmlElement> {
        self.of(square).get_untracked().map(Into::into)
    }

    /// Moves the piece on a square with the finger; `None` lets it go.
    pub(super) fn shift(self, square: Square, by: Option<(f64, f64)>) {
        if let Some(piece) = self.element(square) {
            shift(&piece, by);
        }
    }

    /// Animates a piece along its way to its square.
    fn fly(self, flight: Flight) {
        let Some(piece) = self.element(flight.to) else { return };
        let (style, classes) = (piece.style(), piece.class_list());
        let ways = [
            ("--x0", flight.start.0),
            ("--y0", -flight.start.1),
            ("--x1", flight.bend.0),
            ("--y1", -flight.bend.1),
        ];
        // Setting these fixed names never fails.
        for (name, squares) in ways {
            let _ = style.set_property(name, &format!("{}%", i32::from(squares) * 100));
        }
        let _ = style.set_property("--share", &flight.share.to_string());
        // Restarts the animation of a piece that lands on the same square twice in a row.
        let _ = classes.remove_1("bg-flying");
        let _ = piece.offset_width();
        let _ = classes.add_1("bg-flying");
    }
}

/// Animates each move's piece along its way. The style sheet suppresses this if motion is reduced.
pub(super) fn show_flights(controller: Controller, carriers: Carriers) {
    let session = controller.session;
    let moved = Memo::new(move |_| {
        session.playback(|playback| {
            let is_move = |event: &Event| matches!(event, Event::Moved { .. });
            let moves = playback.is_fresh() && playback.visible_to(Viewer::Public).any(is_move);
            moves.then(|| playback.serial())
        })
    });
    Effect::new(move |_| {
        if moved.get().is_none() {
            return;
        }
        let dragged = controller.dragged.get_value();
        controller.dragged.set_value(false);
        if let Some(flight) = session.view.with_untracked(|view| flight(view)).filter(|_| !dragged) {
            carriers.fly(flight);
        }
    });
}

/// Moves an element with the finger; `None` lets it go.
pub(super) fn shift(element: &HtmlElement, by: Option<(f64, f64)>) {
    let way = by.map(|(x, y)| format!("translate({x}px,{y}px)"));
    // Setting these fixed names never fails.
    let _ = element.style().set_property("transform", &way.unwrap_or_default());
    let _ = element.class_list().toggle_with_force("bg-dragged", by.is_some());
}
