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

/// Asks for what a task comes to. Told once, and no sooner than in `pace` milliseconds. A question before it is given up.
pub fn ask(task: &str, pace: u32, tell: Tell) {
    question(task, false, pace, tell);
}

/// Asks why a task was done as it was: told a [`Why`](crate::bots::Why) as JSON, or `null`.
pub fn explain(task: &str, tell: Tell) {
    question(task, true, 0, tell);
}

fn question(task: &str, explain: bool, pace: u32, tell: Tell) {
    WAITING.set(Some(tell));
    HEAR.with(|hear| way("ask", &[task.into(), explain.into(), pace.into(), hear.clone()]));
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
