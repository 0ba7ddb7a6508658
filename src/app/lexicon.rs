//! Short ways to the words of the `common` namespace.

use super::{I18n, i18n::use_i18n};

/// A fixed word or sentence, as a closure that follows the language.
macro_rules! w {
    ($key:ident) => {
        $crate::app::lexicon::word(|i18n| $crate::app::i18n::t_string!(i18n, common.$key))
    };
}
pub(crate) use w;

/// The same, once, where an [`I18n`] is at hand; tracks the language inside a closure.
macro_rules! say {
    ($i18n:expr, $key:ident) => {
        $crate::app::i18n::t_string!($i18n, common.$key)
    };
}
pub(crate) use say;

/// One type of closure for all words, so that each word costs a string and a function, no more.
pub fn word(read: fn(I18n) -> &'static str) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    let i18n = use_i18n();
    move || read(i18n)
}

/// Puts values where the words say `{name}`.
pub fn fill(words: &str, values: &[(&str, &str)]) -> String {
    let mut text = words.to_owned();
    for (name, value) in values {
        text = text.replace(&["{", name, "}"].concat(), value);
    }
    text
}

/// Words given to a component, put on the page: one type of closure for all of them.
pub fn text(words: leptos::text_prop::TextProp) -> leptos::prelude::AnyView {
    use leptos::prelude::IntoAny;
    (move || words.get().to_string()).into_any()
}
