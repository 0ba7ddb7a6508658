//! A match looked back at.

use leptos::prelude::*;

use crate::{
    app::i18n::{Language, Text},
    kernel::Game,
    table::player::Player,
};

/// How a review writes the numbers of a game.
#[derive(Copy, Clone)]
pub struct Figures {
    /// Title of the chart of who was ahead.
    pub title: Text,
    /// The chart shows a bot's estimate for the first of two seats, since no count tells who is ahead.
    pub estimated: bool,
    /// Writes a number of the chart: a figure, see [`Game::figures`], or an estimate.
    pub figure: fn(&Language, i32) -> String,
    /// What a decision cost, as a sentence. Arguments: a bot's values of the best decision and of the one made.
    pub cost: fn(&Language, i32, i32) -> String,
}

impl Figures {
    /// Counted figures, written as they are, without costs.
    pub const fn counted(title: Text) -> Figures {
        Figures {
            title,
            estimated: false,
            figure: |_, number| number.to_string(),
            cost: |_, _, _| String::new(),
        }
    }
}

/// A game whose matches can be reviewed.
pub trait Review: Game {
    const FIGURES: Figures;

    /// What the review shows beside the turning points.
    fn reviewed(_view: &Self::View, _players: &[Player]) -> Option<AnyView> {
        None
    }

    /// What the result shows below the places; the match is over and nothing is hidden.
    fn afterwards(_view: &Self::View, _players: &[Player]) -> Option<AnyView> {
        None
    }
}
