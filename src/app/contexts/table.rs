//! The match on the screen, as a board sees it: what to draw, whether to listen, where to send moves.
//! A board never gets the game itself.

use crate::app::contexts::app;
use crate::app::state::{Bundle, Derived};

use super::{settings::Settings, voice::Voice};
use crate::{
    app::{game_ui::GameUi, session::Desk},
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
    pub voice: Voice,
    desk: Desk<G>,
}

impl<G: GameUi> Table<G> {
    /// `open`: whether this tab may play on.
    pub fn new(desk: Desk<G>, view: Derived<G::View>, open: Derived<bool>) -> Self {
        let frame = desk.frame;
        let settings = app().settings;
        // Derived, so that a board lets go of what it has in hand only where this really changes.
        let live = Derived::new(move || {
            *open.get() && frame.moment.get().is_none() && frame.facts().ending.is_none()
        });
        let acting = Derived::new(move || {
            let facts = frame.facts();
            *live.get() && facts.pending.iter().any(|seat| facts.people.contains(seat))
        });
        // As long-lived as what they are bundled with.
        let players = frame.sheet().players.clone().leak();
        Bundle::of(Handles {
            view,
            live,
            acting,
            players,
            names: players.iter().map(Player::called).collect::<Vec<_>>().leak(),
            settings,
            voice: app().voice,
            desk,
        })
    }

    /// Everybody's name, by seat.
    pub fn names(self) -> &'static [String] {
        self.names
    }

    pub fn name(self, seat: Seat) -> &'static str {
        self.names.get(seat.index()).map_or("", String::as_str)
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
        self.voice.say(sentence);
    }

    /// Shows a short message.
    pub fn toast(self, text: impl Into<String>) {
        self.voice.toast(text);
    }
}
