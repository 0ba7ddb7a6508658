//! La Bouillabaisse on the screen.

mod aid;
mod art;
mod catalogue;
mod controller;
mod guidance;
mod hand;
mod hand_pointer;
mod keys;
mod log;
mod menu;
mod narrator;
mod options;
mod reveal;
mod review;
mod ring;
mod rules;
mod sheet;
mod suggestion;
mod words;

use leptos::prelude::*;

use crate::{
    app::{
        game_board::GameBoard,
        game_ui::{GameUi, HotSeat},
        session::Session,
    },
    games::bouillabaisse::Bouillabaisse,
};

use controller::Controller;
use hand::Hands;
use menu::Menu;
use ring::Ring;
use sheet::{Sheet, Totals};

/// The menu card, the ring of seats, the hand, and the score sheet.
#[component]
fn Table(session: Session<Bouillabaisse>) -> impl IntoView {
    provide_context(Controller::new(session));
    let seats = session.players().len().to_string();
    view! {
        <div class="table bo-table" data-seats=seats>
            <div class="table-board">
                <Menu />
                <Ring />
            </div>
            <div class="table-panel">
                <Hands />
                <Totals />
            </div>
            <Sheet />
        </div>
    }
}

impl GameUi for Bouillabaisse {}

impl HotSeat for Bouillabaisse {}

impl GameBoard for Bouillabaisse {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Table session /> }.into_any()
    }
}
