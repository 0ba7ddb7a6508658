//! The players round the promenade, with their public data.

use leptos::prelude::*;

use super::{controller::use_controller, words};
use crate::{
    app::{
        components::{Mark, Shape},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Barracuda, Target},
    kernel::Seat,
    scenes::barracuda::{Pawn, PlayerScene},
};

/// The players: pawns placed, next rent, whose turn it is; a tap opens the player's own view.
#[component]
pub(super) fn Guests() -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let seats = session.players().len() as u8;
    view! {
        <ol class="bc-players" aria-label=t!(i18n, key::table_label) data-count=words::number(seats)>
            {Seat::all(seats).map(|seat| view! { <GuestItem seat /> }).collect_view()}
        </ol>
    }
}

/// One player.
#[component]
fn GuestItem(seat: Seat) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let public = Memo::new(move |_| controller.scene.with(|scene| scene.players.get(seat.index()).cloned()));
    let is = move |what: fn(&PlayerScene) -> bool| public.with(|player| player.as_ref().is_some_and(what));
    let pawns = Memo::new(move |_| public.with(|player| player.as_ref().map_or(0, |player| player.pawns)));
    let rent = Memo::new(move |_| public.with(|player| player.as_ref().map_or(0, |player| player.rent)));
    let pawn =
        Memo::new(move |_| public.with(|player| player.as_ref().map_or(Pawn::Out, |player| player.pawn)));
    let laid = Memo::new(move |_| public.with(|player| player.as_ref()?.laid));
    // A bot never looks, and a single person with bots always sees their wallet.
    let hides = Memo::new(move |_| session.hides(seat));
    // A player cannot open their wallet while another player's wallet is open.
    let is_shut =
        move || !hides.get() || !session.live.get() || session.view.with(|view| view.own().is_some());
    let visit = move |_| {
        if !untrack(is_shut) {
            controller.visits(seat);
        }
    };
    let player = session.player(seat)?;
    let (name, colour) = (player.name.clone(), player.colour);
    Some(view! {
        <li
            class="bc-player"
            data-name=Target::Player(seat).to_string()
            class:bc-won=move || is(|player| player.won)
            class:bc-broke=move || is(|player| player.bankrupt)
            data-seat-turn=move || is(|player| player.turn)
        >
            <button type="button" data-act="visit" disabled=is_shut on:click=visit>
                <strong class="bc-name">
                    <bdi>{name}</bdi>
                </strong>
                <span class="bc-player-head">
                    <Mark player />
                    <InBag pawn />
                    <Show when=move || is(|player| player.held)>
                        <span class="bc-held" title=t!(i18n, key::guest_held)>
                            "★"
                            <span class="visually-hidden">{t!(i18n, key::guest_held)}</span>
                        </span>
                    </Show>
                    <Dots seat pawns colour />
                </span>
                <span class="bc-player-foot">
                    <LaidNotes seat laid />
                    <RentDue rent />
                    <Show when=move || is(|player| player.bankrupt)>
                        <span class="visually-hidden">{t!(i18n, key::guest_bankrupt)}</span>
                    </Show>
                </span>
                <Show when=move || hides.get()>
                    <span class="visually-hidden">{t!(i18n, key::guest_visit)}</span>
                </Show>
            </button>
        </li>
    })
}

/// Five dots, one filled for each pawn in a bar.
#[component]
fn Dots(
    seat: Seat,
    #[prop(into)] pawns: Signal<u8>,
    /// The player's colour.
    colour: u8,
) -> impl IntoView {
    let i18n = use_i18n();
    let label = t!(i18n, key::GuestPawns { n: pawns.get() });
    let dot = |index: u8| view! { <i class:bc-placed=move || index < pawns.get()></i> };
    view! {
        <span
            class="bc-dots"
            data-name=Target::Pawns(seat).to_string()
            title=label
            data-colour=colour.to_string()
        >
            <span class="visually-hidden">{label}</span>
            {(0..5).map(dot).collect_view()}
        </span>
    }
}

/// The rent a player pays next.
#[component]
fn RentDue(
    /// Rent in thousands.
    #[prop(into)]
    rent: Signal<u16>,
) -> impl IntoView {
    let i18n = use_i18n();
    let due = move || words::money(&i18n.language(), rent.get());
    let label = move || match rent.get() {
        0 => i18n.say(key::guest_no_rent),
        _ => i18n.say(key::GuestRent { rent: due() }),
    };
    view! {
        <span class="bc-due" title=label>
            <small aria-hidden="true">{t!(i18n, key::rent)}</small>
            <span aria-hidden="true">{due}</span>
            <span class="visually-hidden">{label}</span>
        </span>
    }
}

/// The bag while the player's pawn is in it, with the pawn's number if known.
#[component]
fn InBag(#[prop(into)] pawn: Signal<Pawn>) -> impl IntoView {
    let i18n = use_i18n();
    let place = move || match pawn.get() {
        Pawn::Place(first, last) if first == last => Some(words::number(first)),
        Pawn::Place(first, last) => Some(format!("{}–{}", words::number(first), words::number(last))),
        Pawn::Out | Pawn::InBag => None,
    };
    let label = move || match place() {
        Some(place) => i18n.say(key::GuestGroup { n: place }),
        None => i18n.say(key::guest_bag),
    };
    view! {
        <Show when=move || pawn.get() != Pawn::Out>
            <span class="bc-in-bag" title=label>
                <Shape class="icon" href="#bc-bag" width=48 height=48 />
                {move || place().map(|place| view! { <b aria-hidden="true">{place}"."</b> })}
                <span class="visually-hidden">{label}</span>
            </span>
        </Show>
    }
}

/// Number of notes that a player has laid face down.
#[component]
fn LaidNotes(seat: Seat, #[prop(into)] laid: Signal<Option<u16>>) -> impl IntoView {
    let i18n = use_i18n();
    let count = move || laid.get().unwrap_or_default();
    let label = t!(i18n, key::GuestLaid { n: count() });
    view! {
        <Show when=move || laid.get().is_some()>
            <span class="bc-laid" data-name=Target::Laid(seat).to_string() title=label>
                <b aria-hidden="true">{count}"×"</b>
                <Shape class="bc-note" href="#bc-back" width=56 height=30 />
                <span class="visually-hidden">{label}</span>
            </span>
        </Show>
    }
}
