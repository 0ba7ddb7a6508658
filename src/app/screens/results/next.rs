//! Proposals for the evening's next game.

use leptos::prelude::*;

use super::{guests::Guests, shown::ShownEvening};
use crate::{
    app::{
        I18n,
        components::{Button, LinkButton, icon},
        contexts::{
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
        },
        games,
        i18n::{common, evenings, t},
        lexicon,
        screens::{
            noted_results::{Noted, all},
            tonight::seat_tonight,
        },
    },
    history::{
        guests::present,
        next_game::{Candidate, Proposal, Reason, proposals},
    },
    scenes::shelf::{BoxFacts, SHELF, times},
    table::player::Player,
};

/// The most games to propose.
const MOST: usize = 3;

/// The games of the shelf, with their longest time.
fn candidates() -> Vec<Candidate> {
    let candidate = |game: &BoxFacts| Candidate {
        slug: game.slug,
        players: game.seats.0..=game.seats.1,
        minutes: game.minutes.1.into(),
    };
    SHELF.iter().map(candidate).collect()
}

/// The time left, and the games that suit the people who are here.
#[component]
pub(super) fn WhatNext(evening: ShownEvening, noted: Noted) -> impl IntoView {
    let i18n = use_i18n();
    let here = Memo::new(move |_| present(&evening.guests()));
    let are_enough = Memo::new(move |_| here.read().len() > 1);
    let minutes = RwSignal::new(None::<u16>);
    let proposed = Memo::new(move |_| {
        let here = here.read();
        if here.len() < 2 {
            return Vec::new();
        }
        let minutes = minutes.get().map(u32::from);
        let results = evening.results.read();
        let mut proposed = proposals(&candidates(), &here, minutes, &results, all(&noted.read()));
        proposed.truncate(MOST);
        proposed
    });
    let slugs = move || proposed.read().iter().map(|game| game.slug).collect::<Vec<_>>();
    let missing = move || {
        let n = here.read().len();
        if n < 2 {
            return Some(i18n.say(evenings::next_alone));
        }
        let words = || match minutes.get() {
            None => i18n.say(evenings::NextNone { n: n.to_string() }),
            Some(_) => i18n.say(evenings::NextNoneIn { n: n.to_string() }),
        };
        proposed.with(Vec::is_empty).then(words)
    };
    view! {
        <section class="stack" aria-label=t!(i18n, evenings::next) data-next>
            <h2>{t!(i18n, evenings::next)}</h2>
            <Guests evening />
            <TimeLeft minutes />
            <p class="help-text" role="status">
                {missing}
            </p>
            <Show when=move || !are_enough.get()>
                <div class="row">
                    <LinkButton
                        icon=icon::HOME
                        label=t!(i18n, evenings::all_games)
                        href=Route::Home.href()
                        act="all-games"
                    />
                </div>
            </Show>
            <ul class="stack">
                <For each=slugs key=|slug| *slug let(slug)>
                    <Proposed slug proposed here />
                </For>
            </ul>
        </section>
    }
}

/// Buttons for the minutes that are left.
#[component]
fn TimeLeft(minutes: RwSignal<Option<u16>>) -> impl IntoView {
    let i18n = use_i18n();
    let choice = move |limit: Option<u16>| {
        let label = move || match limit {
            None => i18n.say(evenings::next_any),
            Some(n) => i18n.say(common::InMinutes { n }),
        };
        view! {
            <Button
                label
                on_press=move || minutes.set(limit)
                act="time-left"
                attr:data-minutes=limit.unwrap_or_default().to_string()
                attr:aria-pressed=move || (minutes.get() == limit).to_string()
            />
        }
    };
    let limits = std::iter::once(None).chain(times().into_iter().map(Some));
    view! {
        <div class="row" role="group" aria-label=t!(i18n, evenings::next_time)>
            {limits.map(choice).collect_view()}
        </div>
    }
}

/// A game with the reasons for it, and links that start a match or open its set-up.
#[component]
fn Proposed(slug: &'static str, proposed: Memo<Vec<Proposal>>, here: Memo<Vec<Player>>) -> impl IntoView {
    let (i18n, saves, navigation) = (use_i18n(), use_saves(), use_navigation());
    let own = Memo::new(move |_| proposed.read().iter().find(|game| game.slug == slug).cloned());
    let title = move || games::find(slug).map(|game| i18n.say(game.title));
    let about = move || games::find(slug).map(|game| i18n.say(game.facts));
    let reasons = move || {
        let own = own.get()?;
        let mut said: Vec<String> = own.reasons.iter().map(|reason| why(i18n, reason)).collect();
        if said.is_empty() {
            said.push(i18n.say(evenings::NextFits { n: here.read().len().to_string() }));
        }
        Some(said.into_iter().map(|said| view! { <p>{said}</p> }).collect_view())
    };
    let play = move || i18n.say(evenings::NextPlay { game: title().unwrap_or_default() });
    let set_up_which = move || i18n.say(evenings::NextSetUp { game: title().unwrap_or_default() });
    let set_up = move || {
        seat_tonight(saves, slug);
        navigation.go(Route::Setup(slug.to_owned()));
    };
    view! {
        <li class="card" data-game=slug>
            <div class="row">
                <h3>{title}</h3>
                <small class="help-text">{about}</small>
            </div>
            {reasons}
            <div class="row">
                <LinkButton
                    icon=icon::PLAY
                    label=play
                    href=Route::Tonight(slug.to_owned()).href()
                    act="play-next"
                />
                <Button
                    label=t!(i18n, evenings::set_up)
                    on_press=set_up
                    act="set-up-next"
                    attr:aria-label=set_up_which
                />
            </div>
        </li>
    }
}

/// The sentence for a reason.
fn why(i18n: I18n, reason: &Reason) -> String {
    match reason {
        Reason::New => i18n.say(evenings::next_new),
        Reason::LeastPlayed(n) => i18n.say(evenings::NextLeast { n: *n }),
        Reason::ChanceFor(name) => {
            i18n.say(evenings::NextChance { name: lexicon::person_called(i18n, name) })
        }
    }
}
