//! How the end came about: who brought home what, and when.

use std::{cmp::Reverse, sync::Arc};

use leptos::prelude::*;

use super::{art::Sign, state::use_board, words};
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{Language, barrakuda as key, t},
    },
    games::barrakuda::View,
    kernel::{Seat, Seats},
};

/// What each side has brought home.
#[component]
pub(super) fn Deposits() -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    // Nothing changes after the end.
    let view = session.view.get_untracked();
    let mut sides: Vec<usize> = (0..view.sea.vaults.len()).collect();
    // The fullest first.
    sides.sort_by_key(|side| Reverse(view.sea.vaults[*side]));
    let rows = sides.into_iter().map(|side| view! { <SideDeposits view=Arc::clone(&view) side /> });
    view! {
        <div class="bk-over">
            <h3>{t!(i18n, key::how_it_came)}</h3>
            <ul>{rows.collect_view()}</ul>
        </div>
    }
}

#[component]
fn SideDeposits(view: Arc<View>, side: usize) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let seats: Seats = Seat::all(view.seats).filter(|seat| view.sea.side(*seat) == side).collect();
    let won = view.winners.iter().any(|seat| seats.contains(*seat));
    let marks = seats.iter().filter_map(|seat| session.player(seat)).map(|player| view! { <Mark player /> });
    let marks = marks.collect_view();
    let vault = view.sea.vaults[side].to_string();
    view! {
        <li class="bk-deposits" class:bk-won=won>
            {marks}
            <span class="bk-deposit-words">
                <strong>{words::list(&session.names(), seats)}</strong>
                <small>{move || in_words(&i18n.language(), &view, seats)}</small>
            </span>
            <span class="bk-vault">
                <Sign href="#bk-chest" />
                <b>{vault}</b>
            </span>
        </li>
    }
}

/// What these seats brought home, and in which round.
fn in_words(language: &Language, view: &View, seats: Seats) -> String {
    let deposits = view.deposits.iter().filter(|deposit| seats.contains(deposit.seat));
    let parts: Vec<String> =
        deposits.map(|deposit| language.say(key::Deposit { n: deposit.round, gold: deposit.gold })).collect();
    if parts.is_empty() { language.say(key::no_deposit) } else { parts.join(" · ") }
}
