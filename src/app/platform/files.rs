//! Exporting and importing files: download, share sheet, reading.

use std::time::Duration;

use js_sys::{Array, Promise};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, HtmlInputElement, Navigator, Response,
    ShareData, Url,
};

use super::{js, media};

/// Media type of exports, as in the manifest, so that the app opens no files of other programs.
const MEDIA_TYPE: &str = "application/vnd.barajeux+json";
const EXTENSION: &str = ".barajeux";

/// Offers an export as a download, under a name without extension. Returns whether the browser accepted it.
pub fn download(name: &str, text: &str) -> bool {
    try_download(&[name, EXTENSION].concat(), MEDIA_TYPE, &text.into()).is_some()
}

/// Offers plain text as a download, under a name with extension. Returns whether the browser accepted it.
pub fn download_text(name: &str, text: &str) -> bool {
    try_download(name, "text/plain", &text.into()).is_some()
}

/// Offers comma-separated values as a download, under a name with extension. Returns whether the browser accepted it.
pub fn download_table(name: &str, text: &str) -> bool {
    try_download(name, "text/csv", &text.into()).is_some()
}

/// Offers a file of any kind: through the share sheet on a touch device that accepts such files, otherwise as a
/// download. Returns whether the browser accepted it.
pub fn offer(name: &str, kind: &str, bytes: &[u8]) -> bool {
    offer_part(name, kind, &js_sys::Uint8Array::from(bytes).into())
}

/// As [`offer`], with data of the browser that knows its own media type.
pub fn offer_blob(name: &str, blob: &Blob) -> bool {
    offer_part(name, &blob.type_(), blob)
}

fn offer_part(name: &str, kind: &str, part: &JsValue) -> bool {
    let share = share_data(name, kind, part).filter(|_| media::matches("(pointer: coarse)"));
    if let Some((navigator, data)) = share {
        let promise = navigator.share_with_data(&data);
        // The result of sharing does not matter.
        spawn_local(async move { drop(JsFuture::from(promise).await) });
        return true;
    }
    try_download(name, kind, part).is_some()
}

/// Whether the share sheet opens now. Browsers open it only within a few seconds after a tap.
pub fn can_share_now() -> bool {
    let activation = js::get(&window().navigator(), "userActivation");
    let is_active = activation.and_then(|activation| js::get(&activation, "isActive")?.as_bool());
    // Browsers that do not tell are asked in any case.
    is_active.unwrap_or(true)
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
    // Revoked late, since some browsers start reading after the click has returned.
    set_timeout(move || drop(Url::revoke_object_url(&url)), Duration::from_secs(60));
    Some(())
}

/// Whether the device has a share sheet for files.
pub fn can_share() -> bool {
    share_data(&["a", EXTENSION].concat(), MEDIA_TYPE, &"{}".into()).is_some()
}

/// Opens the share sheet for an export, under a name without extension. Returns whether it was shared.
pub async fn share(name: &str, text: &str) -> bool {
    let name = [name, EXTENSION].concat();
    let Some((navigator, data)) = share_data(&name, MEDIA_TYPE, &text.into()) else { return false };
    JsFuture::from(navigator.share_with_data(&data)).await.is_ok()
}

/// Whether the device has a share sheet for addresses.
pub fn can_share_links() -> bool {
    js::get(&window().navigator(), "share").is_some()
}

/// Opens the share sheet for an address.
pub async fn share_link(link: String) {
    let data = ShareData::new();
    data.set_url(&link);
    // Fails if the player closes the sheet.
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}

/// The data for the share sheet; `None` if the device has no share sheet for such files.
fn share_data(name: &str, kind: &str, part: &JsValue) -> Option<(Navigator, ShareData)> {
    let navigator = window().navigator();
    // Some desktop browsers have no share sheet, and not even `canShare`.
    js::get(&navigator, "canShare")?;
    let options = FilePropertyBag::new();
    options.set_type(kind);
    let parts: Array = [part].into_iter().collect();
    let file = File::new_with_str_sequence_and_options(&parts, name, &options).ok()?;
    let files: Array = [file].into_iter().collect();
    let data = ShareData::new();
    data.set_files(&files);
    data.set_title(name);
    navigator.can_share_with_data(&data).then_some((navigator, data))
}

/// The file that a player has chosen in a field.
pub fn chosen(field: &HtmlInputElement) -> Option<File> {
    field.files()?.get(0)
}

/// The text of a file.
pub async fn read(file: File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// The event by which `boot.js` announces an [`opened`] file.
pub const OPENED: &str = "bar-opened";

/// The file with which the device opened the installed app; returned only once.
pub async fn opened() -> Option<File> {
    const OPENED_FILE: &str = "barOpened";
    let window = window();
    let file: Promise = js::get(&window, OPENED_FILE)?.dyn_into().ok()?;
    js::set(&window, OPENED_FILE, JsValue::NULL);
    JsFuture::from(file).await.ok()?.dyn_into().ok()
}

/// The text of one of the app's own files, from `public/` or the build.
pub async fn own(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    let text = response.ok().then(|| response.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}
