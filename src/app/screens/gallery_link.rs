//! The link from results to the gallery.

use leptos::prelude::*;

use crate::{
    app::{
        components::{LinkButton, icon},
        contexts::{navigation::Route, use_i18n},
        i18n::{common, t},
    },
    games::barbarossa::Barbarossa,
    kernel::Game,
    saves::results::MatchResult,
};

/// Whether one of these matches has made clay.
pub fn have_clay(results: &[MatchResult]) -> bool {
    results.iter().any(|result| result.game == Barbarossa::SLUG)
}

/// The link, beside matches that have made clay.
#[component]
pub fn GalleryLink() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <LinkButton
            icon=icon::CLAY
            label=t!(i18n, common::nav_gallery)
            href=Route::Gallery.href()
            act="gallery"
        />
    }
}
