//! The code of a game, its types forgotten: the screens are compiled once and not once a game.

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
    words::offered::Offered,
};

/// All that screens do with a game.
pub struct GameModule {
    pub rules: &'static Rules,
    /// The keys of the board, without those of the whole app.
    pub keys: fn(&Language) -> Vec<KeyGroup>,
    /// The reference card, by options as text (those of a new match if unreadable) and number of players.
    pub aid: fn(I18n, &str, u8) -> Vec<AidPart>,
    /// A screen that only this game has.
    pub page: fn(&Route) -> Option<AnyView>,
    /// The lesson, from where it was left.
    pub lesson: fn() -> AnyView,
    /// An example of the rules, on the board.
    pub example: fn(&'static Offered) -> AnyView,
    /// The options of a match of these players.
    pub options: fn(RwSignal<Vec<Player>>) -> Arc<dyn OptionsForm>,
    /// Opens a stored match. The last argument: only to look at it.
    pub open: fn(Saves, &str, Signal<bool>, bool) -> Result<Opened, LoadError>,
    /// The options of a rematch as text, in which every player moves on by one seat.
    pub moved_on: fn(&str) -> Option<String>,
    /// Checks its matches in an import.
    pub checker: Checker,
    /// How a review writes its numbers.
    pub figures: Figures,
    /// Why a save does not fold; `None` if that is not an error of this game.
    pub(super) cause: fn(I18n, &Cause) -> Option<String>,
}

/// A match on the screen, and why its newest save could not be used, if so.
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
