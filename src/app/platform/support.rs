//! Feature detection. `web-sys` assumes that all browsers have all features.

use js_sys::Reflect;
use leptos::prelude::window;
use web_sys::Navigator;

/// The navigator, if it has this property or method.
pub fn navigator_with(name: &str) -> Option<Navigator> {
    let navigator = window().navigator();
    Reflect::has(&navigator, &name.into()).unwrap_or_default().then_some(navigator)
}
