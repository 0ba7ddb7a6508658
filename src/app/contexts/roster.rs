//! The people who play on this device, as they are kept.

use leptos::prelude::*;

use super::{saves::Saves, use_i18n};
use crate::{app::lexicon::is_numbered, table::player::Player};

/// The list as kept, and the way to keep it.
#[derive(Copy, Clone)]
pub struct Roster {
    pub people: RwSignal<Vec<Player>>,
    pub saves: Saves,
}

impl Roster {
    /// All who are kept. A "Player 1" that got among them by mistake is nobody, and goes with the next change.
    pub fn load(saves: Saves) -> Roster {
        let i18n = use_i18n();
        let mut people = saves.with(|library| library.load_roster()).unwrap_or_default();
        people.retain(|player| !is_numbered(i18n, &player.name));
        Roster { people: RwSignal::new(people), saves }
    }

    /// Somebody of this name; not tracked.
    pub fn find(self, name: &str) -> Option<Player> {
        self.people.with_untracked(|people| people.iter().find(|known| known.name == name).cloned())
    }

    /// Keeps the list; what stands against it is the saves' `trouble`.
    pub fn keep(self) {
        let kept = self.saves.with(|library| library.save_roster(&self.people.read_untracked()));
        if let Err(error) = kept {
            self.saves.trouble.set(Some(error));
        }
    }

    /// Somebody looks, or is called, different from now on; what is theirs by name goes along.
    ///
    /// # Panics
    /// If there is nobody at this place of the list.
    pub fn change(self, index: usize, player: Player) {
        let before = self.people.read_untracked()[index].name.clone();
        let renamed = self.saves.with(|library| library.rename_solver(&before, &player.name));
        if let Err(error) = renamed {
            self.saves.trouble.set(Some(error));
        }
        self.people.update(|people| people[index] = player);
        self.keep();
    }

    /// Adds somebody, or gives a known name its new colour and symbol.
    pub fn add(self, player: Player) {
        self.people.update(|people| match people.iter_mut().find(|known| known.name == player.name) {
            Some(known) => *known = player,
            None => people.push(player),
        });
        self.keep();
    }
}
