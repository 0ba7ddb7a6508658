//! The way to the bots, which think elsewhere: `public/ask.js`.

use std::cell::RefCell;

use leptos::prelude::window;
use wasm_bindgen::{JsValue, closure::Closure};

use super::js;

/// What is done with an answer; or with the name of what went wrong.
type Tell = Box<dyn FnOnce(Result<String, String>)>;

thread_local! {
    static WAITING: RefCell<Option<Tell>> = const { RefCell::new(None) };
    static HEAR: JsValue = Closure::<dyn Fn(String, String)>::new(hear).into_js_value();
}

/// Asks for what a task comes to, or in a language why it was done. Told once, and no sooner than in `pace`
/// milliseconds. A question before it is given up.
pub fn ask(task: &str, language: Option<&str>, pace: u32, tell: Tell) {
    WAITING.set(Some(tell));
    let language = language.map_or(JsValue::NULL, JsValue::from);
    HEAR.with(|hear| way("ask", &[task.into(), language, pace.into(), hear.clone()]));
}

/// The best so far will do.
pub fn now() {
    way("now", &[]);
}

/// No answer is wanted any more.
pub fn stop() {
    if WAITING.take().is_some() {
        way("stop", &[]);
    }
}

fn way(name: &str, arguments: &[JsValue]) {
    if let Some(bots) = js::get(&window(), "barBots") {
        js::call(&bots, name, arguments);
    }
}

fn hear(answer: String, fault: String) {
    if let Some(tell) = WAITING.take() {
        tell(if fault.is_empty() { Ok(answer) } else { Err(fault) });
    }
}
