//! Taking saves out of the browser and bringing them in: download, share sheet, reading a file.

use std::time::Duration;

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::{js, media};
use crate::app::dom::after;

const KIND: &str = "application/json";

/// Offers `text` as a download; whether the browser took it.
pub fn download(name: &str, text: &str) -> bool {
    try_download(name, KIND, &text.into()).is_some()
}

/// Offers a file of any kind: by the share sheet where fingers are used and it takes such files, else as a download.
/// Whether the browser took it.
pub fn offer(name: &str, kind: &str, bytes: &[u8]) -> bool {
    let part = js_sys::Uint8Array::from(bytes).into();
    let navigator = window().navigator();
    let data = share_data(name, kind, &part).filter(|_| media::matches("(pointer: coarse)"));
    let takes = |data: &JsValue| {
        js::call(&navigator, "canShare", std::slice::from_ref(data)).is_some_and(|answer| answer.is_truthy())
    };
    // What becomes of it is between the player and the sheet.
    data.filter(takes).and_then(|data| js::promise(&navigator, "share", &[data])).is_some()
        || try_download(name, kind, &part).is_some()
}

fn try_download(name: &str, kind: &str, part: &JsValue) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts: Array = [part].into_iter().collect();
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    document().body()?.append_child(&link).ok()?;
    link.click();
    link.remove();
    // Released late: some browsers start reading after the click has returned.
    after(Duration::from_secs(60), Box::new(move || drop(Url::revoke_object_url(&url))));
    Some(())
}

/// Whether the device has a share sheet that takes files.
pub fn can_share() -> bool {
    share_data("a.json", KIND, &"{}".into())
        .and_then(|data| js::call(&window().navigator(), "canShare", &[data]))
        .is_some_and(|answer| answer.is_truthy())
}

/// Opens the share sheet; whether something was shared.
pub async fn share(name: &str, text: &str) -> bool {
    let Some(data) = share_data(name, KIND, &text.into()) else { return false };
    match js::promise(&window().navigator(), "share", &[data]) {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}

fn share_data(name: &str, kind: &str, part: &JsValue) -> Option<JsValue> {
    let options = js::object(&[("type", kind.into())]);
    let parts: Array = [part].into_iter().collect();
    let make = js::get(&window(), "File")?;
    let arguments: Array = [JsValue::from(parts), name.into(), options].into_iter().collect();
    let make: &js_sys::Function = make.dyn_ref()?;
    let file = js_sys::Reflect::construct(make, &arguments).ok()?;
    let files: Array = [file].into_iter().collect();
    Some(js::object(&[("files", files.into()), ("title", name.into())]))
}

/// The text of a chosen file.
pub async fn read(file: File) -> Option<String> {
    let blob: &Blob = file.as_ref();
    JsFuture::from(js::promise(blob, "text", &[])?).await.ok()?.as_string()
}

/// The text of a file of the app's own, as `public/` or the build has it.
pub async fn own(path: &str) -> Option<String> {
    let response = JsFuture::from(js::promise(&window(), "fetch", &[path.into()])?).await.ok()?;
    js::get(&response, "ok").filter(JsValue::is_truthy)?;
    JsFuture::from(js::promise(&response, "text", &[])?).await.ok()?.as_string()
}
