//! The course of the match: deposits and their rounds; bites, robberies, finds and routes of all players.

use std::{cmp::Reverse, sync::Arc};

use leptos::prelude::*;

use super::{art::Sign, words};
use crate::{
    app::{
        components::{Chart, ChartNumbers, Mark},
        contexts::use_i18n,
        i18n::{Language, barrakuda as key, t},
        lexicon::titled,
    },
    games::barrakuda::View,
    kernel::{Seat, Seats},
    scenes::barrakuda::{bites, vault_lines},
    table::player::Player,
};

/// The deposits of each side.
#[component]
pub(super) fn Deposits(
    /// The view at the end.
    view: Arc<View>,
    players: Arc<[Player]>,
) -> impl IntoView {
    let i18n = use_i18n();
    let mut sides: Vec<usize> = (0..view.sea.vaults.len()).collect();
    // The fullest vault first.
    sides.sort_by_key(|side| Reverse(view.sea.vaults[*side]));
    // A team appears as the first of its two players.
    let firsts: Arc<[Player]> = players.iter().take(view.sea.vaults.len()).cloned().collect();
    let lines = vault_lines(&view);
    let names: Vec<String> = players.iter().map(Player::called).collect();
    let heads = (0..lines.len()).map(|side| {
        let seats = Seat::all(view.seats).filter(|seat| view.sea.side(*seat) == side).collect();
        called_side(&i18n.language(), &names, side, seats)
    });
    let heads: Vec<String> = untrack(|| heads.collect());
    let (bitten, dropped) = bites(&view);
    let rows = sides.into_iter().map(|side| {
        view! { <SideDeposits view=Arc::clone(&view) players=Arc::clone(&players) side /> }
    });
    view! {
        <div class="bk-over">
            <h3>{t!(i18n, key::how_it_came)}</h3>
            <ul>{rows.collect_view()}</ul>
            <Chart
                players=firsts
                lines=lines.clone()
                say=|gold: i32| gold.to_string()
                caption=t!(i18n, key::chart_caption)
            />
            <ChartNumbers caption=t!(i18n, key::chart_caption) names=heads>
                {vault_rows(&lines)}
            </ChartNumbers>
            <p>{t!(i18n, key::BiteSum { n: bitten, gold: words::gold(&i18n.language(), dropped) })}</p>
        </div>
    }
}

/// The gold in the vaults after each round.
fn vault_rows(lines: &[Vec<i32>]) -> impl IntoView + use<> {
    let i18n = use_i18n();
    let rounds = 1..lines.first().map_or(0, Vec::len);
    let row = |round: usize| {
        let cells = lines.iter().map(|line| view! { <td>{line[round]}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">{t!(i18n, key::Round { n: round })}</th>
                {cells}
            </tr>
        }
    };
    rounds.map(row).collect_view()
}

#[component]
fn SideDeposits(view: Arc<View>, players: Arc<[Player]>, side: usize) -> impl IntoView {
    let i18n = use_i18n();
    let seats: Seats = Seat::all(view.seats).filter(|seat| view.sea.side(*seat) == side).collect();
    let won = view.winners.iter().any(|seat| seats.contains(*seat));
    let names: Vec<String> = players.iter().map(Player::called).collect();
    let all = names.clone();
    let people = seats.iter().filter_map(|seat| players.get(seat.index()).cloned());
    let marks = people.map(|player| view! { <Mark player /> }).collect_view();
    let vault = view.sea.vaults[side].to_string();
    let brought = Arc::clone(&view);
    // In a team each player's line has a name.
    let called = |seat: Seat| (seats.len() > 1).then(|| words::name(&names, seat).to_owned());
    let of = |seat: Seat| view! { <StatisticsOf view=Arc::clone(&view) seat name=called(seat) /> };
    let statistics = seats.iter().map(of).collect_view();
    view! {
        <li class="bk-deposits" class:bk-won=won>
            {marks}
            <span class="bk-deposit-words">
                <strong>{move || called_side(&i18n.language(), &all, side, seats)}</strong>
                <small>{move || in_words(&i18n.language(), &brought, seats)}</small>
                {statistics}
            </span>
            <span class="bk-vault">
                <Sign href="#bk-chest" />
                <b>{vault}</b>
            </span>
        </li>
    }
}

/// One player's record: finds, bites, robberies, the longest route.
#[component]
fn StatisticsOf(
    view: Arc<View>,
    seat: Seat,
    /// The player's name, if they are in a team.
    name: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let statistics = view.statistics.get(seat.index()).cloned().unwrap_or_default();
    let text = move || {
        let language = i18n.language();
        let text = words::statistics(&language, &statistics);
        match &name {
            Some(name) => titled(&language, name, &text),
            None => text,
        }
    };
    view! { <small class="bk-deeds-of">{text}</small> }
}

/// "Anna", "Corals: Ben and Dev"
fn called_side(language: &Language, names: &[String], side: usize, seats: Seats) -> String {
    let people = words::list(language, names, seats);
    if seats.len() > 1 { titled(language, &language.say(words::team(side)), &people) } else { people }
}

/// The deposits of these seats, with their rounds.
fn in_words(language: &Language, view: &View, seats: Seats) -> String {
    let deposits = view.deposits.iter().filter(|deposit| seats.contains(deposit.seat));
    let facts = language
        .facts(deposits.map(|deposit| language.say(key::Deposit { n: deposit.round, gold: deposit.gold })));
    if facts.is_empty() { language.say(key::no_deposit) } else { facts }
}
