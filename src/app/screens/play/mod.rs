//! A match on the screen: the frame that every game's board stands in.

pub mod bars;
pub mod ending;
pub mod frame;
pub mod gate;
pub mod menu;

use leptos::prelude::*;

pub use gate::{Play, Replay, raw};
pub use menu::rotation_name;

use crate::app::{
    components::{LinkButton, Page, icon},
    contexts::nav::Route,
    i18n::use_i18n,
    lexicon::{fill, say, w},
};

/// A screen for an address that names a game we do not have.
pub fn unknown_game(slug: &str) -> AnyView {
    let i18n = use_i18n();
    let slug = slug.to_owned();
    view! {
        <Page name="unknown" title=w!(nothing_here)>
            <p class="lead">{move || fill(say!(i18n, load_unknown_game), &[("game", &slug)])}</p>
            <LinkButton label=w!(home) href=Route::Home.href() act="home" class="primary" strokes=icon::HOME/>
        </Page>
    }
    .into_any()
}
