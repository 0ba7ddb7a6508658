//! The practice turntable, without a match. Its clay is stored and can go to the gallery.

use std::sync::Arc;

use leptos::prelude::*;

use super::{gallery::Gallery, prepared::PrepareObject, studio::Studio};
use crate::{
    app::{
        components::{Button, Page, TextField},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::word::MAX_WRITTEN,
    saves::{keepsakes::Keepsake, records::PRACTICE},
};

/// The default clay colour.
const COLOUR: u8 = 0;

#[component]
pub(super) fn Practice() -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let stored = StoredValue::new(saves.record(&PRACTICE));
    let strokes: RwSignal<Arc<str>> = RwSignal::new(stored.get_value().into());
    let is_told = StoredValue::new(false);
    Effect::new(move |_| {
        let now = strokes.get();
        // Without storage space the clay lasts as long as the page; the player is told once.
        let kept =
            saves.with(|library| library.change_record(&PRACTICE, |clay| now.as_ref().clone_into(clay)));
        match kept {
            Ok(now) => stored.set_value(now),
            Err(error) if !is_told.get_value() => {
                is_told.set_value(true);
                saves.note(PRACTICE.name(), Some(&error));
            }
            Err(_) => {}
        }
    });
    // Clay changed in another tab is loaded, or the next stroke would overwrite it.
    let turned = RwSignal::new(0_u32);
    Effect::new(move |_| {
        saves.lists.track();
        let now = saves.record(&PRACTICE);
        if stored.with_value(|stored| *stored != now) {
            strokes.set(now.clone().into());
            stored.set_value(now);
            turned.update(|turned| *turned += 1);
        }
    });
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
        if gallery.keep(&[object]) {
            announcer.toast(i18n.now(key::practice_kept));
        }
    };
    let put_away = move || {
        strokes.set("".into());
        word.set(String::new());
        turned.update(|turned| *turned += 1);
    };
    view! {
        <Page name="practice" title=t!(i18n, key::practise)>
            <p class="lead">{t!(i18n, key::practice_lead)}</p>
            <For each=move || [turned.get()] key=|turned| *turned let(_turned)>
                <Studio strokes colour=COLOUR rests=Signal::stored(false) />
            </For>
            <div class="bb-practice-keep">
                <TextField
                    act="name"
                    label=t!(i18n, key::practice_name)
                    longest=MAX_WRITTEN as u32
                    value=word
                />
                <Button label=t!(i18n, key::kept_keep) on_press=keep act="keep" disabled=bare />
            </div>
            <PrepareObject word strokes put_away />
        </Page>
    }
}
