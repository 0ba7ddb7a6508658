//! Objects that somebody wants to keep: they outlast the match they were made for.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::studio::{self, Kind};
use crate::app::{
    components::{button, dialog_about},
    contexts::app,
    dom::{View, el, switch},
    i18n::barbarossa as key,
    lexicon::fill,
    state::State,
    trouble,
};

/// An object in clay with its word, as it is kept on the device.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
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
pub(super) struct Gallery(State<Vec<Kept>>);

impl Gallery {
    pub(super) fn open() -> Gallery {
        Gallery(State::new(app().saves.read(KEPT).unwrap_or_default()))
    }

    /// A button that keeps an object, or lets it go again.
    pub(super) fn button(self, object: Kept) -> View {
        let (saves, announcer, i18n) = (app().saves, app().announcer, app().i18n);
        let same = object.clone();
        let label = move || if self.0.get().contains(&same) { key::kept_drop } else { key::kept_keep };
        let press = move || {
            let mut all = self.0.get_untracked();
            let before = all.len();
            all.retain(|kept| *kept != object);
            if all.len() == before {
                all.push(object.clone());
            }
            match saves.write(KEPT, &all) {
                Ok(()) => self.0.set(all),
                Err(error) => announcer.toast(trouble::store_error(i18n, &error)),
            }
        };
        button(label, press).act("keep").into()
    }
}

/// The shelf with all that is kept; where nothing is, there is none.
pub(super) fn shelf() -> View {
    let gallery = Gallery::open();
    let looking: State<Option<Kept>> = State::new(None);
    let one = move |kept: &Kept| {
        let picture = studio::picture(&kept.strokes.as_str().into(), kept.colour, "bb-model", String::new());
        let (label, kept) = (kept.word.clone(), kept.clone());
        let look = move || looking.set(Some(kept.clone()));
        el("li").child(el("button.bb-thumb").act("kept").label(label).on_click(look).child(picture))
    };
    let all = switch(
        move || gallery.0.get(),
        move |all| {
            (!all.is_empty()).then(|| {
                let list: View = all.iter().rev().map(one).collect();
                View::from([el("h3").text(key::gallery), el("ul.bb-kept").child(list)])
            })
        },
    );
    let i18n = app().i18n;
    let title = move || looking.get().map(|kept| kept.word).unwrap_or_default();
    let close_up = dialog_about("kept", looking, title, move || {
        looking.get_untracked().map(|kept| {
            let by = fill(i18n.now(key::kept_by), &[("name", &kept.by)]);
            let line = [&*by, if kept.label.is_empty() { "" } else { " · " }, &kept.label].concat();
            let (strokes, colour, word) = (kept.strokes.as_str().into(), kept.colour, kept.word.clone());
            View::from([turned(strokes, colour, word, gallery.button(kept)), el("p").text(line).into()])
        })
    });
    View::from([all, close_up.into()])
}

/// Clay that is turned round; how it was made can be seen, and it can be taken away as a file. `more`: one more button.
pub(super) fn turned(strokes: std::sync::Arc<str>, colour: u8, name: String, more: View) -> View {
    let (announcer, i18n) = (app().announcer, app().i18n);
    let (film, file) = (State::new(false), strokes.clone());
    let clay = switch(
        move || film.get(),
        move |film| match film {
            true => studio::lapse(strokes.clone(), colour),
            false => studio::viewer(strokes.clone(), colour, name.clone()),
        },
    );
    let label = move || if film.get() { key::pick_up } else { key::lapse };
    let lapse = button(label, move || film.set(!film.get_untracked())).act("lapse").class("quiet");
    let kinds = [
        (Kind::Picture, key::export_picture, "export-picture"),
        (Kind::Print, key::export_stl, "export-stl"),
        (Kind::Model, key::export_glb, "export-glb"),
    ];
    let save = |(kind, label, act): (Kind, _, &'static str)| {
        let strokes = file.clone();
        let take = move || {
            if !studio::export(&strokes, colour, "barbarossa", kind) {
                announcer.toast(i18n.now(key::export_failed));
            }
        };
        button(label, take).act(act).class("quiet")
    };
    View::from([clay, el("div.bb-buttons").child(more).child(lapse).child(kinds.map(save)).into()])
}
