//! The reference card beside the board: how to win, the parts of a turn, the counts, the surprises.

use leptos::{children::ViewFn, prelude::*};

/// A part of the card, under its heading.
pub struct AidPart {
    pub title: String,
    pub lines: Vec<AidLine>,
}

/// One fact, beside its sign on the board.
pub struct AidLine {
    pub sign: ViewFn,
    pub text: String,
}

impl AidPart {
    pub fn new(title: String, lines: impl IntoIterator<Item = AidLine>) -> AidPart {
        AidPart { title, lines: lines.into_iter().collect() }
    }
}

impl AidLine {
    pub fn new(text: String, draw: impl Fn() -> AnyView + Send + Sync + 'static) -> AidLine {
        AidLine { sign: draw.into(), text }
    }

    /// The effect of a die with these faces.
    pub fn die(faces: &'static str, text: String) -> AidLine {
        AidLine::new(text, move || view! { <b class="aid-die">{faces}</b> }.into_any())
    }
}
