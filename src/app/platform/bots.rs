//! The way to the bots, which think elsewhere: `window.barBots` of `public/boot.js`.

use std::cell::RefCell;

use leptos::prelude::window;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::Window;

/// What is done with an answer; or with the name of what went wrong.
type Tell = Box<dyn FnOnce(Result<String, String>)>;

/// What hears each answer, and what went wrong.
type Hear = Closure<dyn Fn(String, String)>;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Window)]
    type BotsWindow;

    #[wasm_bindgen(method, getter, js_name = barBots)]
    fn bots(this: &BotsWindow) -> Option<Bots>;

    type Bots;

    #[wasm_bindgen(method, catch)]
    fn ask(this: &Bots, task: &str, pace: u32, hear: &Hear) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn now(this: &Bots) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn stop(this: &Bots) -> Result<(), JsValue>;
}

thread_local! {
    static WAITING: RefCell<Option<Tell>> = const { RefCell::new(None) };
    static HEAR: Hear = Closure::new(hear);
}

/// Asks what a task asks for, see [`Ask`](crate::bots::Ask): told as JSON, once, and no sooner than in `pace` milliseconds.
/// A question before it is given up.
pub fn ask(task: &str, pace: u32, tell: Tell) {
    WAITING.set(Some(tell));
    HEAR.with(|hear| with_bots(|bots| bots.ask(task, pace, hear)));
}

/// The same, told as what it is.
pub fn ask_for<T: DeserializeOwned>(task: &str, pace: u32, tell: impl FnOnce(Result<T, String>) + 'static) {
    let read = |text: String| serde_json::from_str(&text).map_err(|error| error.to_string());
    ask(task, pace, Box::new(move |answer| tell(answer.and_then(read))));
}

/// The best so far will do.
pub fn now() {
    with_bots(Bots::now);
}

/// No answer is wanted any more.
pub fn stop() {
    if WAITING.take().is_some() {
        with_bots(Bots::stop);
    }
}

fn with_bots(act: impl FnOnce(&Bots) -> Result<(), JsValue>) {
    if let Some(bots) = window().unchecked_into::<BotsWindow>().bots() {
        // What goes wrong on the way is told as an answer.
        let _ = act(&bots);
    }
}

fn hear(answer: String, fault: String) {
    if let Some(tell) = WAITING.take() {
        tell(if fault.is_empty() { Ok(answer) } else { Err(fault) });
    }
}
