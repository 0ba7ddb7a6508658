//! Clay to look at: the viewer of an object, and the film of its making.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    bench::Bench,
    bench_canvas::BenchCanvas,
    canvas::{Canvas, Lens},
    film::Film,
    packed::strokes as unpacked,
};
use crate::app::{
    components::{IconButton, icon},
    contexts::use_i18n,
    i18n::{barbarossa as key, common, t},
};

/// The viewer in a browser with WebGL 2.
#[component]
pub(super) fn Turned(
    strokes: Arc<str>,
    colour: u8,
    /// Accessible name of the object.
    #[prop(into)]
    label: Signal<String>,
    spins: bool,
) -> impl IntoView {
    let bench_canvas = BenchCanvas::new(strokes, colour, None, None);
    // A memo, so that the turn starts only once: later status changes must not restart it.
    let there = Memo::new(move |_| bench_canvas.status.get().there);
    Effect::new(move |_| {
        if spins && there.get() {
            bench_canvas.act(Bench::spin);
        }
    });
    view! { <Framed bench_canvas colour label /> }
}

/// The film in a browser with WebGL 2.
#[component]
pub(super) fn Filmed(strokes: Arc<str>, colour: u8) -> impl IntoView {
    let i18n = use_i18n();
    let film = Film::new(unpacked(&strokes));
    let (plays, pace, shown, all) = (film.plays, film.pace, film.shown, film.all);
    let bench_canvas = BenchCanvas::new(strokes, colour, None, Some(film));
    view! {
        <Framed bench_canvas colour label=t!(i18n, key::lapse_line)>
            <FilmControls bench_canvas plays pace shown all />
        </Framed>
    }
}

/// A canvas for looking, with its controls below.
#[component]
fn Framed(
    bench_canvas: BenchCanvas,
    colour: u8,
    #[prop(into)] label: Signal<String>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let i18n = use_i18n();
    let lost = move || bench_canvas.status.get().lost.then(|| i18n.say(key::webgl_lost));
    view! {
        <div class="bb-bench">
            <div class="bb-studio bb-viewer" data-colour=colour.to_string()>
                <div class="bb-scene">
                    <Canvas bench_canvas role="img" label on_key=move |event| bench_canvas.look(&event) />
                    <div class="bb-look">
                        <Lens bench_canvas />
                    </div>
                    <p class="bb-says" role="status">
                        {lost}
                    </p>
                </div>
                {children.map(|children| children())}
            </div>
        </div>
    }
}

/// The buttons of a film, and its position.
#[component]
fn FilmControls(
    bench_canvas: BenchCanvas,
    /// Whether the film is playing.
    plays: RwSignal<bool>,
    /// The speed factor.
    pace: RwSignal<u32>,
    /// Number of dabs shown so far.
    shown: RwSignal<u32>,
    /// Total number of dabs.
    all: u32,
) -> impl IntoView {
    let i18n = use_i18n();
    let wind = move |goal: u32| {
        bench_canvas.act(|bench| bench.wind(goal));
    };
    let run = move || {
        let runs = !plays.get_untracked();
        plays.set(runs);
        if runs && shown.get_untracked() >= all {
            wind(0);
        }
        bench_canvas.wake();
    };
    let faster = move |_| pace.update(|pace| *pace = if *pace < 4 { *pace * 2 } else { 1 });
    view! {
        <div class="bb-film">
            <IconButton
                icon=Signal::derive(move || if plays.get() { icon::PAUSE } else { icon::PLAY })
                label=move || i18n.say(if plays.get() { common::stop } else { common::run })
                on_press=run
                act="lapse-run"
            />
            <input
                type="range"
                class="timeline-slider"
                data-act="lapse-slider"
                min="0"
                max=all.to_string()
                aria-label=t!(i18n, common::moment)
                prop:value=move || shown.get().to_string()
                on:input:target=move |event| {
                    plays.set(false);
                    if let Ok(goal) = event.target().value().parse() {
                        wind(goal);
                    }
                }
            />
            <button
                type="button"
                class="button bb-pace"
                title=t!(i18n, key::lapse_faster)
                aria-pressed=move || (pace.get() > 1).to_string()
                data-act="lapse-faster"
                on:click=faster
            >
                <span class="visually-hidden">{t!(i18n, key::lapse_faster)}</span>
                {move || format!(" ×{}", pace.get())}
            </button>
        </div>
    }
}
