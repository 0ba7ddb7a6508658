//! The stored lists: players, results, solved problems, clay, house rules, wreck cards.

use std::{borrow::Cow, cmp::Ordering};

use serde::{Deserialize, Serialize};

use crate::table::{name, player::Player};

use super::{
    evening_note::{EveningNote, Guest},
    keepsakes::Keepsake,
    keys::{self, ExportPolicy},
    library::Library,
    results::MatchResult,
    save::{LoadError, SaveError},
    setup::Preset,
    solved::{self, Solved},
    store::Storage,
    stored_list::{AnyList, Listed, StoredItem, StoredList},
};

/// Players known on this device.
pub const ROSTER: StoredList<Player> = StoredList::versioned(Cow::Borrowed(keys::ROSTER), 500);
/// Results of all evenings, oldest first.
pub const RESULTS: StoredList<MatchResult> = StoredList::versioned(Cow::Borrowed(keys::RESULTS), 5_000);
/// Names, people and scales of evenings.
pub const EVENINGS: StoredList<EveningNote> = StoredList::plain(Cow::Borrowed(keys::EVENINGS), 1_000);
/// Problems that each player has solved.
pub const SOLVED: StoredList<Solved> = StoredList::versioned(Cow::Borrowed(keys::SOLVED), 500);
/// Gallery of clay objects, latest last.
pub const GALLERY: StoredList<Keepsake> = StoredList::plain(Cow::Borrowed(keys::GALLERY), 1_000);
/// Sets of wreck cards that players entered.
pub const WRECK_SETS: StoredList<StoredWreckSet> = StoredList::plain(Cow::Borrowed(keys::WRECK_SETS), 100);

/// A set of wreck cards as it is stored. Only Barrakuda reads the cards, so that saves need no game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredWreckSet {
    pub name: String,
    /// Base cards as text.
    pub base: String,
    /// Extra cards as text.
    pub extra: String,
}

/// Saved house rules of a game.
pub fn presets(slug: &str) -> StoredList<Preset> {
    StoredList::plain(Cow::Owned(format!("{}{slug}", keys::PRESETS)), 100)
}

/// Maximum number of solved problems that an import may hold for one player.
const MOST_PROBLEMS: usize = 2_000;

/// Evaluates an expression with the exported list of this name; in a function that returns an `Option`.
macro_rules! with_exported {
    ($name:expr, $list:ident => $value:expr) => {
        match $name {
            keys::ROSTER => with_exported!(@ ROSTER, $list => $value),
            keys::RESULTS => with_exported!(@ RESULTS, $list => $value),
            keys::EVENINGS => with_exported!(@ EVENINGS, $list => $value),
            keys::SOLVED => with_exported!(@ SOLVED, $list => $value),
            keys::GALLERY => with_exported!(@ GALLERY, $list => $value),
            keys::WRECK_SETS => with_exported!(@ WRECK_SETS, $list => $value),
            name => with_exported!(@ presets(name.strip_prefix(keys::PRESETS)?), $list => $value),
        }
    };
    (@ $which:expr, $list:ident => $value:expr) => {{
        let $list = $which;
        $value
    }};
}

/// Returns the exported list of this name.
pub(super) fn exported(name: &str) -> Option<Box<dyn AnyList>> {
    keys::kind(name).filter(|kind| kind.export == ExportPolicy::List)?;
    Some(with_exported!(name, list => Box::new(list)))
}

/// As [`StoredList::reasserted`], of the exported list of this name.
pub(super) fn reasserted(
    name: &str,
    before: Option<&str>,
    after: &str,
    now: Option<&str>,
    current: u16,
) -> Option<String> {
    with_exported!(name, list => list.reasserted(before, after, now, current))
}

/// A player's identity is their name.
impl Listed for Player {
    fn identity(&self) -> String {
        self.name.clone()
    }
}

impl Listed for MatchResult {
    fn identity(&self) -> String {
        self.id.clone()
    }

    fn order(&self, other: &MatchResult) -> Ordering {
        self.ended.cmp(&other.ended)
    }
}

impl Listed for EveningNote {
    fn identity(&self) -> String {
        self.archived.map(|archived| archived.to_string()).unwrap_or_default()
    }

    /// Adds the people of the other device.
    fn absorb(&mut self, other: EveningNote) -> usize {
        let before = self.guests.len();
        let new = |guest: &Guest| self.guests.iter().all(|known| known.player.name != guest.player.name);
        let new: Vec<Guest> = other.guests.into_iter().filter(new).collect();
        self.guests.extend(new);
        self.guests.len() - before
    }
}

impl Listed for Solved {
    fn identity(&self) -> String {
        self.by.clone()
    }

    fn absorb(&mut self, other: Solved) -> usize {
        let before = self.problems.len();
        self.merge(other);
        self.problems.len() - before
    }

    fn count(&self) -> usize {
        self.problems.len()
    }

    fn trim(&mut self) -> usize {
        let cut = self.problems.len().saturating_sub(MOST_PROBLEMS);
        (0..cut).for_each(|_| drop(self.problems.pop_last()));
        cut
    }
}

impl Listed for Keepsake {
    fn identity(&self) -> String {
        let Keepsake { word, by, colour, strokes, .. } = self;
        format!("{word}\n{by}\n{colour}\n{strokes}")
    }
}

impl Listed for Preset {
    fn identity(&self) -> String {
        name::tidy(&self.name)
    }
}

impl Listed for StoredWreckSet {
    fn identity(&self) -> String {
        name::tidy(&self.name)
    }
}

/// Appends an item to a list and removes the one with the same identity.
pub fn put_last<T: Listed>(list: &mut Vec<StoredItem<T>>, item: T) {
    let identity = item.identity();
    match list.iter().position(|kept| kept.identity() == identity) {
        Some(index) => {
            let mut kept = list.remove(index);
            *kept = item;
            list.push(kept);
        }
        None => list.push(item.into()),
    }
}

/// Adds an item beside those with its name: another one with the same name gets a number. An equal item changes nothing.
pub fn add_beside(list: &mut Vec<StoredItem<StoredWreckSet>>, mut set: StoredWreckSet) {
    let name = set.name.clone();
    for number in 2.. {
        match list.iter().find(|kept| kept.identity() == set.identity()) {
            None => return list.push(set.into()),
            Some(kept) if (&kept.base, &kept.extra) == (&set.base, &set.extra) => return,
            Some(_) => set.name = format!("{name} ({number})"),
        }
    }
}

/// Adds solved problems to those recorded already.
pub fn note_solved(all: &mut Vec<StoredItem<Solved>>, news: &[Solved]) {
    for one in news {
        solved::entry(all, &one.by).merge(one.clone());
    }
}

impl<S: Storage> Library<S> {
    /// # Errors
    /// As [`Library::list_of`].
    pub fn load_roster(&self) -> Result<Vec<Player>, LoadError> {
        self.list_of(&ROSTER)
    }

    /// # Errors
    /// As [`Library::list_of`].
    pub fn load_results(&self) -> Result<Vec<MatchResult>, LoadError> {
        self.list_of(&RESULTS)
    }

    /// Records a finished match; replaces an earlier result of the same match.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn add_result(&self, result: MatchResult) -> Result<(), SaveError> {
        self.change_list(&RESULTS, |results| put_last(results, result)).map(drop)
    }

    /// # Errors
    /// As [`Library::list_of`].
    pub fn load_solved(&self) -> Result<Vec<Solved>, LoadError> {
        self.list_of(&SOLVED)
    }

    /// Adds solved problems to those recorded already.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn add_solved(&self, news: &[Solved]) -> Result<(), SaveError> {
        self.change_list(&SOLVED, |all| note_solved(all, news)).map(drop)
    }
}
