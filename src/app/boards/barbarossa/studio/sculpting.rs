//! The turntable for sculpting, with its controls.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    super::{countdown::Countdown, keys::clay_keys},
    bench::{Bench, Tools},
    bench_canvas::BenchCanvas,
    canvas::{Canvas, Lens},
    controls::{Controls, use_controls},
    full_screen,
    names::{STARTS, TOOLS},
    toolbar::{Settings, Toolbar},
};
use crate::app::{
    components::{Button, IconButton, focus::focus_if_lost, icon},
    contexts::{settings::use_settings, use_i18n},
    i18n::{barbarossa as key, t},
};
use crate::games::barbarossa::clay::Tool;
use crate::scenes::barbarossa::studio::{
    fingers::Pointer,
    kit::{Kit, Order},
};

/// The studio in a browser with WebGL 2.
#[component]
pub(super) fn Sculpting(
    strokes: RwSignal<Arc<str>>,
    colour: u8,
    rests: Signal<bool>,
    /// Seconds left; `None` if there is no limit.
    left: Signal<Option<u32>>,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let tools = Tools {
        strokes,
        kit: RwSignal::new(Kit::default()),
        rests,
        fingers_look: Signal::derive(move || settings.get().fingers_look),
        tapped: RwSignal::new(None),
    };
    let bench_canvas = BenchCanvas::new(strokes.get_untracked(), colour, Some(tools), None);
    let controls = Controls::new(bench_canvas, tools);
    provide_context(controls);
    // An object without strokes, or opened without clay, asks for a starting shape.
    Effect::new(move |found: Option<bool>| {
        let (status, found) = (bench_canvas.status.get(), found.unwrap_or_default());
        let asks = status.there && (!status.empty || !found || status.strokes == 0);
        if asks {
            controls.choosing.set(status.empty);
        }
        found || asks
    });
    // When the time is over the current stroke is kept, and full screen ends so that the message is visible.
    Effect::new(move |_| {
        if rests.get() {
            bench_canvas.act(Bench::hurry);
            controls.large.set(false);
        }
    });
    full_screen::follow(controls.large);
    // The ring follows the tool, and a new size is shown at once.
    Effect::new(move |sizes: Option<[u8; 2]>| {
        let now = tools.kit.with(|kit| [kit.tool as u8, kit.size()]);
        rests.track();
        let sizing = sizes.is_some_and(|before| before[0] == now[0] && before[1] != now[1]);
        bench_canvas.act(|bench| {
            bench.sizing |= sizing;
            true
        });
        now
    });
    view! {
        <div class="bb-bench">
            <div
                class="bb-studio"
                data-colour=colour.to_string()
                data-large=move || controls.large.get().then_some("")
            >
                <div class="bb-scene">
                    <Canvas
                        bench_canvas
                        role="application"
                        label=t!(i18n, key::clay_canvas)
                        described_by="bb-keys"
                        on_key=move |event| controls.key(&event)
                    />
                    <p class="help-text bb-keys" id="bb-keys">
                        {move || clay_keys(&i18n.language())}
                    </p>
                    <Corner />
                    <Countdown left />
                    <Look />
                    <Show when=move || controls.chooses()>
                        <Starts />
                    </Show>
                    <Note />
                </div>
                <Toolbar />
                <Settings />
            </div>
        </div>
    }
}

/// Undo, redo, and the removal of all clay.
#[component]
fn Corner() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let (status, rests) = (controls.bench_canvas.status, controls.rests);
    view! {
        <div class="bb-corner">
            <IconButton
                icon=icon::UNDO
                label=t!(i18n, key::clay_undo)
                on_press=move || drop(controls.order(Order::Undo))
                act="clay-undo"
                disabled=move || !status.get().undo || rests.get()
            />
            <IconButton
                icon=icon::REDO
                label=t!(i18n, key::clay_redo)
                on_press=move || drop(controls.order(Order::Redo))
                act="clay-redo"
                disabled=move || !status.get().redo || rests.get()
            />
            <IconButton
                icon="#bb-clear"
                label=t!(i18n, key::clear)
                on_press=move || controls.clear()
                act="clear"
                disabled=rests
            />
        </div>
    }
}

/// The view buttons, and Centre for an off-centre object while it is mirrored or turned.
#[component]
fn Look() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let centres = move || {
        let asked = controls.kit.with(|kit| kit.mirror || kit.in_hand() == Tool::Turn);
        asked && !controls.bench_canvas.status.get().centred && !controls.rests.get()
    };
    // The button vanishes once the object is centred.
    let centre = move || {
        controls.do_and_tell(Order::Centre);
        focus_if_lost(".bb-canvas");
    };
    view! {
        <div class="bb-look">
            <Show when=move || !controls.rests.get()>
                <IconButton
                    icon="#bb-large"
                    label=t!(i18n, key::full_screen)
                    on_press=move || controls.large.update(|large| *large = !*large)
                    act="full-screen"
                    attr:aria-pressed=move || controls.large.get().to_string()
                />
            </Show>
            <IconButton
                icon="#bb-orbit"
                label=t!(i18n, key::turn_view)
                on_press=move || drop(controls.order(Order::Turns))
                act="turn"
                attr:aria-pressed=move || controls.kit.with(|kit| kit.turns).to_string()
            />
            <Lens bench_canvas=controls.bench_canvas />
            <Show when=move || controls.bench_canvas.status.get().pen_seen && !controls.rests.get()>
                <FingersLook />
            </Show>
            <Show when=centres>
                <IconButton icon="#bb-centre" label=t!(i18n, key::centre) on_press=centre act="centre" />
            </Show>
        </div>
    }
}

/// A setting for devices with a pen: fingers also sculpt, or only turn the view.
#[component]
fn FingersLook() -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    view! {
        <IconButton
            icon="#bb-finger"
            label=t!(i18n, key::fingers_look)
            on_press=move || settings.change(|now| now.fingers_look = !now.fingers_look)
            act="fingers-look"
            attr:aria-pressed=move || settings.get().fingers_look.to_string()
        />
    }
}

/// The starting shapes.
#[component]
fn Starts() -> impl IntoView {
    let (controls, i18n) = (use_controls(), use_i18n());
    let start = move |(tool, icon, word)| {
        view! {
            <Button
                label=t!(i18n, word)
                on_press=move || controls.begin(tool)
                icon
                attr:data-start=(tool as u8).to_string()
                attr:hidden=move || tool == Tool::Nothing && controls.rests.get()
            />
        }
    };
    view! {
        <div class="bb-starts" role="group" aria-label=t!(i18n, key::start_title)>
            <p aria-hidden="true">{t!(i18n, key::start_title)}</p>
            {STARTS.map(start).collect_view()}
        </div>
    }
}

/// The most important message over the canvas, one at a time.
#[component]
fn Note() -> impl IntoView {
    let (controls, i18n, settings) = (use_controls(), use_i18n(), use_settings());
    let word = Memo::new(move |_| {
        let status = controls.bench_canvas.status.get();
        let kit = controls.kit.get();
        match () {
            () if status.lost => Some(key::webgl_lost),
            () if status.full => Some(key::clay_full),
            () if controls.rests.get() => None,
            // The use of a wire is explained among the settings.
            () if kit.in_hand() == Tool::Cut => None,
            () if controls.tapped_at.get() == Some(status.strokes) => match controls.tapped.get() {
                Some(Order::Redo) => Some(key::said_again),
                _ => Some(key::said_back),
            },
            () if controls.looks_unasked.get() => Some(key::clay_fingers_look),
            () if controls.taken_up.get() == Some(status.strokes) && !status.empty => {
                Some(TOOLS[kit.tool].line)
            }
            () if status.there && status.strokes == 1 => {
                let looks = status.pen_seen && settings.get().fingers_look;
                Some(match status.pointer {
                    Pointer::Mouse => key::clay_mouse,
                    _ if looks => key::clay_pen_looks,
                    Pointer::Finger => key::clay_fingers,
                    Pointer::Pen => key::clay_pen,
                })
            }
            () => None,
        }
    });
    view! {
        <p class="bb-says" role="status">
            {move || word.get().map(|word| i18n.say(word))}
        </p>
    }
}
