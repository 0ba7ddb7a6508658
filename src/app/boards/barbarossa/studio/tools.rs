//! Beside the turntable: tools and their settings, what to begin with, back and forth, and what the keys do.

use leptos::prelude::*;
use std::sync::Arc;

use web_sys::KeyboardEvent;

use super::{
    bench::Tools,
    kit::{Kit, Order, order},
    stage::{Stage, lens},
};
use crate::{
    app::{
        I18n,
        components::{
            field::{Range, stepper},
            icon, icon_button, picture_button,
        },
        contexts::app,
        dom::{El, View, el, watch, when, yes_no},
        i18n::{Word, barbarossa as key},
        lexicon::fill,
        state::{Bundle, Derived, State},
    },
    games::barbarossa::clay::{SIZES, STRENGTHS, Tool},
};

/// Each tool's icon, name and line, in the order of [`TOOLS`].
const NAMES: [(&str, Word, Word); 7] = [
    ("#bb-add", key::tool_add, key::tool_add_line),
    ("#bb-carve", key::tool_carve, key::tool_carve_line),
    ("#bb-smooth", key::tool_smooth, key::tool_smooth_line),
    ("#bb-pull", key::tool_pull, key::tool_pull_line),
    ("#bb-flatten", key::tool_flatten, key::tool_flatten_line),
    ("#bb-poke", key::tool_poke, key::tool_poke_line),
    ("#bb-blob", key::tool_lump, key::tool_lump_line),
];

const STARTS: [(Tool, &str, Word); 4] = [
    (Tool::Ball, "#bb-ball", key::start_ball),
    (Tool::Bar, "#bb-bar", key::start_bar),
    (Tool::Slab, "#bb-slab", key::start_slab),
    (Tool::Nothing, "#bb-none", key::start_nothing),
];

type Desk = Bundle<Handles>;

struct Handles {
    stage: Stage,
    kit: State<Kit>,
    /// What to begin with is being asked.
    choosing: State<bool>,
    i18n: I18n,
}

pub(super) fn studio(strokes: State<Arc<str>>, colour: u8, rests: Derived<bool>) -> El {
    let kit = State::new(Kit::new());
    watch(move || {
        let rests = *rests.get();
        kit.update(|kit| kit.rests = rests);
    });
    let text = strokes.get_untracked();
    let (canvas, stage) = Stage::new(&text, colour, Some(Tools { strokes, kit }), None);
    let desk = Bundle::of(Handles { stage, kit, choosing: State::new(false), i18n: app().i18n });
    let told = stage.told;
    // An object without a stroke, or found without clay, has to begin with something.
    let mut found = false;
    watch(move || {
        let told = told.get();
        if told.there && (!told.empty || !found || told.strokes == 0) {
            desk.choosing.set(told.empty);
            found = true;
        }
    });
    // The ring is that of the tool.
    watch(move || {
        kit.get();
        stage.wake();
    });
    let announcer = app().announcer;
    let canvas = canvas
        .attr("role", "application")
        .label(key::clay_canvas)
        .attr("aria-describedby", "bb-keys")
        .on_key(move |event| {
            if let Some(said) = desk.key(&event) {
                announcer.say(said);
            }
        });
    let corner = el("div.bb-corner").child([
        desk.press(icon::UNDO, key::clay_undo, "clay-undo", || Order::Undo)
            .disabled(move || !told.get().undo || desk.resting()),
        desk.press(icon::REDO, key::clay_redo, "clay-redo", || Order::Redo)
            .disabled(move || !told.get().redo || desk.resting()),
        icon_button("#bb-clear", key::clear, move || desk.clear())
            .act("clear")
            .disabled(move || desk.resting()),
    ]);
    let turns = desk
        .press("#bb-orbit", key::turn_view, "turn", || Order::Turns)
        .attr("aria-pressed", move || yes_no(kit.get().turns));
    let side = el("div.bb-look").child(turns).child(lens(stage));
    let scene = el("div.bb-scene")
        .child([canvas, corner, side])
        .child(when(move || desk.choosing.get() && !desk.resting(), move || desk.starts()))
        .child(desk.note());
    let studio = el("div.bb-studio")
        .attr("data-colour", colour.to_string())
        .child([scene, desk.tools(), desk.settings()])
        .child(el("p.hint.bb-keys").attr("id", "bb-keys").text(key::clay_keys));
    el("div.bb-bench").child(studio)
}

impl Desk {
    fn resting(self) -> bool {
        self.kit.get().rests
    }

    /// What to begin with.
    fn starts(self) -> El {
        let start = |(tool, icon, word): (Tool, &'static str, Word)| {
            let begin = move || {
                self.stage.act(&mut |bench| bench.restart(tool));
                self.choosing.set(false);
            };
            picture_button(icon, word, begin).attr("data-start", (tool as u8).to_string())
        };
        el("div.bb-starts")
            .attr("role", "group")
            .label(key::start_title)
            .child(el("p").attr("aria-hidden", "true").text(key::start_title))
            .child(STARTS.map(start))
    }

    /// What has to be said over the canvas: one thing at a time.
    fn note(self) -> El {
        let (told, kit) = (self.stage.told, self.kit);
        let words = move || {
            let told = told.get();
            Some(match () {
                () if told.lost => key::webgl_lost,
                () if told.full => key::clay_full,
                () if kit.get().rests => return None,
                () if told.there && told.strokes == 1 => key::clay_fingers,
                () => return None,
            })
        };
        el("p.bb-says").attr("role", "status").text(words)
    }

    fn tools(self) -> El {
        let kit = self.kit;
        let tool = |(at, (icon, word, line)): (usize, (&'static str, Word, Word))| {
            let choose = move || kit.update(|kit| (kit.tool, kit.turns) = (at, false));
            let chosen = move || yes_no(kit.get().tool == at && !kit.get().turns);
            let i18n = self.i18n;
            let title = move || [i18n.say(word), ": ", i18n.say(line)].concat();
            icon_button(icon, word, choose)
                .attr("title", title)
                .attr("aria-pressed", chosen)
                .act("tool")
                .attr("data-tool", at.to_string())
                .disabled(move || self.resting())
                .child(el("span").attr("aria-hidden", "true").text(word))
        };
        el("div.bb-tools")
            .attr("role", "group")
            .label(key::tools)
            .child(NAMES.into_iter().enumerate().map(tool).collect::<View>())
    }

    fn settings(self) -> El {
        let kit = self.kit;
        let range =
            |max: u8| Range { min: 1, max: u32::from(max), step: 1, unit: None::<&'static str>.into() };
        let size = stepper(
            "clay-size",
            key::size,
            None,
            range(SIZES),
            move || kit.get().size().into(),
            move |size| {
                kit.update(|kit| kit.set_size(size as u8));
            },
        );
        let most = range(STRENGTHS);
        let strength = stepper(
            "clay-strength",
            key::strength,
            None,
            most,
            move || kit.get().strength().into(),
            move |to| {
                kit.update(|kit| kit.set_strength(to as u8));
            },
        );
        let mirror = self
            .press("#bb-mirror", key::mirror, "mirror", || Order::Mirror)
            .attr("aria-pressed", move || yes_no(kit.get().mirror))
            .disabled(move || self.resting());
        el("div.bb-settings")
            .class_when("bb-even", move || !kit.get().has_strength())
            .child([size, strength, mirror])
    }

    fn press(self, icon: &'static str, word: Word, act: &'static str, order: fn() -> Order) -> El {
        icon_button(icon, word, move || drop(self.order(order()))).act(act)
    }

    fn clear(self) {
        if !self.stage.told.get_untracked().empty {
            self.stage.act(&mut |bench| bench.restart(Tool::Nothing));
        }
        self.choosing.set(true);
    }

    /// Does what a key asks for; what is to be said about it.
    fn key(self, event: &KeyboardEvent) -> Option<String> {
        let order = order(&event.key(), event.ctrl_key() || event.meta_key())?;
        event.prevent_default();
        event.stop_propagation();
        self.order(order)
    }

    fn order(self, order: Order) -> Option<String> {
        let (stage, kit) = (self.stage, self.kit);
        let mut now = kit.get_untracked();
        let by = |value: u8, more: bool| if more { value + 1 } else { value - 1 };
        match order {
            Order::Tool(tool) => (now.tool, now.turns) = (tool, false),
            Order::Size(more) => now.set_size(by(now.size(), more)),
            Order::Strength(more) => now.set_strength(by(now.strength(), more)),
            Order::Mirror => now.mirror = !now.mirror,
            Order::Turns => now.turns = !now.turns,
            _ => return self.done(order, now),
        }
        kit.set(now);
        stage.wake();
        let on = |word: Word, on: bool| (word, if on { key::said_on } else { key::said_off });
        let (what, state) = match order {
            Order::Mirror => on(key::mirror, now.mirror),
            Order::Turns => on(key::turn_view, now.turns),
            _ => return Some(self.fill(key::said_tool, now, 0)),
        };
        Some([self.i18n.now(what), " ", self.i18n.now(state)].concat())
    }

    /// What is done on the turntable.
    fn done(self, order: Order, kit: Kit) -> Option<String> {
        let looks = kit.turns || kit.rests;
        let done = self.stage.act(&mut |bench| match order {
            Order::Undo | Order::Redo => !kit.rests && bench.undo(order == Order::Redo),
            Order::Home | Order::Zoom(_) => bench.look(order),
            Order::Step(_) if looks => bench.look(order),
            _ => bench.order(order),
        });
        let word = match order {
            Order::Undo => key::said_back,
            Order::Redo => key::said_again,
            Order::Stop => key::said_stopped,
            Order::Dab | Order::Stroke if self.stage.with(&mut |bench| bench.makes()) => key::said_begun,
            Order::Dab | Order::Stroke => key::said_done,
            Order::Step([0, 0, depth]) if depth != 0 && !looks => {
                if self.stage.with(&mut |bench| bench.floats()) { key::said_air } else { key::said_clay }
            }
            _ => return None,
        };
        done.then(|| self.fill(word, kit, self.stage.told.get_untracked().strokes))
    }

    fn fill(self, word: Word, kit: Kit, strokes: usize) -> String {
        let tool = self.i18n.now(NAMES[kit.tool.min(6)].1);
        let [size, strength, n] =
            [kit.size().into(), kit.strength().into(), strokes].map(|n: usize| n.to_string());
        fill(self.i18n.now(word), &[("tool", tool), ("size", &size), ("strength", &strength), ("n", &n)])
    }
}
