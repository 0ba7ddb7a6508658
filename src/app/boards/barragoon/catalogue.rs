//! Barragoon on the shelf and in set-up.

use leptos::prelude::*;

use super::options::{Options, house_rules};
use crate::{
    app::{
        I18n,
        game_ui::Catalogue,
        i18n::{Language, Text, barragoon as key},
    },
    games::barragoon::{Barragoon, Config},
    table::player::Player,
};

impl Catalogue for Barragoon {
    const TITLE: Text = key::title;
    const TAGLINE: Text = key::tagline;
    const FACTS: Text = key::facts;
    const PROBLEMS: bool = true;
    const ROLES: &'static [Text] = &[key::white, key::brown];
    const HOUSE_RULES: fn(I18n, &Config) -> (String, String) = house_rules;

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config players /> }.into_any()
    }

    fn moved_on(config: Config) -> Config {
        config.turned()
    }

    fn tally_line(language: &Language, seat: u8, counted: &[i32]) -> Option<String> {
        let side = language.say(*Self::ROLES.get(usize::from(seat))?);
        Some(match counted {
            [n, ..] => language.say(key::Tally { side, n: *n }),
            [] => side,
        })
    }
}
