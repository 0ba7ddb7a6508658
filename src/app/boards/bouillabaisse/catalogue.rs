//! La Bouillabaisse in home and set-up.

use leptos::prelude::*;

use super::{
    options::{Options, house_rules},
    words,
};
use crate::{
    app::{
        I18n,
        game_ui::Catalogue,
        i18n::{Language, Text, shelf, tally},
    },
    games::bouillabaisse::{Bouillabaisse, Config},
    table::player::Player,
};

impl Catalogue for Bouillabaisse {
    const TITLE: Text = shelf::bouillabaisse_title;
    const TAGLINE: Text = shelf::bouillabaisse_tagline;
    const FACTS: Text = shelf::bouillabaisse_facts;
    const USUAL: u8 = 4;
    const SECRETS: bool = true;
    const SEATED: bool = true;
    const HOUSE_RULES: fn(I18n, &Config) -> (String, String) = house_rules;

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config players /> }.into_any()
    }

    fn tally_line(language: &Language, _seat: u8, counted: &[i32]) -> Option<String> {
        let points = *counted.first()?;
        Some(language.say(tally::Bouillabaisse { points: words::total(points), n: points.abs() }))
    }
}
