//! The canvas on the page: pointers, wheel, size, and a graphics card that may forget everything.

use std::{cell::RefCell, rc::Rc};

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{KeyboardEvent, PointerEvent};

use super::{
    bench::{Bench, Told, Tools, now},
    film::Film,
    fingers::{At, Deed},
    kit::{Order, order},
};
use crate::app::{
    components::{icon, icon_button},
    dom::{El, at_end, el, next_frame},
    i18n::{Word, barbarossa as key},
    platform::js,
    state::State,
};

/// The way to the bench for whatever happens on the page. It lives as long as the part of the page it was made in;
/// then the clay and all that is on the graphics card is gone, whoever still holds the canvas.
#[derive(Copy, Clone)]
pub(super) struct Stage {
    bench: StoredValue<Rc<RefCell<Bench>>, LocalStorage>,
    pub(super) told: State<Told>,
}

impl Stage {
    /// A canvas, with what is on it.
    pub(super) fn new(text: &str, colour: u8, tools: Option<Tools>, film: Option<Film>) -> (El, Stage) {
        let el = el("canvas.bb-canvas").attr("tabindex", "0");
        let bench = Bench::new(el.node().unchecked_into(), text, colour, tools, film);
        let told = bench.told;
        let stage = Stage { bench: StoredValue::new_local(Rc::new(RefCell::new(bench))), told };
        (stage.listen(el), stage)
    }

    /// Does something with the bench, if it is still there; whether that went well. Not generic: it is used a lot.
    #[inline(never)]
    pub(super) fn with(self, act: &mut dyn FnMut(&mut Bench) -> bool) -> bool {
        let Some(bench) = self.bench.try_get_value() else { return false };
        // Nothing that is done with it comes back here.
        bench.try_borrow_mut().is_ok_and(|mut bench| act(&mut bench))
    }

    /// The same, to be seen in the next frame.
    pub(super) fn act(self, act: &mut dyn FnMut(&mut Bench) -> bool) -> bool {
        let done = self.with(act);
        self.wake();
        done
    }

    /// Asks for a frame.
    pub(super) fn wake(self) {
        if self.with(&mut |bench| !std::mem::replace(&mut bench.awake, true)) {
            next_frame(Box::new(move || self.frame()));
        }
    }

    fn frame(self) {
        let more = self.with(&mut |bench| {
            bench.awake = false;
            bench.frame()
        });
        if more {
            self.wake();
        }
    }

    fn listen(self, el: El) -> El {
        let el = self.pointed(el, "pointerdown", Bench::press);
        let el = self.pointed(el, "pointermove", Bench::go);
        let el = self.pointed(el, "pointerup", Bench::lift);
        let el = self.pointed(el, "pointercancel", Bench::lift);
        let el = self.pointed(el, "pointerleave", Bench::leave);
        let el = self.pointed(el, "wheel", Bench::wheel);
        let el = el.on("contextmenu", |event| event.prevent_default());
        let el = self.pointed(el, "webglcontextlost", |bench, event| {
            // Only then it may come back.
            event.prevent_default();
            bench.lose(true);
        });
        let el = self.pointed(el, "webglcontextrestored", |bench, _| bench.lose(false));
        self.hurry();
        observe(&el, Closure::new(move || self.wake()));
        self.wake();
        el
    }

    /// What is being made is ended before the page goes, or a curtain falls over it. So this listens before anybody
    /// else does: what is kept then is kept while there still is somebody to keep it.
    fn hurry(self) {
        const EVENTS: [&str; 3] = ["pagehide", "visibilitychange", "blur"];
        let hurry = Closure::<dyn FnMut()>::new(move || {
            self.act(&mut Bench::hurry);
        });
        // Only what is no function is ever refused.
        for event in EVENTS {
            let act = hurry.as_ref().unchecked_ref();
            let _ = window().add_event_listener_with_callback_and_bool(event, act, true);
        }
        at_end(move || {
            self.with(&mut Bench::hurry);
            for event in EVENTS {
                let act = hurry.as_ref().unchecked_ref();
                let _ = window().remove_event_listener_with_callback_and_bool(event, act, true);
            }
        });
    }

    fn pointed(self, el: El, name: &str, act: fn(&mut Bench, &PointerEvent)) -> El {
        el.on(name, move |event| {
            self.act(&mut |bench| {
                act(bench, event.unchecked_ref());
                true
            });
        })
    }

    /// Keys where one only looks: arrows turn.
    pub(super) fn look(self, event: &KeyboardEvent) {
        let Some(order) = order(&event.key(), false) else { return };
        if self.act(&mut |bench| bench.look(order)) {
            event.prevent_default();
            event.stop_propagation();
        }
    }
}

impl Bench {
    fn at(&self, event: &PointerEvent) -> At {
        let frame = self.canvas.get_bounding_client_rect();
        [event.client_x() as f32 - frame.left() as f32, event.client_y() as f32 - frame.top() as f32]
    }

    fn press(&mut self, event: &PointerEvent) {
        let at = self.at(event);
        // Refused only for a pointer that is gone already.
        let _ = self.canvas.set_pointer_capture(event.pointer_id());
        self.mouse = None;
        let works = event.button() == 0 && self.works(at);
        let deed = self.fingers.press(event.pointer_id(), at, works, now());
        self.want(deed);
    }

    fn go(&mut self, event: &PointerEvent) {
        let at = self.at(event);
        if !self.fingers.any() {
            if event.pointer_type() == "mouse" {
                self.mouse = Some(at);
            }
            return;
        }
        // All the places since the last frame, where the browser keeps them.
        if let Some(all) = js::call(event, "getCoalescedEvents", &[]) {
            let all: &Array = all.unchecked_ref();
            for index in 0..all.length() {
                self.move_to(event.pointer_id(), self.at(all.get(index).unchecked_ref()));
            }
        }
        self.move_to(event.pointer_id(), at);
    }

    fn move_to(&mut self, id: i32, at: At) {
        for deed in self.fingers.go(id, at) {
            self.want(deed);
        }
    }

    fn lift(&mut self, event: &PointerEvent) {
        let deed = self.fingers.lift(event.pointer_id());
        self.want(deed);
    }

    fn leave(&mut self, _: &PointerEvent) {
        self.mouse = None;
    }

    fn wheel(&mut self, event: &PointerEvent) {
        event.prevent_default();
        let way = js::get(event, "deltaY").and_then(|way| way.as_f64()).unwrap_or_default();
        let at = self.at(event);
        self.want(Some(Deed::Zoom(if way > 0.0 { 0.92 } else { 1.087 }, at)));
    }
}

/// Tells of each change of an element's size; the browser frees the closure with it.
fn observe(el: &El, act: Closure<dyn FnMut()>) {
    let make = js::get(&window(), "ResizeObserver").and_then(|make| make.dyn_into::<js_sys::Function>().ok());
    let arguments: Array = [act.into_js_value()].into_iter().collect();
    let observer = make.and_then(|make| js_sys::Reflect::construct(&make, &arguments).ok());
    if let Some(observer) = observer {
        let element: JsValue = el.node().into();
        js::call(&observer, "observe", &[element]);
    }
}

/// Buttons to go nearer and further, and back to the front, for those who cannot pinch.
pub(super) fn lens(stage: Stage) -> El {
    let button = |icon: &'static str, word: Word, act: &'static str, order: Order| {
        icon_button(icon, word, move || {
            stage.act(&mut |bench| bench.look(order));
        })
        .act(act)
    };
    el("div.bb-lens").child([
        button(icon::PLUS, key::zoom_in, "zoom-in", Order::Zoom(true)),
        button(icon::MINUS, key::zoom_out, "zoom-out", Order::Zoom(false)),
        button(icon::RESTART, key::view_again, "view-again", Order::Home),
    ])
}
