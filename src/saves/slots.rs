//! The two slots of each match. A save goes to the older one, so a good save always exists.

use crate::{
    kernel::Game,
    table::{log::is_id, matches::Match},
};

use super::{
    library::Library,
    save::{LoadError, Record, SaveError},
    store::{PREFIX, Storage, StoreError},
};

pub(super) const SLOTS: [&str; 2] = ["a", "b"];

/// A match and a notice for the player, if any.
pub struct LoadedMatch<G: Game> {
    pub game: Match<G>,
    /// Why the newest save is unusable. The match then comes from the save before it.
    pub notice: Option<LoadError>,
}

/// Content of a slot.
enum Slot {
    Empty,
    Good(Record),
    Bad(LoadError, String),
}

impl<S: Storage> Library<S> {
    /// Writes the match over the older of its two slots and reads it back. Returns the sequence number of the save.
    ///
    /// # Errors
    /// If the match cannot be stored, or was handed over. The previous save is still there.
    pub fn save<G: Game>(&self, game: &Match<G>, now: u64) -> Result<u64, SaveError> {
        if self.handed_over(&game.header().id)?.is_some() {
            return Err(SaveError::HandedOver);
        }
        self.write(Record::of(game, now))
    }

    /// Returns the match from the newest save that can be continued.
    ///
    /// # Errors
    /// As [`Library::open`].
    pub fn load<G: Game>(&self, id: &str) -> Result<Match<G>, LoadError> {
        self.open(id).map(|opened| opened.game)
    }

    /// As [`Library::load`], with a notice if the newest save is broken. The broken save then goes to quarantine.
    ///
    /// # Errors
    /// If no save can be continued: the problem of the newest.
    pub fn open<G: Game>(&self, id: &str) -> Result<LoadedMatch<G>, LoadError> {
        let mut notice = None;
        for (slot, held) in self.slots(id)? {
            let (problem, text) = match held {
                Slot::Empty => continue,
                Slot::Good(record) => match record.replay() {
                    Ok(game) => return Ok(LoadedMatch { game, notice }),
                    Err(problem) => (problem, None),
                },
                Slot::Bad(problem, text) => (problem, Some(text)),
            };
            // Continuing from an older save would hide the progress that the newer version saved.
            if let LoadError::NewerSchema { .. } = problem {
                return Err(problem);
            }
            if notice.is_none() && self.other_is_playable::<G>(id, slot) {
                let text =
                    text.map_or_else(|| self.storage().get(&slot_key(id, slot)), |text| Ok(Some(text)))?;
                // Without space for quarantine, the text stays in its slot and moves there on saving.
                if let Some(text) = text
                    && self.quarantine(id, slot, &text).is_ok()
                {
                    self.storage().remove(&slot_key(id, slot))?;
                }
            }
            notice.get_or_insert(problem);
        }
        Err(notice.unwrap_or(LoadError::Missing))
    }

    /// As [`Library::open`], but for viewing only. A match of other rules is shown as far as the current rules accept
    /// its log, with a notice.
    ///
    /// # Errors
    /// As [`Library::open`].
    pub fn look<G: Game>(&self, id: &str) -> Result<LoadedMatch<G>, LoadError> {
        match self.open(id) {
            Err(other @ LoadError::OtherRules { .. }) => {
                let (record, _) = self.newest(id)?;
                Ok(LoadedMatch { game: record.look()?, notice: Some(other) })
            }
            opened => opened,
        }
    }

    /// Returns the newest sound save. Fails if a newer version of the app wrote the other slot.
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

    /// Writes over the older slot. It only overwrites a save that the new text continues; a broken save, or one with
    /// another course of events, goes to quarantine first.
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

        // Prefers an empty slot, then a broken one, then the older of two good ones.
        let rank = |held: &Slot| match held {
            Slot::Empty => (0, 0),
            Slot::Bad(..) => (1, 0),
            Slot::Good(record) => (2, record.seq),
        };
        let [one, other] = slots;
        let (slot, held) = if rank(&other.1) < rank(&one.1) { other } else { one };
        let key = slot_key(&id, slot);
        match held {
            Slot::Bad(_, text) => self.quarantine(&id, slot, &text)?,
            Slot::Good(older) if !record.continues(&older) => {
                if let Some(text) = self.storage().get(&key)? {
                    self.quarantine(&id, slot, &text)?;
                }
            }
            Slot::Good(_) | Slot::Empty => {}
        }
        self.storage().set(&key, &text)?;
        match self.storage().get(&key)? {
            Some(kept) if kept == text => Ok(record.seq),
            _ => Err(SaveError::Store(StoreError::Lost)),
        }
    }

    /// Returns both slots in reading order: broken ones first, as they may be the newest, then by sequence number.
    fn slots(&self, id: &str) -> Result<[(&'static str, Slot); 2], StoreError> {
        let rank = |held: &Slot| match held {
            Slot::Bad(..) => (0, 0),
            Slot::Good(record) => (1, u64::MAX - record.seq),
            Slot::Empty => (2, 0),
        };
        let [one, other] = SLOTS.map(|slot| self.slot(id, slot).map(|held| (slot, held)));
        let mut slots = [one?, other?];
        slots.sort_by_key(|(_, held)| rank(held));
        Ok(slots)
    }

    fn slot(&self, id: &str, slot: &str) -> Result<Slot, StoreError> {
        let Some(text) = self.storage().get(&slot_key(id, slot))? else { return Ok(Slot::Empty) };
        Ok(match Record::read(&text, &self.chain) {
            Ok(record) if record.header.id == id => Slot::Good(record),
            // The text is a save of another match than the one its key names.
            Ok(_) => Slot::Bad(LoadError::bad_id(), text),
            Err(problem) => Slot::Bad(problem, text),
        })
    }

    fn other_is_playable<G: Game>(&self, id: &str, slot: &str) -> bool {
        let Ok(slots) = self.slots(id) else { return false };
        slots.iter().any(|(other, held)| {
            *other != slot && matches!(held, Slot::Good(record) if record.replay::<G>().is_ok())
        })
    }
}

pub(super) fn slot_key(id: &str, slot: &str) -> String {
    format!("{PREFIX}match/{id}/{slot}")
}
