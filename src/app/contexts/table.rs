//! A bridge: the match on the screen, as boards by hand see it.

use leptos::prelude::*;

use super::{announcer::Announcer, settings::Settings};
use crate::{
    app::{
        game_ui::GameUi,
        session::Session,
        state::{Bundle, Derived},
    },
    kernel::{Seat, Seats},
    table::player::Player,
};

/// One match, live or replayed, handed to a board.
pub type Table<G> = Bundle<Handles<G>>;

pub struct Handles<G: GameUi> {
    /// What may be seen at the moment shown.
    pub view: Derived<G::View>,
    /// Whether the board takes input: not in a replay, not after the end.
    pub live: Derived<bool>,
    /// Whether a person is to act: while bots alone are at it there is nothing to tap.
    pub acting: Derived<bool>,
    pub players: &'static [Player],
    names: &'static [String],
    pub settings: Settings,
    pub announcer: Announcer,
    session: Session<G>,
}

impl<G: GameUi> Table<G> {
    pub fn at(session: Session<G>) -> Self {
        Bundle::of(Handles {
            view: Derived(session.view),
            live: Derived::new(move || session.live.get()),
            acting: Derived::new(move || session.acting.get()),
            players: session.players().to_vec().leak(),
            names: session.names().to_vec().leak(),
            settings: session.settings,
            announcer: session.announcer,
            session,
        })
    }

    /// Everybody's name, by seat.
    pub fn names(self) -> &'static [String] {
        self.names
    }

    pub fn name(self, seat: Seat) -> &'static str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub fn near(self) -> Seat {
        self.session.near()
    }

    pub fn play(self, action: G::Action) -> Result<(), String> {
        self.session.play(action)
    }

    pub fn play_as(self, seat: Seat, action: G::Action) -> Result<(), String> {
        self.session.play_as(seat, action)
    }

    pub fn people(self) -> Seats {
        self.session.people()
    }

    pub fn has_bots(self) -> bool {
        self.session.has_bots()
    }

    pub fn id(self) -> String {
        self.session.id()
    }

    pub fn look_at(self, fits: &dyn Fn(&G::View) -> bool) {
        self.session.look_at(fits);
    }

    pub fn hold(self, held: bool) {
        self.session.hold(held);
    }

    pub fn making(self, draft: Option<String>) {
        self.session.making(draft);
    }

    pub fn visit(self, seat: Seat) {
        self.session.visit(seat);
    }

    pub fn is_visited(self) -> bool {
        self.session.is_visited()
    }

    pub fn leave(self) {
        self.session.leave();
    }

    pub fn say(self, sentence: impl Into<String>) {
        self.announcer.say(sentence);
    }

    pub fn toast(self, text: impl Into<String>) {
        self.announcer.toast(text);
    }
}
