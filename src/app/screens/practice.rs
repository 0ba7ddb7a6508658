//! A turntable to practise on, without a match: what lies there stays there, and can go to the gallery.

use std::sync::Arc;

use leptos::prelude::*;

use crate::{
    app::{
        boards::barbarossa::{Gallery, Studio},
        components::{Button, Page, TextField},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        games,
        i18n::{barbarossa as key, t},
        screens::board_help::BoardHelp,
    },
    games::barbarossa::{Barbarossa, word::MAX_WRITTEN},
    kernel::Game,
    saves::keepsakes::Keepsake,
};

/// Under this name the clay lies beside the matches, as packed text.
const CLAY: &str = "barbarossa-practice";

/// The clay of everybody's first colour.
const COLOUR: u8 = 0;

#[component]
pub fn Practice() -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let strokes: RwSignal<Arc<str>> = RwSignal::new(saves.read::<String>(CLAY).unwrap_or_default().into());
    // It is only practice: where there is no room it lasts as long as the page.
    Effect::new(move |_| drop(saves.write(CLAY, &*strokes.read())));
    let gallery = Gallery::open();
    let word = RwSignal::new(String::new());
    let bare = Memo::new(move |_| strokes.read().is_empty() || word.with(|word| word.trim().is_empty()));
    let keep = move || {
        let object = Keepsake {
            word: word.get_untracked().trim().to_owned(),
            label: String::new(),
            by: String::new(),
            colour: COLOUR,
            strokes: strokes.get_untracked().to_string(),
            kept: None,
            votes: 0,
        };
        gallery.keep(&[object]);
        announcer.toast(i18n.now(key::practice_kept));
    };
    view! {
        <Page name="practice" title=t!(i18n, key::practise)>
            <p class="lead">{t!(i18n, key::practice_lead)}</p>
            <Studio strokes colour=COLOUR rests=Signal::stored(false) />
            <div class="bb-practice-keep">
                <TextField
                    act="name"
                    label=t!(i18n, key::practice_name)
                    longest=MAX_WRITTEN as u32
                    value=word
                />
                <Button label=t!(i18n, key::kept_keep) on_press=keep act="keep" disabled=bare />
            </div>
        </Page>
        {games::find(Barbarossa::SLUG).map(|game| view! { <BoardHelp game /> })}
    }
}
