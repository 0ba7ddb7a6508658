//! Looking back at a finished match.

use leptos::prelude::*;

use crate::{
    app::i18n::{Language, Text},
    kernel::Game,
    table::player::Player,
};

/// The format of a game's numbers in a review.
#[derive(Copy, Clone)]
pub struct Figures {
    /// Title of the chart of who was ahead.
    pub title: Text,
    /// Whether the chart shows a bot's estimate for the first of two seats, because no count tells who is ahead.
    pub estimated: bool,
    /// Formats a number of the chart: a figure (see [`Game::figures`]) or an estimate.
    pub figure: fn(&Language, i32) -> String,
    /// The cost of a decision as a sentence. Arguments: a bot's values of the best decision and of the actual one.
    pub cost: fn(&Language, i32, i32) -> String,
}

impl Figures {
    /// Counted figures in plain digits, without costs.
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

    /// Extra content of the review, beside the turning points.
    fn reviewed(_view: &Self::View, _players: &[Player]) -> Option<AnyView> {
        None
    }

    /// Extra content of the result, below the places; the match is over and all secrets are open.
    fn afterwards(_view: &Self::View, _players: &[Player]) -> Option<AnyView> {
        None
    }
}
