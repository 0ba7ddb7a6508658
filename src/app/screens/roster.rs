//! The people who play on this device: a name, a colour and a symbol each.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Dialog, IconButton, Mark, Page, PlayerForm, Unsaved, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{common, t},
    },
    table::player::Player,
};

pub use crate::app::contexts::roster::Roster;

/// The list, with ways to add to it, to change it and to take somebody off.
#[component]
pub fn Roster() -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let roster = Roster::load(use_saves());
    let people = roster.people;
    let editing = RwSignal::new(None::<usize>);
    let open = RwSignal::new(false);
    let edit = move |whom: Option<usize>| {
        editing.set(whom);
        open.set(true);
    };
    let remove = move |index: usize| {
        let Some(player) = people.with_untracked(|people| people.get(index).cloned()) else { return };
        people.update(|people| drop(people.remove(index)));
        roster.keep();
        let words = i18n.now(common::Removed { name: &player.name });
        announcer.toast_with(words, i18n.now(common::put_back_who), move || {
            // The screen may have been left by now: what is kept counts, and is shown where it still can be.
            let kept = roster.saves.with(|library| library.load_roster());
            let mut list = kept.unwrap_or_default();
            list.insert(index.min(list.len()), player.clone());
            if let Err(error) = roster.saves.with(|library| library.save_roster(&list)) {
                roster.saves.trouble.set(Some(error));
            }
            let _ = people.try_set(list);
        });
    };
    let done = move |player: Player| {
        open.set(false);
        let whom = editing.get_untracked();
        let known = whom.filter(|index| *index < people.read_untracked().len());
        match known {
            Some(index) => roster.change(index, player),
            None => roster.add(player),
        }
    };
    let form = move || {
        let mut others = people.get_untracked();
        let whom = editing.get_untracked().filter(|index| *index < others.len());
        let old = whom.map(|index| others.remove(index));
        view! { <PlayerForm old others on_done=done /> }
    };
    view! {
        <Page name="roster" title=t!(i18n, common::roster)>
            <p class="lead">{t!(i18n, common::roster_lead)}</p>
            <Unsaved />
            <ul class="people">
                <For each=move || people.get().into_iter().enumerate() key=Clone::clone let((index, player))>
                    <Person player on_edit=move || edit(Some(index)) on_remove=move || remove(index) />
                </For>
            </ul>
            <Button
                icon=icon::PLUS
                label=t!(i18n, common::add_player)
                on_press=move || edit(None)
                act="add-player"
                class="primary"
            />
            <Dialog name="player" open title=t!(i18n, common::player)>
                {form()}
            </Dialog>
        </Page>
    }
}

/// One of them.
#[component]
fn Person(
    player: Player,
    #[prop(into)] on_edit: Callback<()>,
    #[prop(into)] on_remove: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = StoredValue::new(player.name.clone());
    let edit = move || name.with_value(|name| i18n.say(common::EditWho { name }));
    let remove = move || name.with_value(|name| i18n.say(common::RemoveWho { name }));
    view! {
        <li class="person">
            <Mark player />
            <strong>
                <bdi>{name.get_value()}</bdi>
            </strong>
            <IconButton icon=icon::PEN label=edit on_press=on_edit act="edit" />
            <IconButton icon=icon::BIN label=remove on_press=on_remove act="delete" />
        </li>
    }
}
