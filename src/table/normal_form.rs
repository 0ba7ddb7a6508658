//! Normal forms of Unicode. The app injects the browser's function, since the tables would add 50 kB to its program.

use std::sync::OnceLock;

/// A Unicode normal form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// NFC: a letter and its accents are one character where there is one.
    Composed,
    /// NFD: a letter and its accents are characters of their own.
    Decomposed,
}

/// Function that returns a text in a normal form.
pub type Normalize = fn(&str, Form) -> String;

static NORMALIZE: OnceLock<Normalize> = OnceLock::new();

/// Sets the function for the whole program. Call it before the first text is read.
pub fn normalize_by(normalize: Normalize) {
    NORMALIZE.get_or_init(|| normalize);
}

/// Returns a text in a normal form.
pub fn normalized(text: &str, form: Form) -> String {
    if text.is_ascii() { text.to_owned() } else { NORMALIZE.get_or_init(|| by_tables)(text, form) }
}

#[cfg(not(all(target_family = "wasm", feature = "web")))]
fn by_tables(text: &str, form: Form) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        Form::Composed => text.nfc().collect(),
        Form::Decomposed => text.nfd().collect(),
    }
}

/// Returns the text unchanged: a program built like this has set its own function.
#[cfg(all(target_family = "wasm", feature = "web"))]
fn by_tables(text: &str, _form: Form) -> String {
    text.to_owned()
}
