//! Short ways to the words of the `common` namespace.

/// A fixed word or sentence. Given to an element it follows the language.
macro_rules! w {
    ($key:ident) => {
        $crate::app::i18n::common::$key
    };
}
pub(crate) use w;

/// The same as text, where an [`I18n`](super::I18n) is at hand; tracks the language inside a closure.
macro_rules! say {
    ($i18n:expr, $key:ident) => {
        $i18n.say($crate::app::i18n::common::$key)
    };
}
pub(crate) use say;

/// Fills the gaps of a sentence: values where it says `{name}`.
pub fn fill(sentence: &str, gaps: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(sentence.len() + 16);
    let mut rest = sentence;
    while let Some((before, tail)) = rest.split_once('{') {
        let Some((name, after)) = tail.split_once('}') else { break };
        out.push_str(before);
        out.push_str(gaps.iter().find(|(gap, _)| *gap == name).map_or("", |(_, value)| value));
        rest = after;
    }
    out + rest
}
