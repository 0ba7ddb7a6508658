//! The bids in an auction; only the seller sees them.

use std::cmp::Reverse;

use leptos::prelude::*;

use super::{controller::use_controller, notes::Kinds, words};
use crate::{
    app::{
        components::{Button, Mark},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, Barracuda, Notes, Prompt, Target},
    kernel::Seat,
};

/// All bids side by side, with buttons to accept one or to close the bar.
#[component]
pub(super) fn Bids() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let view = session.view.get_untracked();
    let Prompt::Choosing { at, bids, may_sell, .. } = &view.prompt else { return None };
    let may_close = view.private.as_ref().is_some_and(|private| private.may_close);
    let bar = words::bar_at(&view, *at);
    let mut bids: Vec<(Seat, Notes)> = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?))).collect();
    bids.sort_by_key(|(_, notes)| Reverse(notes.worth()));
    let bids = bids.into_iter().map(|(seat, notes)| {
        view! { <BidItem seat notes may_sell=may_sell.contains(&seat) /> }
    });
    let hint = if may_sell.is_empty() { key::sell_none } else { key::sell_line };
    let close = if may_close {
        view! {
            <div class="bc-buttons">
                <Button
                    label=t!(i18n, key::DoClose { bar })
                    on_press=move || controller.play(Action::Close)
                    act="close-bar"
                    attr:data-name=Target::Button(Action::Close).to_string()
                />
            </div>
        }
        .into_any()
    } else {
        view! { <p class="bc-careful">{t!(i18n, key::sell_must)}</p> }.into_any()
    };
    let partner = view.open_at(*at).and_then(|bar| bar.partner).filter(|_| may_close);
    let partner = partner.map(|partner| {
        let text = t!(i18n, key::AnsHome { name: session.name(partner) });
        view! { <p class="help-text">{text}</p> }
    });
    Some(view! {
        <h2 class="bc-title">{t!(i18n, key::SellTitle { bar })}</h2>
        <p class="help-text">{t!(i18n, hint)}</p>
        <ul class="bc-bids">{bids.collect_view()}</ul>
        {close}
        {partner}
    })
}

/// One bid.
#[component]
fn BidItem(
    /// The bidder.
    seat: Seat,
    notes: Notes,
    /// Whether the bid can be accepted (BC-4.6).
    may_sell: bool,
) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let player = session.player(seat)?;
    let name = player.name.clone();
    let sum = move || words::money(&i18n.language(), notes.worth());
    let choice = if may_sell {
        let label = {
            let name = name.clone();
            t!(i18n, key::DoSell { name: &name })
        };
        view! {
            <Button
                label=t!(i18n, key::do_accept)
                on_press=move || controller.play(Action::Sell(seat))
                act="sell"
                attr:aria-label=label
            />
        }
        .into_any()
    } else {
        let why = if notes.count() == 0 { key::sell_no_bid } else { key::sell_no_pawn };
        view! { <p class="help-text">{t!(i18n, why)}</p> }.into_any()
    };
    Some(view! {
        <li class="bc-bid" data-bidder=seat.number().to_string() data-name=Target::Bid(seat).to_string()>
            <div class="bc-bid-head">
                <Mark player />
                <strong>
                    <bdi>{name}</bdi>
                </strong>
                <strong class="bc-bid-sum">{sum}</strong>
            </div>
            <Kinds notes />
            {choice}
        </li>
    })
}
