//! Barracuda on the screen.

mod act;
mod aid;
mod album;
mod art;
mod bids;
mod careful;
mod catalogue;
mod close_up;
mod controller;
mod drag;
mod first_round;
mod guests;
mod guidance;
mod hot_seat;
mod last_order_question;
mod laying;
mod ledger;
mod log;
mod narrator;
mod news;
mod next_rent;
mod note_tray;
mod notes;
mod offer_answer;
mod open_wallets;
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
mod turn_buttons;
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
