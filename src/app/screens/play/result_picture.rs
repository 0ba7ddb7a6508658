//! The result of the match on the screen as a picture.

use leptos::prelude::*;

use crate::{
    app::{
        components::{PictureButton, picture_foot},
        contexts::use_i18n,
        platform::{device, picture::SharePicture},
        screens::{noted_picture::cards, saves::summary::title},
        session::use_controls,
    },
    table::podium::ranking,
};

/// Shares or saves the result, with the objects made in the match.
#[component]
pub(super) fn ResultButton() -> impl IntoView {
    let (i18n, controls) = (use_i18n(), use_controls());
    let picture = move || {
        let status = controls.status.get();
        let ranks = ranking(status.places.as_deref().unwrap_or_default(), &status.sides);
        SharePicture {
            file: format!("bar-a-jeux-{}", controls.id()),
            title: title(i18n, controls.slug),
            lead: status.ended.clone(),
            cards: cards(i18n, &ranks, &controls.players(), &status.tally),
            exhibits: controls.exhibits.get().map(|all| all.run(())).unwrap_or_default(),
            foot: picture_foot(i18n, device::now()),
            ..SharePicture::default()
        }
    };
    view! { <PictureButton picture act="result-picture" /> }
}
