//! The roster: the people who play on this device, each with a name, a colour and a symbol.

use leptos::prelude::*;

use crate::{
    app::{
        components::{
            Button, Dialog, IconButton, Illustration, Mark, Page, PlayerForm, Primary, Unsaved, icon,
        },
        contexts::{announcer::use_announcer, navigation::Route, saves::use_saves, use_i18n},
        i18n::{common, history as words, t},
        screens::noted_results::use_noted,
    },
    history,
    table::player::Player,
};

pub use crate::app::contexts::roster::Roster;

/// The list, with buttons to add, change and remove people.
#[component]
pub fn Roster() -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let roster = Roster::load(use_saves());
    let people = roster.people;
    // By name, since another tab may change the list in between.
    let editing = RwSignal::new(None::<String>);
    let open = RwSignal::new(false);
    let edit = move |whom: Option<String>| {
        editing.set(whom);
        open.set(true);
    };
    let remove = move |player: Player| {
        let place = roster.remove(&player.name);
        let words = i18n.now(common::Removed { name: &player.name });
        announcer.toast_with(words, i18n.now(common::put_back_who), move || roster.put_back(place, &player));
    };
    let done = move |player: Player| {
        open.set(false);
        match editing.get_untracked().filter(|name| roster.find(name).is_some()) {
            Some(name) => roster.change(&name, player),
            None => roster.add(player),
        }
    };
    let form = move || {
        let mut others = people.get_untracked();
        let whom = editing.get_untracked();
        let place = whom.and_then(|name| others.iter().position(|player| player.name == name));
        let old = place.map(|place| others.remove(place));
        view! { <PlayerForm old others on_done=done /> }
    };
    view! {
        <Page name="roster" title=t!(i18n, common::roster)>
            <p class="lead">{t!(i18n, common::roster_lead)}</p>
            <Unsaved />
            <Show when=move || people.with(Vec::is_empty)>
                <Illustration name="stools" />
            </Show>
            <ul class="people">
                <For each=move || people.get() key=Clone::clone let(player)>
                    <Person player on_edit=edit on_remove=remove />
                </For>
            </ul>
            <Button
                icon=icon::PLUS
                label=t!(i18n, common::add_player)
                on_press=move || edit(None)
                act="add-player"
                appearance=Primary
            />
            <AlsoPlayed people />
            <Dialog name="player" open title=t!(i18n, common::player)>
                {form()}
            </Dialog>
        </Page>
    }
}

/// The people of the results who are not in the roster, latest first.
#[component]
fn AlsoPlayed(
    /// The roster.
    people: RwSignal<Vec<Player>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let noted = use_noted();
    let others = Memo::new(move |_| {
        let mut others = noted.read().as_ref().map(|all| history::people::people(all)).unwrap_or_default();
        others.retain(|other| people.read().iter().all(|known| known.name != other.name));
        others
    });
    view! {
        <Show when=move || !others.read().is_empty()>
            <section class="stack" aria-label=t!(i18n, words::also_played)>
                <h2>{t!(i18n, words::also_played)}</h2>
                <ul class="people">
                    <For each=move || others.get() key=Clone::clone let(player)>
                        <Other player />
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// One person who is not in the roster.
#[component]
fn Other(player: Player) -> impl IntoView {
    let name = player.name.clone();
    let href = Route::Person(name.clone()).href();
    view! {
        <li class="person">
            <Mark player />
            <a class="person-name" href=href>
                <bdi>{name}</bdi>
            </a>
        </li>
    }
}

/// One person of the roster.
#[component]
fn Person(
    player: Player,
    /// Called with the player's name.
    #[prop(into)]
    on_edit: Callback<Option<String>>,
    #[prop(into)] on_remove: Callback<Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let whom = player.clone();
    let name = StoredValue::new(player.name.clone());
    let edit = move || name.with_value(|name| i18n.say(common::EditWho { name }));
    let remove = move || name.with_value(|name| i18n.say(common::RemoveWho { name }));
    view! {
        <li class="person">
            <Mark player />
            <a class="person-name" href=Route::Person(name.get_value()).href()>
                <strong>
                    <bdi>{name.get_value()}</bdi>
                </strong>
            </a>
            <span class="row">
                <IconButton
                    icon=icon::PEN
                    label=edit
                    on_press=move || on_edit.run(Some(name.get_value()))
                    act="edit"
                />
                <IconButton
                    icon=icon::BIN
                    label=remove
                    on_press=move || on_remove.run(whom.clone())
                    act="delete"
                />
            </span>
        </li>
    }
}
