//! The stored roster: the people who play on this device.

use std::sync::Arc;

use leptos::prelude::*;

use super::{saves::Saves, use_i18n};
use crate::{
    app::{I18n, lexicon::is_numbered},
    history::people::seat_of,
    saves::{
        lists::{RESULTS, ROSTER, SOLVED},
        solved,
        stored_list::StoredItem,
    },
    table::player::Player,
};

/// Change of the current list.
type Change = Arc<dyn Fn(&mut Vec<StoredItem<Player>>) + Send + Sync>;

/// The roster as shown on the screen, and its changes.
#[derive(Copy, Clone)]
pub struct Roster {
    pub people: RwSignal<Vec<Player>>,
    saves: Saves,
    i18n: I18n,
    /// Changes that could not be stored.
    pending: StoredValue<Vec<Change>>,
}

impl Roster {
    /// Loads the stored players, and follows the changes of other tabs. Hides a "Player 1" that was saved by mistake;
    /// the next change removes it.
    pub fn load(saves: Saves) -> Roster {
        let people = RwSignal::new(Vec::new());
        let roster = Roster { people, saves, i18n: use_i18n(), pending: StoredValue::new(Vec::new()) };
        people.set(roster.stored());
        Effect::new(move |before: Option<()>| {
            saves.lists.track();
            if before.is_some() && roster.pending.with_value(Vec::is_empty) {
                roster.show(roster.stored());
            }
        });
        roster
    }

    /// Finds a player by name; not tracked.
    pub fn find(self, name: &str) -> Option<Player> {
        self.people.with_untracked(|people| people.iter().find(|known| known.name == name).cloned())
    }

    /// Changes a player's name or marks. Data stored under the name is renamed.
    pub fn change(self, name: &str, player: Player) {
        let (from, to) = (name.to_owned(), player.name.clone());
        self.apply(move |people| {
            people.retain(|known| known.name == from || known.name != player.name);
            match people.iter_mut().find(|known| known.name == from) {
                Some(known) => **known = player.clone(),
                // Another tab has removed this player.
                None => people.push(player.clone().into()),
            }
        });
        if name == to {
            return;
        }
        let results = self.saves.list(&RESULTS);
        let has_results = |name: &str| results.iter().any(|result| seat_of(result, name).is_some());
        // The page of a person asks whether two are one.
        if has_results(name) && !has_results(&to) {
            // The player has been told if this fails.
            let _ = self.saves.change_person(|library| library.rename_person(name, &to));
        } else if self.saves.list(&SOLVED).iter().any(|solved| solved.by == name) {
            // The player has been told if this fails.
            let _ = self.saves.change_list(&SOLVED, |all| solved::rename(all, name, &to));
        }
    }

    /// Adds a player, or gives a known name its new colour and symbol.
    pub fn add(self, player: Player) {
        self.apply(move |people| match people.iter_mut().find(|known| known.name == player.name) {
            Some(known) => **known = player.clone(),
            None => people.push(player.clone().into()),
        });
    }

    /// Removes a player; returns their place.
    pub fn remove(self, name: &str) -> usize {
        let place = self.people.with_untracked(|people| people.iter().position(|known| known.name == name));
        let name = name.to_owned();
        self.apply(move |people| people.retain(|known| known.name != name));
        place.unwrap_or_default()
    }

    /// Puts a player back at their place, even after the screen was left.
    pub fn put_back(self, place: usize, player: &Player) {
        let player = player.clone();
        self.apply(move |people| {
            if people.iter().all(|known| known.name != player.name) {
                people.insert(place.min(people.len()), player.clone().into());
            }
        });
    }

    /// Applies a change, together with those that could not be stored before. If storing fails, the player has been
    /// told, and the change lasts as long as the screen.
    fn apply(self, change: impl Fn(&mut Vec<StoredItem<Player>>) + Send + Sync + 'static) {
        let change: Change = Arc::new(change);
        let mut changes = self.pending.try_get_value().unwrap_or_default();
        changes.push(Arc::clone(&change));
        let i18n = self.i18n;
        let all = |people: &mut Vec<StoredItem<Player>>| {
            people.retain(|player| !is_numbered(i18n, &player.name));
            changes.iter().for_each(|change| change(people));
        };
        match self.saves.change_list(&ROSTER, all) {
            Ok(now) => {
                self.pending.try_set_value(Vec::new());
                self.show(now);
            }
            Err(_) => {
                self.pending.try_set_value(changes);
                let shown = self.people.try_get_untracked().unwrap_or_default();
                let mut now: Vec<StoredItem<Player>> = shown.into_iter().map(StoredItem::from).collect();
                change(&mut now);
                self.show(now.into_iter().map(StoredItem::into_item).collect());
            }
        }
    }

    fn stored(self) -> Vec<Player> {
        let mut people = self.saves.list(&ROSTER);
        people.retain(|player| !is_numbered(self.i18n, &player.name));
        people
    }

    /// Shows the list if it has changed and the screen still exists.
    fn show(self, now: Vec<Player>) {
        if self.people.try_with_untracked(|people| *people != now) == Some(true) {
            self.people.set(now);
        }
    }
}
