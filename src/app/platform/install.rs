//! Getting the app onto the home screen: the browser's own prompt, or which words to show instead.

use crate::app::state::State;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::{js, media};

/// Which instructions fit this browser.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Guide {
    /// The app runs from the home screen or the dock.
    Installed,
    /// The browser offered to do it by itself.
    Prompt,
    IosSafari,
    MacSafari,
    AndroidFirefox,
    /// Desktop Firefox cannot; the page still works offline.
    Cannot,
    /// Some menu entry.
    Menu,
}

/// What is known of installation.
#[derive(Copy, Clone)]
pub struct Install {
    prompt: State<Option<JsValue>>,
    installed: State<bool>,
}

impl Install {
    /// Starts to listen for the browser's offer.
    pub fn watch() -> Install {
        let standalone = media::matches("(display-mode: standalone)")
            || js::navigator("standalone").is_some_and(|yes| yes.is_truthy());
        let this = Install { prompt: State::new(None), installed: State::new(standalone) };
        listen("beforeinstallprompt", move |event| {
            event.prevent_default();
            this.prompt.set(Some(event.into()));
        });
        listen("appinstalled", move |_| {
            this.prompt.set(None);
            this.installed.set(true);
        });
        this
    }

    pub fn guide(self) -> Guide {
        if self.installed.get() {
            return Guide::Installed;
        }
        if self.prompt.get().is_some() {
            return Guide::Prompt;
        }
        let agent = window().navigator().user_agent().unwrap_or_default();
        let has = |part: &str| agent.contains(part);
        let touch = js::navigator("maxTouchPoints").and_then(|n| n.as_f64()).unwrap_or(0.0) > 1.0;
        // An iPad calls itself a Macintosh; only the iPad has a touch screen.
        if has("iPhone") || has("iPad") || (has("Macintosh") && touch) {
            Guide::IosSafari
        } else if has("Firefox") {
            if has("Android") { Guide::AndroidFirefox } else { Guide::Cannot }
        } else if has("Macintosh") && has("Version/") {
            Guide::MacSafari
        } else {
            Guide::Menu
        }
    }

    /// Shows the browser's own question.
    pub fn ask(self) {
        if let Some(prompt) = self.prompt.get_untracked() {
            js::call(&prompt, "prompt", &[]);
            self.prompt.set(None);
        }
    }
}

/// Listens to an event of the window for as long as the page lives.
pub fn listen(name: &str, react: impl FnMut(web_sys::Event) + 'static) {
    let closure = Closure::<dyn FnMut(web_sys::Event)>::new(react);
    // Without the listener the page only misses the event.
    let _ = window().add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
    closure.forget();
}
