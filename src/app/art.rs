//! Pictures of the games that are still to come: ours, drawn for the home screen.

use super::{I18n, lexicon::say};

/// A game on the home screen that cannot be played yet.
pub struct Coming {
    pub slug: &'static str,
    pub title: &'static str,
    pub line: fn(I18n) -> &'static str,
    /// SVG source.
    pub picture: &'static str,
}

pub const COMING: &[Coming] = &[
    Coming {
        slug: "bouillabaisse",
        title: "Bouillabaisse",
        line: |i18n| say!(i18n, line_bouillabaisse),
        picture: include_str!("art/bouillabaisse.svg"),
    },
    Coming {
        slug: "barrakuda",
        title: "Barrakuda",
        line: |i18n| say!(i18n, line_barrakuda),
        picture: include_str!("art/barrakuda.svg"),
    },
    Coming {
        slug: "barracuda",
        title: "Barracuda",
        line: |i18n| say!(i18n, line_barracuda),
        picture: include_str!("art/barracuda.svg"),
    },
    Coming {
        slug: "barbarossa",
        title: "Barbarossa",
        line: |i18n| say!(i18n, line_barbarossa),
        picture: include_str!("art/barbarossa.svg"),
    },
];
