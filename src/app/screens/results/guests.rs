//! The people of the current evening: who is here, who has left.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::{
        components::{Button, Dialog, Mark, Picture, PlayerForm, Quiet, Toggle, icon},
        contexts::{navigation::Route, roster::Roster, saves::use_saves, use_i18n},
        i18n::{common, evenings, t},
    },
    history::guests::{has_played, present},
    saves::evenings::Guest,
    table::player::Player,
};

/// The list, with buttons to choose people and to add a new person.
#[component]
pub(super) fn Guests(evening: ShownEvening) -> impl IntoView {
    let i18n = use_i18n();
    let roster = Roster::load(use_saves());
    let guests = Memo::new(move |_| evening.guests());
    let players = move || guests.read().iter().map(|guest| guest.player.clone()).collect::<Vec<_>>();
    let (choosing, adding) = (RwSignal::new(false), RwSignal::new(false));
    // The roster, then the guests beside it.
    let known = move || {
        let mut known = roster.people.get();
        let others = players().into_iter().filter(|player| roster.find(&player.name).is_none());
        known.extend(others);
        known
    };
    let has_known = Memo::new(move |_| !known().is_empty());
    let names = move || {
        let names: Vec<String> = present(&guests.read()).iter().map(Player::called).collect();
        match names.is_empty() {
            true => i18n.say(evenings::people_none),
            false => i18n.language().commas(names),
        }
    };
    let add = move |player: Player| {
        adding.set(false);
        let player = roster.find(&player.name).unwrap_or_else(|| {
            roster.add(player.clone());
            player
        });
        evening.change(|note| note.welcome(&[player]));
    };
    let choice = move |player| view! { <Choice player guests evening /> };
    view! {
        <details class="card fold" open=guests.with_untracked(|guests| present(guests).len() < 2)>
            <summary data-act="people">
                <strong>{t!(i18n, evenings::people)}</strong>
                <small class="help-text">{names}</small>
                <Picture icon=icon::DOWN />
            </summary>
            <ul class="people">
                <For each=players key=Clone::clone let(player)>
                    <Person player guests evening />
                </For>
            </ul>
            <div class="row">
                <Show when=move || has_known.get()>
                    <Button
                        icon=icon::PEOPLE
                        label=t!(i18n, evenings::choose)
                        on_press=move || choosing.set(true)
                        act="guests"
                    />
                </Show>
                <Button
                    icon=icon::PLUS
                    label=t!(i18n, evenings::new)
                    on_press=move || adding.set(true)
                    act="new-guest"
                />
            </div>
        </details>
        <Dialog name="guests" open=choosing title=t!(i18n, evenings::who)>
            <p class="help-text">{t!(i18n, evenings::who_line)}</p>
            <ul class="stack">{untrack(known).into_iter().map(choice).collect_view()}</ul>
        </Dialog>
        <Dialog name="player" open=adding title=t!(i18n, common::player)>
            <PlayerForm old=None others=roster.people.get_untracked() others_may_come=true on_done=add />
        </Dialog>
    }
}

/// Whether the person with this name is here; tracked.
fn is_here(guests: Memo<Vec<Guest>>, name: &str) -> bool {
    guests.read().iter().any(|guest| guest.player.name == name && !guest.left)
}

/// A person of the list: their page, and whether they have left.
#[component]
fn Person(player: Player, guests: Memo<Vec<Guest>>, evening: ShownEvening) -> impl IntoView {
    let i18n = use_i18n();
    let (name, shown) = (player.name.clone(), player.name.clone());
    let href = Route::Person(name.clone()).href();
    let who = StoredValue::new(player.clone());
    let left = Memo::new(move |_| !who.with_value(|who| is_here(guests, &who.name)));
    let label = move || i18n.say(if left.get() { evenings::back } else { evenings::leave });
    let spoken = move || {
        let name = who.with_value(Player::called);
        if left.get() { i18n.say(evenings::BackOf { name }) } else { i18n.say(evenings::LeaveOf { name }) }
    };
    let change = move || {
        let left = !left.get_untracked();
        evening.change(|note| who.with_value(|who| note.set_left(who, left)));
    };
    view! {
        <li class="person" data-guest=name data-left=move || left.get().then_some("")>
            <Mark player />
            <strong>
                <a href=href>
                    <bdi>{shown}</bdi>
                </a>
            </strong>
            <Show when=move || left.get()>
                <small class="help-text">{t!(i18n, evenings::left)}</small>
            </Show>
            <Button label on_press=change act="left" appearance=Quiet attr:aria-label=spoken />
        </li>
    }
}

/// A switch for a person of the roster. Switched off, a person who has played tonight has left; others were added by
/// mistake, and are taken off the list.
#[component]
fn Choice(player: Player, guests: Memo<Vec<Guest>>, evening: ShownEvening) -> impl IntoView {
    let (name, label) = (player.name.clone(), player.name.clone());
    let who = StoredValue::new(player);
    let here = Memo::new(move |_| who.with_value(|who| is_here(guests, &who.name)));
    let change = move |now_here: bool| {
        let who = who.get_value();
        let played = evening.results.with_untracked(|results| has_played(results, &who.name));
        evening.change(|note| match (now_here, played) {
            (true, _) => note.welcome(&[who]),
            (false, true) => note.set_left(&who, true),
            (false, false) => note.remove(&who.name),
        });
    };
    view! {
        <li data-guest=name>
            <Toggle act="guest" label=move || label.clone() value=here on_change=change />
        </li>
    }
}
