//! The screen for an address with an unknown game.

use leptos::prelude::*;

use crate::app::{
    components::{Illustration, LinkButton, Page, Primary, icon},
    contexts::{navigation::Route, use_i18n},
    i18n::{common, t},
};

#[component]
pub fn UnknownGame(
    /// The game's name in the address.
    slug: String,
) -> impl IntoView {
    let i18n = use_i18n();
    let why = move || i18n.say(common::LoadUnknownGame { game: &slug });
    view! {
        <Page name="unknown" title=t!(i18n, common::nothing_here)>
            <Illustration name="bottle" />
            <p class="lead">{why}</p>
            <LinkButton
                icon=icon::HOME
                label=t!(i18n, common::home)
                href=Route::Home.href()
                act="home"
                appearance=Primary
            />
        </Page>
    }
}
