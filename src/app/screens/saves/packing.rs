//! Packing: the oldest finished matches go into a file, and leave the storage once the player has that file.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};

use super::deleting::offer_back;
use crate::{
    app::{
        components::{Button, Danger, Dialog, Primary, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{common, history, t},
        lexicon::size,
        platform::{device, files, idle::idle},
        trouble,
    },
    saves::{packing::Pack, save::SaveError, shelf::finished, store::StoreError},
};

/// A notice that space runs low, with the offer to pack; empty as long as there is space, or no finished match.
#[component]
pub fn PackOffer() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let (low, open) = (RwSignal::new(false), RwSignal::new(false));
    Effect::new(move |_| {
        saves.lists.track();
        let is_full = saves.trouble.with(|error| matches!(error, Some(SaveError::Store(StoreError::Full))));
        spawn_local(async move {
            // Trying how much fits takes a moment, and the list is painted first.
            idle().await;
            let is_low = is_full || saves.with(|library| library.is_low()).unwrap_or_default();
            let has_finished = || {
                let shelf = saves.with(|library| library.list()).unwrap_or_default();
                !finished(&shelf).is_empty()
            };
            // The screen may have been left meanwhile.
            let _ = low.try_set(is_low && has_finished());
        });
    });
    view! {
        <Show when=move || low.get()>
            <section class="card" aria-label=t!(i18n, history::low_title) data-notice="low">
                <h2>{t!(i18n, history::low_title)}</h2>
                <p>{t!(i18n, history::low_text)}</p>
                <div class="row">
                    <Button
                        icon=icon::BOX
                        label=t!(i18n, history::pack)
                        on_press=move || open.set(true)
                        act="pack"
                    />
                </div>
            </section>
        </Show>
        <PackDialog open />
    }
}

/// Offers the file with the oldest finished matches, and deletes them after the player has confirmed that it is there.
#[component]
pub fn PackDialog(
    open: RwSignal<bool>,
    /// The id of a match that is not packed, since it is on the screen.
    #[prop(optional, into)]
    all_but: Option<String>,
    /// Called after the deletion.
    #[prop(optional, into)]
    on_done: Option<Callback<()>>,
) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let all_but = StoredValue::new(all_but);
    let content = move || {
        let pack = all_but.with_value(|id| saves.with(|library| library.pack(id.as_deref())));
        match pack {
            Ok(pack) if pack.count() == 0 => view! { <p>{t!(i18n, history::pack_none)}</p> }.into_any(),
            Ok(pack) => {
                let on_done = Callback::new(move |()| {
                    open.set(false);
                    if let Some(on_done) = on_done {
                        on_done.run(());
                    }
                });
                let on_cancel = move || open.set(false);
                view! { <Steps pack=Arc::new(pack) on_done on_cancel /> }.into_any()
            }
            Err(error) => view! {
                <p class="notice warn" role="alert">
                    {move || trouble::load_error(i18n, &error)}
                </p>
            }
            .into_any(),
        }
    };
    view! {
        <Dialog name="pack" open title=t!(i18n, history::pack)>
            {untrack(content)}
        </Dialog>
    }
}

/// The two steps: the file, then the deletion.
#[component]
fn Steps(pack: Arc<Pack>, on_done: Callback<()>, #[prop(into)] on_cancel: Callback<()>) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let (n, freed) = (pack.count(), pack.freed);
    let name: Arc<str> = format!("bar-a-jeux-packed-{}", device::file_date(device::now())).into();
    // Whether the browser has taken the file.
    let taken = RwSignal::new(false);
    let (shared_pack, shared_name) = (Arc::clone(&pack), Arc::clone(&name));
    let share = move || {
        let (pack, name) = (Arc::clone(&shared_pack), Arc::clone(&shared_name));
        spawn_local(async move {
            // A player who closes the share sheet has no file.
            if files::share(&name, &pack.text).await {
                // The dialog may have been closed meanwhile.
                let _ = taken.try_set(true);
            }
        });
    };
    let sheet = files::can_share().then(|| {
        view! { <Button icon=icon::SHARE label=t!(i18n, common::share) on_press=share act="pack-share" /> }
    });
    let shown_name = StoredValue::new(name.to_string());
    let file_pack = Arc::clone(&pack);
    let download = move || {
        if files::download(&name, &file_pack.text) {
            taken.set(true);
        } else {
            announcer.toast(i18n.now(history::pack_failed));
        }
    };
    let delete = move || {
        match saves.with(|library| library.delete_packed(&pack)) {
            Ok(deleted) => {
                saves.changed();
                let said = i18n.now(history::Packed { n: deleted.len() });
                if deleted.is_empty() {
                    announcer.toast(said);
                } else {
                    offer_back(i18n, saves, announcer, said, deleted);
                }
            }
            Err(error) => announcer.toast(untrack(|| trouble::save_error(i18n, &error))),
        }
        on_done.run(());
    };
    let delete = Callback::new(move |()| delete());
    view! {
        <p>{t!(i18n, history::PackText { n, size: size(i18n, freed) })}</p>
        <div class="row">
            <Button
                icon=icon::EXPORT
                label=t!(i18n, common::export_file)
                on_press=download
                act="pack-file"
                appearance=Primary
            />
            {sheet}
        </div>
        <div role="status">
            <Show when=move || taken.get()>
                <p>{t!(i18n, history::PackCheck { n, name: shown_name.get_value() })}</p>
            </Show>
        </div>
        <Show when=move || taken.get()>
            <div class="row end">
                <Button label=t!(i18n, history::pack_not_there) on_press=on_cancel act="cancel" />
                <Button
                    icon=icon::BIN
                    label=t!(i18n, history::PackDelete { n })
                    on_press=delete
                    act="pack-delete"
                    appearance=Danger
                />
            </div>
        </Show>
    }
}
