//! The canvas on the page, and its zoom buttons.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent};

use super::{bench::Bench, bench_canvas::BenchCanvas};
use crate::app::{
    components::{IconButton, field::fresh_id, icon},
    contexts::use_i18n,
    i18n::{barbarossa as key, t},
};
use crate::scenes::barbarossa::studio::kit::Order;

/// The canvas with its pointer, wheel and key handlers. Its attributes describe the clay to tests.
#[component]
pub(super) fn Canvas(
    bench_canvas: BenchCanvas,
    /// The ARIA role.
    role: &'static str,
    #[prop(into)] label: Signal<String>,
    /// Id of the element that describes the keys.
    #[prop(optional)]
    described_by: Option<&'static str>,
    #[prop(into)] on_key: Callback<KeyboardEvent>,
) -> impl IntoView {
    let status = bench_canvas.status;
    let clay = Memo::new(move |_| {
        let status = status.get();
        status.there.then_some((status.digest, status.strokes))
    });
    // The `For` builds a new canvas for each bench: a canvas whose context was released never draws again.
    let own = fresh_id("canvas");
    view! {
        <For each=move || [own.clone()] key=String::clone let(_own)>
            <canvas
                class="bb-canvas"
                tabindex="0"
                role=role
                aria-label=label
                aria-describedby=described_by
                data-busy=move || status.get().busy
                data-clay=move || clay.get().map(|(digest, _)| format!("{digest:016x}"))
                data-strokes=move || clay.get().map(|(_, strokes)| strokes.to_string())
                node_ref=bench_canvas.canvas
                on:keydown=move |event| on_key.run(event)
                on:pointerdown=bench_canvas.on(Bench::press)
                on:pointermove=bench_canvas.on(Bench::go)
                on:pointerup=bench_canvas.on(Bench::lift)
                on:pointercancel=bench_canvas.on(Bench::cancel_pointer)
                on:pointerleave=bench_canvas.on(Bench::leave)
                on:wheel=bench_canvas.on(Bench::wheel)
                on:contextmenu=|event: MouseEvent| event.prevent_default()
                on:webglcontextlost=bench_canvas.on(Bench::context_lost)
                on:webglcontextrestored=bench_canvas.on(Bench::context_restored)
            ></canvas>
        </For>
    }
}

/// Zoom buttons for players who cannot pinch, and a button back to the front once the view has moved.
#[component]
pub(super) fn Lens(bench_canvas: BenchCanvas) -> impl IntoView {
    let i18n = use_i18n();
    let look = move |order: Order| {
        move || {
            bench_canvas.look_by(order);
        }
    };
    let moved = Memo::new(move |_| bench_canvas.status.get().moved);
    view! {
        <div class="bb-lens">
            <IconButton
                icon=icon::PLUS
                label=t!(i18n, key::zoom_in)
                on_press=look(Order::Zoom(true))
                act="zoom-in"
            />
            <IconButton
                icon=icon::MINUS
                label=t!(i18n, key::zoom_out)
                on_press=look(Order::Zoom(false))
                act="zoom-out"
            />
        </div>
        <Show when=move || moved.get()>
            <IconButton
                icon="#bb-front"
                label=t!(i18n, key::view_again)
                on_press=look(Order::Home)
                act="view-again"
            />
        </Show>
    }
}
