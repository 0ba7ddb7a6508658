//! Frees storage space for an unsaved match by packing or deleting other matches, or by deleting quarantined texts.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::{ConfirmDiscard, Discarding, MatchWords, PackDialog, QuarantineList, tellable};
use crate::{
    app::{
        components::{Button, Confirm, Dialog, IconButton, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{common, history, t},
        lexicon::size,
        screens::on_demand::UnsavedMatch,
        trouble,
    },
    saves::shelf::{ShelfEntry, Summary},
};

/// A list of matches and texts to delete, finished matches first. After each deletion the current match is saved again.
#[component]
pub fn FreeSpaceDialog(unsaved: UnsavedMatch) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let UnsavedMatch { open, id, error, on_freed } = unsaved;
    let (own, id) = (id.clone(), StoredValue::new(id));
    let doomed = RwSignal::new(String::new());
    let asking = RwSignal::new(false);
    let discarding = Discarding::new();
    let packing = RwSignal::new(false);
    let on_delete = Callback::new(move |id: String| {
        doomed.set(id);
        asking.set(true);
    });
    let others = move || {
        saves.revision.track();
        let shelf = saves.with(|library| library.list()).unwrap_or_default();
        let sizes = saves.with(|library| library.sizes()).unwrap_or_default();
        let sizes: BTreeMap<String, usize> = sizes.into_iter().collect();
        let mut others: Vec<Summary> = shelf
            .into_iter()
            .filter_map(|place| match place {
                ShelfEntry::Good(summary) if !id.with_value(|id| summary.id == *id) => Some(summary),
                ShelfEntry::Good(_) | ShelfEntry::Broken { .. } => None,
            })
            .collect();
        others.sort_by_key(|summary| !summary.over);
        let row = |summary: Summary| {
            let taken = sizes.get(&summary.id).copied().unwrap_or_default();
            view! { <OtherMatch summary taken on_delete /> }
        };
        others.into_iter().map(row).collect_view()
    };
    let delete = move || {
        let deleted = saves.with(|library| library.delete(&doomed.get_untracked()));
        if let Err(error) = deleted {
            announcer.toast(untrack(|| trouble::store_error(i18n, &error)));
        }
        on_freed.run(());
    };
    let state = move || match &*error.read() {
        Some(error) => trouble::save_error(i18n, error),
        None => i18n.say(common::all_saved),
    };
    view! {
        <Dialog name="free-space" open title=t!(i18n, common::leaving_room)>
            <p role="status">{state}</p>
            <Button
                icon=icon::BOX
                label=t!(i18n, history::pack)
                on_press=move || packing.set(true)
                act="pack"
            />
            <ul class="quarantine-list stack">{others}</ul>
            <QuarantineList discarding />
        </Dialog>
        <Confirm
            open=asking
            title=t!(i18n, common::delete)
            text=t!(i18n, common::room_delete)
            yes=t!(i18n, common::delete)
            on_yes=delete
            danger=true
        />
        <ConfirmDiscard discarding on_done=on_freed />
        <PackDialog open=packing all_but=own on_done=on_freed />
    }
}

/// Another match with its size and a delete button.
#[component]
fn OtherMatch(
    summary: Summary,
    /// Size in bytes.
    taken: usize,
    on_delete: Callback<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (over, tellable) = (summary.over, tellable(&summary));
    let details = move || {
        let state = i18n.say(if over { common::over } else { common::in_progress });
        let size = tellable.then(|| size(i18n, taken));
        i18n.language().facts([Some(state), size].into_iter().flatten())
    };
    let (id, doomed) = (summary.id.clone(), summary.id.clone());
    view! {
        <li class="quarantined" data-match=id>
            <span class="quarantined-words">
                <MatchWords summary />
                <small class="help-text">{details}</small>
            </span>
            <IconButton
                icon=icon::BIN
                label=t!(i18n, common::delete)
                on_press=move || on_delete.run(doomed.clone())
                act="delete"
            />
        </li>
    }
}
