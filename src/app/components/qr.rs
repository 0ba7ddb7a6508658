//! QR codes on the screen: one that stands still, and a sequence that moves.

use std::time::Duration;

use leptos::{html::Canvas, prelude::*};
use leptos_use_document_visibility::use_document_visibility;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData, VisibilityState};

use crate::scenes::qr::QrPicture;

/// The modules of a code, row by row, `true` for a dark one; and their number in a row.
pub type QrMatrix = (Vec<bool>, usize);

/// A code that stands still.
#[component]
pub fn QrCode(
    #[prop(into)] code: Signal<QrMatrix>,
    /// The accessible name.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    Effect::new(move |_| {
        if let Some(canvas) = canvas.get() {
            code.with(|code| draw(&canvas, code));
        }
    });
    view! { <Frame canvas label /> }
}

/// A sequence of codes. It rests while the page is hidden.
///
/// It also moves for people who prefer reduced motion: the codes are the content, and another device cannot read them
/// otherwise. The screen must offer a way to stop it.
#[component]
pub fn MovingQrCode(
    /// Returns the next code.
    #[prop(into)]
    next: Callback<(), QrMatrix>,
    /// Codes a second; 0 stops the sequence.
    #[prop(into)]
    rate: Signal<u32>,
    /// The accessible name.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    let visibility = use_document_visibility();
    let pace = Memo::new(move |_| match visibility.get() {
        VisibilityState::Visible => rate.get(),
        _ => 0,
    });
    let timer = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        let Some(canvas) = canvas.get() else { return };
        let show = move || draw(&canvas, &untrack(|| next.run(())));
        show();
        if let Some(pause) = Duration::from_secs(1).checked_div(pace.get()) {
            // Fails only if the window is gone.
            timer.set_value(set_interval_with_handle(show, pause).ok());
        }
    });
    on_cleanup(stop);
    view! { <Frame canvas label /> }
}

/// The canvas: a pixel a module, enlarged by the style sheet.
#[component]
fn Frame(canvas: NodeRef<Canvas>, label: Signal<String>) -> impl IntoView {
    view! { <canvas class="qr-code" node_ref=canvas role="img" aria-label=label></canvas> }
}

/// Without a canvas nothing is drawn: the screen offers other ways too.
fn draw(canvas: &HtmlCanvasElement, (modules, width): &QrMatrix) {
    let picture = QrPicture::new(modules, *width);
    let side = picture.side as u32;
    if canvas.width() != side {
        canvas.set_width(side);
        canvas.set_height(side);
    }
    let Ok(pixels) = ImageData::new_with_u8_clamped_array(Clamped(&picture.rgba), side) else { return };
    let context = canvas.get_context("2d").ok().flatten();
    if let Some(brush) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok()) {
        // Fails only for pixels of another canvas.
        let _ = brush.put_image_data(&pixels, 0.0, 0.0);
    }
}
