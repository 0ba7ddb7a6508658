//! Objects of the gallery as a picture. The gallery holds no object of a match in progress, since
//! [`keepsake`](super::ending::keepsake) makes none before the end.

use std::sync::Arc;

use leptos::prelude::*;

use super::ending::{clay_image, with_votes};
use crate::{
    app::{
        I18n,
        components::{PictureButton, picture_foot},
        contexts::use_i18n,
        i18n::barbarossa as key,
        lexicon,
        platform::{
            device,
            picture::{Exhibit, SharePicture},
        },
    },
    saves::keepsakes::{Keepsake, latest},
    scenes::picture::MOST_EXHIBITS,
};

/// Shares or saves a picture of these objects, the latest ones if they are too many.
#[component]
pub(super) fn GalleryPicture(
    #[prop(into)] objects: Signal<Vec<Keepsake>>,
    /// The name of their group; without one they are the whole gallery.
    #[prop(optional, into)]
    group: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = group.clone();
    let picture = move || objects.with(|objects| contents(i18n, objects, name.as_deref()));
    match group {
        Some(group) => {
            view! { <PictureButton picture act="group-picture" of=Signal::stored(group) /> }.into_any()
        }
        None => view! { <PictureButton picture act="gallery-picture" /> }.into_any(),
    }
}

fn contents(i18n: I18n, objects: &[Keepsake], group: Option<&str>) -> SharePicture {
    let chosen = latest(objects, MOST_EXHIBITS);
    let (shown, of) = (chosen.len(), objects.len());
    let cut = (shown < of).then(|| i18n.say(key::PictureLatest { shown, of }));
    let now = device::now();
    SharePicture {
        file: format!("barbarossa-{}", device::file_date(now)),
        title: i18n.say(key::gallery),
        lead: i18n.language().facts(group.map(str::to_owned).into_iter().chain(cut)),
        exhibits: chosen.into_iter().map(|kept| exhibit(i18n, kept)).collect(),
        foot: picture_foot(i18n, now),
        ..SharePicture::default()
    }
}

fn exhibit(i18n: I18n, kept: Keepsake) -> Exhibit {
    Exhibit {
        by: with_votes(&i18n.language(), lexicon::person(i18n, &kept.by), kept.votes),
        image: clay_image(Arc::from(kept.strokes), kept.colour),
        caption: kept.word,
    }
}
