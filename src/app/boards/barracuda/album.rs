//! The album of bluffs after the match: the real contents of offers and bids, who dealt with whom, and the payments to
//! the bank.

use leptos::prelude::*;

use super::{
    notes::Kinds,
    turn_buttons::{TurnButtons, is_turned},
    words,
};
use crate::{
    app::{
        components::{Mark, Shape},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::Barracuda,
    kernel::Seat,
    scenes::barracuda::{Album, Bluff, Paid, Pair, best_bluff, worst_deal},
};

/// The whole album, below the wallets.
#[component]
pub(super) fn AlbumPages(
    album: Album,
    /// Index of the first bluff among all items turned up one by one.
    from: usize,
) -> impl IntoView {
    let i18n = use_i18n();
    let awards =
        [best_bluff(&album).map(|bluff| (true, *bluff)), worst_deal(&album).map(|bluff| (false, *bluff))];
    let Album { bluffs, pairs, paid } = album;
    let to = from + bluffs.len();
    let has_turned = is_turned(to.saturating_sub(1));
    let none = bluffs.is_empty().then(|| view! { <p class="help-text">{t!(i18n, key::album_none)}</p> });
    let bluffs = bluffs.into_iter().zip(from..);
    let bluffs = bluffs.map(|(bluff, nth)| view! { <BluffItem bluff nth /> }).collect_view();
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
        <TurnButtons from to next=key::turn_next all=key::turn_all />
        <Show when=has_turned>
            <ul class="bc-pairs">
                {awards
                    .into_iter()
                    .flatten()
                    .map(|(best, bluff)| view! { <Award best bluff /> })
                    .collect_view()}
            </ul>
        </Show>
        <div class="bc-sheet">
            {dealt} <section>
                <h3 class="bc-round">{t!(i18n, key::album_paid)}</h3>
                <ul class="bc-pairs">{paid}</ul>
            </section>
        </div>
    }
}

/// An offer or a bid: giver, receiver, purpose, real notes, and the answer.
#[component]
fn BluffItem(
    bluff: Bluff,
    /// Index among all items turned up one by one.
    nth: usize,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let is_turned = is_turned(nth);
    let back = move || {
        view! {
            <div class="bc-kinds">
                <span>
                    <Shape class="bc-note" href="#bc-back" width=56 height=30 />
                    <b>{format!("×{}", bluff.notes.count())}</b>
                </span>
            </div>
        }
    };
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
            <Show when=is_turned fallback=back>
                <Kinds notes=bluff.notes />
            </Show>
        </li>
    })
}

/// The best bluff or the worst deal of the match.
#[component]
fn Award(best: bool, bluff: Bluff) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let player = session.player(if best { bluff.from } else { bluff.to })?;
    let text = move || {
        let (language, names) = (i18n.language(), session.names());
        session.view.with(|view| words::award(&language, &names, view, best, &bluff))
    };
    Some(view! {
        <li>
            <Mark player />
            <strong>{text}</strong>
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
