//! The options form of a match in set-up.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        contexts::{
            saves::{Saves, use_saves},
            use_i18n,
        },
        game_ui::GameUi,
        platform::device,
        refusal_message::RefusalMessage,
        trouble,
    },
    kernel::Seats,
    table::{
        clock::ClockSetting,
        json,
        log::Header,
        matches::{Match, StartError},
        player::Player,
    },
};

/// The options form of a match, for screens that do not know the game.
pub trait OptionsForm: Send + Sync {
    fn fields(&self) -> AnyView;
    /// The name of the options, and a line that describes them; tracked.
    fn house_rules(&self) -> (String, String);
    /// The options as text, for a preset; not tracked.
    fn json(&self) -> String;
    /// Tracks the options.
    fn track(&self);
    /// Applies a preset, unless it is unreadable.
    fn load(&self, text: &str);
    /// Saves a new match and returns its id. `hints`: the seats that may ask for hints; `None` for all.
    ///
    /// # Errors
    /// The reason why the match cannot start or be saved.
    fn start(
        &self,
        players: Vec<Player>,
        clock: Option<ClockSetting>,
        hints: Option<Seats>,
    ) -> Result<String, RefusalMessage>;
}

/// The options form of a known game.
pub(super) struct FormOf<G: GameUi> {
    config: RwSignal<G::Config>,
    players: RwSignal<Vec<Player>>,
    saves: Saves,
    i18n: I18n,
}

impl<G: GameUi> FormOf<G> {
    pub(super) fn new(players: RwSignal<Vec<Player>>) -> FormOf<G> {
        FormOf { config: RwSignal::new(G::FIRST_OPTIONS()), players, saves: use_saves(), i18n: use_i18n() }
    }
}

impl<G: GameUi> OptionsForm for FormOf<G> {
    fn fields(&self) -> AnyView {
        G::options(self.config, self.players)
    }

    fn house_rules(&self) -> (String, String) {
        G::HOUSE_RULES(self.i18n, &self.config.read())
    }

    fn json(&self) -> String {
        json::to_text(&self.config.get_untracked())
    }

    fn track(&self) {
        self.config.track();
    }

    fn load(&self, text: &str) {
        if let Ok(mut config) = serde_json::from_str(text) {
            G::UPDATE_OPTIONS(&mut config);
            self.config.set(config);
        }
    }

    fn start(
        &self,
        players: Vec<Player>,
        clock: Option<ClockSetting>,
        hints: Option<Seats>,
    ) -> Result<String, RefusalMessage> {
        let FormOf { config, saves, i18n, .. } = *self;
        let header =
            Header::new::<G>(device::match_id(), device::now(), players, config.get_untracked(), clock);
        let hints = hints.filter(|_| G::BOTS);
        let mut game = Match::<G>::start(Header { hints, ..header }).map_err(|error| match error {
            StartError::Unreadable(error) => error.to_string().into(),
            StartError::Illegal(illegal) => untrack(|| trouble::illegal_refusal::<G>(i18n, &illegal)),
        })?;
        game.settle(&mut device::rng());
        // Without storage, `save` succeeds and the match is played anyway; a page notice says that it will not last.
        saves.save(&game).map_err(|error| untrack(|| trouble::save_error(i18n, &error)))?;
        Ok(game.header().id.clone())
    }
}
