//! Who is to sit where, and the ways to change it.

use leptos::prelude::*;
use rand::seq::SliceRandom;

use super::draft::Draft;
use crate::{
    app::{
        I18n,
        contexts::{saves::use_saves, use_i18n},
        games::LoadedGame,
        i18n::common,
        lexicon::numbered,
        platform::device,
        screens::roster::Roster,
    },
    kernel::bot::Level,
    table::{marks, player::Player},
};

/// The seats of the match that is being set up: a context of that screen.
#[derive(Copy, Clone)]
pub struct Seating {
    pub game: LoadedGame,
    /// In the order of their seats.
    pub players: RwSignal<Vec<Player>>,
    pub roster: Roster,
    i18n: I18n,
}

/// The seats that the components around are about.
pub fn use_seating() -> Seating {
    expect_context()
}

/// The people of the draft, or as many as the game is mostly played by, filled up from the roster and then with numbered
/// strangers. To be called while the screen is built.
pub fn provide_seating(game: LoadedGame, draft: &Draft) -> Seating {
    let mut players = draft.players.clone();
    players.truncate(usize::from(game.seats.1));
    let seating = Seating {
        game,
        players: RwSignal::new(players),
        roster: Roster::load(use_saves()),
        i18n: use_i18n(),
    };
    let wanted = if draft.players.is_empty() { game.usual } else { game.seats.0 };
    seating.change(|players| {
        while players.len() < usize::from(wanted) {
            players.push(seating.next(players));
        }
    });
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
        self.change(|players| players.push(self.next(players)));
    }

    /// Whether two people sit down who could face each other: nothing is hidden from either; tracked.
    pub fn is_for_two(self) -> bool {
        let people = |players: &Vec<Player>| players.len() == 2 && players.iter().all(|it| it.bot.is_none());
        !self.game.secrets && self.players.with(people)
    }

    /// One seat fewer.
    pub fn remove_last(self) {
        self.players.update(|players| {
            players.pop();
        });
    }

    /// Gives somebody this seat.
    pub fn seat(self, index: usize, player: Player) {
        self.change(|players| {
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
        self.change(|players| {
            let bot = self.new_bot(players, level);
            if let Some(seat) = players.get_mut(index) {
                *seat = if seat.bot.is_some() { Player { bot: Some(level), ..seat.clone() } } else { bot };
            }
        });
    }

    /// One person, the first there is, and bots for company.
    pub fn fill_with_bots(self) {
        self.change(|players| {
            match players.iter().position(|player| player.bot.is_none()) {
                Some(me) => players.swap(0, me),
                None => {
                    let me = self.next(players);
                    players.iter_mut().take(1).for_each(|first| first.clone_from(&me));
                }
            }
            for index in 1..players.len() {
                if players[index].bot.is_none() {
                    // Nobody, while a name and marks are found for the bot.
                    players[index] = Player::default();
                    players[index] = self.new_bot(players, Level::Medium);
                }
            }
        });
    }

    /// Somebody new for this seat, until they have said their name: whoever of no name sits there, or a stranger. Their
    /// colour and symbol are free.
    pub fn newcomer(self, index: usize) -> Player {
        let mut others = self.players.get_untracked();
        let sitting = (index < others.len()).then(|| others.remove(index));
        let nameless = sitting.filter(|player| player.bot.is_none() && !self.is_known(player));
        let name = nameless
            .as_ref()
            .map_or_else(|| self.stranger(&others, index).name, |player| player.name.clone());
        let people = self.roster.people.get_untracked();
        // Whoever sits there keeps what nobody of the roster has; a bot or a stranger elsewhere gives way.
        let is_free = |player: &Player| {
            people.iter().all(|known| known.colour != player.colour && known.symbol != player.symbol)
        };
        if let Some(player) = nameless.filter(is_free) {
            return player;
        }
        let taken = [people.clone(), others].concat();
        let (colour, symbol) = marks::free(&taken);
        // At a full table with many in the roster: at least nobody's of those who are remembered.
        let all_taken = taken.iter().any(|player| player.colour == colour || player.symbol == symbol);
        let (colour, symbol) = if all_taken { marks::free(&people) } else { (colour, symbol) };
        Player::new(name, colour, symbol)
    }

    /// Changes who sits where; nobody is to look like somebody else then.
    fn change(self, change: impl FnOnce(&mut Vec<Player>)) {
        self.players.update(|players| {
            change(players);
            marks::tell_apart(players, |player| self.is_known(player));
        });
    }

    /// A bot that is not at this table yet.
    fn new_bot(self, table: &[Player], level: Level) -> Player {
        let names = self.i18n.now(common::bot_names);
        let name = names.split(", ").find(|name| !table.iter().any(|seat| seat.name == *name));
        let (colour, symbol) = marks::free(table);
        Player { bot: Some(level), ..Player::new(name.unwrap_or_default(), colour, symbol) }
    }

    /// Whoever sits down next: the first of the roster who is not at this table, or a numbered stranger.
    fn next(self, table: &[Player]) -> Player {
        let absent = |known: &&Player| !table.iter().any(|seat| seat.name == known.name);
        let known = self.roster.people.with_untracked(|people| people.iter().find(absent).cloned());
        known.unwrap_or_else(|| self.stranger(table, table.len()))
    }

    /// Somebody for this seat whose name nobody at this table has.
    fn stranger(self, table: &[Player], index: usize) -> Player {
        let (colour, symbol) = marks::free(table);
        let mut names = (index + 1..).map(|n| numbered(self.i18n, n));
        let name = names.find(|name| !table.iter().any(|seat| seat.name == *name));
        Player::new(name.unwrap_or_default(), colour, symbol)
    }

    /// Whether the roster has them.
    fn is_known(self, player: &Player) -> bool {
        player.bot.is_none() && self.roster.find(&player.name).is_some()
    }
}
