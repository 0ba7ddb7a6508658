//! Taking saves out of the browser and bringing them in: download, share sheet, reading a file.

use std::time::Duration;

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::js;
use crate::app::dom::after;

const KIND: &str = "application/json";

/// Offers `text` as a download; whether the browser took it.
pub fn download(name: &str, text: &str) -> bool {
    try_download(name, text).is_some()
}

fn try_download(name: &str, text: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(KIND);
    let parts: Array = [JsValue::from(text)].into_iter().collect();
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
    share_data("a.json", "{}")
        .and_then(|data| js::call(&window().navigator(), "canShare", &[data]))
        .is_some_and(|answer| answer.is_truthy())
}

/// Opens the share sheet; whether something was shared.
pub async fn share(name: &str, text: &str) -> bool {
    let Some(data) = share_data(name, text) else { return false };
    match js::promise(&window().navigator(), "share", &[data]) {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}

fn share_data(name: &str, text: &str) -> Option<JsValue> {
    let options = js::object(&[("type", KIND.into())]);
    let parts: Array = [JsValue::from(text)].into_iter().collect();
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
