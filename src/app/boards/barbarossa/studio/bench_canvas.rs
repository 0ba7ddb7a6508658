//! Connects the page's events to the bench, and requests frames.

use std::sync::Arc;

use leptos::{ev, html, prelude::*};
use leptos_use_event_listener::{UseEventListenerOptions, use_event_listener_with_options};
use leptos_use_resize_observer::use_resize_observer;
use leptos_use_window::use_window;
use web_sys::KeyboardEvent;

use super::{
    bench::{Bench, Status, Tools},
    film::Film,
};
use crate::{
    app::keys::pressed,
    scenes::barbarossa::studio::{keys::LOOK_KEYS, kit::Order},
};

/// A canvas and its bench. Both live as long as the component that made them; then the clay and its graphics resources
/// are released.
#[derive(Copy, Clone)]
pub(super) struct BenchCanvas {
    bench: StoredValue<Option<Bench>, LocalStorage>,
    pub(super) canvas: NodeRef<html::Canvas>,
    pub(super) status: RwSignal<Status>,
}

impl BenchCanvas {
    /// The object packed in `text`, shown on the canvas once that is mounted.
    pub(super) fn new(text: Arc<str>, colour: u8, tools: Option<Tools>, film: Option<Film>) -> BenchCanvas {
        let (canvas, status) = (NodeRef::new(), RwSignal::new(Status::default()));
        let bench_canvas = BenchCanvas { bench: StoredValue::new_local(None), canvas, status };
        canvas.on_load(move |canvas| {
            bench_canvas.bench.set_value(Some(Bench::new(canvas, &text, colour, status, tools, film)));
            bench_canvas.wake();
        });
        use_resize_observer(canvas, move |_, _| bench_canvas.wake());
        bench_canvas.hurry_before_it_goes();
        bench_canvas
    }

    /// Runs `act` on the bench, if it exists. Returns its result.
    pub(super) fn with(self, act: impl FnOnce(&mut Bench) -> bool) -> bool {
        self.bench.try_update_value(|bench| bench.as_mut().is_some_and(act)).unwrap_or_default()
    }

    /// Runs `act` and requests a frame. Returns its result.
    pub(super) fn act(self, act: impl FnOnce(&mut Bench) -> bool) -> bool {
        let done = self.with(act);
        self.wake();
        done
    }

    /// Makes an event handler for the canvas.
    pub(super) fn on<E>(self, act: fn(&mut Bench, &E)) -> impl Fn(E) + Copy + Send + Sync + 'static
    where
        E: 'static,
    {
        move |event| {
            self.act(|bench| {
                act(bench, &event);
                true
            });
        }
    }

    /// Requests a frame.
    pub(super) fn wake(self) {
        if self.with(|bench| !std::mem::replace(&mut bench.awake, true)) {
            request_animation_frame(move || self.frame());
        }
    }

    fn frame(self) {
        let more = self.with(|bench| {
            bench.awake = false;
            bench.frame()
        });
        if more {
            self.wake();
        }
    }

    /// Ends the current stroke before the page goes or a curtain falls over it. The listener runs in the capture phase,
    /// so that the stroke is finished before other listeners save.
    fn hurry_before_it_goes(self) {
        let before_others = UseEventListenerOptions::default().capture(true);
        let hurry = move || {
            self.act(Bench::hurry);
        };
        let _ = use_event_listener_with_options(use_window(), ev::pagehide, move |_| hurry(), before_others);
        let _ = use_event_listener_with_options(
            use_window(),
            ev::visibilitychange,
            move |_| hurry(),
            before_others,
        );
        let _ = use_event_listener_with_options(use_window(), ev::blur, move |_| hurry(), before_others);
        on_cleanup(move || {
            self.with(Bench::hurry);
        });
    }

    /// Handles the keys of a viewer: arrows turn.
    pub(super) fn look(self, event: &KeyboardEvent) {
        if pressed(LOOK_KEYS, event).is_some_and(|key| self.look_by(key.order())) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Turns and zooms. Returns whether the order was about the view.
    pub(super) fn look_by(self, order: Order) -> bool {
        self.act(|bench| bench.look(order))
    }
}
