//! The choice of players with hints during set-up. It is stored by name, so that it follows a player to another seat.

use leptos::prelude::*;

use crate::{
    kernel::{Seat, Seats},
    table::player::Player,
};

/// The players with hints.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Everybody,
    Nobody,
    /// The chosen players only, as a handicap.
    Some,
}

/// The players with hints, with names if only some.
#[derive(Copy, Clone)]
pub struct HintsChoice {
    pub who: RwSignal<Who>,
    /// Kept while hints are for all or for none.
    names: RwSignal<Vec<String>>,
}

impl HintsChoice {
    /// `idle`: the names chosen before hints were switched to all players or none.
    pub fn new(agreed: Option<Vec<String>>, idle: Vec<String>) -> HintsChoice {
        let choice = HintsChoice { who: RwSignal::new(Who::Everybody), names: RwSignal::new(idle) };
        choice.set(agreed);
        choice
    }

    pub fn set(self, agreed: Option<Vec<String>>) {
        self.who.set(match &agreed {
            None => Who::Everybody,
            Some(names) if names.is_empty() => Who::Nobody,
            Some(_) => Who::Some,
        });
        if let Some(names) = agreed.filter(|names| !names.is_empty()) {
            self.names.set(names);
        }
    }

    /// Whether this player is among the chosen ones; tracked.
    pub fn names(self, player: &str) -> bool {
        self.names.with(|names| names.iter().any(|name| name == player))
    }

    /// Adds a player to the chosen ones, or removes them.
    pub fn allow(self, player: &str, may: bool) {
        self.names.update(|names| {
            names.retain(|name| name != player);
            if may {
                names.push(player.to_owned());
            }
        });
    }

    /// The seats with hints, for a match; tracked. `None` means all.
    pub fn seats(self, players: &[Player]) -> Option<Seats> {
        let may = |player: &Player| player.bot.is_none() && self.names(&player.name);
        match self.who.get() {
            Who::Everybody => None,
            Who::Nobody => Some(Seats::NONE),
            Who::Some => {
                let seats = Seat::all(players.len() as u8).zip(players);
                Some(seats.filter(|(_, player)| may(player)).map(|(seat, _)| seat).collect())
            }
        }
    }

    /// The current choice, for storage; not tracked.
    pub fn agreed(self) -> Option<Vec<String>> {
        match self.who.get_untracked() {
            Who::Everybody => None,
            Who::Nobody => Some(Vec::new()),
            Who::Some => Some(self.names.get_untracked()),
        }
    }

    /// Returns the chosen names, used or not; not tracked.
    pub fn chosen(self) -> Vec<String> {
        self.names.get_untracked()
    }

    /// Tracks the choice.
    pub fn track(self) {
        self.who.track();
        self.names.track();
    }
}
