//! What is shown when the program itself fails: nothing is lost, take your saves, load again.
//!
//! After a panic no code of ours may run, so the message is made of plain links: one loads the page
//! again, one holds all saves.

use std::rc::Rc;

use leptos::prelude::{document, window};
use serde_json::Value;

use super::storage::BrowserStorage;
use crate::{
    app::{i18n::Locale, lexicon::w},
    table::{Library, Storage, json},
};

/// Shows the message on a panic, besides the console's line.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        show(&info.to_string());
    }));
}

fn show(detail: &str) {
    let (Some(body), Ok(box_)) = (document().body(), document().create_element("div")) else { return };
    let root = document().document_element();
    let french = root.and_then(|root| root.get_attribute("lang")).is_some_and(|lang| lang == "fr");
    let locale = if french { Locale::Fr } else { Locale::En };
    let [title, text, reload, take] =
        [w!(crash_title), w!(crash_text), w!(crash_reload), w!(crash_export)].map(|word| locale.word(word));
    let escaped = detail.replace('&', "&amp;").replace('<', "&lt;");
    box_.set_class_name("crash");
    let _ = box_.set_attribute("role", "alertdialog");
    let _ = box_.set_attribute("aria-label", title);
    let _ = box_.set_attribute("data-crash", "");
    box_.set_inner_html(&format!(
        "<div class=\"crash-card\"><h2>{title}</h2><p>{text}</p><p class=\"crash-links\">\
         <a class=\"button primary\" data-act=\"reload\" href=\"?\">{reload}</a> \
         <a class=\"button\" data-act=\"export\" download=\"bar-a-jeux.json\">{take}</a></p>\
         <pre>{escaped}</pre></div>"
    ));
    let _ = body.append_child(&box_);
    // Only now: should this fail as well, the message is there.
    if let Ok(Some(link)) = box_.query_selector("[data-act=export]") {
        let saves = js_sys::encode_uri_component(&export());
        let saves = String::from(saves);
        let _ = link.set_attribute("href", &["data:application/json;charset=utf-8,", &saves].concat());
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// All that is saved, as it can be imported again; where that fails too, the texts as they lie there.
fn export() -> String {
    let Some(storage) = BrowserStorage::probe() else { return String::from("{}") };
    let storage: Rc<dyn Storage> = Rc::new(storage);
    Library::new(Rc::clone(&storage)).export_all().unwrap_or_else(|_| dump(&*storage))
}

fn dump(storage: &dyn Storage) -> String {
    let keys = storage.keys().unwrap_or_default();
    let texts: Vec<(String, Value)> = keys
        .into_iter()
        .filter_map(|key| {
            let text = storage.get(&key).ok()??;
            Some((key, Value::from(text)))
        })
        .collect();
    let fields: Vec<(&str, Value)> = texts.iter().map(|(key, text)| (key.as_str(), text.clone())).collect();
    json::print(json::object(&fields))
}
