//! The actions of buttons and keys beside the turntable, and their announcements.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{bench::Tools, bench_canvas::BenchCanvas, names::TOOLS};
use crate::scenes::barbarossa::studio::{
    fingers::Pointer,
    keys::CLAY_KEYS,
    kit::{Kit, Order},
};
use crate::{
    app::{
        I18n,
        contexts::{
            announcer::{Announcer, use_announcer},
            use_i18n,
        },
        i18n::barbarossa as key,
        keys::pressed,
    },
    games::barbarossa::clay::Tool,
};

/// The state shared by the parts of the studio.
#[derive(Copy, Clone)]
pub(super) struct Controls {
    pub(super) bench_canvas: BenchCanvas,
    pub(super) kit: RwSignal<Kit>,
    /// Whether the time is over, so that input only moves the view.
    pub(super) rests: Signal<bool>,
    /// Whether the turntable and its tools fill the whole screen.
    pub(super) large: RwSignal<bool>,
    /// Whether the player is asked for a shape to start with.
    pub(super) choosing: RwSignal<bool>,
    /// Number of strokes when a tool was picked up; until the next stroke its effect is explained.
    pub(super) taken_up: RwSignal<Option<usize>>,
    /// Whether a finger only turns the view and the player has not been told why.
    pub(super) looks_unasked: Signal<bool>,
    /// Latest undo or redo by a tap of fingers, and the number of strokes after it.
    pub(super) tapped: RwSignal<Option<Order>>,
    pub(super) tapped_at: RwSignal<Option<usize>>,
    i18n: I18n,
    announcer: Announcer,
}

/// The controls of the current studio, from context.
pub(super) fn use_controls() -> Controls {
    expect_context()
}

impl Controls {
    pub(super) fn new(bench_canvas: BenchCanvas, tools: Tools) -> Controls {
        let tapped_at = RwSignal::new(None);
        Effect::new(move |_| {
            if tools.tapped.get().is_some() {
                tapped_at.set(Some(bench_canvas.status.get_untracked().strokes));
            }
        });
        // One explanation is enough: a player who picks up the pen again knows the reason.
        let looks_told = RwSignal::new(false);
        let looks = Memo::new(move |_| {
            let status = bench_canvas.status.get();
            status.pointer == Pointer::Finger && status.pen_seen && tools.fingers_look.get()
        });
        Effect::new(move |looked: Option<bool>| {
            let looks = looks.get();
            if looked == Some(true) && !looks {
                looks_told.set(true);
            }
            looks
        });
        Controls {
            bench_canvas,
            kit: tools.kit,
            rests: tools.rests,
            large: RwSignal::new(false),
            choosing: RwSignal::new(false),
            taken_up: RwSignal::new(None),
            looks_unasked: Signal::derive(move || looks.get() && !looks_told.get()),
            tapped: tools.tapped,
            tapped_at,
            i18n: use_i18n(),
            announcer: use_announcer(),
        }
    }

    /// Returns whether shapes to start with are offered. Without clay they are offered even after the time is up.
    pub(super) fn chooses(self) -> bool {
        let status = self.bench_canvas.status.get();
        if self.rests.get() { status.there && status.empty } else { self.choosing.get() }
    }

    /// Starts anew with one of the shapes.
    pub(super) fn begin(self, tool: Tool) {
        self.bench_canvas.act(|bench| bench.restart(tool));
        self.choosing.set(false);
    }

    /// Removes all clay, and asks for a shape to start with.
    pub(super) fn clear(self) {
        if !self.bench_canvas.status.get_untracked().empty {
            self.bench_canvas.act(|bench| bench.restart(Tool::Nothing));
        }
        self.choosing.set(true);
    }

    /// Picks up a tool by its index in the kit.
    pub(super) fn take_up(self, tool: usize) {
        self.kit.update(|kit| (kit.tool, kit.turns) = (tool, false));
        self.taken_up.set(Some(self.bench_canvas.status.get_untracked().strokes));
    }

    /// Turns the whole object about an axis, and announces it.
    pub(super) fn tip(self, axis: u8) {
        self.kit.update(|kit| kit.set_size(axis));
        self.do_and_tell(Order::Dab);
    }

    /// Obeys and announces a key, since the canvas itself is silent to screen readers.
    pub(super) fn key(self, event: &KeyboardEvent) {
        let Some(order) = pressed(CLAY_KEYS, event) else { return };
        event.prevent_default();
        event.stop_propagation();
        self.do_and_tell(order);
    }

    /// Obeys and announces an order.
    pub(super) fn do_and_tell(self, order: Order) {
        if let Some(said) = self.order(order) {
            self.announcer.say(said);
        }
    }

    /// Obeys an order. Returns its announcement.
    pub(super) fn order(self, order: Order) -> Option<String> {
        let mut now = self.kit.get_untracked();
        let by = |value: u8, more: bool| if more { value + 1 } else { value - 1 };
        // The rotation axis is stored as a size, but cannot be increased or reduced.
        let sized = now.has_size();
        match order {
            Order::Tool(tool) => (now.tool, now.turns) = (tool, false),
            Order::Size(more) if sized => now.set_size(by(now.size(), more)),
            Order::Strength(more) if sized => now.set_strength(by(now.strength(), more)),
            Order::Mirror => now.mirror = !now.mirror,
            Order::Turns => now.turns = !now.turns,
            Order::Size(_) | Order::Strength(_) => return None,
            _ => return self.done(order, now),
        }
        self.kit.set(now);
        let state = |on| if on { "on" } else { "off" };
        Some(match order {
            Order::Mirror => self.i18n.now(key::SaidMirror { state: state(now.mirror) }),
            Order::Turns => self.i18n.now(key::SaidTurn { state: state(now.turns) }),
            _ if !now.has_size() => self.tool(now),
            _ => {
                let (size, strength) = (now.size(), now.strength());
                self.i18n.now(key::SaidTool { tool: self.tool(now), size, strength })
            }
        })
    }

    /// Obeys an order on the bench. Returns its announcement.
    fn done(self, order: Order, kit: Kit) -> Option<String> {
        let rests = self.rests.get_untracked();
        let looks = kit.turns || rests;
        let done = self.bench_canvas.act(|bench| match order {
            Order::Undo | Order::Redo => !rests && bench.undo(order == Order::Redo),
            Order::Home | Order::Zoom(_) => bench.look(order),
            Order::Step(_) if looks => bench.look(order),
            _ => bench.order(order),
        });
        let word = match order {
            _ if !done => return None,
            Order::Undo => key::said_back,
            Order::Redo => key::said_again,
            Order::Stop => key::said_stopped,
            Order::Centre => key::said_centred,
            Order::Dab | Order::Stroke if self.bench_canvas.with(|bench| bench.makes()) => key::said_begun,
            Order::Dab | Order::Stroke => {
                let strokes = self.bench_canvas.status.get_untracked().strokes;
                return Some(self.i18n.now(key::SaidDone { tool: self.tool(kit), n: strokes }));
            }
            Order::Step([0, 0, depth]) if depth != 0 && !looks => {
                if self.bench_canvas.with(|bench| bench.floats()) { key::said_air } else { key::said_clay }
            }
            _ => return None,
        };
        Some(self.i18n.now(word))
    }

    fn tool(self, kit: Kit) -> String {
        self.i18n.now(TOOLS[kit.tool].name)
    }
}
