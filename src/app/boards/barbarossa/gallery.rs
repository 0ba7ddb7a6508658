//! Objects that somebody wants to keep: they outlast the match they were made for.

use std::sync::Arc;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::studio::{Kind, StillPicture, TimeLapse, Viewer, export};
use crate::app::{
    components::{Button, Dialog, open_while_picked},
    contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
    i18n::{barbarossa as key, t},
    trouble,
};

/// An object in clay with its word, as it is kept on the device.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Kept {
    pub word: String,
    /// What its maker wrote of its looks.
    pub label: String,
    /// Whoever made it.
    pub by: String,
    pub colour: u8,
    pub strokes: String,
}

/// Under this name they lie beside the matches.
const KEPT: &str = "barbarossa-gallery";

/// All that are kept, the latest last.
#[derive(Copy, Clone)]
pub(super) struct Gallery(RwSignal<Vec<Kept>>);

impl Gallery {
    pub(super) fn open() -> Gallery {
        Gallery(RwSignal::new(use_saves().read(KEPT).unwrap_or_default()))
    }
}

/// Keeps an object, or lets it go again.
#[component]
pub(super) fn KeepButton(gallery: Gallery, object: Kept) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let Gallery(all) = gallery;
    let same = object.clone();
    let label = move || {
        let kept = all.with(|all| all.contains(&same));
        i18n.say(if kept { key::kept_drop } else { key::kept_keep })
    };
    let press = move || {
        let mut now = all.get_untracked();
        let before = now.len();
        now.retain(|kept| *kept != object);
        if now.len() == before {
            now.push(object.clone());
        }
        match saves.write(KEPT, &now) {
            Ok(()) => all.set(now),
            Err(error) => announcer.toast(untrack(|| trouble::store_error(i18n, &error))),
        }
    };
    view! { <Button label on_press=press act="keep" /> }
}

/// The shelf with all that is kept; where nothing is, there is none.
#[component]
pub(super) fn Shelf() -> impl IntoView {
    let i18n = use_i18n();
    let gallery = Gallery::open();
    let Gallery(all) = gallery;
    let looking: RwSignal<Option<Kept>> = RwSignal::new(None);
    let latest_first = move || all.get().into_iter().rev();
    let title = move || looking.get().map(|kept| kept.word).unwrap_or_default();
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <h3>{t!(i18n, key::gallery)}</h3>
            <ul class="bb-kept">
                <For each=latest_first key=Kept::clone let(kept)>
                    <Thumb kept looking />
                </For>
            </ul>
        </Show>
        <Dialog name="kept" open=open_while_picked(looking) title>
            {move || looking.get().map(|kept| view! { <KeptDetails gallery kept /> })}
        </Dialog>
    }
}

/// One of them, to be picked up.
#[component]
fn Thumb(kept: Kept, looking: RwSignal<Option<Kept>>) -> impl IntoView {
    let (word, colour) = (kept.word.clone(), kept.colour);
    let strokes = Arc::from(kept.strokes.as_str());
    view! {
        <li>
            <button
                type="button"
                class="bb-thumb"
                data-act="kept"
                aria-label=word
                on:click=move |_| looking.set(Some(kept.clone()))
            >
                <StillPicture strokes colour class="bb-model" />
            </button>
        </li>
    }
}

/// One of them from near, and whose it is.
#[component]
fn KeptDetails(gallery: Gallery, kept: Kept) -> impl IntoView {
    let i18n = use_i18n();
    let (by, label) = (kept.by.clone(), kept.label.clone());
    let line = move || {
        let by = i18n.say(key::KeptBy { name: &*by });
        if label.is_empty() { by } else { format!("{by} · {label}") }
    };
    view! {
        <Turned strokes=Arc::from(kept.strokes.as_str()) colour=kept.colour name=kept.word.clone()>
            <KeepButton gallery object=kept />
        </Turned>
        <p>{line}</p>
    }
}

/// Clay that is turned round; how it was made can be seen, and it can be taken away as a file.
#[component]
pub(super) fn Turned(
    strokes: Arc<str>,
    colour: u8,
    /// What it is.
    name: String,
    /// One more button.
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let film = RwSignal::new(false);
    let shown = Arc::clone(&strokes);
    let clay = move || {
        let strokes = Arc::clone(&shown);
        match film.get() {
            true => view! { <TimeLapse strokes colour /> }.into_any(),
            false => view! { <Viewer strokes colour label=name.clone() /> }.into_any(),
        }
    };
    let label = move || i18n.say(if film.get() { key::pick_up } else { key::lapse });
    view! {
        {clay}
        <div class="bb-buttons">
            {children()}
            <Button label on_press=move || film.update(|film| *film = !*film) act="lapse" class="quiet" />
            <ExportButton
                label=t!(i18n, key::export_picture)
                kind=Kind::Picture
                act="export-picture"
                strokes=Arc::clone(&strokes)
                colour
            />
            <ExportButton
                label=t!(i18n, key::export_stl)
                kind=Kind::Print
                act="export-stl"
                strokes=Arc::clone(&strokes)
                colour
            />
            <ExportButton label=t!(i18n, key::export_glb) kind=Kind::Model act="export-glb" strokes colour />
        </div>
    }
}

/// Offers an object as a file.
#[component]
fn ExportButton(
    #[prop(into)] label: Signal<String>,
    kind: Kind,
    act: &'static str,
    strokes: Arc<str>,
    colour: u8,
) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let take = move || {
        if !export(&strokes, colour, "barbarossa", kind) {
            announcer.toast(i18n.now(key::export_failed));
        }
    };
    view! { <Button label on_press=take act class="quiet" /> }
}
