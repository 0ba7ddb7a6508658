//! Resolves simultaneous writes of two tabs to one list or value.
//!
//! Browsers keep a copy of the storage in each process, so the later write replaces the earlier one. The tab with the
//! lost change receives a `storage` event. The event holds the text that the other tab's change started from.

use serde_json::Value;

use crate::table::json;

use super::{
    keys::{self, ExportPolicy},
    library::Library,
    lists,
    patch::apply_difference,
    store::{Storage, StoreError},
};

/// Maximum number of texts that a tab writes before the other tabs hear of the first.
const MOST_BASES: usize = 3;

/// This tab's latest writes to a list or value that no other tab is known to have seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The texts before each write, earliest first.
    bases: Vec<Option<String>>,
    after: String,
}

impl Written {
    /// Adds a write to this tab's earlier ones.
    pub fn after(earlier: Option<Written>, before: Option<String>, after: String) -> Written {
        let earlier = earlier.filter(|earlier| before.as_ref() == Some(&earlier.after));
        let mut bases = earlier.map(|earlier| earlier.bases).unwrap_or_default();
        bases.push(before);
        let many = bases.len().saturating_sub(MOST_BASES);
        bases.drain(..many);
        Written { bases, after }
    }

    /// Returns whether another tab that replaced `old` had seen these writes.
    pub fn is_known(&self, old: Option<&str>) -> bool {
        old == Some(&self.after)
    }

    /// Returns whether another tab that replaced `old` by `new` overwrote these writes unseen.
    pub fn is_lost(&self, old: Option<&str>, new: Option<&str>) -> bool {
        !self.is_known(old)
            && new != Some(self.after.as_str())
            && self.bases.iter().any(|base| base.as_deref() == old)
    }
}

impl<S: Storage> Library<S> {
    /// Applies the lost changes since `old` again. Returns the new write; `None` if the stored text has them.
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
        let joined = match keys::kind(name).map(|kind| kind.export) {
            Some(ExportPolicy::List) => {
                lists::reasserted(name, old, after, now.as_deref(), self.chain.current)
            }
            Some(ExportPolicy::Record) => joined_values(old, after, now.as_deref()),
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
    // A single value has no parts to merge: the later write wins.
    if !joined.is_object() {
        return None;
    }
    apply_difference(&mut joined, &read(before)?, &read(Some(after))?);
    Some(json::to_text(&joined))
}
