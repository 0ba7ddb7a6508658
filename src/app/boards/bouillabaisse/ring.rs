//! The public part of the table: the seats, and the trick before them.

use std::f64::consts::TAU;

use leptos::{html::Span, prelude::*};
use web_sys::HtmlElement;

use super::{
    art::{Crown, Face},
    controller::use_controller,
    reveal::Reveal,
    words,
};
use crate::{
    app::{
        components::Mark,
        contexts::settings::Rotation,
        i18n::{bouillabaisse as key, t},
        lexicon::titled,
    },
    games::bouillabaisse::{Card, Target},
    kernel::Seat,
    scenes::bouillabaisse::{Place, Sweep},
    table::player::Player,
};

/// The seats in the order of play, and the trick before them.
#[component]
pub(super) fn Ring() -> impl IntoView {
    let controller = use_controller();
    let count = controller.session.players().len();
    let winner = Memo::new(move |_| {
        let scene = controller.scene.read();
        scene.taken.and_then(|(winner, _)| scene.places.iter().position(|place| place.seat == winner))
    });
    // The cards move to the winner after a while, or at once after a tap.
    let going = Memo::new(move |_| controller.sweep.get() == Sweep::Going);
    // The size class, and the numbers of seats with space above each other and side by side.
    let (size, rows, across) = match count {
        ..=2 => ("few", 2.1, 2.2),
        3..=4 => ("few", 2.1, 3.1),
        5..=6 => ("some", 3.05, 3.1),
        7..=8 => ("some", 3.9, 3.8),
        _ => ("many", 4.0, 4.0),
    };
    let towards = move || {
        let (x, y) = winner.get().map_or((50, 50), |step| spot(step, count));
        format!("--rows:{rows};--across:{across};--tx:{x};--ty:{y}")
    };
    let places = (0..count).map(|step| view! { <SeatPlace step count /> }).collect_view();
    view! {
        <div
            class="bo-ring"
            data-size=size
            style=towards
            data-collect=move || going.get().then_some("")
            on:click=move |_| controller.sweep_up()
        >
            <Reveal />
            <div class="bo-middle">
                <Middle />
            </div>
            <ol class="bo-places" aria-label=t!(controller.i18n, key::table_label)>
                {places}
            </ol>
        </div>
    }
}

/// The places along the edge of a four-by-four grid, clockwise from the near side: column and row.
const EDGE: [(i32, i32); 12] =
    [(1, 3), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3)];
/// The maximum for an oval: with more seats, cards would be unreadable on a phone.
const ROUND: usize = 8;

/// The place of a seat, `step` seats after the near one, in hundredths from the left and from the top. The next player
/// sits to the left: from the near edge, clockwise.
fn spot(step: usize, count: usize) -> (i32, i32) {
    if count > ROUND {
        let (column, row) = EDGE[(step * EDGE.len() + count / 2) / count % EDGE.len()];
        return (column * 100 / 3, row * 100 / 3);
    }
    let angle = TAU * step as f64 / count as f64;
    ((50.0 - 50.0 * angle.sin()) as i32, (50.0 + 50.0 * angle.cos()) as i32)
}

/// The player who takes the trick.
#[component]
fn Middle() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let taken = Memo::new(move |_| controller.scene.read().taken);
    let out_of_sight = Memo::new(move |_| controller.scene.read().out_of_sight);
    let takes = move || {
        taken.get().map(|(winner, points)| {
            let words = move || words::takes(&i18n.language(), &session.name(winner), points);
            view! {
                <p class="bo-taken" data-taken="">
                    {words}
                </p>
            }
        })
    };
    view! {
        <Show when=move || out_of_sight.get() fallback=move || takes>
            <p class="bo-taken">{t!(i18n, key::out_of_sight)}</p>
        </Show>
    }
}

/// One seat of the ring, `step` seats after the near one.
#[component]
fn SeatPlace(step: usize, count: usize) -> impl IntoView {
    let controller = use_controller();
    let place = Memo::new(move |_| controller.scene.read().places.get(step).cloned());
    let (left, top) = spot(step, count);
    // Face to face, the far half reads its cards from its own side.
    let far = top < 40;
    let turned = move || far && controller.session.settings.get().rotation == Rotation::FaceToFace;
    let is = move |what: fn(&Place) -> bool| place.read().as_ref().is_some_and(what).then_some("");
    view! {
        <li
            class="bo-place"
            class:bo-far=turned
            style=format!("--x:{left};--y:{top}")
            data-turn=move || is(|place| place.turn)
            data-took=move || is(|place| place.took)
        >
            <Lying place />
            <Sitting place />
        </li>
    }
}

/// The card in front of a seat.
#[component]
fn Lying(place: Memo<Option<Place>>) -> impl IntoView {
    let played = Memo::new(move |_| place.read().as_ref().and_then(|place| place.played));
    // Each card is a new element, so that its arrival is animated.
    view! {
        <For each=move || [played.get()] key=|card| *card let(card)>
            {match card {
                Some(card) => view! { <LaidCard card /> }.into_any(),
                None => view! { <span class="bo-lying bo-nothing"></span> }.into_any(),
            }}
        </For>
    }
}

#[component]
fn LaidCard(card: Card) -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let lying = NodeRef::<Span>::new();
    // By default the style sheet lets a card fly from its seat; the player's own card flies from its place in the hand.
    Effect::new(move |_| {
        let from = controller.flight.get_value().filter(|(flown, _)| *flown == card);
        if let (Some(lying), Some((_, from))) = (lying.get(), from) {
            controller.flight.set_value(None);
            fly(&lying, from);
        }
    });
    view! {
        <span
            node_ref=lying
            class="bo-lying"
            role="img"
            aria-label=move || words::card(&i18n.language(), card)
            data-card=card.to_string()
            data-name=Target::Played(card).to_string()
        >
            <Face card />
        </span>
    }
}

/// Animates a card from this place on the screen. The seat's position is used, since animations do not move it.
fn fly(lying: &HtmlElement, (x, y): (f64, f64)) {
    let Some(seat) = lying.offset_parent() else { return };
    let area = seat.get_bounding_client_rect();
    let centre = |start: f64, offset: i32, size: i32| start + f64::from(offset) + f64::from(size) / 2.0;
    let dx = x - centre(area.left(), lying.offset_left(), lying.offset_width());
    let dy = y - centre(area.top(), lying.offset_top(), lying.offset_height());
    // Setting this fixed name never fails.
    let _ = lying.style().set_property("--from", &format!("{dx:.0}px {dy:.0}px"));
}

/// The player at a place.
#[component]
fn Sitting(place: Memo<Option<Place>>) -> impl IntoView {
    let session = use_controller().session;
    let player = Memo::new(move |_| session.player(place.read().as_ref()?.seat));
    move || player.get().map(|player| view! { <Chip player place /> })
}

/// A player, with the number of their cards and their points in this round.
#[component]
fn Chip(player: Player, place: Memo<Option<Place>>) -> impl IntoView {
    let i18n = use_controller().i18n;
    let (name, called) = (player.name.clone(), player.called());
    let facts = Memo::new(move |_| {
        let place = place.read();
        place.as_ref().map(|place| words::facts(&i18n.language(), place)).unwrap_or_default()
    });
    let left = move || place.read().as_ref().map(|place| format!("▮{}", place.left));
    let points = move || {
        let points = place.read().as_ref().and_then(|place| place.taken);
        points.map(|points| view! { <span class="bo-points">{["•", &words::signed(points)].concat()}</span> })
    };
    // Each gain is a new element, so that its animation starts anew.
    let gain = Memo::new(move |_| place.read().as_ref().and_then(|place| place.gain));
    let gained = move || {
        gain.get().map(|points| {
            view! {
                <b class="bo-gain" aria-hidden="true">
                    {words::signed(points)}
                </b>
            }
        })
    };
    let name_of = move |target: fn(Seat) -> Target| {
        move || place.read().as_ref().map(|place| target(place.seat).to_string())
    };
    let deals = move || place.read().as_ref().is_some_and(|place| place.dealer);
    let leads = move || place.read().as_ref().is_some_and(|place| place.leads);
    let total = move || {
        let total = place.read().as_ref().and_then(|place| place.total)?;
        Some(view! {
            <span
                class="bo-sum"
                class:bo-leads=leads
                aria-hidden="true"
                data-total=total.to_string()
                data-name=name_of(Target::Total)
            >
                <Show when=leads>
                    <Crown />
                </Show>
                {words::total(total)}
            </span>
        })
    };
    view! {
        <span class="bo-who" title=facts data-name=name_of(Target::Player)>
            <Mark player />
            <span class="bo-name">
                <strong aria-hidden="true">
                    <bdi>{name}</bdi>
                </strong>
                <small aria-hidden="true">
                    {points} <span>{left}</span> <Show when=deals>
                        <span class="bo-dealer">{t!(i18n, key::dealer_sign)}</span>
                    </Show>
                </small>
            </span>
            {total}
            {gained}
            <span class="visually-hidden">{move || titled(&i18n.language(), &called, &facts.read())}</span>
        </span>
    }
}
