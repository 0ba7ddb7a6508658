//! The sea floor among the options: a small preview if it is known, and an editor if it is laid by hand.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{self, Cell, Config, FloorFault, Layout, Preset, WRECKS, Wreck},
};

/// Columns and rows of the editor, enough for the longest floor in both directions.
const FIELD: i8 = 6;

/// The knowledge of the floor during set-up.
#[derive(Copy, Clone, PartialEq)]
enum Known {
    /// Dealt at the start of the match.
    Nothing,
    Preset,
    ByHand,
}

/// The layout of the wrecks.
#[component]
pub(super) fn Floor(config: RwSignal<Config>) -> impl IntoView {
    // A memo of the kind alone, so that the editor is not rebuilt while cards move.
    let known = Memo::new(move |_| match config.read().layout {
        Layout::Random => Known::Nothing,
        Layout::Preset(_) => Known::Preset,
        Layout::Laid(_) => Known::ByHand,
    });
    let cells = Memo::new(move |_| match config.read().layout {
        Layout::Random => Preset::Lively.cells(),
        Layout::Preset(preset) => preset.cells(),
        Layout::Laid(cells) => cells,
    });
    move || match known.get() {
        Known::Nothing => ().into_any(),
        Known::Preset => view! { {move || view! { <Plan cells=cells.get() /> }} }.into_any(),
        Known::ByHand => view! { <Field config laid=cells /> }.into_any(),
    }
}

/// A preview of the six numbered cards.
#[component]
fn Plan(cells: [Cell; WRECKS]) -> impl IntoView {
    let (wide, tall) = barrakuda::Floor::new(cells).ok()?.size();
    let card = |(wreck, (x, y)): (Wreck, Cell)| {
        let (x, y) = (30 * i32::from(x), 22 * i32::from(y));
        view! {
            <rect
                class="bk-plan-card"
                class:bk-plan-lair=wreck == Wreck::LAIR
                x=x + 1
                y=y + 1
                width=28
                height=20
                rx=3
            ></rect>
            <text x=x + 15 y=y + 16 text-anchor="middle">
                {wreck.number()}
            </text>
        }
    };
    Some(view! {
        <svg
            class="bk-plan"
            viewBox=format!("0 0 {} {}", 30 * i32::from(wide), 22 * i32::from(tall))
            style=format!("width:{}rem", 3 * i32::from(wide))
            aria-hidden="true"
            focusable="false"
        >
            {Wreck::all().zip(cells).map(card).collect_view()}
        </svg>
    })
}

/// The same floor, moved to the centre of the editor.
pub(super) fn in_the_middle(cells: [Cell; WRECKS]) -> [Cell; WRECKS] {
    let Ok(floor) = barrakuda::Floor::new(cells) else { return cells };
    let (across, down) = floor.size();
    let room = |taken: i8| (FIELD - taken).max(0) / 2;
    let (right, down) = (room(across), room(down));
    floor.cells().map(|(x, y)| (x + right, y + down))
}

/// The editor: tap a card, then its new place.
#[component]
fn Field(config: RwSignal<Config>, laid: Memo<[Cell; WRECKS]>) -> impl IntoView {
    let i18n = use_i18n();
    let cells = Memo::new(move |_| {
        let cells = laid.get();
        // A floor from elsewhere may lie outside the editor.
        let off = cells.iter().any(|(x, y)| !(0..FIELD).contains(x) || !(0..FIELD).contains(y));
        if off { in_the_middle(cells) } else { cells }
    });
    let fault = Memo::new(move |_| barrakuda::Floor::new(cells.get()).err());
    let taken = RwSignal::new(None::<Wreck>);
    let lay = move |cells: [Cell; WRECKS]| {
        config.update(|config| config.layout = Layout::Laid(cells));
        taken.set(None);
    };
    let press = move |cell: Cell| {
        let mut now = cells.get_untracked();
        match (taken.get_untracked(), lying(&now, cell)) {
            (Some(wreck), None) => {
                now[wreck.index()] = cell;
                lay(now);
            }
            (Some(wreck), Some(other)) if wreck != other => {
                now.swap(wreck.index(), other.index());
                lay(now);
            }
            (Some(_), Some(_)) => taken.set(None),
            (None, here) => taken.set(here),
        }
    };
    let place = move |cell: Cell| {
        let wreck = Memo::new(move |_| lying(&cells.get(), cell));
        view! { <Place cell wreck taken fault on_press=move || press(cell) /> }
    };
    let places = (0..FIELD).flat_map(|y| (0..FIELD).map(move |x| (x, y)));
    let verdict = move || match fault.get() {
        None => i18n.say(if taken.get().is_some() { key::lay_where } else { key::lay_ok }).to_owned(),
        Some(fault) => words::fault(&i18n.language(), fault),
    };
    view! {
        <div class="bk-field" role="group" aria-label=t!(i18n, key::lay_label)>
            {places.map(place).collect_view()}
        </div>
        <p class="bk-verdict" class:wrong=move || fault.get().is_some() aria-live="polite">
            {verdict}
        </p>
    }
}

/// The wreck in a cell.
fn lying(cells: &[Cell; WRECKS], cell: Cell) -> Option<Wreck> {
    Wreck::all().find(|wreck| cells[wreck.index()] == cell)
}

/// One cell of the editor, with its card.
#[component]
fn Place(
    cell: Cell,
    wreck: Memo<Option<Wreck>>,
    /// The card picked up to be moved.
    taken: RwSignal<Option<Wreck>>,
    fault: Memo<Option<FloorFault>>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (x, y) = cell;
    let number = move || wreck.get().map(|wreck| wreck.number().to_string());
    let label = move || {
        let what = match wreck.get() {
            None => i18n.say(key::empty_place),
            Some(wreck) => words::title(&i18n.language(), wreck),
        };
        i18n.say(key::PlaceLabel { what, column: x + 1, row: y + 1 })
    };
    let is_taken = move || wreck.get().is_some() && taken.get() == wreck.get();
    let is_apart =
        move || matches!(fault.get(), Some(FloorFault::Apart(apart)) if wreck.get() == Some(apart));
    view! {
        <button
            type="button"
            class="bk-cell"
            class:bk-full=move || wreck.get().is_some()
            class:bk-home=move || wreck.get() == Some(Wreck::LAIR)
            class:bk-apart=is_apart
            data-cell=format!("{x},{y}")
            aria-pressed=move || is_taken().to_string()
            aria-label=label
            on:click=move |_| on_press.run(())
        >
            {number}
        </button>
    }
}
