//! The review of a match of La Bouillabaisse.

use super::words;
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::review,
    },
    games::bouillabaisse::Bouillabaisse,
    words::reason::points_cost,
};

impl Review for Bouillabaisse {
    const FIGURES: Figures = Figures {
        figure: |_, number| words::total(number),
        cost: points_cost,
        ..Figures::counted(review::chart_points)
    };
}
