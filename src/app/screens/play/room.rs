//! Making room on the device without leaving a match that found none: other matches, and what was put aside.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::frame::Panels;
use crate::{
    app::{
        components::{confirm_danger, dialog, icon, icon_button},
        contexts::app,
        dom::{View, el, switch},
        lexicon::{say, size, w},
        screens::saves::{match_words, quarantine, tellable},
        session::Frame,
        state::State,
        trouble,
    },
    saves::shelf::{ShelfEntry, Summary},
};

/// What can be deleted, the finished matches first; the match itself is saved again as soon as there is room.
pub fn room_dialog(frame: Frame, panels: Panels) -> View {
    let (i18n, saves, announcer) = (app().i18n, app().saves, app().announcer);
    let doomed = State::new(String::new());
    let asking = State::new(false);
    let (asides, about_asides) = quarantine(move || frame.keep());
    let row = move |summary: Summary, taken: usize| {
        let id = summary.id.clone();
        let ask = move || {
            doomed.set(id.clone());
            asking.set(true);
        };
        let (over, tellable) = (summary.over, tellable(&summary));
        let details = move || {
            let state = if over { say!(i18n, over) } else { say!(i18n, in_progress) };
            if tellable { [state, &size(i18n, taken)].join(" · ") } else { state.to_owned() }
        };
        el("li.aside")
            .attr("data-match", summary.id.clone())
            .child(el("span.aside-words").child(match_words(&summary)).child(el("small.hint").text(details)))
            .child(icon_button(icon::BIN, w!(delete), ask).act("delete"))
    };
    let list = move || {
        switch(
            move || saves.revision.get(),
            move |_| {
                let shelf = saves.with(|library| library.list()).unwrap_or_default();
                let sizes = saves.with(|library| library.sizes()).unwrap_or_default();
                let sizes: BTreeMap<String, usize> = sizes.into_iter().collect();
                let own = frame.sheet().id.clone();
                let mut others: Vec<Summary> = shelf
                    .into_iter()
                    .filter_map(|place| match place {
                        ShelfEntry::Good(summary) if summary.id != own => Some(summary),
                        ShelfEntry::Good(_) | ShelfEntry::Broken { .. } => None,
                    })
                    .collect();
                others.sort_by_key(|summary| !summary.over);
                let rows = others.into_iter().map(|summary| {
                    let taken = sizes.get(&summary.id).copied().unwrap_or_default();
                    row(summary, taken)
                });
                el("ul.asides").child(rows.collect::<View>())
            },
        )
    };
    let delete = move || {
        let deleted = saves.with(|library| library.delete(&doomed.get_untracked()));
        if let Err(error) = deleted {
            announcer.toast(untrack(|| trouble::store_error(i18n, &error)));
        }
        frame.keep();
    };
    let state = move || match frame.unsaved.get() {
        Some(error) => trouble::save_error(i18n, &error),
        None => say!(i18n, all_saved).to_owned(),
    };
    View::from([
        dialog("room", panels.room, w!(leaving_room), move || {
            View::from([
                el("p").attr("role", "status").attr("data-room", "").text(state).into(),
                list(),
                asides(),
            ])
        }),
        confirm_danger(asking, w!(delete), w!(room_delete), w!(delete), delete),
        about_asides,
    ])
}
