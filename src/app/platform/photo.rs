//! A photo from the camera or the device, shrunk to fit into a save.

use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CanvasRenderingContext2d, Event, File, HtmlCanvasElement, HtmlInputElement, ImageBitmap};

use super::files;

/// Why there is no photo.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Not a picture that this browser can read.
    Unreadable,
    /// The photo cannot be made small enough.
    Large,
}

/// The longer sides in pixels, tried one after another until the data is short enough.
const SIDES: [f64; 4] = [480.0, 360.0, 240.0, 160.0];

/// Asks for a photo. `camera`: takes a new one, if the device can. `done` gets a data URL of at most `longest`
/// characters. It is not called if the player chooses no photo.
pub fn take(camera: bool, longest: usize, done: impl Fn(Result<String, Fault>) + Copy + 'static) {
    let Some(field) = create::<HtmlInputElement>("input") else { return done(Err(Fault::Unreadable)) };
    field.set_type("file");
    field.set_accept("image/*");
    if camera {
        // `web-sys` has no property for it, and setting this fixed name never fails.
        let _ = field.set_attribute("capture", "environment");
    }
    let chosen = field.clone();
    let change = Closure::<dyn FnMut(Event)>::new(move |_| {
        if let Some(file) = files::chosen(&chosen) {
            spawn_local(async move { done(shrink(file, longest).await) });
        }
    });
    // The browser keeps the element while its dialog is open, and the element keeps the closure.
    field.set_onchange(Some(change.into_js_value().unchecked_ref()));
    field.click();
}

/// An element outside the page.
fn create<T: JsCast>(tag: &str) -> Option<T> {
    document().create_element(tag).ok()?.dyn_into().ok()
}

async fn shrink(file: File, longest: usize) -> Result<String, Fault> {
    let bitmap = decode(file).await.ok_or(Fault::Unreadable)?;
    for side in SIDES {
        let data = draw(&bitmap, side).ok_or(Fault::Unreadable)?;
        if data.len() <= longest {
            return Ok(data);
        }
    }
    Err(Fault::Large)
}

/// Decodes a picture file; `None` if it is none. The browser applies the photo's orientation.
pub(super) async fn decode(file: File) -> Option<ImageBitmap> {
    let decoding = window().create_image_bitmap_with_blob(&file).ok()?;
    JsFuture::from(decoding).await.ok()?.dyn_into().ok()
}

fn draw(bitmap: &ImageBitmap, side: f64) -> Option<String> {
    let (width, height) = (f64::from(bitmap.width()), f64::from(bitmap.height()));
    let scale = (side / width.max(height)).min(1.0);
    let (width, height) = ((width * scale).round().max(1.0), (height * scale).round().max(1.0));
    let canvas = create::<HtmlCanvasElement>("canvas")?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let brush: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    brush.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, width, height).ok()?;
    canvas.to_data_url_with_type_and_encoder_options("image/jpeg", &0.8.into()).ok()
}
