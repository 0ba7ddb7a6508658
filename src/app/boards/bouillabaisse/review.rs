//! A match of La Bouillabaisse looked back at, and advice.

use super::{suggestion, words};
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::{Language, review},
        suggestion::Suggestion,
    },
    games::bouillabaisse::{Action, Bouillabaisse, View},
    kernel::Seat,
};

impl Review for Bouillabaisse {
    const FIGURES: Figures = Figures {
        figure: |_, number| words::total(number),
        cost: |language, best, made| language.say(review::CostPoints { n: best - made }),
        ..Figures::counted(review::chart_points)
    };

    fn suggestion(
        language: &Language,
        _names: &[String],
        _view: &View,
        _seat: Seat,
        action: &Action,
    ) -> Suggestion {
        suggestion::suggestion(language, action)
    }
}
