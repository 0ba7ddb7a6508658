//! The mountain: the path of the hats above it, the ring of caves inside, the objects in the hollow.

use leptos::prelude::*;

use super::{cave::CaveButton, controller::use_controller, motion::Tumbling, objects::Work, track::Track};
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    kernel::{MAX_SEATS, Seat},
    scenes::barbarossa::{ring, works},
    table::player::Player,
};

/// The board: path, caves and hollow.
#[component]
pub(super) fn Mountain() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    view! {
        <section class="bb-mountain" aria-label=t!(i18n, key::path)>
            <Track />
            <div class="bb-ring">
                <Hollow />
                <Caves />
                <Tumbling session />
            </div>
        </section>
    }
}

/// All twelve caves, clockwise from cave A.
#[component]
fn Caves() -> impl IntoView {
    let controller = use_controller();
    let ring = Memo::new(move |_| controller.session.view.with(|view| ring(view)));
    // While a curse is being prepared, no player walks.
    let walks = Memo::new(move |_| controller.public.get() && controller.curse_plan.with(Option::is_none));
    let chambers = ring.get_untracked().into_iter().enumerate();
    chambers
        .map(|(at, chamber)| {
            let now = Memo::new(move |_| ring.with(|ring| ring.get(at).cloned()));
            view! { <CaveButton cave=chamber.cave steps=chamber.steps chamber=now walks /> }
        })
        .collect_view()
}

/// Each player's objects on their own board.
#[component]
fn Hollow() -> impl IntoView {
    let session = use_controller().session;
    let each = Memo::new(move |_| session.view.with(|view| view.each));
    let players = Seat::all(MAX_SEATS).zip(session.players().to_vec());
    let boards = players.map(|(owner, player)| view! { <Works owner player /> }).collect_view();
    view! {
        <div class="bb-hollow" data-per=move || if each.get() == 3 { "3" } else { "2" }>
            {boards}
        </div>
    }
}

#[component]
fn Works(owner: Seat, player: Player) -> impl IntoView {
    let session = use_controller().session;
    let riddles = Memo::new(move |_| {
        session.view.with(|view| works(view, owner).iter().map(|shown| shown.riddle).collect::<Vec<_>>())
    });
    let (name, colour) = (player.name.clone(), player.colour.to_string());
    view! {
        <div class="bb-works" data-colour=colour role="group" aria-label=name>
            <Mark player />
            <For each=move || riddles.get() key=|riddle| *riddle let(riddle)>
                <Work riddle />
            </For>
        </div>
    }
}
