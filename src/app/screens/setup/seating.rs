//! The seating during set-up, and its changes.

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
    table::{player::Player, player_marks},
};

/// The seats of the match being set up; a context of the set-up screen.
#[derive(Copy, Clone)]
pub struct Seating {
    pub game: LoadedGame,
    /// The players in the order of their seats.
    pub players: RwSignal<Vec<Player>>,
    pub roster: Roster,
    i18n: I18n,
}

/// The seating of the current set-up screen, from context.
pub fn use_seating() -> Seating {
    expect_context()
}

/// Restores the players of the draft. Without them, seats the game's usual number, from the roster and then with
/// numbered names. Call this while building the screen.
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
    /// Whether the game allows different numbers of players.
    pub fn is_open(self) -> bool {
        self.game.seats.0 != self.game.seats.1
    }

    /// Whether the maximum number of players is reached; tracked.
    pub fn is_full(self) -> bool {
        self.count() >= usize::from(self.game.seats.1)
    }

    /// Whether the minimum number of players is reached; tracked.
    pub fn is_smallest(self) -> bool {
        self.count() <= usize::from(self.game.seats.0)
    }

    /// Number of seats; tracked.
    pub fn count(self) -> usize {
        self.players.with(Vec::len)
    }

    fn count_untracked(self) -> usize {
        self.players.with_untracked(Vec::len)
    }

    /// The player at this seat; not tracked.
    pub fn sitting(self, index: usize) -> Option<Player> {
        self.players.with_untracked(|players| players.get(index).cloned())
    }

    /// Moves a player to another seat; the players between them move by one.
    pub fn move_to(self, from: usize, to: usize) {
        let count = self.count_untracked();
        if from < count && to < count {
            self.players.update(|players| {
                let player = players.remove(from);
                players.insert(to, player);
            });
        }
    }

    /// Shuffles the players. Returns the first one's name.
    pub fn draw_lots(self) -> String {
        self.players.update(|players| players.shuffle(&mut device::rng()));
        self.sitting(0).map(|player| player.name).unwrap_or_default()
    }

    /// Moves every player one seat forward, and the first to the end.
    pub fn rotate(self) {
        self.players.update(|players| players.rotate_left(1));
    }

    /// Adds a seat with a person of the roster or a numbered name.
    pub fn add(self) {
        self.change(|players| players.push(self.next(players)));
    }

    /// Whether two people could play face to face, since the game has no secrets; tracked.
    pub fn is_for_two(self) -> bool {
        let people = |players: &Vec<Player>| players.len() == 2 && players.iter().all(|it| it.bot.is_none());
        !self.game.secrets && self.players.with(people)
    }

    /// Removes the last seat.
    pub fn remove_last(self) {
        self.players.update(|players| {
            players.pop();
        });
    }

    /// Puts a player on this seat.
    pub fn seat(self, index: usize, player: Player) {
        self.change(|players| {
            let before = players.iter().position(|seat| seat.name == player.name);
            if let Some(before) = before.filter(|_| index < players.len()) {
                // The player already has a seat, so the two swap.
                players.swap(before, index);
            }
            if let Some(seat) = players.get_mut(index) {
                *seat = player;
            }
        });
    }

    /// Puts a bot of this level on this seat. A change of level keeps the same bot.
    pub fn seat_bot(self, index: usize, level: Level) {
        self.change(|players| {
            let bot = self.new_bot(players, level);
            if let Some(seat) = players.get_mut(index) {
                *seat = if seat.bot.is_some() { Player { bot: Some(level), ..seat.clone() } } else { bot };
            }
        });
    }

    /// Fills all seats with bots except one for the first person.
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
                    // Clears the person, so that the bot can use their name and marks.
                    players[index] = Player::default();
                    players[index] = self.new_bot(players, Level::Medium);
                }
            }
        });
    }

    /// A new person for this seat until they enter a name: the unnamed player already there, or a numbered one. Colour
    /// and symbol are free.
    pub fn newcomer(self, index: usize) -> Player {
        let mut others = self.players.get_untracked();
        let sitting = (index < others.len()).then(|| others.remove(index));
        let nameless = sitting.filter(|player| player.bot.is_none() && !self.is_known(player));
        let name = nameless
            .as_ref()
            .map_or_else(|| self.stranger(&others, index).name, |player| player.name.clone());
        let people = self.roster.people.get_untracked();
        // The unnamed player keeps colour and symbol unless a person of the roster has them. A bot or an unnamed player
        // on another seat gives way.
        let is_free = |player: &Player| {
            people.iter().all(|known| known.colour != player.colour && known.symbol != player.symbol)
        };
        if let Some(player) = nameless.filter(is_free) {
            return player;
        }
        let taken = [people.clone(), others].concat();
        let (colour, symbol) = player_marks::free(&taken);
        // With a full table and a long roster, avoid at least the marks of the roster.
        let all_taken = taken.iter().any(|player| player.colour == colour || player.symbol == symbol);
        let (colour, symbol) = if all_taken { player_marks::free(&people) } else { (colour, symbol) };
        Player::new(name, colour, symbol)
    }

    /// Changes the seating, and gives players with equal marks different ones.
    fn change(self, change: impl FnOnce(&mut Vec<Player>)) {
        self.players.update(|players| {
            change(players);
            player_marks::tell_apart(players, |player| self.is_known(player));
        });
    }

    /// A bot with a name new to this table.
    fn new_bot(self, table: &[Player], level: Level) -> Player {
        let names = self.i18n.now(common::bot_names);
        let name = names.split(", ").find(|name| !table.iter().any(|seat| seat.name == *name));
        let (colour, symbol) = player_marks::free(table);
        Player { bot: Some(level), ..Player::new(name.unwrap_or_default(), colour, symbol) }
    }

    /// The next player: the first of the roster not at this table, or a numbered one.
    fn next(self, table: &[Player]) -> Player {
        let absent = |known: &&Player| !table.iter().any(|seat| seat.name == known.name);
        let known = self.roster.people.with_untracked(|people| people.iter().find(absent).cloned());
        known.unwrap_or_else(|| self.stranger(table, table.len()))
    }

    /// A numbered player for this seat with a name new to this table.
    fn stranger(self, table: &[Player], index: usize) -> Player {
        let (colour, symbol) = player_marks::free(table);
        let mut names = (index + 1..).map(|n| numbered(self.i18n, n));
        let name = names.find(|name| !table.iter().any(|seat| seat.name == *name));
        Player::new(name.unwrap_or_default(), colour, symbol)
    }

    /// Whether the player is in the roster.
    fn is_known(self, player: &Player) -> bool {
        player.bot.is_none() && self.roster.find(&player.name).is_some()
    }
}
