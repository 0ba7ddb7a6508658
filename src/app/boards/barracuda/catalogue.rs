//! Barracuda in home and set-up.

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
    games::barracuda::{Barracuda, Config},
    table::player::Player,
};

impl Catalogue for Barracuda {
    const TITLE: Text = shelf::barracuda_title;
    const TAGLINE: Text = shelf::barracuda_tagline;
    const FACTS: Text = shelf::barracuda_facts;
    const USUAL: u8 = 4;
    const SECRETS: bool = true;
    const SEATED: bool = true;
    const FIRST_OPTIONS: fn() -> Config = first_options;
    const HOUSE_RULES: fn(I18n, &Config) -> (String, String) = house_rules;

    fn options(config: RwSignal<Config>, _players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config /> }.into_any()
    }

    fn tally_line(language: &Language, _seat: u8, counted: &[i32]) -> Option<String> {
        let [pawns, thousands] = *counted else { return None };
        let sum = words::money(language, u16::try_from(thousands).unwrap_or_default());
        Some(language.say(tally::Barracuda { n: pawns, sum }))
    }
}
