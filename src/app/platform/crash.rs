//! What is shown when the program itself fails: nothing is lost, take your saves, load again.
//!
//! After a panic no code of ours may run, so the message is made of plain links: one loads the page
//! again, one holds all saves.

use leptos::prelude::{document, window};
use serde_json::Value;

use super::storage::BrowserStorage;
use crate::table::{json, store::Storage};

/// Shows the message on a panic, besides the console's line.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        show(&info.to_string());
    }));
}

fn show(detail: &str) {
    let (Some(body), Ok(box_)) = (document().body(), document().create_element("div")) else { return };
    let french =
        document().document_element().and_then(|root| root.get_attribute("lang")).is_some_and(|l| l == "fr");
    let [title, text, reload, export] = if french {
        [
            "Le jeu a trébuché",
            "Chaque coup joué est enregistré. Rechargez la page et reprenez la partie.",
            "Recharger",
            "Exporter les sauvegardes",
        ]
    } else {
        [
            "The game has stumbled",
            "Every move made is saved. Load the page again and go on with your match.",
            "Reload",
            "Export the saves",
        ]
    };
    let escaped = detail.replace('&', "&amp;").replace('<', "&lt;");
    let saves = js_sys::encode_uri_component(&dump());
    box_.set_class_name("crash");
    let _ = box_.set_attribute("role", "alertdialog");
    let _ = box_.set_attribute("aria-label", title);
    let _ = box_.set_attribute("data-crash", "");
    box_.set_inner_html(&format!(
        "<div class=\"crash-card\"><h2>{title}</h2><p>{text}</p><p class=\"crash-links\">\
         <a class=\"button primary\" data-act=\"reload\" href=\"?\">{reload}</a> \
         <a class=\"button\" data-act=\"export\" download=\"bar-a-jeux.json\" \
         href=\"data:application/json;charset=utf-8,{saves}\">{export}</a></p><pre>{escaped}</pre></div>"
    ));
    let _ = body.append_child(&box_);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Every key and value of ours, as they lie in the storage.
fn dump() -> String {
    let Some(storage) = BrowserStorage::probe() else { return String::from("{}") };
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
