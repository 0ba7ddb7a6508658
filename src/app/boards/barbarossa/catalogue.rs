//! Barbarossa in home and set-up.

use leptos::prelude::*;

use super::options::{Options, house_rules, update};
use crate::{
    app::{
        I18n,
        game_ui::Catalogue,
        i18n::{Language, Text, shelf, tally},
    },
    games::barbarossa::{Barbarossa, Config},
    table::player::Player,
};

impl Catalogue for Barbarossa {
    const TITLE: Text = shelf::barbarossa_title;
    const TAGLINE: Text = shelf::barbarossa_tagline;
    const FACTS: Text = shelf::barbarossa_facts;
    const USUAL: u8 = 4;
    const SECRETS: bool = true;
    const SEATED: bool = true;
    const UPDATE_OPTIONS: fn(&mut Config) = update;
    const HOUSE_RULES: fn(I18n, &Config) -> (String, String) = house_rules;

    fn options(config: RwSignal<Config>, _players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config /> }.into_any()
    }

    fn tally_line(language: &Language, _seat: u8, counted: &[i32]) -> Option<String> {
        let [n, arrows] = *counted else { return None };
        let points = n.to_string().replace('-', "\u{2212}");
        Some(language.say(tally::Barbarossa { points, n: n.abs(), arrows }))
    }
}
