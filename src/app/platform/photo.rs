//! A photo from the camera or the device, made small enough to be kept in a save.

use js_sys::{Function, Promise};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};

use super::js;
use crate::app::dom::el;

/// Why there is no photo.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Not a picture that this browser can read.
    Unreadable,
    /// It does not get small enough.
    Large,
}

/// The longer side of what is kept, in pixels: tried one after another until the data is short enough.
const SIDES: [f64; 4] = [480.0, 360.0, 240.0, 160.0];

/// Asks for a photo; `camera`: a new one, where the device can. The data comes as an address of at most `longest`
/// characters. Nothing comes where nothing was chosen.
pub fn take(camera: bool, longest: usize, done: Box<dyn Fn(Result<String, Fault>)>) {
    let mut input = el("input").attr("type", "file").attr("accept", "image/*");
    if camera {
        input = input.attr("capture", "environment");
    }
    let field: HtmlInputElement = input.node().unchecked_into();
    let chosen = field.clone();
    let done = std::rc::Rc::new(done);
    // The element lives as long as the browser asks.
    let _ = input.on("change", move |_| {
        let file = chosen.files().and_then(|files| files.get(0));
        let done = std::rc::Rc::clone(&done);
        if let Some(file) = file {
            spawn_local(async move { done(shrink(file, longest).await) });
        }
    });
    field.click();
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

/// Turned the right way up by the browser.
async fn decode(file: File) -> Option<JsValue> {
    let decode: Function = js::get(&window(), "createImageBitmap")?.dyn_into().ok()?;
    let promise: Promise = decode.call1(&JsValue::NULL, &file).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

fn draw(bitmap: &JsValue, side: f64) -> Option<String> {
    let number = |name: &str| js::get(bitmap, name)?.as_f64();
    let (width, height) = (number("width")?, number("height")?);
    let scale = (side / width.max(height)).min(1.0);
    let (width, height) = ((width * scale).round().max(1.0), (height * scale).round().max(1.0));
    let canvas = document().create_element("canvas").ok()?;
    for (name, length) in [("width", width), ("height", height)] {
        canvas.set_attribute(name, &(length as u32).to_string()).ok()?;
    }
    let brush = js::call(&canvas, "getContext", &["2d".into()])?;
    js::call(&brush, "drawImage", &[bitmap.clone(), 0.into(), 0.into(), width.into(), height.into()])?;
    js::call(&canvas, "toDataURL", &["image/jpeg".into(), 0.8.into()])?.as_string()
}
