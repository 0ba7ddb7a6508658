//! A match of Barrakuda looked back at, and advice.

use std::sync::Arc;

use leptos::prelude::*;

use super::{deposits::Deposits, suggestion};
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::{Language, review},
        suggestion::Suggestion,
    },
    games::barrakuda::{Action, Barrakuda, Prompt, View},
    kernel::Seat,
    table::player::Player,
};

impl Review for Barrakuda {
    const FIGURES: Figures = Figures {
        cost: |language, best, made| language.say(review::CostChance { n: (best - made) / 100 }),
        ..Figures::counted(review::chart_gold)
    };

    fn afterwards(view: &View, players: &[Player]) -> Option<AnyView> {
        let (view, players) = (Arc::new(view.clone()), players.into());
        Some(view! { <Deposits view players /> }.into_any())
    }

    /// Only the chosen card and the drawn cards are hidden.
    fn advised_openly(view: &View) -> bool {
        !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. })
    }

    fn suggestion(
        language: &Language,
        names: &[String],
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> Suggestion {
        suggestion::suggestion(language, names, view, seat, action)
    }
}
