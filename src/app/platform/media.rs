//! Media queries: what the device prefers.

use crate::app::state::State;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

/// Whether the query holds now.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether the query holds, kept up to date for as long as the page lives.
pub fn watch(query: &str) -> State<bool> {
    let holds = State::new(matches(query));
    if let Ok(Some(list)) = window().match_media(query) {
        let now = list.clone();
        let closure = Closure::<dyn FnMut()>::new(move || holds.set(now.matches()));
        let _ = list.add_event_listener_with_callback("change", closure.as_ref().unchecked_ref());
        closure.forget();
    }
    holds
}
