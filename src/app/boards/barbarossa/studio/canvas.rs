//! The canvas on the page, and the buttons of whoever looks at it.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent};

use super::{bench::Bench, stage::Stage};
use crate::app::{
    components::{IconButton, field::fresh_id, icon},
    contexts::use_i18n,
    i18n::{barbarossa as key, t},
};
use crate::scenes::barbarossa::studio::kit::Order;

/// The canvas: pointers, wheel and keys, and what those who look from outside may know of the clay.
#[component]
pub(super) fn Canvas(
    stage: Stage,
    /// What it is for whoever listens instead of looking.
    role: &'static str,
    #[prop(into)] label: Signal<String>,
    /// The element that says what the keys do.
    #[prop(optional)]
    described_by: Option<&'static str>,
    #[prop(into)] on_key: Callback<KeyboardEvent>,
) -> impl IntoView {
    let status = stage.status;
    let clay = Memo::new(move |_| {
        let status = status.get();
        status.there.then_some((status.digest, status.strokes))
    });
    // Each is built anew, also where one object takes another's place: a canvas whose context was given back shows nothing
    // any more.
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
                node_ref=stage.canvas
                on:keydown=move |event| on_key.run(event)
                on:pointerdown=stage.on(Bench::press)
                on:pointermove=stage.on(Bench::go)
                on:pointerup=stage.on(Bench::lift)
                on:pointercancel=stage.on(Bench::cancel_pointer)
                on:pointerleave=stage.on(Bench::leave)
                on:wheel=stage.on(Bench::wheel)
                on:contextmenu=|event: MouseEvent| event.prevent_default()
                on:webglcontextlost=stage.on(Bench::context_lost)
                on:webglcontextrestored=stage.on(Bench::context_restored)
            ></canvas>
        </For>
    }
}

/// Buttons to go nearer and further, for those who cannot pinch; and back to the front, once the view has moved.
#[component]
pub(super) fn Lens(stage: Stage) -> impl IntoView {
    let i18n = use_i18n();
    let look = move |order: Order| {
        move || {
            stage.look_by(order);
        }
    };
    let moved = Memo::new(move |_| stage.status.get().moved);
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
