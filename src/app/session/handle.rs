//! The match on the screen, as its board knows it.

use std::sync::Arc;

use leptos::prelude::*;

use super::Desk;
use crate::{
    app::{
        contexts::{announcer::Announcer, app, settings::Settings},
        game_ui::GameUi,
    },
    kernel::{Seat, Seats},
    table::player::Player,
};

/// One match, live or looked back at: what to draw, whether to listen, where to send actions. A board never gets the
/// game itself. `Copy`; it lives as long as the screen that has opened the match.
pub struct Session<G: GameUi> {
    /// What may be seen at the moment shown by whoever looks: while the curtain is down, what all may see.
    pub view: Signal<Arc<G::View>>,
    /// Whether the board takes input: not in a replay, not after the end.
    pub live: Signal<bool>,
    /// Whether a person is to act: while bots alone are at it there is nothing to tap.
    pub acting: Signal<bool>,
    pub settings: Settings,
    pub announcer: Announcer,
    players: StoredValue<Arc<[Player]>>,
    names: StoredValue<Arc<[String]>>,
    desk: Desk<G>,
}

impl<G: GameUi> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Session<G> {}

/// The match that the components around are about.
pub fn use_session<G: GameUi>() -> Session<G> {
    expect_context()
}

impl<G: GameUi> Session<G> {
    /// `open`: whether this tab may play on.
    pub(super) fn new(desk: Desk<G>, view: Signal<Arc<G::View>>, open: Signal<bool>) -> Self {
        let frame = desk.frame;
        // Memos, so that a board lets go of what it has in hand only where this really changes.
        let live =
            Memo::new(move |_| open.get() && frame.moment.get().is_none() && frame.facts().ending.is_none());
        let acting = Memo::new(move |_| {
            let facts = frame.facts();
            live.get() && facts.pending.iter().any(|seat| facts.people.contains(seat))
        });
        let players: Arc<[Player]> = frame.sheet().players.clone().into();
        let names: Arc<[String]> = players.iter().map(Player::called).collect();
        Session {
            view,
            live: live.into(),
            acting: acting.into(),
            settings: app().settings,
            announcer: app().announcer,
            players: StoredValue::new(players),
            names: StoredValue::new(names),
            desk,
        }
    }

    /// Who plays, by seat.
    pub fn players(self) -> Arc<[Player]> {
        self.players.get_value()
    }

    /// Who sits there.
    pub fn player(self, seat: Seat) -> Option<Player> {
        self.players.with_value(|players| players.get(seat.index()).cloned())
    }

    /// Everybody's name, by seat.
    pub fn names(self) -> Arc<[String]> {
        self.names.get_value()
    }

    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The seat that sits at the near edge: in `Follow` it changes with the turn. Tracked.
    pub fn near(self) -> Seat {
        self.desk.frame.near()
    }

    /// Plays for whoever is to move. What is refused changes nothing; the caller says why, in these words.
    ///
    /// # Errors
    /// Why not, in words.
    pub fn play(self, action: G::Action) -> Result<(), String> {
        self.desk.play(None, action)
    }

    /// The same for somebody who acts of their own accord (`Game::interrupts`).
    ///
    /// # Errors
    /// Why not, in words.
    pub fn play_as(self, seat: Seat, action: G::Action) -> Result<(), String> {
        self.desk.play(Some(seat), action)
    }

    /// Whose seats no bot plays.
    pub fn people(self) -> Seats {
        self.desk.frame.facts_untracked().people
    }

    /// Whether any seat is a bot's.
    pub fn has_bots(self) -> bool {
        self.desk.frame.facts_untracked().has_bots()
    }

    /// The match's id, for what is kept beside it.
    pub fn id(self) -> String {
        self.desk.frame.sheet().id.clone()
    }

    /// Looks back at the first moment that looks like this to everybody.
    pub fn look_at(self, fits: &dyn Fn(&G::View) -> bool) {
        self.desk.frame.moment.set(self.desk.find(fits));
    }

    /// All are still looking at what has happened: the curtain and the result wait until they have seen it. Behind it, what
    /// only one may see is no more in the page than otherwise.
    pub fn hold(self, held: bool) {
        self.desk.frame.held.set(held);
    }

    /// What whoever looks has in the making; nothing as long as there is nothing to be lost.
    pub fn making(self, draft: Option<String>) {
        if self.desk.frame.draft.get_untracked() != draft {
            self.desk.frame.draft.set(draft);
        }
    }

    /// The curtain for somebody who is not to act but wants to see what is theirs.
    pub fn visit(self, seat: Seat) {
        self.desk.frame.handover.update(|handover| handover.visit(seat));
    }

    /// Whether somebody is looking who is not to act; tracked.
    pub fn is_visited(self) -> bool {
        self.desk.frame.handover.get().is_visited()
    }

    /// They have seen enough.
    pub fn leave(self) {
        self.desk.frame.hide();
    }

    /// Speaks one sentence in the live region.
    pub fn say(self, sentence: impl Into<String>) {
        self.announcer.say(sentence);
    }

    /// Shows a short message.
    pub fn toast(self, text: impl Into<String>) {
        self.announcer.toast(text);
    }
}
