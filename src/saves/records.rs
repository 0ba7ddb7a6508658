//! The stored single values: settings, hearts, places in lessons and others.

use std::{borrow::Cow, collections::BTreeMap};

use super::{
    choices::Choices,
    keepsakes::PreparedObject,
    keys::{self, ExportPolicy},
    learnt::Learnt,
    setup::Draft,
    stored_record::{AnyRecord, StoredRecord},
};

/// Votes of the table for each riddle, by match. A match id starts with the match's start time.
pub type Votes = BTreeMap<String, BTreeMap<String, u8>>;

/// Whether a player sees their hand of La Bouillabaisse by rank, by name of the player.
pub type HandSorts = BTreeMap<String, bool>;

pub const SETTINGS: StoredRecord<Choices> = StoredRecord::new(Cow::Borrowed(keys::SETTINGS));
pub const LEARNT: StoredRecord<Learnt> = StoredRecord::new(Cow::Borrowed(keys::LEARNT));
/// Name of the last player who solved problems; empty for an unnamed player.
pub const SOLVER: StoredRecord<String> = StoredRecord::new(Cow::Borrowed(keys::SOLVER));
pub const VOTES: StoredRecord<Votes> = StoredRecord::new(Cow::Borrowed(keys::VOTES));
/// Clay on the practice turntable, as packed text.
pub const PRACTICE: StoredRecord<String> = StoredRecord::new(Cow::Borrowed(keys::PRACTICE));
/// Objects of Barbarossa that were prepared for a match.
pub const PREPARED_OBJECTS: StoredRecord<Vec<PreparedObject>> =
    StoredRecord::new(Cow::Borrowed(keys::PREPARED_OBJECTS));
/// Whether Barrakuda warns of bites; `None` until a player chooses.
pub const WARNED: StoredRecord<Option<bool>> = StoredRecord::new(Cow::Borrowed(keys::WARNED));
pub const HAND_SORTS: StoredRecord<HandSorts> = StoredRecord::new(Cow::Borrowed(keys::HAND_SORTS));
/// Time of the last full export, in milliseconds since 1970.
pub const BACKUP: StoredRecord<Option<u64>> = StoredRecord::new(Cow::Borrowed(keys::BACKUP));
/// Whether the app has asked the browser to keep the storage.
pub const ASKED_TO_KEEP: StoredRecord<Option<bool>> = StoredRecord::new(Cow::Borrowed(keys::ASKED_TO_KEEP));

/// Last set-up of a game.
pub fn setup(slug: &str) -> StoredRecord<Draft> {
    StoredRecord::new(Cow::Owned(format!("{}{slug}", keys::SETUP)))
}

/// Returns the exported record of this name.
pub(super) fn exported(name: &str) -> Option<Box<dyn AnyRecord>> {
    keys::kind(name).filter(|kind| kind.export == ExportPolicy::Record)?;
    Some(match name {
        keys::SETTINGS => Box::new(SETTINGS),
        keys::LEARNT => Box::new(LEARNT),
        keys::SOLVER => Box::new(SOLVER),
        keys::VOTES => Box::new(VOTES),
        keys::PRACTICE => Box::new(PRACTICE),
        keys::WARNED => Box::new(WARNED),
        keys::HAND_SORTS => Box::new(HAND_SORTS),
        _ => Box::new(setup(name.strip_prefix(keys::SETUP)?)),
    })
}
