//! The interface to the bots, which think in a worker: `window.barBots` of `public/boot.js`.

use std::cell::RefCell;

use leptos::prelude::window;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::Window;

/// Receives an answer, or the name of a fault.
type OnAnswer = Box<dyn FnOnce(Result<String, String>)>;

/// The JavaScript callback for answers and faults.
type AnswerCallback = Closure<dyn Fn(String, String)>;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Window)]
    type BotsWindow;

    #[wasm_bindgen(method, getter, js_name = barBots)]
    fn bots(this: &BotsWindow) -> Option<Bots>;

    type Bots;

    #[wasm_bindgen(method, catch)]
    fn ask(this: &Bots, task: &str, pace: u32, callback: &AnswerCallback) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn now(this: &Bots) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn stop(this: &Bots) -> Result<(), JsValue>;
}

thread_local! {
    static PENDING: RefCell<Option<OnAnswer>> = const { RefCell::new(None) };
    static CALLBACK: AnswerCallback = Closure::new(receive);
}

/// Sends a task to the bots, see [`Ask`](crate::bots::Ask). The answer comes once as JSON, after at least `pace`
/// milliseconds. A new task replaces an unanswered one.
pub fn ask(task: &str, pace: u32, on_answer: OnAnswer) {
    PENDING.set(Some(on_answer));
    CALLBACK.with(|callback| with_bots(|bots| bots.ask(task, pace, callback)));
}

/// Sends a task to the bots and parses the answer.
pub fn ask_for<T: DeserializeOwned>(
    task: &str,
    pace: u32,
    on_answer: impl FnOnce(Result<T, String>) + 'static,
) {
    let read = |text: String| serde_json::from_str(&text).map_err(|error| error.to_string());
    ask(task, pace, Box::new(move |answer| on_answer(answer.and_then(read))));
}

/// Makes the bots answer at once with their best result so far.
pub fn now() {
    with_bots(Bots::now);
}

/// Cancels the current task.
pub fn stop() {
    if PENDING.take().is_some() {
        with_bots(Bots::stop);
    }
}

fn with_bots(act: impl FnOnce(&Bots) -> Result<(), JsValue>) {
    if let Some(bots) = window().unchecked_into::<BotsWindow>().bots() {
        // Faults arrive as answers.
        let _ = act(&bots);
    }
}

fn receive(answer: String, fault: String) {
    if let Some(on_answer) = PENDING.take() {
        on_answer(if fault.is_empty() { Ok(answer) } else { Err(fault) });
    }
}
