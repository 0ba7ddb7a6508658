//! The board: 63 squares, each an element for eye, screen reader, tap and keyboard.

use std::sync::Arc;

use leptos::{prelude::*, reactive::computed::Selector};

use super::{
    art::Overlay,
    controller::use_controller,
    crossings_note::CrossingsNote,
    keyboard,
    motion::{Carriers, show_flights},
    pointer::Pointer,
    square::BoardSquare,
};
use crate::{
    app::i18n::{barragoon as key, t},
    games::barragoon::board::{FILES, RANKS, Side, Square},
    scenes::barragoon::{Scene, SquareView},
};

/// The framed board, with the drawings over it.
#[component]
pub(super) fn Board() -> impl IntoView {
    let controller = use_controller();
    let carriers = Carriers::new();
    let pointer = Pointer::new(controller, carriers);
    let explained = Memo::new(move |_| controller.scene.read().explained);
    show_flights(controller, carriers);
    view! {
        <div
            class="bg-frame-box"
            class:bg-turned=move || controller.near.get() == Side::Brown
            class:bg-facing=controller.face_to_face
        >
            <div
                class="bg-board"
                role="grid"
                aria-label=t!(controller.i18n, key::board_label)
                node_ref=controller.board
                on:pointerdown=move |event| pointer.down(&event)
                on:pointermove=move |event| pointer.moved(&event)
                on:pointerup=move |event| pointer.up(&event)
                on:pointercancel=move |event| pointer.stop(&event)
                on:click=move |event| pointer.tap(&event)
                on:keydown=move |event| keyboard::press(controller, &event)
            >
                <Squares carriers />
            </div>
            <div class="bg-over-box">
                <Overlay explained way=controller.way compared=controller.compared />
            </div>
            <CrossingsNote />
        </div>
    }
}

/// All squares, the highest rank first.
#[component]
fn Squares(carriers: Carriers) -> impl IntoView {
    let controller = use_controller();
    let views = square_views(controller.scene);
    // A `Selector` notifies only the two squares that the cursor leaves and enters.
    let cursor = Selector::new(move || controller.cursor.get());
    let square = |square: Square| {
        let cursor = cursor.clone();
        view! {
            <BoardSquare
                square
                view=views[square.index()]
                entry=Signal::derive(move || cursor.selected(&square))
                carrier=carriers.of(square)
            />
        }
    };
    let row = |rank| {
        let squares = (0..FILES).filter_map(|file| Square::new(file, rank)).map(square);
        view! {
            <div role="row" class="bg-row">
                {squares.collect_view()}
            </div>
        }
    };
    (0..RANKS).rev().map(row).collect_view()
}

/// A signal for each square, by `Square::index`. Unchanged squares are not notified, so that a tap updates a dozen
/// squares instead of sixty-three.
fn square_views(scene: Memo<Arc<Scene>>) -> Vec<RwSignal<SquareView>> {
    let views: Vec<_> = scene.get_untracked().squares.iter().cloned().map(RwSignal::new).collect();
    let all = views.clone();
    Effect::new(move |_| {
        for (view, now) in all.iter().zip(&scene.read().squares) {
            if *view.read_untracked() != *now {
                view.set(now.clone());
            }
        }
    });
    views
}
