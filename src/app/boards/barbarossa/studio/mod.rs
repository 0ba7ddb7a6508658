//! The clay studio on the screen: a turntable to sculpt on, objects to turn round, films of how they were made, still
//! pictures and files of them. What clay is and what tools do to it is decided in `games/barbarossa/clay`.

mod bench;
mod camera;
mod colour;
mod export;
mod film;
mod fingers;
mod gl;
mod hand;
mod kit;
mod painter;
mod picture;
mod shaders;
mod stage;
mod tools;
mod work;

use leptos::prelude::*;
use std::sync::Arc;

pub(super) use export::{Kind, export};
pub(super) use picture::{available, picture};

use crate::app::{
    components::{icon, icon_button},
    dom::{El, el, yes_no},
    i18n::{barbarossa as key, common},
    state::{Derived, State},
};
use film::Film;
use stage::{Stage, lens};

/// The studio: sculpts on what `strokes` holds, which is packed text, and puts the new text there after each finished
/// stroke, undo, redo and clearing. `colour` is the player's. Once `rests` holds the tools do nothing but look.
pub(crate) fn studio(strokes: State<Arc<str>>, colour: u8, rests: Derived<bool>) -> El {
    if available() { tools::studio(strokes, colour, rests) } else { without() }
}

/// An object to be turned round and looked at from near, nothing else. `label` says what it is.
pub(crate) fn viewer(strokes: Arc<str>, colour: u8, label: String) -> El {
    if !available() {
        return without();
    }
    let (canvas, stage) = Stage::new(&strokes, colour, None, None);
    framed(canvas, stage, colour, label, None)
}

/// How an object was made: plays by itself, and ends with the object to be turned round.
pub(crate) fn lapse(strokes: Arc<str>, colour: u8) -> El {
    if !available() {
        return without();
    }
    let film = Film::new(bench::strokes(&strokes));
    let (plays, pace, shown, all) = (film.plays, film.pace, film.shown, film.all);
    let (canvas, stage) = Stage::new(&strokes, colour, None, Some(film));
    let wind = move |goal: u32| {
        stage.act(&mut |bench| bench.wind(goal));
    };
    let run = move || {
        let runs = !plays.get_untracked();
        plays.set(runs);
        if runs && shown.get_untracked() >= all {
            wind(0);
        }
        stage.wake();
    };
    let slider = el("input")
        .attr("type", "range")
        .class("timeline-slider")
        .act("lapse-slider")
        .attr("min", "0")
        .attr("max", all.to_string())
        .label(common::moment)
        .value(move || shown.get().to_string())
        .on_input(move |text| {
            plays.set(false);
            text.parse().into_iter().for_each(wind);
        });
    let play = icon_button(
        move || if plays.get() { icon::PAUSE } else { icon::PLAY },
        move || if plays.get() { common::stop } else { common::run },
        run,
    );
    let faster = el("button.button.bb-pace")
        .attr("title", key::lapse_faster)
        .attr("aria-pressed", move || yes_no(pace.get() > 1))
        .on_click(move || pace.update(|pace| *pace = if *pace < 4 { *pace * 2 } else { 1 }))
        .child(el("span.sr").text(key::lapse_faster))
        .text(move || [" ×", &pace.get().to_string()].concat());
    let film = el("div.bb-film").child([play.act("lapse-run"), slider, faster.act("lapse-faster")]);
    framed(canvas, stage, colour, String::new(), Some(film))
}

/// A canvas that is only looked at.
fn framed(canvas: El, stage: Stage, colour: u8, label: String, film: Option<El>) -> El {
    let canvas = canvas.attr("role", "img").on_key(move |event| stage.look(&event));
    let canvas = if label.is_empty() { canvas.label(key::lapse_line) } else { canvas.label(label) };
    let told = stage.told;
    let lost =
        el("p.bb-says").attr("role", "status").text(move || told.get().lost.then_some(key::webgl_lost));
    let scene = el("div.bb-scene").child([canvas, el("div.bb-look").child(lens(stage)), lost]);
    let studio =
        el("div.bb-studio.bb-viewer").attr("data-colour", colour.to_string()).child(scene).child(film);
    el("div.bb-bench").child(studio)
}

/// Why there is nothing to be seen, and what to do instead.
fn without() -> El {
    el("p.notice.warn").attr("role", "alert").text(key::no_webgl)
}
