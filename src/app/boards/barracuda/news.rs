//! The latest public events, in pictures and words.

use leptos::prelude::*;

use super::{art::PawnPicture, notes::Kinds, words};
use crate::{
    app::{
        components::{Mark, Shape},
        contexts::use_i18n,
        i18n::{barracuda as key, sentences, t},
        session::use_session,
    },
    games::barracuda::{Barracuda, Deal, Event, Notes, Reply, View},
    kernel::Seat,
    scenes::barracuda::{RoundOrder, about, latest, round_order},
    table::player::Player,
};

/// The latest step: its pictures, a line per event, and the revealed stakes.
#[component]
pub(super) fn LatestNews(
    /// Whether the player whose view is open sees something else.
    #[prop(into)]
    hidden: Signal<bool>,
) -> impl IntoView {
    view! {
        <div class="bc-told" hidden=hidden>
            <Scenery />
            <Story />
            <Order />
            <Stakes />
        </div>
    }
}

/// Pictures of the latest events, if they have any.
#[component]
fn Scenery() -> impl IntoView {
    let session = use_session::<Barracuda>();
    let latest = Memo::new(move |_| {
        let is_watched = session.is_watched();
        session.view.with(|view| {
            // While all players look, the bag is shown with the order of the round instead.
            let news =
                latest(view).into_iter().filter(|event| !(is_watched && matches!(event, Event::Drawn(_))));
            news.filter_map(|event| thing(event, view)).enumerate().collect::<Vec<_>>()
        })
    });
    let drawn = move |(_, (href, seat)): (usize, (&'static str, Option<Seat>))| {
        let pawn = seat.and_then(|seat| session.player(seat)).map(|player| {
            view! {
                <span class="bc-out-of-bag">
                    <PawnPicture player />
                </span>
            }
        });
        view! {
            <div class="bc-scene">
                <span class:bc-bouncer=href == BOUNCER>
                    <Shape class="bc-thing" href width=48 height=48 />
                </span>
                {pawn}
            </div>
        }
    };
    view! {
        <div class="bc-scenery" aria-hidden="true">
            <For each=move || latest.get() key=|thing| *thing children=drawn />
        </div>
    }
}

/// The address of the bouncer in the page.
const BOUNCER: &str = "#bc-bouncer";

/// The pictures of an event: the bouncer, the bag with a drawn pawn, or the bank.
fn thing(event: &Event, view: &View) -> Option<(&'static str, Option<Seat>)> {
    match event {
        Event::Answered { reply: Reply::Refused, deal: Deal::Join, .. } => Some((BOUNCER, None)),
        Event::Looked(_) | Event::Bankrupt { .. } => Some(("#bc-bank", None)),
        // Only the latest drawn pawn is shown beside the bag.
        Event::Drawn(seat) if view.turn == Some(*seat) => Some(("#bc-bag", Some(*seat))),
        _ => None,
    }
}

/// One line per event of the latest step.
#[component]
fn Story() -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let lines = Memo::new(move |_| {
        let (language, names) = (i18n.language(), session.names());
        session.view.with(|view| {
            let line = |(index, event): (usize, &Event)| {
                let text = words::tell(&language, &names, view, event);
                (!text.is_empty()).then(|| (index, about(event), text, taken(event)))
            };
            let news = latest(view);
            let first = view.story.len() - news.len();
            // Stakes have their own list.
            let told = (first..).zip(news).filter(|(_, event)| !matches!(event, Event::Stakes(_)));
            told.filter_map(line).collect::<Vec<_>>()
        })
    });
    let line = move |(_, about, text, taken): (usize, Option<Seat>, String, Option<bool>)| {
        let who = about.and_then(|seat| session.player(seat)).map(|player| view! { <Mark player /> });
        // Hidden from screen readers, since the sentence says it already.
        let stamp = taken.map(|taken| {
            let word = if taken { key::l_accepted } else { key::album_refused };
            view! {
                <b class="bc-stamp" aria-hidden="true">
                    {t!(i18n, word)}
                </b>
            }
        });
        view! { <li class:bc-yes=taken == Some(true)>{who} <span>{text}</span> {stamp}</li> }
    };
    view! {
        <ol class="bc-story">
            <For each=move || lines.get() key=|line| line.clone() children=line />
        </ol>
    }
}

/// The order of this round: players who have played, the drawn pawn, and the pawns in the bag.
#[component]
fn Order() -> impl IntoView {
    let session = use_session::<Barracuda>();
    let order = Memo::new(move |_| {
        session.is_watched().then(|| session.view.with(|view| round_order(view))).flatten()
    });
    move || order.get().map(|order| view! { <OrderLine order /> })
}

#[component]
fn OrderLine(order: RoundOrder) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let pawn = move |seat: Seat| session.player(seat).map(|player| view! { <PawnPicture player /> });
    let pawns = move |seats: &[Seat]| seats.iter().copied().map(pawn).collect_view();
    let names = move |seats: &[Seat]| seats.iter().map(|seat| session.name(*seat)).collect::<Vec<_>>();
    let group = |group: &Vec<Seat>| view! { <span class="bc-group">{pawns(group)}</span> };
    let (played, waiting) = (names(&order.played), names(&order.bag.concat()));
    let told = move || {
        let language = i18n.language();
        let list = |names: &[String]| language.commas(names.iter().map(String::as_str));
        let played = (!played.is_empty()).then(|| language.say(key::OrderPlayed { names: list(&played) }));
        let waiting = match waiting[..] {
            [] => language.say(key::order_last),
            _ => language.say(key::OrderBag { names: list(&waiting) }),
        };
        sentences([played.unwrap_or_default(), waiting])
    };
    view! {
        <div class="bc-order">
            <div class="bc-order-line" aria-hidden="true">
                <span class="bc-group bc-played">{pawns(&order.played)}</span>
                <span class="bc-scene">
                    <Shape class="bc-thing" href="#bc-bag" width=48 height=48 />
                    <span class="bc-out-of-bag">{pawn(order.drawn)}</span>
                </span>
                {order.bag.iter().map(group).collect_view()}
            </div>
            <p class="help-text">{told}</p>
        </div>
    }
}

/// Whether an offer was accepted; `None` for other events.
fn taken(event: &Event) -> Option<bool> {
    match event {
        Event::Answered { reply, .. } => Some(*reply == Reply::Accepted),
        _ => None,
    }
}

/// All revealed stakes, the lowest first.
#[component]
fn Stakes() -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let revealed = Memo::new(move |_| {
        session.view.with(|view| {
            view.story.news().find_map(|event| match event {
                Event::Stakes(stakes) => Some(stakes.clone()),
                _ => None,
            })
        })
    });
    let rows = move || {
        let players = session.players();
        let mut rows: Vec<_> = players.iter().cloned().zip(revealed.get()?).collect();
        rows.sort_by_key(|(_, stake)| stake.worth());
        let row = |(player, stake): (Player, Notes)| {
            let name = player.called();
            let sum = move || words::money(&i18n.language(), stake.worth());
            view! {
                <li>
                    <Mark player />
                    <span class="bc-over-words">
                        <bdi>{name}</bdi>
                        <strong>{sum}</strong>
                    </span>
                    <Kinds notes=stake />
                </li>
            }
        };
        let rows = rows.into_iter().map(row).collect_view();
        Some(view! {
            <p class="help-text">{t!(i18n, key::stakes_order)}</p>
            <ul class="bc-stakes">{rows}</ul>
        })
    };
    view! { <div class="bc-revealed">{rows}</div> }
}
