//! Barrakuda on the screen.

mod aid;
mod answer_button;
mod answers;
mod art;
mod board;
mod catalogue;
mod close_up;
mod counting;
mod crew;
mod deposits;
mod dice;
mod drawn;
mod floor;
mod gold;
mod guidance;
mod hand;
mod haul;
mod hot_seat;
mod kept_sets;
mod labels;
mod log;
mod narrator;
mod options;
mod panel;
mod resolving;
mod review;
mod rules;
mod sea;
mod sentences;
mod set_editor;
mod sets;
mod state;
mod suggestion;
mod sum;
mod tile;
mod warning;
mod words;

use leptos::prelude::*;

use self::board::Board;
use crate::{
    app::{game_board::GameBoard, game_ui::GameUi, session::Session},
    games::barrakuda::Barrakuda,
};

impl GameUi for Barrakuda {}

impl GameBoard for Barrakuda {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Board session /> }.into_any()
    }
}
