//! All wallets, once their contents are public.

use leptos::prelude::*;

use super::{
    album::AlbumPages,
    notes::Kinds,
    ruined::Ruined,
    turn_buttons::{TurnButtons, is_turned},
    words,
};
use crate::{
    app::{
        components::{Chart, ChartNumbers, Mark, Shape},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Barracuda, Notes},
    kernel::{PerSeat, Seat},
    scenes::barracuda::album,
};

/// All wallets in the order of places; after the match also a chart of the players' money.
#[component]
pub(super) fn OpenWallets() -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let view = session.view.get_untracked();
    let disclosed = view.disclosed.as_ref()?;
    let mut seats: Vec<Seat> = Seat::all(view.seats).collect();
    seats.sort_by_key(|seat| view.players.get(*seat).and_then(|player| player.place));
    let wallets = seats.len();
    let row = |(nth, seat): (usize, Seat)| {
        let (notes, player) = (*disclosed.wallets.get(seat)?, view.players.get(seat)?);
        // The winner's wallet is turned up last.
        Some(view! { <Row seat notes pawns=player.pawns nth=wallets - 1 - nth /> })
    };
    let rows = seats.into_iter().enumerate().map(row).collect_view();
    let away: Vec<&str> = disclosed.away.iter().map(|bar| bar.name()).collect();
    let away = move || i18n.say(key::OverAway { bars: i18n.language().list(away.iter().copied()) });
    let money = (view.over() && disclosed.money.len() > 1).then(|| disclosed.money.clone());
    // The chart ends with the wallets' totals, so it waits until all are open.
    let are_open = is_turned(wallets.saturating_sub(1));
    let trend = money.map(|money| {
        view! {
            <Show when=are_open>
                <section>
                    <Trend money=money.clone() />
                </section>
            </Show>
        }
    });
    Some(view! {
        <div class="bc-sheet">
            <section>
                <h2 class="bc-title">{t!(i18n, key::over_title)}</h2>
                <ul class="bc-over">{rows}</ul>
                <TurnButtons from=0 to=wallets next=key::open_next all=key::open_all />
                <Ruined />
                <p class="help-text">{away}</p>
            </section>
            {trend}
        </div>
        {album(&view).map(|album| view! { <AlbumPages album from=wallets /> })}
    })
}

#[component]
fn Row(
    seat: Seat,
    notes: Notes,
    /// Number of pawns in bars.
    pawns: u8,
    /// Number of wallets turned up before this one.
    nth: usize,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let is_turned = is_turned(nth);
    let player = session.player(seat)?;
    let name = player.name.clone();
    let sum = move || words::money(&i18n.language(), notes.worth());
    let line = t!(i18n, key::OverLine { sum: sum(), n: pawns });
    Some(view! {
        <li class="bc-over-row">
            <Mark player />
            <span class="bc-over-words">
                <strong>
                    <bdi>{name}</bdi>
                </strong>
                <Show when=is_turned>
                    <small>{line}</small>
                </Show>
            </span>
            <Show
                when=is_turned
                fallback=|| view! { <Shape class="icon" href="#bc-wallet" width=24 height=24 /> }
            >
                <Kinds notes />
            </Show>
        </li>
    })
}

/// A chart of each player's money, with a table for screen readers.
#[component]
fn Trend(
    /// Money in thousands: at the start of each round, and at the end.
    money: Vec<PerSeat<u16>>,
) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let players = session.players();
    let seats = Seat::all(players.len() as u8);
    let lines: Vec<Vec<i32>> =
        seats.map(|seat| money.iter().map(|row| i32::from(row[seat])).collect()).collect();
    let amount = move |thousands: u16| move || words::money(&i18n.language(), thousands);
    let names = session.names().to_vec();
    let row = |(money, number): (PerSeat<u16>, u32)| {
        let cells = money.values().iter().map(|sum| view! { <td>{amount(*sum)}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">{t!(i18n, key::LRound { n: number })}</th>
                {cells}
            </tr>
        }
    };
    let rows = money.into_iter().zip(1..).map(row).collect_view();
    view! {
        <Chart
            players
            lines
            say=move |thousands| words::money(&i18n.language(), thousands as u16)
            caption=t!(i18n, key::over_chart)
        />
        <ChartNumbers caption=t!(i18n, key::over_chart) names>
            {rows}
        </ChartNumbers>
    }
}
