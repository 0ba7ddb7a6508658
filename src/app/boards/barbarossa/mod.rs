//! Barbarossa on the screen.

mod aid;
mod arrows;
mod art;
mod board;
mod catalogue;
mod cave;
mod close_up;
mod controller;
mod controls;
mod countdown;
mod crown;
mod curses;
mod draft;
mod ending;
mod gallery;
mod gallery_picture;
mod gallery_screen;
mod guesses;
mod guidance;
mod hot_seat;
mod ideas;
mod keys;
mod letters;
mod making;
mod motion;
mod mountain;
mod narrator;
mod notes;
mod objects;
mod options;
mod panel;
mod photo_field;
mod players;
mod practice;
mod prepared;
mod presentation;
mod review;
mod rules;
mod scene;
mod series;
mod shaping;
mod story;
mod studio;
mod track;
mod turned;
mod words;
mod workpiece;

use leptos::prelude::*;

use self::{board::Board, gallery_screen::GalleryScreen, practice::Practice};
use crate::{
    app::{
        contexts::navigation::Route,
        game_board::GameBoard,
        game_ui::{Adviser, GameUi},
        session::Session,
    },
    games::barbarossa::Barbarossa,
};

impl GameUi for Barbarossa {}

/// Barbarossa has no bots and so gives no advice.
impl Adviser for Barbarossa {}

impl GameBoard for Barbarossa {
    fn board(_session: Session<Self>) -> AnyView {
        view! { <Board /> }.into_any()
    }

    fn page(route: &Route) -> Option<AnyView> {
        match route {
            Route::Gallery => Some(view! { <GalleryScreen /> }.into_any()),
            Route::Practice => Some(view! { <Practice /> }.into_any()),
            _ => None,
        }
    }
}
