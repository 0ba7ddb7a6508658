//! A match of La Bouillabaisse looked back at.

use super::words;
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::review,
    },
    games::bouillabaisse::Bouillabaisse,
};

impl Review for Bouillabaisse {
    const FIGURES: Figures = Figures {
        figure: |_, number| words::total(number),
        cost: |language, best, made| language.say(review::CostPoints { n: best - made }),
        ..Figures::counted(review::chart_points)
    };
}
