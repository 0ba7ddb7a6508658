//! The board itself: 63 squares, each an element that can be seen, heard, tapped and walked to.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use super::{
    art,
    desk::{Desk, focus, reveal},
    words,
};
use crate::{
    app::i18n::Locale,
    games::barragoon::{
        board::{Cell, FILES, Face, RANKS, Side, Square},
        view::{Phase, View},
    },
    scenes::barragoon::{Flight, Held, Intent, Mark, Scene, Spot, Way, flight, square_at, walk},
};

/// How far a finger moves before a touch is a drag, in pixels.
const THRESHOLD: f64 = 8.0;

/// A pointer that went down on an own piece.
#[derive(Copy, Clone)]
struct Drag {
    from: Square,
    x: f64,
    y: f64,
    lifted: bool,
}

pub(super) fn board(desk: Desk) -> AnyView {
    let node = NodeRef::<html::Div>::new();
    let drag = StoredValue::new(None::<Drag>);
    // The click that follows a drag is no tap.
    let deaf = StoredValue::new(false);
    let turned = Memo::new(move |_| desk.near.get() == Side::Brown);
    let facing = move || desk.table.rotation.get() == crate::app::contexts::settings::Rotation::FaceToFace;

    let down = move |event: PointerEvent| {
        deaf.set_value(false);
        drag.set_value(None);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(from) = square_of(event.target()) else { return };
        if desk.scene.with_untracked(|scene| scene.spots[from.index()].own) {
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.set_value(Some(Drag { from, x, y, lifted: false }));
        }
    };
    let moved = move |event: PointerEvent| {
        let Some(mut now) = drag.get_value() else { return };
        let (dx, dy) = (f64::from(event.client_x()) - now.x, f64::from(event.client_y()) - now.y);
        if !now.lifted {
            if dx.hypot(dy) < THRESHOLD {
                return;
            }
            desk.act(Intent::Lift(now.from));
            if desk.held.get_untracked().piece() != Some(now.from) {
                drag.set_value(None);
                return;
            }
            now.lifted = true;
            drag.set_value(Some(now));
            deaf.set_value(true);
            if let Some(board) = node.get_untracked() {
                // The finger may leave the board; the drag goes on.
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
        event.prevent_default();
        let sign = if turned.get_untracked() { -1.0 } else { 1.0 };
        shift(node, now.from, Some((dx * sign, dy * sign)));
    };
    let up = move |event: PointerEvent| {
        let Some(now) = drag.get_value() else { return };
        drag.set_value(None);
        if !now.lifted {
            return;
        }
        shift(node, now.from, None);
        if let Some(to) =
            node.get_untracked().and_then(|board| under(&board, &event, desk.near.get_untracked()))
        {
            desk.act(Intent::Drop { from: now.from, to });
        }
    };
    let stop = move |_: PointerEvent| {
        if let Some(now) = drag.get_value() {
            shift(node, now.from, None);
        }
        drag.set_value(None);
    };
    let tap = move |event: MouseEvent| {
        if deaf.get_value() {
            deaf.set_value(false);
            return;
        }
        if let Some(square) = square_of(event.target()) {
            desk.cursor.set(square);
            desk.act(Intent::Tap(square));
            if matches!(desk.held.get_untracked(), Held::Placing { at: Some(_), .. }) {
                request_animation_frame(|| reveal(".bg-place"));
            }
        }
    };
    paint(desk, node);
    view! {
        <div class="bg-frame-box" class:bg-turned=move || turned.get() class:bg-facing=facing>
            <div class="bg-board" role="grid" node_ref=node inner_html=squares()
                aria-label=move || words::word!(desk.i18n.get_locale(), board_label)
                on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=stop
                on:click=tap on:keydown=move |event| keys(desk, &event)>
            </div>
            <div class="bg-over-box" inner_html=move || art::overlay(desk.scene.with(|scene| scene.told))></div>
        </div>
    }
    .into_any()
}

/// The squares with nothing on them yet. They stay for as long as the board does; only what lies on
/// them changes.
fn squares() -> String {
    let mut out = String::new();
    for rank in (0..RANKS).rev() {
        out.push_str("<div role='row' class='bg-row'>");
        for square in (0..FILES).filter_map(|file| Square::new(file, rank)) {
            let name = square.to_string();
            let dark = if (square.file() + rank).is_multiple_of(2) { " bg-dark" } else { "" };
            out += &["<div role='gridcell' tabindex='-1' class='bg-cell", dark, "' data-square='", &name]
                .concat();
            out.push_str("'><span class='bg-fly'></span>");
            let mut edge = |class: &str, text: &str| {
                out += &["<span class='", class, "' aria-hidden='true'>", text, "</span>"].concat();
            };
            if square.file() == 0 {
                edge("bg-rank", &name[1..]);
            }
            if rank == 0 {
                edge("bg-file", &name[..1]);
            }
            out.push_str("</div>");
        }
        out.push_str("</div>");
    }
    out
}

/// Keeps the squares as the scene has them. A square whose part of the scene is the same is left
/// alone, so that a tap touches a dozen elements and not sixty-three.
fn paint(desk: Desk, node: NodeRef<html::Div>) {
    Effect::new(move |before: Option<Option<(Scene, Locale)>>| {
        let board = node.get()?;
        let (scene, locale) = (desk.scene.get(), desk.i18n.get_locale());
        let known = before.flatten().filter(|(_, old)| *old == locale);
        for spot in &scene.spots {
            let old = known.as_ref().map(|(scene, _)| &scene.spots[spot.square.index()]);
            if old != Some(spot)
                && let Some(cell) = find(&board, spot.square)
            {
                dress(&cell, spot, old, locale);
            }
        }
        Some((scene, locale))
    });
    // The one square where the keyboard enters.
    Effect::new(move |before: Option<Option<Square>>| {
        let board = node.get()?;
        let cursor = desk.cursor.get();
        let leave = before.flatten().filter(|square| *square != cursor);
        for (square, index) in leave.map(|square| (square, "-1")).into_iter().chain([(cursor, "0")]) {
            if let Some(cell) = find(&board, square) {
                let _ = cell.set_attribute("tabindex", index);
            }
        }
        Some(cursor)
    });
    show_flights(desk, node);
}

fn find(board: &HtmlElement, square: Square) -> Option<Element> {
    board.query_selector(&["[data-square=", &square.to_string(), "]"].concat()).ok()?
}

/// Brings one square up to date.
fn dress(cell: &Element, spot: &Spot, old: Option<&Spot>, locale: Locale) {
    let flag = |name: &str, value: Option<&str>| {
        // Neither can fail with a name of ours.
        let _ = match value {
            Some(value) => cell.set_attribute(name, value),
            None => cell.remove_attribute(name),
        };
    };
    let marked = matches!(spot.mark, Mark::Quiet | Mark::Capture | Mark::Aim);
    flag("data-cell", Some(&spot.cell.to_string()));
    flag("data-mark", mark(spot.mark));
    flag("data-target", marked.then_some(""));
    flag("data-state", state(spot.held, spot.own, spot.told));
    flag("data-ghost", spot.ghost.is_some().then_some(""));
    flag("data-last", spot.last.then_some(""));
    flag("data-side", spot.cell.piece().map(|piece| art::side_token(piece.side)));
    flag("aria-label", Some(&words::label(locale, spot)));
    flag("aria-selected", Some(if spot.held { "true" } else { "false" }));
    let shown = |spot: &Spot| (spot.cell, spot.ghost, spot.change);
    if old.map(shown) != Some(shown(spot))
        && let Some(carrier) = cell.first_element_child()
    {
        carrier.set_inner_html(&picture(spot));
    }
}

/// What lies on a square, and how many of its moves a placement would open and close.
fn picture(spot: &Spot) -> String {
    let mut picture = art::art(spot.ghost.map_or(spot.cell, Cell::Barragoon));
    let (more, less) = spot.change;
    if spot.change != (0, 0) {
        picture += "<b class='bg-change'>";
        if more > 0 {
            picture += &["<i class='bg-more'>+", &more.to_string(), "</i>"].concat();
        }
        if less > 0 {
            picture += &["<i class='bg-less'>\u{2212}", &less.to_string(), "</i>"].concat();
        }
        picture += "</b>";
    }
    picture
}

fn mark(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Quiet => Some("quiet"),
        Mark::Capture => Some("capture"),
        Mark::Aim => Some("aim"),
        Mark::Reach => Some("reach"),
        Mark::Vacant => Some("vacant"),
        Mark::Chosen => Some("chosen"),
    }
}

fn state(held: bool, own: bool, told: bool) -> Option<&'static str> {
    match (held, own, told) {
        (true, ..) => Some("held"),
        (_, _, true) => Some("told"),
        (_, true, _) => Some("own"),
        _ => None,
    }
}

fn square_of(target: Option<web_sys::EventTarget>) -> Option<Square> {
    let element = target?.dyn_into::<Element>().ok()?;
    element.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}

/// The square under the pointer, also when another element caught the event.
fn under(board: &HtmlElement, event: &PointerEvent, near: Side) -> Option<Square> {
    let area = board.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - area.left()) / area.width();
    let y = (f64::from(event.client_y()) - area.top()) / area.height();
    square_at(x, y, near)
}

fn carrier(node: NodeRef<html::Div>, square: Square) -> Option<HtmlElement> {
    let board = node.get_untracked()?;
    let found = board.query_selector(&format!("[data-square={square}] .bg-fly")).ok()??;
    found.dyn_into().ok()
}

/// Moves the piece on a square with the finger, or lets it go.
fn shift(node: NodeRef<html::Div>, square: Square, by: Option<(f64, f64)>) {
    let Some(piece) = carrier(node, square) else { return };
    match by {
        Some((x, y)) => {
            let _ = piece.style().set_property("transform", &format!("translate({x}px,{y}px)"));
            let _ = piece.class_list().add_1("bg-dragged");
        }
        None => {
            let _ = piece.style().remove_property("transform");
            let _ = piece.class_list().remove_1("bg-dragged");
        }
    }
}

/// Lets a piece that has just moved arrive along its way. Style sheets keep it still where motion is
/// reduced.
fn show_flights(desk: Desk, node: NodeRef<html::Div>) {
    Effect::new(move |before: Option<View>| {
        let view = desk.table.view.get();
        let dragged = desk.dragged.get_value();
        if let Some(flight) = before.and_then(|before| flight(&before, &view)) {
            desk.dragged.set_value(false);
            if !dragged {
                fly(node, flight);
            }
        }
        view
    });
}

fn fly(node: NodeRef<html::Div>, flight: Flight) {
    let Some(piece) = carrier(node, flight.to) else { return };
    let style = piece.style();
    let percent = |squares: i8| format!("{}%", i32::from(squares) * 100);
    for (name, value) in [
        ("--x0", percent(flight.start.0)),
        ("--y0", percent(-flight.start.1)),
        ("--x1", percent(flight.bend.0)),
        ("--y1", percent(-flight.bend.1)),
    ] {
        let _ = style.set_property(name, &value);
    }
    // A piece that lands on the same square twice in a row must start anew.
    let _ = style.remove_property("animation-name");
    piece.set_class_name("bg-fly");
    let _ = piece.offset_width();
    piece.set_class_name("bg-fly bg-flying");
    let _ = style.set_property("animation-name", &format!("bg-fly-{}", flight.share));
}

fn keys(desk: Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let cursor = desk.cursor.get_untracked();
    let locale = desk.i18n.get_locale_untracked();
    let step = |way| {
        let next = walk(cursor, way, desk.near.get_untracked());
        desk.cursor.set(next);
        focus(&format!("[data-square={next}]"));
    };
    match event.key().as_str() {
        "ArrowUp" => step(Way::Up),
        "ArrowRight" => step(Way::Right),
        "ArrowDown" => step(Way::Down),
        "ArrowLeft" => step(Way::Left),
        "Enter" | " " => {
            desk.act(Intent::Tap(cursor));
            if let Held::Placing { at: Some(_), face } = desk.held.get_untracked() {
                // The square is chosen; how it lies is chosen beside the board, where the focus
                // chooses as it walks.
                if face.is_none() {
                    desk.act(Intent::Choose(Face::NoPassage));
                }
                request_animation_frame(|| focus(".bg-picker [tabindex='0']"));
            }
        }
        "Escape" if can_put_back(desk) => desk.act(Intent::Cancel),
        "x" | "X" => desk.act(Intent::Turn),
        "r" | "R" => {
            let sentence =
                desk.scene.with_untracked(|scene| words::label(locale, &scene.spots[cursor.index()]));
            let face = desk.table.view.with_untracked(|view| view.board[cursor].face());
            let more = face.map(|face| words::crossing(locale, face)).unwrap_or_default();
            desk.table.say([&sentence, ". ", &more].concat().trim_end());
        }
        "l" | "L" => desk.table.say(desk.table.view.with_untracked(|view| words::last(locale, view))),
        "t" | "T" => desk.table.say(match desk.held.get_untracked().piece() {
            Some(from) => desk.targets(from),
            None => words::word!(locale, targets_hint).to_owned(),
        }),
        _ => return,
    }
    event.prevent_default();
}

fn can_put_back(desk: Desk) -> bool {
    !matches!(desk.held.get_untracked(), Held::Nothing | Held::Placing { at: None, face: None })
        || matches!(desk.table.view.with_untracked(|view| view.phase), Phase::Place { .. })
}
