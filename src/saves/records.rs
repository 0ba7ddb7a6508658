//! The single values that are kept: settings, hearts, places in lessons and the like.

use std::{borrow::Cow, collections::BTreeMap};

use super::{
    choices::Choices,
    keys::{self, Travel},
    learnt::Learnt,
    setup::Draft,
    stored_record::{AnyRecord, StoredRecord},
};

/// How often the table voted for each riddle, by match. The ids of matches begin with when they began.
pub type Votes = BTreeMap<String, BTreeMap<String, u8>>;

pub const SETTINGS: StoredRecord<Choices> = StoredRecord::new(Cow::Borrowed(keys::SETTINGS));
pub const LEARNT: StoredRecord<Learnt> = StoredRecord::new(Cow::Borrowed(keys::LEARNT));
/// The name of the last person who solved problems; empty for nobody in particular.
pub const SOLVER: StoredRecord<String> = StoredRecord::new(Cow::Borrowed(keys::SOLVER));
pub const VOTES: StoredRecord<Votes> = StoredRecord::new(Cow::Borrowed(keys::VOTES));
/// The clay on the practice turntable, as packed text.
pub const PRACTICE: StoredRecord<String> = StoredRecord::new(Cow::Borrowed(keys::PRACTICE));
/// Whether Barrakuda shows what could bite. `None`: nobody has chosen.
pub const WARNED: StoredRecord<Option<bool>> = StoredRecord::new(Cow::Borrowed(keys::WARNED));
/// When everything was last exported, in milliseconds since 1970.
pub const BACKUP: StoredRecord<Option<u64>> = StoredRecord::new(Cow::Borrowed(keys::BACKUP));
/// Whether the browser was asked to keep the storage.
pub const ASKED_TO_KEEP: StoredRecord<Option<bool>> = StoredRecord::new(Cow::Borrowed(keys::ASKED_TO_KEEP));

/// The last set-up of a game.
pub fn setup(slug: &str) -> StoredRecord<Draft> {
    StoredRecord::new(Cow::Owned(format!("{}{slug}", keys::SETUP)))
}

/// The record of this name among those that an export carries.
pub(super) fn carried(name: &str) -> Option<Box<dyn AnyRecord>> {
    keys::kind(name).filter(|kind| kind.travel == Travel::Record)?;
    Some(match name {
        keys::SETTINGS => Box::new(SETTINGS),
        keys::LEARNT => Box::new(LEARNT),
        keys::SOLVER => Box::new(SOLVER),
        keys::VOTES => Box::new(VOTES),
        keys::PRACTICE => Box::new(PRACTICE),
        keys::WARNED => Box::new(WARNED),
        _ => Box::new(setup(name.strip_prefix(keys::SETUP)?)),
    })
}
