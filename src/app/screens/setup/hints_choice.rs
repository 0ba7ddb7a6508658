//! Who may ask what they could do, while it is being agreed. It goes by names: whoever moves to another seat takes it along.

use leptos::prelude::*;

use crate::{
    kernel::{Seat, Seats},
    table::player::Player,
};

/// For whom there are hints.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Everybody,
    Nobody,
    /// As a handicap.
    Some,
}

/// For whom there are hints, and who they are where it is only some.
#[derive(Copy, Clone)]
pub struct HintsChoice {
    pub who: RwSignal<Who>,
    /// Stay as they were while it is everybody or nobody.
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

    /// Whether this player is among those who may ask where it is only some; tracked.
    pub fn names(self, player: &str) -> bool {
        self.names.with(|names| names.iter().any(|name| name == player))
    }

    /// Lets a player ask, or not, where it is only some.
    pub fn allow(self, player: &str, may: bool) {
        self.names.update(|names| {
            names.retain(|name| name != player);
            if may {
                names.push(player.to_owned());
            }
        });
    }

    /// Who of these may ask, as a match is told; tracked. Nothing: everybody.
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

    /// What is agreed by now, to be kept; not tracked.
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

    /// Follows what is agreed.
    pub fn track(self) {
        self.who.track();
        self.names.track();
    }
}
