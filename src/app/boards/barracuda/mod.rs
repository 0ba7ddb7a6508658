//! Barracuda on the screen.

mod act;
mod aid;
mod album;
mod answer;
mod art;
mod between;
mod bids;
mod careful;
mod catalogue;
mod close_up;
mod controller;
mod drag;
mod due;
mod first;
mod guests;
mod guidance;
mod hot_seat;
mod lay;
mod laying;
mod ledger;
mod log;
mod narrator;
mod news;
mod notes;
mod opened;
mod options;
mod panel;
mod piles;
mod promenade;
mod review;
mod ribbon;
mod ruined;
mod rules;
mod suggestion;
mod talk;
mod turned;
mod visit;
mod words;

use leptos::prelude::*;

use self::{
    close_up::CloseUp,
    controller::{provide_controller, use_controller},
    guests::Guests,
    ledger::LedgerWindow,
    panel::Panel,
    promenade::Promenade,
};
use crate::{
    app::{game_board::GameBoard, game_ui::GameUi, session::Session},
    games::barracuda::Barracuda,
};

/// The promenade, the players round it, and the panel.
#[component]
fn Board() -> impl IntoView {
    provide_controller();
    let controller = use_controller();
    view! {
        <div class="table bc-table">
            <div class="table-board">
                <Promenade />
            </div>
            <div class="table-players">
                <Guests />
            </div>
            <div class="table-panel" on:click=move |event| controller.tap_beside(&event)>
                <Panel />
            </div>
            <LedgerWindow />
            <CloseUp />
        </div>
    }
}

impl GameUi for Barracuda {}

impl GameBoard for Barracuda {
    fn board(_session: Session<Self>) -> AnyView {
        view! { <Board /> }.into_any()
    }
}
