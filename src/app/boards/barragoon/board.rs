//! The board itself: 63 squares, each an element that can be seen, heard, tapped and walked to.

use std::{cell, sync::Arc};

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent};

use super::{
    art,
    desk::{Desk, reveal, soon},
    words,
};
use crate::{
    app::{
        dom::{El, el, focus, watch, yes_no},
        i18n::{Locale, barragoon as key},
    },
    games::barragoon::{
        board::{Cell, FILES, Face, RANKS, Side, Square},
        phase::Prompt,
        view::View,
    },
    scenes::barragoon::{ArrowKey, Flight, Held, Intent, Mark, Scene, SquareView, flight, square_at, walk},
};

/// How far a finger moves before a touch is a drag, in pixels.
const THRESHOLD: i32 = 8;

/// A pointer that went down on an own piece.
#[derive(Copy, Clone)]
struct Drag {
    from: Square,
    x: i32,
    y: i32,
    lifted: bool,
}

pub(super) fn board(desk: Desk) -> El {
    let board = el("div.bg-board").attr("role", "grid").label(key::board_label).html(squares());
    let node = board.node();
    paint(desk, node.clone());
    show_flights(desk, node.clone());
    let hand =
        Arc::new(Hand { desk, board: node, drag: cell::Cell::new(None), deaf: cell::Cell::new(false) });
    let follow = |board: El, event: &str, act: fn(&Hand, &Event)| {
        let hand = Arc::clone(&hand);
        board.on(event, move |event| act(&hand, &event))
    };
    let board = follow(board, "pointerdown", Hand::down);
    let board = follow(board, "pointermove", Hand::moved);
    let board = follow(board, "pointerup", Hand::up);
    let board = follow(board, "pointercancel", Hand::stop);
    let board = follow(board, "click", Hand::tap).on_key(move |event| keys(desk, &event));
    let over = el("div.bg-over-box").html(move || art::overlay(desk.scene.get().told));
    el("div.bg-frame-box")
        .class_when("bg-turned", move || desk.near() == Side::Brown)
        .class_when("bg-facing", move || desk.face_to_face())
        .child(board)
        .child(over)
}

/// The finger or the mouse on the board.
struct Hand {
    desk: Desk,
    board: Element,
    drag: cell::Cell<Option<Drag>>,
    /// The click that follows a drag is no tap.
    deaf: cell::Cell<bool>,
}

impl Hand {
    fn down(&self, event: &Event) {
        let event: &PointerEvent = event.unchecked_ref();
        self.deaf.set(false);
        self.drag.set(None);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(from) = square_of(event) else { return };
        if self.desk.scene.get_untracked().squares[from.index()].own {
            self.drag.set(Some(Drag { from, x: event.client_x(), y: event.client_y(), lifted: false }));
        }
    }

    fn moved(&self, event: &Event) {
        let event: &PointerEvent = event.unchecked_ref();
        let Some(now) = self.drag.get() else { return };
        let (dx, dy) = (event.client_x() - now.x, event.client_y() - now.y);
        if !now.lifted {
            if dx * dx + dy * dy < THRESHOLD * THRESHOLD {
                return;
            }
            self.desk.act(Intent::Lift(now.from));
            if self.desk.held.get_untracked().piece() != Some(now.from) {
                self.drag.set(None);
                return;
            }
            self.drag.set(Some(Drag { lifted: true, ..now }));
            self.deaf.set(true);
            // The finger may leave the board; the drag goes on.
            let _ = self.board.set_pointer_capture(event.pointer_id());
        }
        event.prevent_default();
        let sign = if self.near() == Side::Brown { -1 } else { 1 };
        self.shift(now.from, Some((dx * sign, dy * sign)));
    }

    fn up(&self, event: &Event) {
        let Some(now) = self.drag.take() else { return };
        if !now.lifted {
            return;
        }
        self.shift(now.from, None);
        if let Some(to) = self.under(event.unchecked_ref()) {
            self.desk.act(Intent::Drop { from: now.from, to });
        }
    }

    fn stop(&self, _: &Event) {
        if let Some(now) = self.drag.take() {
            self.shift(now.from, None);
        }
    }

    fn tap(&self, event: &Event) {
        if self.deaf.take() {
            return;
        }
        if let Some(square) = square_of(event) {
            self.desk.walk_to(square);
            self.desk.act(Intent::Tap(square));
            if matches!(self.desk.held.get_untracked(), Held::Placing { at: Some(_), .. }) {
                soon(reveal, ".bg-place");
            }
        }
    }

    fn near(&self) -> Side {
        untrack(|| self.desk.near())
    }

    /// The square under the pointer, also when another element caught the event.
    fn under(&self, event: &PointerEvent) -> Option<Square> {
        let area = self.board.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width();
        let y = (f64::from(event.client_y()) - area.top()) / area.height();
        square_at(x, y, self.near())
    }

    /// Moves the piece on a square with the finger, or lets it go.
    fn shift(&self, square: Square, by: Option<(i32, i32)>) {
        let Some(piece) = carrier(&self.board, square) else { return };
        let way = by.map(|(x, y)| ["translate(", &x.to_string(), "px,", &y.to_string(), "px)"].concat());
        // None of these can fail with names of ours.
        let _ = piece.style().set_property("transform", &way.unwrap_or_default());
        let _ = piece.class_list().toggle_with_force("bg-dragged", by.is_some());
    }
}

fn square_of(event: &Event) -> Option<Square> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
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
                // Drawn by the style sheet: as text it would belong to what the square is called.
                out += &["<span class='", class, "' data-text='", text, "'></span>"].concat();
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
fn paint(desk: Desk, board: Element) {
    let squares = board.clone();
    let mut known: Option<(Arc<Scene>, Locale)> = None;
    watch(move || {
        let (scene, locale) = (desk.scene.get(), desk.i18n.get_locale());
        let before = known.take().filter(|(_, old)| *old == locale);
        for spot in &scene.squares {
            let old = before.as_ref().map(|(scene, _)| &scene.squares[spot.square.index()]);
            if old != Some(spot)
                && let Some(cell) = find(&squares, spot.square)
            {
                dress(&cell, spot, old, locale);
            }
        }
        known = Some((scene, locale));
    });
    // The one square where the keyboard enters.
    let mut last = None;
    watch(move || {
        let cursor = desk.cursor();
        let leave = last.replace(cursor);
        for (square, index) in [(leave, "-1"), (Some(cursor), "0")] {
            if let Some(cell) = square.and_then(|square| find(&board, square)) {
                let _ = cell.set_attribute("tabindex", index);
            }
        }
    });
}

fn find(board: &Element, square: Square) -> Option<Element> {
    board.query_selector(&named(square)).ok()?
}

/// The selector of a square.
fn named(square: Square) -> String {
    ["[data-square=", &square.to_string(), "]"].concat()
}

/// What bears the piece of a square.
fn carrier(board: &Element, square: Square) -> Option<HtmlElement> {
    Some(find(board, square)?.first_element_child()?.unchecked_into())
}

/// Brings one square up to date.
fn dress(cell: &Element, spot: &SquareView, old: Option<&SquareView>, locale: Locale) {
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
    flag("aria-selected", Some(yes_no(spot.held)));
    let shown = |spot: &SquareView| (spot.cell, spot.ghost, spot.change);
    if old.map(shown) != Some(shown(spot))
        && let Some(carrier) = cell.first_element_child()
    {
        carrier.set_inner_html(&picture(spot));
    }
}

/// What lies on a square, and how many of its moves a placement would open and close.
fn picture(spot: &SquareView) -> String {
    let mut picture = art::art(spot.ghost.map_or(spot.cell, Cell::Barragoon));
    let (more, less) = spot.change;
    if spot.change != (0, 0) {
        picture += "<b class='bg-change'>";
        if more > 0 {
            picture += &["<i class='bg-more' data-text='+", &more.to_string(), "'></i>"].concat();
        }
        if less > 0 {
            picture += &["<i class='bg-less' data-text='\u{2212}", &less.to_string(), "'></i>"].concat();
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

/// Lets a piece that has just moved arrive along its way. Style sheets keep it still where motion is
/// reduced.
fn show_flights(desk: Desk, board: Element) {
    let mut before: Option<Arc<View>> = None;
    watch(move || {
        let view = desk.table.view.get();
        if let Some(flight) = before.take().and_then(|before| flight(&before, &view)) {
            let dragged = desk.dragged.get_untracked();
            desk.dragged.set(false);
            if !dragged {
                fly(&board, flight);
            }
        }
        before = Some(view);
    });
}

fn fly(board: &Element, flight: Flight) {
    let Some(piece) = carrier(board, flight.to) else { return };
    let style = piece.style();
    for (name, squares) in [
        ("--x0", flight.start.0),
        ("--y0", -flight.start.1),
        ("--x1", flight.bend.0),
        ("--y1", -flight.bend.1),
    ] {
        let _ = style.set_property(name, &[&(i32::from(squares) * 100).to_string(), "%"].concat());
    }
    // A piece that lands on the same square twice in a row must start anew.
    let _ = style.remove_property("animation-name");
    piece.set_class_name("bg-fly");
    let _ = piece.offset_width();
    piece.set_class_name("bg-fly bg-flying");
    let _ = style.set_property("animation-name", &["bg-fly-", &flight.share.to_string()].concat());
}

fn keys(desk: Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let (cursor, near) = untrack(|| (desk.cursor(), desk.near()));
    let locale = desk.i18n.get_locale_untracked();
    let table = desk.table;
    let step = |way| {
        let next = walk(cursor, way, near);
        desk.walk_to(next);
        focus(&named(next));
    };
    match event.key().as_str() {
        "ArrowUp" => step(ArrowKey::Up),
        "ArrowRight" => step(ArrowKey::Right),
        "ArrowDown" => step(ArrowKey::Down),
        "ArrowLeft" => step(ArrowKey::Left),
        "Enter" | " " => {
            desk.act(Intent::Tap(cursor));
            if let Held::Placing { at: Some(_), face } = desk.held.get_untracked() {
                // The square is chosen; how it lies is chosen beside the board, where the focus
                // chooses as it walks.
                if face.is_none() {
                    desk.act(Intent::Choose(Face::NoPassage));
                }
                soon(focus, ".bg-picker [tabindex='0']");
            }
        }
        "Escape" if can_put_back(desk) => desk.act(Intent::Cancel),
        "x" | "X" => desk.act(Intent::Turn),
        "r" | "R" => {
            let sentence = words::label(locale, &desk.scene.get_untracked().squares[cursor.index()]);
            let face = table.view.get_untracked().board[cursor].face();
            let more = face.map(|face| words::crossing(locale, face)).unwrap_or_default();
            table.say([&sentence, ". ", &more].concat().trim_end());
        }
        "l" | "L" => table.say(words::last(locale, &table.view.get_untracked())),
        "t" | "T" => table.say(match desk.held.get_untracked().piece() {
            Some(from) => desk.targets(from),
            None => locale.word(key::targets_hint).to_owned(),
        }),
        _ => return,
    }
    event.prevent_default();
}

fn can_put_back(desk: Desk) -> bool {
    !matches!(desk.held.get_untracked(), Held::Nothing | Held::Placing { at: None, face: None })
        || matches!(untrack(|| desk.prompt()), Prompt::Place { .. })
}
