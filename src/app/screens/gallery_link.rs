//! The link from results to the gallery.

use leptos::prelude::*;

use crate::app::{
    components::{LinkButton, icon},
    contexts::{navigation::Route, use_i18n},
    i18n::{common, t},
};

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
