//! The library: all stored data, under keys of a [`Storage`]. This file has clocks and drafts; `slots` has matches,
//! `shelf` their list, `lists` the roster and other lists, `records` the settings and other values.
//!
//! Unreadable data goes to quarantine and is never deleted. Data from a newer version is never overwritten. The library
//! holds no copy in memory: every answer comes from the storage.

use crate::{
    kernel::Seat,
    table::{clock::Clock, json},
};

use super::{
    games::{GAMES, GameInfo},
    migrate::{CHAIN, Chain},
    save::{LoadError, SaveError},
    store::{PREFIX, Storage, StoreError},
};

/// All stored data of the app.
///
/// ```
/// use bar_a_jeux::{
///     games::barragoon::{Barragoon, Config},
///     saves::{Library, MemoryStorage},
///     table::{Header, Match, Player},
/// };
///
/// let players = vec![Player::new("Ada", 0, 0), Player::new("Ben", 1, 1)];
/// let header = Header::new::<Barragoon>("m", 0, players, Config::relaxed(), None);
/// let game = Match::<Barragoon>::start(header).unwrap();
///
/// let library = Library::new(MemoryStorage::new());
/// library.save(&game, 0).unwrap();
/// assert_eq!(library.load::<Barragoon>("m").unwrap(), game);
/// ```
#[derive(Clone, Debug)]
pub struct Library<S> {
    storage: S,
    pub(super) games: &'static [GameInfo],
    pub(super) chain: Chain,
}

impl<S: Storage> Library<S> {
    pub fn new(storage: S) -> Self {
        Library::with(storage, GAMES, CHAIN)
    }

    /// Creates a library of other games or schemas than the app's.
    pub fn with(storage: S, games: &'static [GameInfo], chain: Chain) -> Self {
        Library { storage, games, chain }
    }

    pub fn storage(&self) -> &S {
        &self.storage
    }

    pub(super) fn info(&self, slug: &str) -> Result<&GameInfo, LoadError> {
        let info = self.games.iter().find(|info| info.slug == slug);
        info.ok_or_else(|| LoadError::UnknownGame { slug: slug.to_owned() })
    }

    /// Returns whether this build has these rules of a game.
    ///
    /// # Errors
    /// An unknown game, or another version of its rules.
    pub fn knows(&self, slug: &str, rules: u16) -> Result<(), LoadError> {
        let known = self.info(slug)?.rules;
        if rules == known { Ok(()) } else { Err(LoadError::OtherRules { saved: rules, known }) }
    }

    /// Returns the stored texts of a match, broken or not, as (key, text).
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn raw(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.texts(|key| key.starts_with(&format!("{PREFIX}match/{id}/")))
    }

    // Clocks

    /// Saves a match's clock under its own key, since the log contains no time.
    ///
    /// # Errors
    /// A storage that is blocked, full or fails.
    pub fn save_clock(&self, id: &str, clock: &Clock) -> Result<(), SaveError> {
        let text = json::to_text(clock);
        Ok(self.storage.set(&clock_key(id), &text)?)
    }

    /// Returns the clock of a match; `None` if it is missing or unreadable. A broken clock does not cost the match.
    pub fn load_clock(&self, id: &str) -> Option<Clock> {
        let text = self.storage.get(&clock_key(id)).ok()??;
        serde_json::from_str(&text).ok()
    }

    // Drafts

    /// Saves a player's draft, such as an unfinished object of clay. It has its own key until it is finished, and is
    /// part of no match, export or list.
    ///
    /// # Errors
    /// A storage that is blocked, full or fails.
    pub fn save_draft(&self, id: &str, seat: Seat, text: &str) -> Result<(), StoreError> {
        self.storage.set(&draft_key(id, seat), text)
    }

    pub fn load_draft(&self, id: &str, seat: Seat) -> Option<String> {
        self.storage.get(&draft_key(id, seat)).ok()?
    }

    /// # Errors
    /// A storage that is blocked or fails.
    pub fn drop_draft(&self, id: &str, seat: Seat) -> Result<(), StoreError> {
        self.storage.remove(&draft_key(id, seat))
    }

    /// Returns the ids of all kept matches, readable or not.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn ids(&self) -> Result<Vec<String>, StoreError> {
        let prefix = format!("{PREFIX}match/");
        let keys = self.storage.keys()?;
        let id = |key: &String| Some(key.strip_prefix(&prefix)?.split_once('/')?.0.to_owned());
        let mut ids: Vec<String> = keys.iter().filter_map(id).collect();
        ids.sort();
        ids.dedup();
        Ok(ids)
    }

    pub(super) fn texts(&self, wanted: impl Fn(&str) -> bool) -> Result<Vec<(String, String)>, StoreError> {
        let mut texts = Vec::new();
        for key in self.storage.keys()? {
            if wanted(&key)
                && let Some(text) = self.storage.get(&key)?
            {
                texts.push((key, text));
            }
        }
        texts.sort();
        Ok(texts)
    }
}

pub(super) fn draft_key(id: &str, seat: Seat) -> String {
    format!("{PREFIX}draft/{id}/{}", seat.number())
}

pub(super) fn clock_key(id: &str) -> String {
    format!("{PREFIX}clock/{id}")
}
