//! The bars of the promenade, always in sight of all players.

use leptos::prelude::*;

use super::{
    art::{HousePicture, PawnPicture},
    controller::use_controller,
    ribbon::Ribbons,
    words,
};
use crate::{
    app::{
        components::Shape,
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Bar, Barracuda, Spot, Target},
    kernel::Seat,
    scenes::barracuda::{House, ice},
};

/// Ten houses in two rows under the evening sky.
#[component]
pub(super) fn Promenade() -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    let left = t!(i18n, key::Left { n: controller.scene.with(|scene| scene.left) });
    let houses = Spot::all().map(|spot| view! { <HouseButton spot /> }).collect_view();
    view! {
        <section class="bc-promenade" aria-label=t!(i18n, key::promenade)>
            <div class="bc-sky" aria-hidden="true">
                <Shape class="bc-sky-view" href="#bc-sky" width=360 height=80 />
                <Glass />
            </div>
            <div class="bc-houses">{houses}</div>
            <div class="bc-below">
                <Ribbons />
                <p class="bc-left">{left}</p>
            </div>
        </section>
    }
}

/// A drink left on the wall; its ice melts as the rounds go by.
#[component]
fn Glass() -> impl IntoView {
    let session = use_session::<Barracuda>();
    let ice = Memo::new(move |_| session.view.with(|view| ice(view.round)));
    view! {
        <span class="bc-glass" data-ice=move || ice.get().to_string() style:--ice=move || ice.get().to_string()>
            <Shape class="bc-glass-view" href="#bc-glass" width=24 height=36 />
            <Shape class="bc-ice" href="#bc-ice" width=24 height=36 />
        </span>
    }
}

/// One house. A tap picks it for an action, or opens its close-up.
#[component]
fn HouseButton(spot: Spot) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let house = Memo::new(move |_| controller.scene.with(|scene| scene.houses.get(spot.index()).cloned()));
    let is = move |what: fn(&House) -> bool| house.with(|house| house.as_ref().is_some_and(what));
    let bar = Memo::new(move |_| house.with(|house| house.as_ref()?.bar));
    let known = Memo::new(move |_| house.with(|house| house.as_ref()?.known));
    let tenant = Memo::new(move |_| house.with(|house| house.as_ref()?.tenant));
    let partner = Memo::new(move |_| house.with(|house| house.as_ref()?.partner));
    let is_target = move || is(|house| house.target);
    // The house itself shows the name and the rent.
    let rest = move || {
        let (language, names) = (i18n.language(), session.names());
        session.view.with(|view| words::house(&language, &names, view, spot, is_target()))
    };
    view! {
        <button
            type="button"
            class="bc-house"
            class:bc-here=move || is(|house| house.lit)
            data-spot=words::number(spot.number())
            data-name=Target::House(spot).to_string()
            data-target=is_target
            aria-pressed=move || is_target().then(|| is(|house| house.picked).to_string())
            on:click=move |_| controller.tap(spot)
        >
            <span class="bc-picture" aria-hidden="true">
                <HousePicture spot bar known />
            </span>
            {move || bar.get().map(|bar| view! { <Front bar tenant partner /> })}
            <span class="visually-hidden">{rest}</span>
        </button>
    }
}

/// The front of an open house: name, rent and pawns.
#[component]
fn Front(
    bar: Bar,
    #[prop(into)] tenant: Signal<Option<Seat>>,
    #[prop(into)] partner: Signal<Option<Seat>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let is_free = move || bar.has_partner_place() && partner.get().is_none();
    view! {
        <span class="bc-plate">
            <b>{bar.name()}</b>
            " "
            <span>{move || words::money(&i18n.language(), bar.rent())}</span>
        </span>
        <span class="bc-pawns" aria-hidden="true">
            <Placed class="bc-tenant" seat=tenant />
            <Placed class="bc-partner" seat=partner />
            <Show when=is_free>
                <span class="bc-free"></span>
            </Show>
        </span>
    }
}

/// The pawn on a place of a bar, if any. Another player's pawn is a new element, so that its arrival is animated.
#[component]
fn Placed(
    class: &'static str,
    /// The pawn's player.
    seat: Signal<Option<Seat>>,
) -> impl IntoView {
    let session = use_session::<Barracuda>();
    let pawn = move |seat: Seat| {
        let player = session.player(seat);
        player.map(|player| {
            view! {
                <span class=class>
                    <PawnPicture player />
                </span>
            }
        })
    };
    view! { <For each=move || seat.get() key=|seat| *seat children=pawn /> }
}
