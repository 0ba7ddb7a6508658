//! Sets `data-layout` of `<html>`, by which style sheets choose a layout.

use leptos::{html::Div, prelude::*};
use leptos_use_resize_observer::use_resize_observer;

use crate::{app::platform::root_element, scenes::layout_class::WindowSize};

/// Sets `data-layout`, now and at each change of the window size or the text size.
#[component]
pub fn LayoutProbe() -> impl IntoView {
    let probe = NodeRef::<Div>::new();
    // Before the first screen is painted.
    measure();
    let _ = use_resize_observer(probe, |_, _| measure());
    // Its size depends on that of the window and on the length of a rem.
    view! { <div node_ref=probe class="layout-probe" aria-hidden="true"></div> }
}

fn measure() {
    if let Some(size) = window_size() {
        root_element::set("data-layout", size.layout_class().name());
    }
}

/// `None` if the browser does not report it.
fn window_size() -> Option<WindowSize> {
    let window = window();
    let root = document().document_element()?;
    let style = window.get_computed_style(&root).ok()??;
    let text_size = style.get_property_value("font-size").ok()?;
    Some(WindowSize {
        width: window.inner_width().ok()?.as_f64()?,
        height: window.inner_height().ok()?.as_f64()?,
        rem: text_size.strip_suffix("px")?.parse().ok()?,
    })
}
