//! Two tabs that have changed one list or value at the same moment, each without the change of the other.
//!
//! Browsers keep a copy of the storage in each process, so the later of two writes replaces the earlier one, and the tab
//! whose change is lost hears of it by a `storage` event. The event tells what the other tab's change was made to.

use serde_json::Value;

use crate::table::json;

use super::{
    keys::{self, Travel},
    library::Library,
    lists,
    patch::carry,
    store::{Storage, StoreError},
};

/// More texts than a tab has written before the others hear of the first.
const MOST_BASES: usize = 3;

/// The latest writes of this tab to a list or value, of which no other tab is known to have heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The texts before each of them, the earliest first.
    bases: Vec<Option<String>>,
    after: String,
}

impl Written {
    /// A write that follows others of this tab.
    pub fn after(earlier: Option<Written>, before: Option<String>, after: String) -> Written {
        let earlier = earlier.filter(|earlier| before.as_ref() == Some(&earlier.after));
        let mut bases = earlier.map(|earlier| earlier.bases).unwrap_or_default();
        bases.push(before);
        let many = bases.len().saturating_sub(MOST_BASES);
        bases.drain(..many);
        Written { bases, after }
    }

    /// Whether another tab, which has replaced `old` by another text, knew of these writes.
    pub fn is_known(&self, old: Option<&str>) -> bool {
        old == Some(&self.after)
    }

    /// Whether another tab, which has replaced `old` by `new`, did not know of a write, so that it is lost.
    pub fn is_lost(&self, old: Option<&str>, new: Option<&str>) -> bool {
        !self.is_known(old)
            && new != Some(self.after.as_str())
            && self.bases.iter().any(|base| base.as_deref() == old)
    }
}

impl<S: Storage> Library<S> {
    /// Makes the changes of lost writes since `old` again, to what lies there now. Returns the write where there is one.
    ///
    /// # Errors
    /// A storage that is blocked, full or fails.
    pub fn reassert(
        &self,
        name: &str,
        written: &Written,
        old: Option<&str>,
    ) -> Result<Option<Written>, StoreError> {
        let key = keys::key(name);
        let now = self.storage().get(&key)?;
        let after = &written.after;
        let joined = match keys::kind(name).map(|kind| kind.travel) {
            Some(Travel::List) => lists::carried(name)
                .and_then(|list| list.reasserted(old, after, now.as_deref(), self.chain.current)),
            Some(Travel::Record) => joined_values(old, after, now.as_deref()),
            _ => None,
        };
        let Some(joined) = joined.filter(|joined| now.as_ref() != Some(joined)) else { return Ok(None) };
        self.storage().set(&key, &joined)?;
        Ok(Some(Written::after(None, now, joined)))
    }
}

fn joined_values(before: Option<&str>, after: &str, now: Option<&str>) -> Option<String> {
    let read = |text: Option<&str>| serde_json::from_str::<Value>(text.unwrap_or("{}")).ok();
    let mut joined = read(now)?;
    // A single value has no parts: the later write counts.
    if !joined.is_object() {
        return None;
    }
    carry(&mut joined, &read(before)?, &read(Some(after))?);
    Some(json::to_text(&joined))
}
