//! All saved matches: list, take along, bring in, delete. What cannot be read is shown too, with the
//! reason, and can be exported as it is.

pub mod aside;
pub mod export;
pub mod import;
mod incoming;
pub mod row;
pub mod summary;

use std::collections::BTreeMap;

use leptos::prelude::*;

pub use aside::{Asides, DiscardAsides, Discarding};
pub use export::{Exporter, Load};
pub use summary::{MatchWords, tellable};

use self::{
    import::Importer,
    row::{BrokenSave, Save},
};
use crate::{
    app::{
        components::{Button, Page, Unsaved, icon},
        contexts::{saves::use_saves, use_i18n},
        i18n::{common, t},
        trouble,
    },
    saves::{results::MatchResult, shelf::ShelfEntry},
};

/// The list, and ways in and out of it.
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
            <div class="row">
                <Button
                    icon=icon::EXPORT
                    label=t!(i18n, common::export_all)
                    on_press=move || export(None)
                    act="export-all"
                />
                <Button
                    icon=icon::IMPORT
                    label=t!(i18n, common::import)
                    on_press=move || importing.set(true)
                    act="import"
                />
            </div>
            <List on_export=move |id| export(Some(id)) />
            <Asides discarding />
        </Page>
        <Exporter open=exporting load=move || which.get().map_or(Load::Everything, Load::Saved) />
        <Importer open=importing />
        <DiscardAsides discarding />
    }
}

/// What a row of the list is known by: another match, or another state of it, is another row.
fn key((entry, taken): &(ShelfEntry, usize)) -> (String, Option<u64>, usize) {
    let updated = match entry {
        ShelfEntry::Good(summary) => Some(summary.updated),
        ShelfEntry::Broken { .. } => None,
    };
    (entry.id().to_owned(), updated, *taken)
}

/// Every match on the shelf, and how much storage it takes.
#[component]
fn List(#[prop(into)] on_export: Callback<String>) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let shelf = Memo::new(move |_| {
        saves.revision.track();
        saves.with(|library| {
            let sizes = library.sizes().unwrap_or_default();
            let sizes: BTreeMap<String, usize> = sizes.into_iter().collect();
            let sized = |entry: ShelfEntry| {
                let taken = sizes.get(entry.id()).copied().unwrap_or_default();
                (entry, taken)
            };
            Ok(library.list()?.into_iter().map(sized).collect::<Vec<_>>())
        })
    });
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
            view! { <Save summary result taken on_export /> }.into_any()
        }
        (ShelfEntry::Broken { id, reason }, _) => view! { <BrokenSave id reason /> }.into_any(),
    };
    view! {
        {fault}
        <Show when=move || shelf.with(|shelf| shelf.as_ref().is_ok_and(Vec::is_empty))>
            <p class="empty">{t!(i18n, common::saves_empty)}</p>
        </Show>
        <Show when=move || shelf.with(|shelf| shelf.as_ref().is_ok_and(|places| !places.is_empty()))>
            <ul class="saves">
                <For each=move || shelf.get().unwrap_or_default() key=key children=row />
            </ul>
        </Show>
    }
}
