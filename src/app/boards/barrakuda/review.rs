//! The review of a Barrakuda match.

use std::sync::Arc;

use leptos::prelude::*;

use super::deposits::Deposits;
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::review,
    },
    games::barrakuda::{Barrakuda, View},
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
}
