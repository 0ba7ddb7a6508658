//! The alphabetical order of a language.

use std::cmp::Ordering;

use js_sys::{Array, Intl::Collator, Object};
use wasm_bindgen::JsValue;

/// Returns a comparison of texts in the alphabetical order of a language, by its tag.
pub fn collator(tag: &str) -> impl Fn(&str, &str) -> Ordering + use<> {
    let languages: Array = [JsValue::from(tag)].into_iter().collect();
    let compare = Collator::new(&languages, &Object::new()).compare();
    move |a, b| {
        let order = compare.call2(&JsValue::UNDEFINED, &a.into(), &b.into());
        // Comparing two texts never fails.
        order.ok().and_then(|order| order.as_f64()).map_or(Ordering::Equal, |order| order.total_cmp(&0.0))
    }
}
