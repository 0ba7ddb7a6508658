//! The review of a Barracuda match.

use super::words;
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::review,
    },
    games::barracuda::Barracuda,
};

impl Review for Barracuda {
    const FIGURES: Figures = Figures {
        figure: |language, number| words::money(language, number.max(0) as u16),
        cost: |language, best, made| language.say(review::CostChance { n: (best - made) / 100 }),
        ..Figures::counted(review::chart_money)
    };
}
