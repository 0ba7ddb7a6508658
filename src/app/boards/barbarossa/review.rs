//! The review of a Barbarossa match.

use std::sync::Arc;

use leptos::prelude::*;

use super::guesses::Guesses;
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::review,
    },
    games::barbarossa::{Barbarossa, View},
    table::player::Player,
};

impl Review for Barbarossa {
    const FIGURES: Figures = Figures::counted(review::chart_hats);

    fn reviewed(view: &View, players: &[Player]) -> Option<AnyView> {
        let (view, players) = (Arc::new(view.clone()), players.into());
        Some(view! { <Guesses view players /> }.into_any())
    }
}
