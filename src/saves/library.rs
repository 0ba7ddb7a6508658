//! All saved matches, the roster, the results and the settings, under keys of a [`Storage`].
//!
//! A match has two slots; a save goes to the older one, so that a good generation is always there.
//! What cannot be read is kept in quarantine, never deleted; what a newer version wrote is never
//! overwritten. Never keeps anything in memory: what it says is what the storage says.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::kernel::{Game, Seat};

use crate::table::{clock::Clock, json, log::is_id, matches::Match, player::Player};

use super::{
    games::{GAMES, GameInfo},
    migrate::{CHAIN, Chain},
    results::MatchResult,
    save::{LoadError, Record},
    store::{PREFIX, Storage, StoreError},
};

/// Why a match could not be saved. What was saved before is still there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A newer version of the app saved this match: it is not overwritten.
    #[error("a newer version (schema {schema}) saved this match")]
    NewerSchema { schema: u16 },
    /// The match has an id that cannot be part of a key.
    #[error("a match cannot be kept under this id")]
    BadId,
}

/// A saved match as the list of matches shows it, without folding it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub id: String,
    pub game: String,
    /// The version of the game's rules that it is played by.
    pub rules: u16,
    pub players: Vec<Player>,
    /// Milliseconds since 1970.
    pub created: u64,
    pub updated: u64,
    /// Steps in force.
    pub steps: usize,
    pub over: bool,
    /// Why the newest save cannot be read, where an older one stands in for it.
    pub notice: Option<LoadError>,
}

/// One place on the shelf: a match that can be played, or one that cannot and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shelf {
    Good(Summary),
    Broken { id: String, reason: LoadError },
}

impl Shelf {
    pub fn id(&self) -> &str {
        match self {
            Shelf::Good(summary) => &summary.id,
            Shelf::Broken { id, .. } => id,
        }
    }
}

/// A match and what has to be said about it.
pub struct Opened<G: Game> {
    pub game: Match<G>,
    /// Why the newest save could not be used; this is the one before it.
    pub notice: Option<LoadError>,
}

/// What a slot holds.
enum Slot {
    Empty,
    Good(Record),
    Bad(LoadError, String),
}

/// The shelf with all that is saved.
#[derive(Clone, Debug)]
pub struct Library<S> {
    storage: S,
    pub(super) games: &'static [GameInfo],
    pub(super) chain: Chain,
}

pub(super) const SLOTS: [&str; 2] = ["a", "b"];

impl<S: Storage> Library<S> {
    pub fn new(storage: S) -> Self {
        Library::with(storage, GAMES, CHAIN)
    }

    /// With other games or schemas than the app's.
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

    // Matches

    /// Everything on the shelf, the latest first; broken ones at the end.
    pub fn list(&self) -> Result<Vec<Shelf>, StoreError> {
        let rank = |place: &Shelf| match place {
            Shelf::Good(summary) => u64::MAX - summary.updated,
            Shelf::Broken { .. } => u64::MAX,
        };
        let mut shelf = Vec::new();
        for id in self.ids()? {
            let place = match self.newest(&id) {
                Ok((record, notice)) => Shelf::Good(summary(&record, notice)),
                Err(reason) => Shelf::Broken { id, reason },
            };
            shelf.push(place);
        }
        shelf.sort_by_key(rank);
        Ok(shelf)
    }

    /// Whether a match is of the rules that this version knows, without folding it.
    pub fn fits(&self, summary: &Summary) -> Result<(), LoadError> {
        let known = self.info(&summary.game)?.rules;
        if summary.rules == known {
            return Ok(());
        }
        Err(LoadError::OtherRules { saved: summary.rules, known })
    }

    /// Writes the match over the older of its two slots and reads it back. Gives the sequence
    /// number of the save.
    pub fn save<G: Game>(&self, game: &Match<G>, now: u64) -> Result<u64, SaveError> {
        self.write(Record::of(game, now))
    }

    /// The match, from the newest save that can be played on.
    pub fn load<G: Game>(&self, id: &str) -> Result<Match<G>, LoadError> {
        self.open(id).map(|opened| opened.game)
    }

    /// As [`Library::load`], and says so where the newest save is broken. That one then goes to
    /// quarantine.
    pub fn open<G: Game>(&self, id: &str) -> Result<Opened<G>, LoadError> {
        let mut notice = None;
        for (slot, held) in self.slots(id)? {
            let (problem, text) = match held {
                Slot::Empty => continue,
                Slot::Good(record) => match record.replay() {
                    Ok(game) => return Ok(Opened { game, notice }),
                    Err(problem) => (problem, None),
                },
                Slot::Bad(problem, text) => (problem, Some(text)),
            };
            // Playing on from an older save would hide what the newer version wrote.
            if let LoadError::NewerSchema { .. } = problem {
                return Err(problem);
            }
            if notice.is_none() && self.other_is_playable::<G>(id, slot) {
                let text =
                    text.map_or_else(|| self.storage.get(&slot_key(id, slot)), |text| Ok(Some(text)))?;
                // Where there is no room for quarantine it stays in its slot, and is moved on saving.
                if let Some(text) = text
                    && self.quarantine(id, slot, &text).is_ok()
                {
                    self.storage.remove(&slot_key(id, slot))?;
                }
            }
            notice.get_or_insert(problem);
        }
        Err(notice.unwrap_or(LoadError::Missing))
    }

    /// As [`Library::open`], to be looked at: a match of other rules is shown as far as these take it, and the notice
    /// says so.
    pub fn look<G: Game>(&self, id: &str) -> Result<Opened<G>, LoadError> {
        match self.open(id) {
            Err(other @ LoadError::OtherRules { .. }) => {
                let (record, _) = self.newest(id)?;
                Ok(Opened { game: record.look()?, notice: Some(other) })
            }
            opened => opened,
        }
    }

    /// The stored text of a match, broken or not, as (key, text).
    pub fn raw(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.texts(|key| key.starts_with(&format!("{PREFIX}match/{id}/")))
    }

    // Clocks

    /// Kept beside the match: the log knows no time.
    pub fn save_clock(&self, id: &str, clock: &Clock) -> Result<(), SaveError> {
        let text = json::to_text(clock);
        Ok(self.storage.set(&clock_key(id), &text)?)
    }

    /// Nothing where there is none, or none that can be read: a clock is no reason to stop a match.
    pub fn load_clock(&self, id: &str) -> Option<Clock> {
        let text = self.storage.get(&clock_key(id)).ok()??;
        serde_json::from_str(&text).ok()
    }

    // Drafts

    /// What somebody has in the making, kept beside the match until it is done: it is no part of the match, of an
    /// export or of a list.
    pub fn save_draft(&self, id: &str, seat: Seat, text: &str) -> Result<(), StoreError> {
        self.storage.set(&draft_key(id, seat), text)
    }

    pub fn load_draft(&self, id: &str, seat: Seat) -> Option<String> {
        self.storage.get(&draft_key(id, seat)).ok()?
    }

    pub fn drop_draft(&self, id: &str, seat: Seat) -> Result<(), StoreError> {
        self.storage.remove(&draft_key(id, seat))
    }

    // Roster, results, settings

    /// The people known on this device. A roster that cannot be read goes to quarantine and is
    /// reported once.
    pub fn load_roster(&self) -> Result<Vec<Player>, LoadError> {
        self.load_list("roster")
    }

    pub fn save_roster(&self, roster: &[Player]) -> Result<(), SaveError> {
        self.save_list("roster", roster)
    }

    /// The evening's table, oldest first.
    pub fn load_results(&self) -> Result<Vec<MatchResult>, LoadError> {
        self.load_list("results")
    }

    pub fn save_results(&self, results: &[MatchResult]) -> Result<(), SaveError> {
        self.save_list("results", results)
    }

    /// Notes a finished match; the same match again replaces what was noted.
    pub fn add_result(&self, result: MatchResult) -> Result<(), SaveError> {
        let mut results = self.load_results().unwrap_or_default();
        results.retain(|other| other.id != result.id);
        results.push(result);
        self.save_results(&results)
    }

    /// The app's settings, whatever it wrote.
    pub fn settings(&self) -> Result<Option<String>, StoreError> {
        self.storage.get(&format!("{PREFIX}settings"))
    }

    pub fn set_settings(&self, text: &str) -> Result<(), StoreError> {
        self.storage.set(&format!("{PREFIX}settings"), text)
    }

    // Below the surface

    /// The newest save whose text is sound, unless a newer version wrote here too.
    pub(super) fn newest(&self, id: &str) -> Result<(Record, Option<LoadError>), LoadError> {
        let mut notice = None;
        for (_, held) in self.slots(id)? {
            match held {
                Slot::Empty => {}
                Slot::Good(record) => {
                    self.info(&record.header.game)?;
                    return Ok((record, notice));
                }
                Slot::Bad(newer @ LoadError::NewerSchema { .. }, _) => return Err(newer),
                Slot::Bad(problem, _) => {
                    notice.get_or_insert(problem);
                }
            }
        }
        Err(notice.unwrap_or(LoadError::Missing))
    }

    /// Writes over the older slot. Only what the new text contains is ever overwritten: a broken
    /// save, or one with another course of events, goes to quarantine before.
    pub(super) fn write(&self, mut record: Record) -> Result<u64, SaveError> {
        let id = record.header.id.clone();
        if !is_id(&id) {
            return Err(SaveError::BadId);
        }
        let slots = self.slots(&id)?;
        let mut seq = 0;
        for (_, held) in &slots {
            match held {
                Slot::Bad(LoadError::NewerSchema { schema }, _) => {
                    return Err(SaveError::NewerSchema { schema: *schema });
                }
                Slot::Good(record) => seq = seq.max(record.seq),
                Slot::Empty | Slot::Bad(..) => {}
            }
        }
        record.seq = seq + 1;
        let text = record.write(&self.chain);

        // An empty slot first, then a broken one, then the older of two good ones.
        let rank = |held: &Slot| match held {
            Slot::Empty => (0, 0),
            Slot::Bad(..) => (1, 0),
            Slot::Good(record) => (2, record.seq),
        };
        let Some((slot, held)) = slots.into_iter().min_by_key(|(_, held)| rank(held)) else {
            return Err(SaveError::Store(StoreError::Blocked));
        };
        let key = slot_key(&id, slot);
        match held {
            Slot::Bad(_, text) => self.quarantine(&id, slot, &text)?,
            Slot::Good(older) if !record.continues(&older) => {
                if let Some(text) = self.storage.get(&key)? {
                    self.quarantine(&id, slot, &text)?;
                }
            }
            Slot::Good(_) | Slot::Empty => {}
        }
        self.storage.set(&key, &text)?;
        match self.storage.get(&key)? {
            Some(kept) if kept == text => Ok(record.seq),
            _ => Err(SaveError::Store(StoreError::Lost)),
        }
    }

    /// Both slots, the one to be read first in front: broken ones, as they may be the newest, then
    /// by sequence number.
    fn slots(&self, id: &str) -> Result<Vec<(&'static str, Slot)>, StoreError> {
        let rank = |held: &Slot| match held {
            Slot::Bad(..) => (0, 0),
            Slot::Good(record) => (1, u64::MAX - record.seq),
            Slot::Empty => (2, 0),
        };
        let mut slots = Vec::new();
        for slot in SLOTS {
            let held = match self.storage.get(&slot_key(id, slot))? {
                None => Slot::Empty,
                Some(text) => match Record::read(&text, &self.chain) {
                    Ok(record) if record.header.id == id => Slot::Good(record),
                    Ok(_) => {
                        // It is kept under another.
                        Slot::Bad(LoadError::bad_id(), text)
                    }
                    Err(problem) => Slot::Bad(problem, text),
                },
            };
            slots.push((slot, held));
        }
        slots.sort_by_key(|(_, held)| rank(held));
        Ok(slots)
    }

    fn other_is_playable<G: Game>(&self, id: &str, slot: &str) -> bool {
        let Ok(slots) = self.slots(id) else { return false };
        slots.iter().any(|(other, held)| {
            *other != slot && matches!(held, Slot::Good(record) if record.replay::<G>().is_ok())
        })
    }

    pub(super) fn ids(&self) -> Result<Vec<String>, StoreError> {
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

    fn load_list<T: DeserializeOwned>(&self, name: &str) -> Result<Vec<T>, LoadError> {
        let key = format!("{PREFIX}{name}");
        let Some(text) = self.storage.get(&key)? else { return Ok(Vec::new()) };
        if let Some(schema) = self.newer(&text) {
            // Left where it is: the newer version will want it back.
            return Err(LoadError::NewerSchema { schema });
        }
        match serde_json::from_str(&text) {
            Ok(List { items, .. }) => Ok(items),
            Err(error) => {
                self.quarantine_list(name, &text)?;
                self.storage.remove(&key)?;
                Err(LoadError::json(&error))
            }
        }
    }

    fn save_list<T: Serialize>(&self, name: &str, items: &[T]) -> Result<(), SaveError> {
        let key = format!("{PREFIX}{name}");
        if let Some(text) = self.storage.get(&key)?
            && let Some(schema) = self.newer(&text)
        {
            return Err(SaveError::NewerSchema { schema });
        }
        let list = List { schema: self.chain.current, items: items.iter().collect() };
        Ok(self.storage.set(&key, &json::to_text(&list))?)
    }

    /// The schema of a list that a newer version wrote.
    fn newer(&self, list: &str) -> Option<u16> {
        let Version { schema } = serde_json::from_str(list).ok()?;
        (schema > self.chain.current).then_some(schema)
    }
}

/// The roster, or the results, as they are kept.
#[derive(Serialize, Deserialize)]
struct List<T> {
    schema: u16,
    items: Vec<T>,
}

/// What every list has, whatever version wrote it.
#[derive(Deserialize)]
struct Version {
    schema: u16,
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

pub(super) fn slot_key(id: &str, slot: &str) -> String {
    format!("{PREFIX}match/{id}/{slot}")
}

pub(super) fn draft_key(id: &str, seat: Seat) -> String {
    format!("{PREFIX}draft/{id}/{}", seat.number())
}

pub(super) fn clock_key(id: &str) -> String {
    format!("{PREFIX}clock/{id}")
}
