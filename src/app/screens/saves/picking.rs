//! Selects several matches for deletion.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::deleting::Deleter;
use crate::{
    app::{
        components::{
            Button, Confirm, Danger, Quiet,
            focus::{Focus, focus_next},
            icon,
        },
        contexts::use_i18n,
        i18n::{common, t},
    },
    saves::{
        deleted::Results,
        shelf::{ShelfEntry, finished},
    },
};

/// Selected matches, by id.
#[derive(Copy, Clone)]
pub struct Picking {
    /// Whether the list is in selection mode.
    pub active: RwSignal<bool>,
    picked: RwSignal<BTreeSet<String>>,
}

impl Picking {
    /// Creates an empty selection.
    pub fn new() -> Picking {
        Picking { active: RwSignal::new(false), picked: RwSignal::new(BTreeSet::new()) }
    }

    /// Returns whether this match is selected; tracked.
    pub fn has(self, id: &str) -> bool {
        self.picked.with(|picked| picked.contains(id))
    }

    pub fn set(self, id: &str, on: bool) {
        self.picked.update(|picked| {
            if on {
                picked.insert(id.to_owned());
            } else {
                picked.remove(id);
            }
        });
    }

    /// Ends selection mode, if active.
    pub fn stop(self) {
        if self.active.get_untracked() {
            self.active.set(false);
            self.picked.set(BTreeSet::new());
            focus_next(Focus::act("pick"));
        }
    }
}

impl Default for Picking {
    fn default() -> Self {
        Picking::new()
    }
}

/// Buttons above the list: start selecting, or delete all finished matches.
#[component]
pub fn PickOffers(
    picking: Picking,
    #[prop(into)] shelf: Signal<Vec<ShelfEntry>>,
    deleter: Deleter,
) -> impl IntoView {
    let i18n = use_i18n();
    let asking = RwSignal::new(false);
    let over = Memo::new(move |_| shelf.with(|shelf| finished(shelf)));
    let start = move || {
        picking.active.set(true);
        focus_next(Focus::act("pick-match"));
    };
    // Matches without results, such as abandoned ones, are deleted after a simpler question.
    let delete = move || {
        let over = over.get_untracked();
        if deleter.count_results(&over) == 0 {
            asking.set(true);
        } else {
            deleter.delete_or_ask(over);
        }
    };
    view! {
        <div class="row" hidden=move || picking.active.get()>
            <Button icon=icon::CHECK label=t!(i18n, common::pick) on_press=start act="pick" />
            <Show when=move || !over.with(Vec::is_empty)>
                <Button
                    icon=icon::BIN
                    label=t!(i18n, common::DeleteFinished { n: over.with(Vec::len).to_string() })
                    on_press=delete
                    act="delete-finished"
                />
            </Show>
        </div>
        <Confirm
            open=asking
            title=t!(i18n, common::delete_finished_title)
            text=t!(i18n, common::DeleteFinishedText { n: over.with(Vec::len) })
            yes=t!(i18n, common::delete)
            on_yes=move || {
                deleter.delete(&over.get_untracked(), Results::Stay);
            }
            danger=true
        />
    }
}

/// Actions for the selected matches, below the list and always visible.
#[component]
pub fn PickBar(
    picking: Picking,
    #[prop(into)] shelf: Signal<Vec<ShelfEntry>>,
    deleter: Deleter,
) -> impl IntoView {
    let i18n = use_i18n();
    let matches = Memo::new(move |_| {
        let good = |entry: &ShelfEntry| matches!(entry, ShelfEntry::Good(_)).then(|| entry.id().to_owned());
        shelf.with(|shelf| shelf.iter().filter_map(good).collect::<BTreeSet<_>>())
    });
    // Matches that left the shelf are deselected.
    let picked = Memo::new(move |_| {
        picking.picked.with(|picked| picked.intersection(&matches.read()).cloned().collect::<Vec<_>>())
    });
    let delete = move || {
        if deleter.delete_or_ask(picked.get_untracked()) {
            picking.stop();
        }
    };
    view! {
        <Show when=move || picking.active.get()>
            <div class="pick-bar" role="group" aria-label=t!(i18n, common::pick)>
                <span role="status">{t!(i18n, common::Picked { n: picked.with(Vec::len).to_string() })}</span>
                <Button
                    label=t!(i18n, common::pick_all)
                    on_press=move || picking.picked.set(matches.get_untracked())
                    act="pick-all"
                    appearance=Quiet
                />
                <Button
                    icon=icon::BIN
                    label=t!(i18n, common::delete)
                    on_press=delete
                    act="delete-picked"
                    appearance=Danger
                    disabled=move || picked.with(Vec::is_empty)
                />
                <Button label=t!(i18n, common::done) on_press=move || picking.stop() act="pick-done" />
            </div>
        </Show>
    }
}
