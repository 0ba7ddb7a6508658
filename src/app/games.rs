//! The games on the shelf, with their types forgotten: a row of functions for each, so that the
//! screens are compiled once and not once a game.

use leptos::prelude::*;

use super::{
    I18n,
    contexts::vault::Vault,
    dom::View,
    game_ui::GameUi,
    platform::device,
    session::{self, Frame},
};
use crate::games::barragoon::Barragoon;
use crate::table::{clock::ClockSetting, json, log::Header, matches::Match, player::Player, save::LoadError};

/// A game that can be played.
#[derive(Copy, Clone)]
pub struct Shown {
    pub slug: &'static str,
    /// Fewest and most players.
    pub seats: (u8, u8),
    pub title: fn(I18n) -> String,
    pub tagline: fn(I18n) -> String,
    pub cover: fn() -> View,
    pub role: fn(I18n, u8) -> Option<String>,
    pub rules: fn(Option<String>) -> View,
    pub options: fn(Signal<Vec<Player>>) -> Options,
    pub open: fn(Vault, &str, Signal<bool>) -> Result<Opened, LoadError>,
}

/// A match on the screen, and why its newest save could not be used, where that is so.
pub struct Opened {
    pub frame: Frame,
    pub board: View,
    pub notice: Option<LoadError>,
}

/// The options of a match that is being set up.
#[derive(Copy, Clone)]
pub struct Options {
    pub view: StoredValue<Option<View>, LocalStorage>,
    /// As text, to be kept as a preset.
    pub json: Signal<String>,
    /// Takes a preset; what it does not understand it leaves.
    pub load: Callback<String>,
    /// Saves a new match and gives its id, or says what stands against it.
    pub start: Callback<(Vec<Player>, Option<ClockSetting>), Result<String, String>>,
}

/// Every game that can be played.
pub const GAMES: &[Shown] = &[Shown::of::<Barragoon>()];

/// The game with this slug.
pub fn find(slug: &str) -> Option<&'static Shown> {
    GAMES.iter().find(|game| game.slug == slug)
}

impl Shown {
    pub const fn of<G: GameUi>() -> Shown {
        Shown {
            slug: G::SLUG,
            seats: G::SEATS,
            title: G::title,
            tagline: G::tagline,
            cover: G::cover,
            role: G::role,
            rules: G::rules,
            options: options::<G>,
            open: open::<G>,
        }
    }
}

fn open<G: GameUi>(vault: Vault, id: &str, live: Signal<bool>) -> Result<Opened, LoadError> {
    let opened = vault.with(|library| library.open::<G>(id))?;
    let (frame, board) = session::open(opened.game, live);
    Ok(Opened { frame, board, notice: opened.notice })
}

fn options<G: GameUi>(players: Signal<Vec<Player>>) -> Options {
    let vault = expect_context::<Vault>();
    let i18n = super::i18n::use_i18n();
    let config = RwSignal::new(G::Config::default());
    Options {
        view: StoredValue::new_local(Some(G::options(config, players))),
        json: Signal::derive(move || json::write(&config.get()).unwrap_or_default()),
        load: Callback::new(move |text: String| {
            if let Ok(read) = json::read(&text) {
                config.set(read);
            }
        }),
        start: Callback::new(move |(players, clock): (Vec<Player>, Option<ClockSetting>)| {
            let header =
                Header::new::<G>(device::match_id(), device::now(), players, config.get_untracked(), clock);
            let mut game =
                Match::<G>::start(header).map_err(|refusal| untrack(|| G::refusal(i18n, &refusal)))?;
            game.settle(&mut device::rng());
            // A match that cannot be saved is played all the same; the page says that it will not last.
            vault.save(&game).map_err(|error| untrack(|| super::trouble::save_error(i18n, &error)))?;
            Ok(game.header().id.clone())
        }),
    }
}
