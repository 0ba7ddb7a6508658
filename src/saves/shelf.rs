//! The list of all matches, read from their headers without folding the logs.

use crate::table::player::Player;

use super::{
    library::Library,
    results::MatchResult,
    save::{LoadError, Record},
    store::{Storage, StoreError},
};

/// A saved match as the list of matches shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub id: String,
    pub game: String,
    /// The rules version of the match.
    pub rules: u16,
    pub players: Vec<Player>,
    /// Milliseconds since 1970.
    pub created: u64,
    /// When the match was last saved, in milliseconds since 1970.
    pub updated: u64,
    /// Number of steps in force.
    pub steps: usize,
    pub over: bool,
    /// Why the newest save is unreadable, if an older one stands in for it.
    pub notice: Option<LoadError>,
}

/// An entry of the list: a playable match, or a broken one with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShelfEntry {
    Good(Summary),
    Broken { id: String, reason: LoadError },
}

impl ShelfEntry {
    pub fn id(&self) -> &str {
        match self {
            ShelfEntry::Good(summary) => &summary.id,
            ShelfEntry::Broken { id, .. } => id,
        }
    }
}

/// Number of matches on the home screen; a button shows the others.
pub const NEWEST: usize = 3;

/// Returns the matches in progress.
pub fn running(shelf: Vec<ShelfEntry>) -> Vec<Summary> {
    let running = shelf.into_iter().filter_map(|entry| match entry {
        ShelfEntry::Good(summary) if !summary.over => Some(summary),
        ShelfEntry::Good(_) | ShelfEntry::Broken { .. } => None,
    });
    running.collect()
}

/// Returns the players of the latest match of this game, or of its latest result; empty if there is neither.
pub fn last_players(shelf: Vec<ShelfEntry>, results: &[MatchResult], game: &str) -> Vec<Player> {
    let mut matches = shelf.into_iter().filter_map(|entry| match entry {
        ShelfEntry::Good(summary) if summary.game == game => Some(summary.players),
        ShelfEntry::Good(_) | ShelfEntry::Broken { .. } => None,
    });
    let result = || results.iter().rfind(|result| result.game == game).map(|result| result.players.clone());
    matches.next().or_else(result).unwrap_or_default()
}

/// Returns the ids of the finished matches.
pub fn finished(shelf: &[ShelfEntry]) -> Vec<String> {
    let over = shelf.iter().filter(|entry| matches!(entry, ShelfEntry::Good(summary) if summary.over));
    over.map(|entry| entry.id().to_owned()).collect()
}

/// Returns this many of the newest matches, followed by all unreadable ones.
pub fn newest(shelf: Vec<ShelfEntry>, matches: usize) -> Vec<ShelfEntry> {
    let mut left = matches;
    let is_shown = |entry: &ShelfEntry| match entry {
        ShelfEntry::Broken { .. } => true,
        ShelfEntry::Good(_) => {
            let is_shown = left > 0;
            left = left.saturating_sub(1);
            is_shown
        }
    };
    let mut shelf = shelf;
    shelf.retain(is_shown);
    shelf
}

impl<S: Storage> Library<S> {
    /// Returns all matches, the latest first, broken ones at the end.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn list(&self) -> Result<Vec<ShelfEntry>, StoreError> {
        let rank = |place: &ShelfEntry| match place {
            ShelfEntry::Good(summary) => u64::MAX - summary.updated,
            ShelfEntry::Broken { .. } => u64::MAX,
        };
        let mut shelf = Vec::new();
        for id in self.ids()? {
            let place = match self.newest(&id) {
                Ok((record, notice)) => ShelfEntry::Good(summary(&record, notice)),
                Err(reason) => ShelfEntry::Broken { id, reason },
            };
            shelf.push(place);
        }
        shelf.sort_by_key(rank);
        Ok(shelf)
    }

    /// Returns one match as the list shows it.
    ///
    /// # Errors
    /// The reason why it cannot be played.
    pub fn summary(&self, id: &str) -> Result<Summary, LoadError> {
        self.newest(id).map(|(record, notice)| summary(&record, notice))
    }

    /// Whether this version has the rules of a match, without folding it.
    ///
    /// # Errors
    /// An unknown game, or another version of its rules.
    pub fn fits(&self, summary: &Summary) -> Result<(), LoadError> {
        self.knows(&summary.game, summary.rules)
    }
}

pub(super) fn summary(record: &Record, notice: Option<LoadError>) -> Summary {
    Summary {
        id: record.header.id.clone(),
        game: record.header.game.clone(),
        rules: record.header.rules,
        players: record.header.players.clone(),
        created: record.header.created,
        updated: record.updated,
        steps: record.steps,
        over: record.over,
        notice,
    }
}
