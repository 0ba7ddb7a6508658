//! The match on the screen, as a board sees it: what to draw, whether to listen, where to send moves.
//! A board never gets the game itself.

use leptos::prelude::*;

use super::{settings::Settings, voice::Voice};
use crate::{
    app::{game_ui::GameUi, session::Desk},
    kernel::Seat,
    table::player::Player,
};

/// One match, live or replayed, handed to a board.
pub struct Table<G: GameUi> {
    /// What may be seen at the moment shown.
    pub view: Memo<G::View>,
    /// Whether the board takes input: not in a replay, not after the end.
    pub live: Signal<bool>,
    pub players: Signal<Vec<Player>>,
    /// The seat that sits at the near edge: in `Follow` it changes with the turn.
    pub near: Signal<Seat>,
    pub settings: Settings,
    pub voice: Voice,
    desk: Desk<G>,
}

impl<G: GameUi> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Table<G> {}

impl<G: GameUi> Table<G> {
    /// `open`: whether this tab may play on.
    pub fn new(desk: Desk<G>, view: Memo<G::View>, open: Signal<bool>) -> Self {
        let frame = desk.frame;
        let settings = expect_context::<Settings>();
        // A memo, so that a board lets go of what it has in hand only where this really changes.
        let live =
            Memo::new(move |_| open.get() && frame.moment.get().is_none() && frame.facts().ending.is_none());
        Table {
            view,
            live: live.into(),
            players: Signal::stored(frame.sheet().players.clone()),
            near: Signal::derive(move || frame.near()),
            settings,
            voice: expect_context(),
            desk,
        }
    }

    /// Plays for whoever is to move. What is refused changes nothing; the caller says why.
    pub fn play(self, action: G::Action) -> Result<(), G::Refusal> {
        self.desk.play(action)
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
