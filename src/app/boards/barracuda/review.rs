//! A match of Barracuda looked back at, and advice.

use super::{suggestion, words};
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::{Language, review},
        suggestion::Suggestion,
    },
    games::barracuda::{Action, Barracuda, Prompt, View},
    kernel::Seat,
};

impl Review for Barracuda {
    const FIGURES: Figures = Figures {
        figure: |language, number| words::money(language, number.max(0) as u16),
        cost: |language, best, made| language.say(review::CostChance { n: (best - made) / 100 }),
        ..Figures::counted(review::chart_money)
    };

    /// In the first round no secret is of any use (BC-2.2).
    fn advised_openly(view: &View) -> bool {
        matches!(view.prompt, Prompt::Acting(_)) && view.round == 1
    }

    fn suggestion(
        language: &Language,
        names: &[String],
        view: &View,
        _seat: Seat,
        action: &Action,
    ) -> Suggestion {
        suggestion::suggestion(language, names, view, action)
    }
}
