//! What this is, who the games belong to, where things are kept.

use leptos::prelude::*;

use crate::app::{components::Page, lexicon::w};

#[component]
pub fn About() -> impl IntoView {
    view! {
        <Page name="about" title=w!(about)>
            <div class="prose">
                <p class="lead">{w!(about_what)}</p>
                <h2>{w!(about_saves_title)}</h2>
                <p>{w!(about_saves)}</p>
                <h2>{w!(about_offline_title)}</h2>
                <p>{w!(about_offline)}</p>
                <h2>{w!(about_games_title)}</h2>
                <p>{w!(about_games)}</p>
                <h2>{w!(about_fonts_title)}</h2>
                <p>{w!(about_fonts)}</p>
                <p class="hint">{w!(version)}" "{env!("CARGO_PKG_VERSION")}</p>
            </div>
        </Page>
    }
    .into_any()
}
