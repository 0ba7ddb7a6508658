//! Installation on the home screen: the browser's own prompt, or the right instructions.

use leptos::{ev::Custom, prelude::*};
use leptos_use_event_listener::use_event_listener;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::{Event, Navigator};

use super::media;
use crate::scenes::install::Guide;

#[wasm_bindgen]
extern "C" {
    /// The offer to install the app; only Chromium makes it.
    #[wasm_bindgen(extends = Event)]
    #[derive(Clone)]
    type BeforeInstallPromptEvent;

    #[wasm_bindgen(method, catch)]
    fn prompt(this: &BeforeInstallPromptEvent) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(extends = Navigator)]
    type AppleNavigator;

    /// Whether the app runs from the home screen; only Safari on iOS has this property.
    #[wasm_bindgen(method, getter)]
    fn standalone(this: &AppleNavigator) -> Option<bool>;
}

/// The state of the installation.
#[derive(Copy, Clone)]
pub struct Install {
    offer: RwSignal<Option<BeforeInstallPromptEvent>>,
    installed: RwSignal<bool>,
}

impl Install {
    /// Listens for the browser's offer until the owner is cleaned up.
    pub fn watch() -> Install {
        let apple: AppleNavigator = window().navigator().unchecked_into();
        let standalone =
            media::matches("(display-mode: standalone)") || apple.standalone().unwrap_or_default();
        let this = Install { offer: RwSignal::new(None), installed: RwSignal::new(standalone) };
        let offered = Custom::<BeforeInstallPromptEvent>::new("beforeinstallprompt");
        let _ = use_event_listener(window(), offered, move |event| {
            event.prevent_default();
            this.offer.set(Some(event));
        });
        let _ = use_event_listener(window(), Custom::<Event>::new("appinstalled"), move |_| {
            this.offer.set(None);
            this.installed.set(true);
        });
        this
    }

    /// The instructions to show; tracked.
    pub fn guide(self) -> Guide {
        if self.installed.get() {
            return Guide::Installed;
        }
        if self.offer.with(Option::is_some) {
            return Guide::Prompt;
        }
        browsers_guide()
    }

    /// Whether an installed app starts with empty storage on this device.
    pub fn starts_empty(self) -> bool {
        browsers_guide().starts_empty()
    }

    /// Shows the browser's own prompt.
    pub fn ask(self) {
        if let Some(offer) = self.offer.get_untracked() {
            // The prompt can be shown only once; a refusal needs no reaction.
            let _ = offer.prompt();
            self.offer.set(None);
        }
    }
}

/// The instructions for this browser, whether installed or not.
fn browsers_guide() -> Guide {
    let navigator = window().navigator();
    Guide::of(&navigator.user_agent().unwrap_or_default(), navigator.max_touch_points())
}
