//! Barragoon in home and set-up.

use leptos::prelude::*;

use super::options::{Options, house_rules};
use crate::{
    app::{
        I18n,
        game_ui::Catalogue,
        i18n::{Language, Text, shelf, tally},
    },
    games::barragoon::{Barragoon, Config, config::Start},
    table::player::Player,
};

impl Catalogue for Barragoon {
    const TITLE: Text = shelf::barragoon_title;
    const TAGLINE: Text = shelf::barragoon_tagline;
    const FACTS: Text = shelf::barragoon_facts;
    const PROBLEMS: bool = true;
    const ROLES: &'static [Text] = &[tally::barragoon_white, tally::barragoon_brown];
    const HOUSE_RULES: fn(I18n, &Config) -> (String, String) = house_rules;

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config players /> }.into_any()
    }

    fn starting_at(config: Config, position: &str) -> Option<Config> {
        let config = Config { start: Start::Position(position.to_owned()), ..config };
        config.position().is_ok().then_some(config)
    }

    fn moved_on(config: Config) -> Config {
        config.turned()
    }

    fn tally_line(language: &Language, seat: u8, counted: &[i32]) -> Option<String> {
        let side = language.say(*Self::ROLES.get(usize::from(seat))?);
        Some(match counted {
            [n, ..] => language.say(tally::Barragoon { side, n: *n }),
            [] => side,
        })
    }
}
