//! Renames, merges and forgets a person.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Confirm, Dialog, Primary, Quiet, TextField, icon},
        contexts::{
            announcer::use_announcer,
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
        },
        i18n::{common, history, t},
        screens::noted_results::Noted,
    },
    history::people::people,
    saves::{lists::ROSTER, people::RenameError},
    table::name,
    words::placeholder::Placeholder,
};

/// The buttons for it, with their dialogs.
#[component]
pub(super) fn Changes(
    /// The person's name.
    name: String,
    noted: Noted,
) -> impl IntoView {
    let (i18n, saves, navigation) = (use_i18n(), use_saves(), use_navigation());
    let announcer = use_announcer();
    let person = StoredValue::new(name.clone());
    let called = move || name::isolated(&person.read_value());
    let (renaming, merging, forgetting) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let typed = RwSignal::new(String::new());
    let refusal = RwSignal::new(None::<String>);
    let start = move || {
        typed.set(person.get_value());
        refusal.set(None);
        renaming.set(true);
    };
    let apply = move || {
        let (old, new) = (person.get_value(), name::cut(&typed.read_untracked()));
        match saves.change_person(|library| library.rename_person(&old, &new)) {
            Ok(()) => {
                renaming.set(false);
                let words = history::Renamed { name: called(), new: name::isolated(&new) };
                announcer.toast(i18n.now(words));
                navigation.replace(Route::Person(new));
            }
            Err(RenameError::SharedMatch) => {
                renaming.set(true);
                let other = name::isolated(&new);
                refusal.set(Some(i18n.now(history::MergeShared { name: called(), other })));
            }
            // The page shows the reason.
            Err(RenameError::Save(_)) => renaming.set(false),
        }
    };
    let is_known = move |new: &str| {
        let in_results = |new: &str| {
            noted.with_untracked(|noted| {
                noted.as_ref().is_ok_and(|results| people(results).iter().any(|player| player.name == new))
            })
        };
        saves.list(&ROSTER).iter().any(|player| player.name == new) || in_results(new)
    };
    let rename = move || {
        let new = name::tidy(&typed.read_untracked());
        let met = |new: &str| person.with_value(|old| saves.with(|library| library.have_met(old, new)));
        if new.is_empty() {
            refusal.set(Some(i18n.now(common::name_missing)));
        } else if name::letters(&new) > name::MAX_LETTERS {
            refusal.set(Some(i18n.now(common::NameLong { n: name::MAX_LETTERS })));
        } else if Placeholder::of(&new).is_some() {
            refusal.set(Some(i18n.now(history::name_of_app)));
        } else if person.with_value(|old| *old == new) {
            renaming.set(false);
        } else if is_known(&new) && !met(&new).unwrap_or(false) {
            renaming.set(false);
            merging.set(true);
        } else {
            apply();
        }
    };
    let forget = move || {
        let old = person.get_value();
        let somebody = |n: u32| i18n.now(common::SomebodyN { n: n.to_string() });
        if saves.change_person(|library| library.forget_person(&old, somebody)).is_ok() {
            announcer.toast(i18n.now(history::Forgotten { name: called() }));
            navigation.replace(Route::Roster);
        }
    };
    let new = move || name::isolated(&name::cut(&typed.read()));
    view! {
        <Button icon=icon::PEN label=t!(i18n, history::rename) on_press=start act="rename" />
        <Button
            icon=icon::BIN
            label=t!(i18n, history::forget)
            on_press=move || forgetting.set(true)
            act="forget"
            appearance=Quiet
        />
        <Dialog
            name="rename"
            open=renaming
            title=move || {
                i18n.say(history::RenameWho {
                    name: called(),
                })
            }
        >
            <TextField
                act="name"
                label=t!(i18n, common::name)
                hint=t!(i18n, history::rename_line)
                longest=name::MAX_TYPED
                value=typed
                on_enter=rename
            />
            <p class="wrong" role="alert">
                {move || refusal.get()}
            </p>
            <div class="row end">
                <Button label=t!(i18n, history::rename) on_press=rename act="done" appearance=Primary />
            </div>
        </Dialog>
        <Confirm
            open=merging
            title=t!(i18n, history::merge)
            text=move || i18n.say(history::MergeText { other: new() })
            yes=t!(i18n, history::merge_yes)
            no=Signal::derive(t!(i18n, history::merge_no))
            on_yes=apply
            danger=true
        />
        <Confirm
            open=forgetting
            title=move || {
                i18n.say(history::ForgetWho {
                    name: called(),
                })
            }
            text=move || {
                i18n.say(history::ForgetText {
                    name: called(),
                })
            }
            yes=t!(i18n, history::forget)
            on_yes=forget
            danger=true
        />
    }
}
