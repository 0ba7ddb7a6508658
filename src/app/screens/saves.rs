//! The Saves screen: list, export, import, delete. Unreadable matches are listed with the reason, and can be exported
//! unchanged.

pub mod codes;
mod deleting;
pub mod export;
pub mod free_space;
pub mod import;
pub mod incoming;
pub mod packing;
mod picking;
pub mod quarantine;
pub mod row;
pub mod summary;

use std::collections::BTreeMap;

use leptos::prelude::*;

pub use export::{CodeExporter, Exporter, Load};
pub use packing::PackDialog;
pub use quarantine::{ConfirmDiscard, Discarding, QuarantineList};
pub use summary::{MatchWords, tellable};

use self::{
    deleting::{DeleteDialog, use_deleter},
    import::Importer,
    packing::PackOffer,
    picking::{PickBar, PickOffers, Picking},
    row::{BrokenSave, Save},
};
use crate::{
    app::{
        components::{Button, Illustration, LinkButton, Page, Primary, Unsaved, icon},
        contexts::{navigation::Route, saves::use_saves, use_i18n},
        i18n::{common, t, transfer},
        trouble,
    },
    saves::{
        results::MatchResult,
        shelf::{ShelfEntry, newest},
    },
};

/// The list of matches, with import and export.
#[component]
pub fn Saves() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let (importing, exporting) = (RwSignal::new(false), RwSignal::new(false));
    let which = RwSignal::new(None::<String>);
    let export = move |id: Option<String>| {
        which.set(id);
        exporting.set(true);
    };
    let discarding = Discarding::new();
    let blocked = (!saves.lasting).then(|| {
        view! {
            <p class="notice warn" role="alert">
                {t!(i18n, common::store_blocked)}
            </p>
        }
    });
    view! {
        <Page name="saves" title=t!(i18n, common::saves)>
            <p class="lead">{t!(i18n, common::saves_lead)}</p>
            {blocked}
            <Unsaved />
            <PackOffer />
            <div class="row">
                <Button
                    icon=icon::EXPORT
                    label=t!(i18n, common::export_all)
                    on_press=move || export(None)
                    act="export-all"
                    appearance=Primary
                />
                <Button
                    icon=icon::IMPORT
                    label=t!(i18n, common::import)
                    on_press=move || importing.set(true)
                    act="import"
                />
                <LinkButton label=t!(i18n, transfer::title) href=Route::Take(None).href() act="take" />
            </div>
            <List on_export=move |id| export(Some(id)) />
            <QuarantineList discarding />
        </Page>
        <Exporter open=exporting load=move || which.get().map_or(Load::Everything, Load::Saved) />
        <Importer open=importing />
        <ConfirmDiscard discarding />
    }
}

/// The key of a row: another match, or another state of a match, is another row.
fn key((entry, taken): &(ShelfEntry, usize)) -> (String, Option<u64>, usize) {
    let updated = match entry {
        ShelfEntry::Good(summary) => Some(summary.updated),
        ShelfEntry::Broken { .. } => None,
    };
    (entry.id().to_owned(), updated, *taken)
}

/// Number of matches shown at first; a button shows the others.
const NEWEST: usize = 12;

/// All stored matches, with their sizes.
#[component]
fn List(#[prop(into)] on_export: Callback<String>) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let shelf = Memo::new(move |_| {
        saves.revision.track();
        saves.with(|library| library.list())
    });
    let sizes = Memo::new(move |_| {
        saves.revision.track();
        let sizes = saves.with(|library| library.sizes()).unwrap_or_default();
        sizes.into_iter().collect::<BTreeMap<String, usize>>()
    });
    let entries = Memo::new(move |_| shelf.with(|shelf| shelf.clone().unwrap_or_default()));
    let (picking, all, deleter) = (Picking::new(), RwSignal::new(false), use_deleter());
    let shown = Memo::new(move |_| {
        let most = if all.get() || picking.active.get() { usize::MAX } else { NEWEST };
        newest(entries.get(), most)
    });
    let rows = move || {
        let sized = |entry: ShelfEntry| {
            let taken = sizes.with(|sizes| sizes.get(entry.id()).copied().unwrap_or_default());
            (entry, taken)
        };
        shown.get().into_iter().map(sized).collect::<Vec<_>>()
    };
    let fault = Memo::new(move |_| shelf.with(|shelf| shelf.as_ref().err().cloned()));
    let fault = move || {
        fault.get().map(|error| {
            view! {
                <p class="notice warn" role="alert">
                    {move || trouble::store_error(i18n, &error)}
                </p>
            }
        })
    };
    let noted = Memo::new(move |_| {
        saves.revision.track();
        saves.with(|library| library.load_results()).unwrap_or_default()
    });
    let row = move |place: (ShelfEntry, usize)| match place {
        (ShelfEntry::Good(summary), taken) => {
            let of = |result: &&MatchResult| summary.over && result.id == summary.id;
            let result = noted.with(|noted| noted.iter().find(of).cloned());
            view! { <Save summary result taken on_export picking deleter /> }.into_any()
        }
        (ShelfEntry::Broken { id, reason }, _) => view! { <BrokenSave id reason /> }.into_any(),
    };
    view! {
        {fault}
        <Show when=move || shelf.with(|shelf| shelf.as_ref().is_ok_and(Vec::is_empty))>
            <div class="empty">
                <Illustration name="shelf" />
                <p>{t!(i18n, common::saves_empty)}</p>
            </div>
        </Show>
        <Show when=move || !entries.with(Vec::is_empty)>
            <PickOffers picking shelf=entries deleter />
            <ul class="saves">
                <For each=rows key=key children=row />
            </ul>
            <Show when=move || { shown.with(Vec::len) < entries.with(Vec::len) }>
                <Button
                    label=t!(i18n, common::SavesAll { n: entries.with(Vec::len) })
                    on_press=move || all.set(true)
                    act="all-saves"
                />
            </Show>
            <PickBar picking shelf=entries deleter />
        </Show>
        <DeleteDialog deleter on_done=move || picking.stop() />
    }
}
