//! Access by name to JavaScript values that `web-sys` does not cover. Missing values are `None`.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// A property, unless it is missing, null or undefined.
pub fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_null() && !value.is_undefined())
}

/// Sets a property, if possible.
pub fn set(of: &JsValue, name: &str, value: JsValue) {
    let _ = Reflect::set(of, &name.into(), &value);
}

/// Calls a method, if there is one.
pub fn call(of: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, name)?.dyn_into().ok()?;
    let list: Array = arguments.iter().collect();
    Reflect::apply(&method, of, &list).ok()
}

/// Calls a method that returns a promise.
pub fn promise(of: &JsValue, name: &str, arguments: &[JsValue]) -> Option<Promise> {
    call(of, name, arguments)?.dyn_into().ok()
}

/// A plain object with these properties.
pub fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in properties {
        set(&object, name, value.clone());
    }
    object.into()
}

/// The name of a browser's error, such as `SecurityError`; empty for other values.
pub fn error_name(error: &JsValue) -> String {
    error.dyn_ref().map(DomException::name).unwrap_or_default()
}
