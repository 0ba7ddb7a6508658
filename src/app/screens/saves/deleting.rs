//! Deletes matches, one or several, with or without their results, and puts them back.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{Button, Danger, Dialog, Primary},
        contexts::{
            announcer::{Announcer, use_announcer},
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::{Text, common, history, t},
        trouble,
    },
    saves::{
        deleted::{Deleted, Restored, Results},
        lists::RESULTS,
    },
};

/// Deletes matches, and offers to undo that. It asks first whether their results stay, if they have any: place a
/// [`DeleteDialog`] for that. `Copy`; lives as long as its screen.
#[derive(Copy, Clone)]
pub struct Deleter {
    i18n: I18n,
    saves: Saves,
    announcer: Announcer,
    /// The matches that the dialog is about, by id.
    doomed: RwSignal<Vec<String>>,
    /// Number of their results.
    results: RwSignal<usize>,
    asking: RwSignal<bool>,
}

/// Call this while building a component.
pub fn use_deleter() -> Deleter {
    Deleter {
        i18n: use_i18n(),
        saves: use_saves(),
        announcer: use_announcer(),
        doomed: RwSignal::new(Vec::new()),
        results: RwSignal::new(0),
        asking: RwSignal::new(false),
    }
}

impl Deleter {
    /// Deletes these matches if none of them has a result; otherwise it opens the dialog. Returns whether they are
    /// deleted.
    pub fn delete_or_ask(self, ids: Vec<String>) -> bool {
        let results = self.count_results(&ids);
        if results == 0 {
            return self.delete(&ids, Results::Stay);
        }
        self.results.set(results);
        self.doomed.set(ids);
        self.asking.set(true);
        false
    }

    /// Returns the number of results of these matches.
    pub fn count_results(self, ids: &[String]) -> usize {
        let ids: BTreeSet<&String> = ids.iter().collect();
        self.saves.list(&RESULTS).iter().filter(|result| ids.contains(&result.id)).count()
    }

    /// Deletes these matches: all or none. Returns whether they are deleted.
    pub fn delete(self, ids: &[String], results: Results) -> bool {
        let Deleter { i18n, saves, announcer, .. } = self;
        let ids = ids.iter().map(String::as_str);
        match saves.record_write(RESULTS.name(), |library| library.delete_all(ids, results)) {
            Ok(deleted) => {
                saves.changed();
                let said = match deleted.len() {
                    1 => i18n.now(common::deleted),
                    n => i18n.now(common::DeletedN { n }),
                };
                offer_back(i18n, saves, announcer, said, deleted);
                true
            }
            Err(error) => {
                announcer.toast(untrack(|| trouble::save_error(i18n, &error)));
                false
            }
        }
    }
}

/// Shows a toast about deleted matches, which offers to put them back.
pub fn offer_back(i18n: I18n, saves: Saves, announcer: Announcer, said: String, deleted: Vec<Deleted>) {
    let offered = i18n.now(if deleted.len() == 1 { common::put_back } else { common::put_back_all });
    announcer.toast_with(said, offered, move || put_back(i18n, saves, announcer, &deleted));
}

/// Puts deleted matches back, and reports each that is not simply in its old place. If that fails, it offers another
/// try.
fn put_back(i18n: I18n, saves: Saves, announcer: Announcer, deleted: &[Deleted]) {
    match saves.record_write(RESULTS.name(), |library| library.restore_all(deleted)) {
        Ok(restored) => {
            for words in restored.iter().filter_map(restored_words) {
                announcer.toast(i18n.now(words));
            }
        }
        Err(error) => {
            let said = untrack(|| trouble::save_error(i18n, &error));
            offer_back(i18n, saves, announcer, said, deleted.to_vec());
        }
    }
    saves.changed();
}

fn restored_words(restored: &Restored) -> Option<Text> {
    match restored {
        Restored::Unchanged => None,
        Restored::Contained => Some(common::restored_contained),
        Restored::AsCopy(_) => Some(common::restored_beside),
        Restored::Quarantined => Some(common::restored_aside),
    }
}

/// The question whether the results of deleted matches stay.
#[component]
pub fn DeleteDialog(
    deleter: Deleter,
    /// Called after a deletion.
    #[prop(into)]
    on_done: Callback<()>,
) -> impl IntoView {
    let Deleter { i18n, doomed, results, asking, .. } = deleter;
    let matches = move || doomed.with(Vec::len);
    let delete = move |choice: Results| {
        asking.set(false);
        if deleter.delete(&doomed.get_untracked(), choice) {
            on_done.run(());
        }
    };
    view! {
        <Dialog name="delete" open=asking title=t!(i18n, history::DeleteTitle { n: matches() })>
            <p>{t!(i18n, history::DeleteText { n: matches(), results: results.get().to_string() })}</p>
            <div class="row end">
                <Button label=t!(i18n, common::cancel) on_press=move || asking.set(false) act="cancel" />
                <Button
                    label=t!(i18n, history::DeleteWithResult { n: results.get() })
                    on_press=move || delete(Results::Go)
                    act="delete-with-result"
                    appearance=Danger
                />
                <Button
                    label=t!(i18n, history::KeepResult { n: results.get() })
                    on_press=move || delete(Results::Stay)
                    act="confirm"
                    appearance=Primary
                />
            </div>
        </Dialog>
    }
}
