//! Barragoon on the screen.

mod aid;
mod art;
mod board;
mod carry;
mod catalogue;
mod controller;
mod crossings_note;
mod guidance;
mod hot_seat;
mod keyboard;
mod keys;
mod log;
mod motion;
mod narrator;
mod options;
mod panel;
mod picker;
mod pointer;
mod problems;
mod review;
mod rules;
mod square;
mod suggestion;
mod tray;
mod words;

use leptos::prelude::*;

use crate::{
    app::{contexts::navigation::Route, game_board::GameBoard, game_ui::GameUi, session::Session},
    games::barragoon::Barragoon,
};

use board::Board;
use controller::Controller;
use panel::Panel;
use problems::{ProblemList, ProblemScreen};
use tray::Tray;

/// The board with its panel and the pieces beside it.
#[component]
fn Table(session: Session<Barragoon>) -> impl IntoView {
    provide_context(Controller::new(session));
    view! {
        <div class="table bg-table">
            <div class="table-board">
                <Board />
            </div>
            <div class="table-panel">
                <Panel />
                <Tray />
            </div>
        </div>
    }
}

impl GameUi for Barragoon {}

impl GameBoard for Barragoon {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Table session /> }.into_any()
    }

    fn page(route: &Route) -> Option<AnyView> {
        match route {
            Route::Problems => Some(view! { <ProblemList /> }.into_any()),
            Route::Problem(id) => Some(view! { <ProblemScreen id=id.clone() /> }.into_any()),
            _ => None,
        }
    }
}
