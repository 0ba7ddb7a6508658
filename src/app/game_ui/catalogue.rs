//! The data of a game that home and set-up need.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        i18n::{Language, Text},
    },
    kernel::Game,
    table::player::Player,
};

/// A game on the shelf and in set-up.
pub trait Catalogue: Game {
    const TITLE: Text;

    /// One line under the title.
    const TAGLINE: Text;

    /// Players, duration and age: "2 players · 20–45 min · 8+".
    const FACTS: Text;

    /// Number of seats that set-up starts with.
    const USUAL: u8 = *Self::PLAYERS.start();

    /// Whether the game has secrets, so that a curtain falls between two turns.
    const SECRETS: bool = false;

    /// Whether the board itself shows the players and whose turn it is.
    const SEATED: bool = false;

    /// Whether the game has problems: positions with one move to find.
    const PROBLEMS: bool = false;

    /// The role of each seat ("White"), if seats have roles.
    const ROLES: &'static [Text] = &[];

    /// Options of the first set-up, before any match.
    const FIRST_OPTIONS: fn() -> Self::Config = Self::Config::default;

    /// Brings options from an earlier set-up up to date.
    const UPDATE_OPTIONS: fn(&mut Self::Config) = |_| {};

    /// The name of these options, and a line that describes them.
    const HOUSE_RULES: fn(I18n, &Self::Config) -> (String, String);

    /// Controls for the match's options, each with a line that explains its effect. Shows `config` and changes it only
    /// for a player, so that a reopened set-up keeps its choices.
    fn options(config: RwSignal<Self::Config>, players: RwSignal<Vec<Player>>) -> AnyView;

    /// These options with a start from this position, see [`Narrator::position`](super::Narrator::position); `None` if no
    /// match can start from it.
    fn starting_at(_config: Self::Config, _position: &str) -> Option<Self::Config> {
        None
    }

    /// Options of a rematch in which every player moves on by one seat and keeps their own options.
    fn moved_on(config: Self::Config) -> Self::Config {
        config
    }

    /// The result of a seat in words. `counted`: the numbers of [`Game::tally`], empty for a result stored without
    /// them.
    fn tally_line(language: &Language, seat: u8, counted: &[i32]) -> Option<String>;

    /// The side of a seat, from the numbers of [`Game::tally`], if sides win together.
    fn side(_counted: &[i32]) -> Option<usize> {
        None
    }
}
