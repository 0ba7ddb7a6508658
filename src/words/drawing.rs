//! Texts in drawings: the SVG files of `public/minute` name messages where texts belong.

use super::{Language, tally};

/// Returns a text of a drawing in a language. `{bouillabaisse.index_queen}` is a message, `{,}` the separator of
/// thousands.
pub fn translated(text: &str, language: &Language) -> String {
    let mut pieces = text.split('{');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once('}').unwrap_or(("", piece));
        out += &text_for(name, language);
        out += rest;
    }
    out
}

/// Returns the text for a name in braces. A native test knows all names.
fn text_for(name: &str, language: &Language) -> String {
    if name == "," {
        let thousand = language.say(tally::BarracudaMoney { n: 1000 });
        return thousand.chars().filter(|sign| !sign.is_ascii_digit()).collect();
    }
    let message = name.split_once('.').map(|(namespace, key)| language.format(namespace, key, []));
    message.and_then(Result::ok).unwrap_or_default()
}
