//! One square: its contents, its marks, and its accessible name.

use leptos::{html::Span, prelude::*};

use super::{
    art::{Art, side_token},
    words,
};
use crate::{
    app::contexts::use_i18n,
    games::barragoon::{
        board::{Cell, Square},
        target::Target,
    },
    scenes::barragoon::{Mark, SquareView},
};

/// A square of the board. The element stays as long as the board; only its contents change.
#[component]
pub(super) fn BoardSquare(
    square: Square,
    #[prop(into)] view: Signal<SquareView>,
    /// Whether the keyboard focus enters the board here.
    #[prop(into)]
    entry: Signal<bool>,
    /// The element that carries the piece.
    carrier: NodeRef<Span>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = square.to_string();
    let dark = (square.file() + square.rank()).is_multiple_of(2);
    let shown = Memo::new(move |_| view.with(|view| view.ghost.map_or(view.cell, Cell::Barragoon)));
    let change = Memo::new(move |_| view.read().change);
    // The style sheet draws the label from an attribute: as text it would become part of the square's accessible name.
    let rank =
        (square.file() == 0).then(|| view! { <span class="bg-rank" data-text=name[1..].to_owned()></span> });
    let file =
        (square.rank() == 0).then(|| view! { <span class="bg-file" data-text=name[..1].to_owned()></span> });
    view! {
        <div
            role="gridcell"
            class="bg-cell"
            class:bg-dark=dark
            tabindex=move || if entry.get() { "0" } else { "-1" }
            data-square=name
            data-name=Target::Square(square).to_string()
            data-cell=move || view.read().cell.to_string()
            data-mark=move || mark(view.read().mark)
            data-target=move || is_target(view.read().mark).then_some("")
            data-state=move || state(&view.read())
            data-ghost=move || view.read().ghost.map(|_| "")
            data-last=move || view.read().last.then_some("")
            data-side=move || view.read().cell.piece().map(|piece| side_token(piece.side))
            aria-label=move || words::label(&i18n.language(), &view.read())
            aria-selected=move || view.read().held.to_string()
        >
            <span class="bg-fly" node_ref=carrier>
                {move || view! { <Art cell=shown.get() /> }}
                {move || view! { <Changes counts=change.get() /> }}
            </span>
            {rank}
            {file}
        </div>
    }
}

/// Number of moves of the piece here that a placement would open and close.
#[component]
fn Changes(counts: (u8, u8)) -> impl IntoView {
    let (more, less) = counts;
    let more = (more > 0).then(|| view! { <i class="bg-more" data-text=format!("+{more}")></i> });
    let less = (less > 0).then(|| view! { <i class="bg-less" data-text=format!("\u{2212}{less}")></i> });
    (counts != (0, 0)).then(|| view! { <b class="bg-change">{more}{less}</b> })
}

/// Whether the selected piece may go there.
fn is_target(mark: Mark) -> bool {
    matches!(mark, Mark::Quiet | Mark::Capture | Mark::Aim)
}

fn mark(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Quiet => Some("quiet"),
        Mark::Capture => Some("capture"),
        Mark::Aim => Some("aim"),
        Mark::Reach => Some("reach"),
        Mark::Vacant => Some("vacant"),
        Mark::Open => Some("open"),
        Mark::Chosen => Some("chosen"),
    }
}

fn state(view: &SquareView) -> Option<&'static str> {
    match (view.held, view.own, view.explained) {
        (true, ..) => Some("held"),
        (_, _, true) => Some("explained"),
        (_, true, _) => Some("own"),
        _ => None,
    }
}
