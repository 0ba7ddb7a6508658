//! The people who play on this device, as they are kept.

use leptos::prelude::*;

use super::saves::Saves;
use crate::table::player::{MARKS, Player};

/// The list as kept, and the way to keep it.
#[derive(Copy, Clone)]
pub struct Roster {
    pub people: RwSignal<Vec<Player>>,
    pub saves: Saves,
}

impl Roster {
    pub fn load(saves: Saves) -> Roster {
        let people = saves.with(|library| library.load_roster()).unwrap_or_default();
        Roster { people: RwSignal::new(people), saves }
    }

    /// Keeps the list; what stands against it is the saves' `trouble`.
    pub fn keep(self) {
        let kept = self.saves.with(|library| library.save_roster(&self.people.read_untracked()));
        if let Err(error) = kept {
            self.saves.trouble.set(Some(error));
        }
    }

    /// Adds somebody, or gives a known name its new colour and symbol.
    pub fn add(self, player: Player) {
        self.people.update(|people| match people.iter_mut().find(|known| known.name == player.name) {
            Some(known) => *known = player,
            None => people.push(player),
        });
        self.keep();
    }

    /// A colour and a symbol that nobody has yet, as long as there are any.
    pub fn free_marks(self) -> (u8, u8) {
        free_marks(&self.people.read_untracked())
    }
}

/// A colour and a symbol that none of these has, as long as there are any.
pub fn free_marks(taken: &[Player]) -> (u8, u8) {
    let start = taken.len() as u8;
    let free = |used: &dyn Fn(u8) -> bool| {
        (0..MARKS).map(|mark| (mark + start) % MARKS).find(|mark| !used(*mark)).unwrap_or(start % MARKS)
    };
    (
        free(&|mark| taken.iter().any(|player| player.colour == mark)),
        free(&|mark| taken.iter().any(|player| player.symbol == mark)),
    )
}
