//! The screen that reads a code of another device: by the camera, from a picture file, or as pasted text.

mod arrived;
mod other_ways;
mod received;
mod viewfinder;

use leptos::prelude::*;

use self::{
    other_ways::{PictureWay, TextWay},
    received::{Received, Taking},
    viewfinder::Viewfinder,
};
use crate::app::{
    components::Page,
    contexts::{
        navigation::{Route, use_navigation},
        use_i18n,
    },
    i18n::{t, transfer},
};

/// The screen. `text`: the code's text if the address brought one; the camera is then not asked for.
#[component]
pub fn Take(text: Option<String>) -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let taking = Taking::new();
    let is_scanning = text.is_none();
    if let Some(text) = text {
        // The address bar and the history must not show the contents of a match.
        navigation.write_address(&Route::Take(None));
        taking.receive(text.as_bytes());
    }
    view! {
        <Page name="take" title=t!(i18n, transfer::title)>
            <p class="lead">{t!(i18n, transfer::lead)}</p>
            <Received taking />
            <Viewfinder taking starts=is_scanning />
            <PictureWay taking />
            <TextWay taking />
        </Page>
    }
}
