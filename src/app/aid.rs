//! The card that people keep beside the board: how to win, what a turn is, what counts, what surprises.

use leptos::{children::ViewFn, prelude::*};

/// A part of the card, under a heading.
pub struct AidPart {
    pub title: String,
    pub lines: Vec<AidLine>,
}

/// One thing to know, beside the sign that it has on the board.
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

    /// What a die of these faces decides.
    pub fn die(faces: &'static str, text: String) -> AidLine {
        AidLine::new(text, move || view! { <b class="aid-die">{faces}</b> }.into_any())
    }
}
