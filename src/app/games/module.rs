//! `GameModule`: the code of a game without its types, so that screens are compiled only once.

use std::sync::Arc;

use leptos::prelude::*;

use super::options_form::{FormOf, OptionsForm};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        contexts::{navigation::Route, saves::Saves},
        example::example_of,
        game_board::GameBoard,
        game_ui::{Figures, GameUi},
        i18n::Language,
        keys::KeyGroup,
        lesson::lesson_of,
        session::{self, Controls},
        trouble,
    },
    saves::{
        games::Checker,
        save::{Cause, LoadError},
    },
    table::{json, player::Player},
    words::offered::OfferedExample,
};

/// The functions and data of a game that screens use.
pub struct GameModule {
    pub rules: &'static Rules,
    /// The keys of the board, without those of the whole app.
    pub keys: fn(&Language) -> Vec<KeyGroup>,
    /// The reference card. Arguments: the options as text (unreadable text means the options of a new match) and the
    /// number of players.
    pub aid: fn(I18n, &str, u8) -> Vec<AidPart>,
    /// A screen that only this game has.
    pub page: fn(&Route) -> Option<AnyView>,
    /// The lesson, resumed where the player left it.
    pub lesson: fn() -> AnyView,
    /// An example of the rules, shown on the board.
    pub example: fn(&'static OfferedExample) -> AnyView,
    /// The options form of a match with these players.
    pub options: fn(RwSignal<Vec<Player>>) -> Arc<dyn OptionsForm>,
    /// Opens a stored match. With the last argument `true` the match is only looked at.
    pub open: fn(Saves, &str, Signal<bool>, bool) -> Result<Opened, LoadError>,
    /// The options of a rematch as text; every player moves on by one seat.
    pub moved_on: fn(&str) -> Option<String>,
    /// Options as text with a start from a position; unreadable options mean those of a new match. `None` if no match
    /// can start from it.
    pub starting_at: fn(&str, &str) -> Option<String>,
    /// Checks imported matches of this game.
    pub checker: Checker,
    /// The format of its numbers in a review.
    pub figures: Figures,
    /// Why a save cannot be replayed; `None` if the error is not from this game.
    pub(super) cause: fn(I18n, &Cause) -> Option<String>,
}

/// A match on the screen, and the reason if its newest save was unusable.
pub struct Opened {
    pub controls: Controls,
    pub board: AnyView,
    pub notice: Option<LoadError>,
}

impl GameModule {
    pub(super) fn of<G: GameBoard>() -> &'static GameModule {
        const { &GameModule::new::<G>() }
    }

    const fn new<G: GameBoard>() -> GameModule {
        GameModule {
            rules: G::RULES,
            keys: G::KEYS,
            aid: |i18n, config, seats| G::AID(i18n, &serde_json::from_str(config).unwrap_or_default(), seats),
            page: G::page,
            lesson: lesson_of::<G>,
            example: example_of::<G>,
            options: |players| Arc::new(FormOf::<G>::new(players)),
            open: open::<G>,
            moved_on: |config| {
                serde_json::from_str(config).ok().map(|config| json::to_text(&G::moved_on(config)))
            },
            starting_at: |config, position| {
                let config = serde_json::from_str(config).unwrap_or_default();
                G::starting_at(config, position).map(|config| json::to_text(&config))
            },
            checker: Checker::of::<G>(),
            figures: G::FIGURES,
            cause: cause::<G>,
        }
    }
}

fn cause<G: GameUi>(i18n: I18n, cause: &Cause) -> Option<String> {
    cause.of().map(|error| trouble::play_error::<G>(i18n, error))
}

fn open<G: GameBoard>(saves: Saves, id: &str, live: Signal<bool>, look: bool) -> Result<Opened, LoadError> {
    let opened = saves.with(|library| if look { library.look::<G>(id) } else { library.open(id) })?;
    let (controls, session) = session::open(opened.game, live);
    Ok(Opened { controls, board: G::board(session), notice: opened.notice })
}
