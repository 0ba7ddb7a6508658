//! Barrakuda in home and set-up.

use leptos::prelude::*;

use super::{
    options::{Options, first_options, house_rules},
    words,
};
use crate::{
    app::{
        I18n,
        game_ui::Catalogue,
        i18n::{Language, Text, shelf, tally},
    },
    games::barrakuda::{Barrakuda, Config},
    table::player::Player,
};

impl Catalogue for Barrakuda {
    const TITLE: Text = shelf::barrakuda_title;
    const TAGLINE: Text = shelf::barrakuda_tagline;
    const FACTS: Text = shelf::barrakuda_facts;
    const USUAL: u8 = 4;
    const SECRETS: bool = true;
    const SEATED: bool = true;
    const FIRST_OPTIONS: fn() -> Config = first_options;
    const HOUSE_RULES: fn(I18n, &Config) -> (String, String) = house_rules;

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config players /> }.into_any()
    }

    fn tally_line(language: &Language, _seat: u8, counted: &[i32]) -> Option<String> {
        let gold = language.say(tally::BarrakudaGold { n: *counted.first()? });
        Some(match Self::side(counted) {
            Some(side) => language.facts([language.say(words::team(side)), gold]),
            None => gold,
        })
    }

    fn side(counted: &[i32]) -> Option<usize> {
        counted.get(1).map(|side| *side as usize)
    }
}
