//! The way to the bench for whatever happens on the page, and the frames that this asks for.

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

/// A canvas and the bench behind it. Both live as long as the part of the page they were made in; then the clay and all
/// that is on the graphics card is gone.
#[derive(Copy, Clone)]
pub(super) struct Stage {
    bench: StoredValue<Option<Bench>, LocalStorage>,
    pub(super) canvas: NodeRef<html::Canvas>,
    pub(super) status: RwSignal<Status>,
}

impl Stage {
    /// The object that `text` holds, to be shown on the canvas as soon as there is one.
    pub(super) fn new(text: Arc<str>, colour: u8, tools: Option<Tools>, film: Option<Film>) -> Stage {
        let (canvas, status) = (NodeRef::new(), RwSignal::new(Status::default()));
        let stage = Stage { bench: StoredValue::new_local(None), canvas, status };
        canvas.on_load(move |canvas| {
            stage.bench.set_value(Some(Bench::new(canvas, &text, colour, status, tools, film)));
            stage.wake();
        });
        use_resize_observer(canvas, move |_, _| stage.wake());
        stage.hurry_before_it_goes();
        stage
    }

    /// Does something with the bench, if it is there; whether that went well.
    pub(super) fn with(self, act: impl FnOnce(&mut Bench) -> bool) -> bool {
        self.bench.try_update_value(|bench| bench.as_mut().is_some_and(act)).unwrap_or_default()
    }

    /// The same, to be seen in the next frame.
    pub(super) fn act(self, act: impl FnOnce(&mut Bench) -> bool) -> bool {
        let done = self.with(act);
        self.wake();
        done
    }

    /// A handler of events on the canvas.
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

    /// Asks for a frame.
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

    /// What is being made is ended before the page goes, or a curtain falls over it. So this listens before anybody
    /// else does: what is kept then is kept while there still is somebody to keep it.
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

    /// Keys where one only looks: arrows turn.
    pub(super) fn look(self, event: &KeyboardEvent) {
        if pressed(LOOK_KEYS, event).is_some_and(|key| self.look_by(key.order())) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Turns and zooms; whether it was asked for that.
    pub(super) fn look_by(self, order: Order) -> bool {
        self.act(|bench| bench.look(order))
    }
}
