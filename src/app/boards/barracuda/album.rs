//! The album of bluffs, once the match is over: what was really on the table, who dealt with whom, what went to the bank.

use leptos::prelude::*;

use super::{notes::Kinds, words};
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::Barracuda,
    kernel::Seat,
    scenes::barracuda::{Album, Bluff, Paid, Pair},
};

/// All of it, below the wallets.
#[component]
pub(super) fn AlbumPages(album: Album) -> impl IntoView {
    let i18n = use_i18n();
    let Album { bluffs, pairs, paid } = album;
    let none = bluffs.is_empty().then(|| view! { <p class="help-text">{t!(i18n, key::album_none)}</p> });
    let bluffs = bluffs.into_iter().map(|bluff| view! { <BluffItem bluff /> }).collect_view();
    let dealt = (!pairs.is_empty()).then(|| {
        let pairs = pairs.into_iter().map(|pair| view! { <PairItem pair /> }).collect_view();
        view! {
            <section>
                <h3 class="bc-round">{t!(i18n, key::album_pairs)}</h3>
                <ul class="bc-pairs">{pairs}</ul>
            </section>
        }
    });
    let paid: Vec<_> = paid.iter().map(|(seat, paid)| view! { <PaidItem seat paid=*paid /> }).collect();
    view! {
        <h2 class="bc-title">{t!(i18n, key::album)}</h2>
        {none}
        <ol class="bc-album">{bluffs}</ol>
        <div class="bc-sheet">
            {dealt} <section>
                <h3 class="bc-round">{t!(i18n, key::album_paid)}</h3>
                <ul class="bc-pairs">{paid}</ul>
            </section>
        </div>
    }
}

/// An offer or a bid: who to whom, for what, what it really was, and whether it was taken.
#[component]
fn BluffItem(bluff: Bluff) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let player = session.player(bluff.from)?;
    let text = move || {
        let (language, names) = (i18n.language(), session.names());
        session.view.with(|view| words::bluff(&language, &names, view, &bluff))
    };
    let came = match bluff.taken {
        Some(true) => key::l_accepted,
        Some(false) => key::album_refused,
        None => key::l_open,
    };
    Some(view! {
        <li class="bc-bluff" class:bc-taken=bluff.taken == Some(true)>
            <div class="bc-bluff-head">
                <Mark player />
                <span>{text}</span>
                <b class="bc-stamp">{t!(i18n, came)}</b>
            </div>
            <Kinds notes=bluff.notes />
        </li>
    })
}

#[component]
fn PairItem(pair: Pair) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let (one, other) = (session.player(pair.one)?, session.player(pair.other)?);
    let text = move || {
        i18n.say(key::AlbumPair {
            one: session.name(pair.one),
            other: session.name(pair.other),
            n: pair.deals,
            sum: words::money(&i18n.language(), pair.thousands),
        })
    };
    Some(view! {
        <li>
            <Mark player=one />
            <Mark player=other />
            <span>{text}</span>
        </li>
    })
}

#[component]
fn PaidItem(seat: Seat, paid: Paid) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let player = session.player(seat)?;
    let text = move || words::paid(&i18n.language(), &session.name(seat), &paid);
    Some(view! {
        <li>
            <Mark player />
            <span>{text}</span>
        </li>
    })
}
