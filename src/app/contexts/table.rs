//! The match on the screen, as a board sees it: what to draw, whether to listen, where to send moves.
//! A board never gets the game itself.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    settings::{Rotation, Settings},
    voice::Voice,
};
use crate::{
    app::game_ui::GameUi,
    kernel::{Pending, Seat},
    table::player::Player,
};

/// Takes an action of the pending seat to the match and back.
pub type PlayFn<G> = Arc<
    dyn Fn(<G as crate::kernel::Game>::Action) -> Result<(), <G as crate::kernel::Game>::Refusal>
        + Send
        + Sync,
>;

/// One match, live or replayed, handed to a board.
pub struct Table<G: GameUi> {
    /// What may be seen at the moment shown.
    pub view: Memo<G::View>,
    /// Whether the board takes input: not in a replay, not after the end.
    pub live: Signal<bool>,
    pub pending: Memo<Pending>,
    pub players: Signal<Vec<Player>>,
    pub rotation: Signal<Rotation>,
    /// The seat that sits at the near edge: in `Follow` it changes with the turn.
    pub near: Signal<Seat>,
    /// How many steps lie before the moment shown; grows by one with each step played.
    pub shown: Signal<usize>,
    pub settings: Settings,
    pub voice: Voice,
    play: StoredValue<PlayFn<G>>,
}

impl<G: GameUi> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Table<G> {}

/// The signals a table is made of.
pub struct Wiring<G: GameUi> {
    pub view: Memo<G::View>,
    pub live: Signal<bool>,
    pub pending: Memo<Pending>,
    pub players: Signal<Vec<Player>>,
    pub rotation: Signal<Rotation>,
    pub near: Signal<Seat>,
    pub shown: Signal<usize>,
    pub play: PlayFn<G>,
}

impl<G: GameUi> Table<G> {
    pub fn new(wiring: Wiring<G>, settings: Settings, voice: Voice) -> Self {
        Table {
            view: wiring.view,
            live: wiring.live,
            pending: wiring.pending,
            players: wiring.players,
            rotation: wiring.rotation,
            near: wiring.near,
            shown: wiring.shown,
            settings,
            voice,
            play: StoredValue::new(wiring.play),
        }
    }

    /// Plays for whoever is to move. What is refused changes nothing; the caller says why.
    pub fn play(self, action: G::Action) -> Result<(), G::Refusal> {
        let play = self.play.get_value();
        play(action)
    }

    /// Speaks one sentence in the live region.
    pub fn say(self, sentence: impl Into<String>) {
        self.voice.say(sentence);
    }

    /// Shows a short message.
    pub fn toast(self, text: impl Into<String>) {
        self.voice.toast(text);
    }
}
