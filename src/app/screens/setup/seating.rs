//! Who is to sit where, and the ways to change it.

use leptos::prelude::*;
use rand::seq::SliceRandom;

use super::draft::Draft;
use crate::{
    app::{
        I18n,
        contexts::{saves::use_saves, use_i18n},
        games::Shown,
        i18n::common,
        platform::device,
        screens::roster::{Roster, free_marks},
    },
    kernel::bot::Level,
    table::player::Player,
};

/// The seats of the match that is being set up: a context of that screen.
#[derive(Copy, Clone)]
pub struct Seating {
    pub game: &'static Shown,
    /// In the order of their seats.
    pub players: RwSignal<Vec<Player>>,
    pub roster: Roster,
    i18n: I18n,
}

/// The seats that the components around are about.
pub fn use_seating() -> Seating {
    expect_context()
}

/// The people of the draft, filled up from the roster and then with numbered strangers. To be called while the screen is
/// built.
pub fn provide_seating(game: &'static Shown, draft: &Draft) -> Seating {
    let mut players = draft.players.clone();
    players.truncate(usize::from(game.seats.1));
    let seating = Seating {
        game,
        players: RwSignal::new(players),
        roster: Roster::load(use_saves()),
        i18n: use_i18n(),
    };
    while seating.count_untracked() < usize::from(game.seats.0) {
        seating.players.update(|players| {
            let next = seating.known(|known| players.iter().any(|seat| seat.name == known.name));
            players.push(next.unwrap_or_else(|| seating.stranger(players)));
        });
    }
    provide_context(seating);
    seating
}

impl Seating {
    /// Whether the game leaves a choice of how many play.
    pub fn is_open(self) -> bool {
        self.game.seats.0 != self.game.seats.1
    }

    /// Whether no more can play; tracked.
    pub fn is_full(self) -> bool {
        self.count() >= usize::from(self.game.seats.1)
    }

    /// Whether no fewer can play; tracked.
    pub fn is_smallest(self) -> bool {
        self.count() <= usize::from(self.game.seats.0)
    }

    /// How many seats there are; tracked.
    pub fn count(self) -> usize {
        self.players.with(Vec::len)
    }

    fn count_untracked(self) -> usize {
        self.players.with_untracked(Vec::len)
    }

    /// Who sits there now; not tracked.
    pub fn sitting(self, index: usize) -> Option<Player> {
        self.players.with_untracked(|players| players.get(index).cloned())
    }

    /// Takes somebody to another seat; those between move on by one.
    pub fn move_to(self, from: usize, to: usize) {
        let count = self.count_untracked();
        if from < count && to < count {
            self.players.update(|players| {
                let player = players.remove(from);
                players.insert(to, player);
            });
        }
    }

    /// Seats everybody by lot, and gives the name of whoever is first.
    pub fn draw_lots(self) -> String {
        self.players.update(|players| players.shuffle(&mut device::rng()));
        self.sitting(0).map(|player| player.name).unwrap_or_default()
    }

    /// Everybody takes the seat before theirs, the first one the last.
    pub fn rotate(self) {
        self.players.update(|players| players.rotate_left(1));
    }

    /// One seat more, for somebody from the roster or a numbered stranger.
    pub fn add(self) {
        self.players.update(|players| {
            let (colour, symbol) = free_marks(players);
            let next = self.known(|known| players.contains(known));
            let name = self.numbered(players.len() + 1);
            players.push(next.unwrap_or_else(|| Player::new(name, colour, symbol)));
        });
    }

    /// One seat fewer.
    pub fn remove_last(self) {
        self.players.update(|players| {
            players.pop();
        });
    }

    /// Gives somebody this seat.
    pub fn seat(self, index: usize, player: Player) {
        self.players.update(|players| {
            let before = players.iter().position(|seat| seat.name == player.name);
            if let Some(before) = before.filter(|_| index < players.len()) {
                // They already sit here: the two change places.
                players.swap(before, index);
            }
            if let Some(seat) = players.get_mut(index) {
                *seat = player;
            }
        });
    }

    /// Gives this seat to a bot that plays so well. Another level is still the same bot.
    pub fn seat_bot(self, index: usize, level: Level) {
        self.players.update(|players| {
            let bot = self.new_bot(players, level);
            if let Some(seat) = players.get_mut(index) {
                *seat = if seat.bot.is_some() { Player { bot: Some(level), ..seat.clone() } } else { bot };
            }
        });
    }

    /// One person, and bots for company.
    pub fn fill_with_bots(self) {
        self.players.update(|players| {
            for index in 1..players.len() {
                if players[index].bot.is_none() {
                    // Nobody, while a name and marks are found for the bot.
                    players[index] = Player::default();
                    players[index] = self.new_bot(players, Level::Medium);
                }
            }
        });
    }

    /// A bot that is not at this table yet.
    fn new_bot(self, table: &[Player], level: Level) -> Player {
        let names = self.i18n.now(common::bot_names);
        let name = names.split(", ").find(|name| !table.iter().any(|seat| seat.name == *name));
        let (colour, symbol) = free_marks(table);
        Player { bot: Some(level), ..Player::new(name.unwrap_or_default(), colour, symbol) }
    }

    /// The first of the roster who is not taken.
    fn known(self, taken: impl Fn(&Player) -> bool) -> Option<Player> {
        self.roster.people.with_untracked(|people| people.iter().find(|known| !taken(known)).cloned())
    }

    /// Somebody whose name nobody at this table has.
    fn stranger(self, table: &[Player]) -> Player {
        let (colour, symbol) = free_marks(table);
        let mut names = (table.len() + 1..).map(|n| self.numbered(n));
        let name = names.find(|name| !table.iter().any(|seat| seat.name == *name));
        Player::new(name.unwrap_or_default(), colour, symbol)
    }

    /// "Player 3"
    fn numbered(self, n: usize) -> String {
        self.i18n.now(common::PlayerN { n: n.to_string() })
    }
}
