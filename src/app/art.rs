//! Pictures of the games that are still to come: ours, drawn for the home screen.

use super::{i18n::Word, lexicon::w};

/// A game on the home screen that cannot be played yet.
pub struct Coming {
    pub slug: &'static str,
    pub title: &'static str,
    pub line: Word,
    /// An SVG file of `public/`.
    pub picture: &'static str,
}

pub const COMING: &[Coming] = &[Coming {
    slug: "barbarossa",
    title: "Barbarossa",
    line: w!(line_barbarossa),
    picture: "art/barbarossa.svg",
}];
