//! Unicode normal forms, from the browser's tables.

use js_sys::JsString;

use crate::table::normal_form::Form;

/// Returns a text in a normal form.
pub fn normalized(text: &str, form: Form) -> String {
    let form = match form {
        Form::Composed => "NFC",
        Form::Decomposed => "NFD",
    };
    JsString::from(text).normalize(form).into()
}
