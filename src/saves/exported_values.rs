//! Lists and values in an export of everything, and their import on another device.

use serde_json::{Map, Value};

use crate::table::json;

use super::{
    keys::{self, ExportPolicy},
    library::Library,
    lists,
    patch::leaves,
    records,
    save::{LoadError, SaveError},
    store::{PREFIX, Storage, StoreError},
    stored_record::MOST_VALUES,
};

/// Lists that an export stores under top-level fields of their own, as the first version did.
pub(super) const OWN: [&str; 3] = [keys::ROSTER, keys::RESULTS, keys::SOLVED];

/// Maximum number of lists and values in an import; the app has fewer keys.
const MOST_KEPT: usize = 200;

/// Changes that an import makes to one list or value.
#[derive(Clone, PartialEq, Debug)]
pub struct Addition {
    /// Name of its key.
    pub name: String,
    /// Number of entries that are missing here.
    pub news: usize,
    values: Vec<Value>,
}

/// Part of an import that exceeds a limit of this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Name of a key; `match` for matches, `quarantine` for unreadable texts.
    pub name: String,
    pub count: usize,
    /// Maximum number that this device keeps.
    pub most: usize,
}

/// Result of comparing an import with the lists and values here.
#[derive(Default)]
pub(super) struct ValueComparison {
    pub(super) lists: Vec<Addition>,
    pub(super) records: Vec<Addition>,
    pub(super) left_out: Vec<LeftOut>,
    /// Texts that this version cannot read, as (key, text).
    pub(super) broken: Vec<(String, String)>,
}

/// Lists and values of an export.
#[derive(Default)]
pub(super) struct ExportedValues {
    /// Values by name. A list holds its items, readable or not.
    pub(super) values: Map<String, Value>,
    /// Unreadable texts, as (key, text).
    pub(super) broken: Vec<(String, String)>,
}

impl<S: Storage> Library<S> {
    /// Collects all lists and values for an export. A list from a newer version is exported as text.
    pub(super) fn exported_values(&self) -> Result<ExportedValues, StoreError> {
        let mut exported = ExportedValues::default();
        for (key, text) in self.texts(|_| true)? {
            let name = key.strip_prefix(PREFIX).unwrap_or_default().to_owned();
            match keys::kind(&name).map(|kind| kind.export) {
                Some(ExportPolicy::List) => {
                    let read = lists::exported(&name).map(|list| list.values(&text, self.chain.current));
                    match read {
                        Some(Ok(read)) => {
                            if read.is_damaged {
                                exported.broken.push((key, text));
                            }
                            exported.values.insert(name, read.values.into());
                        }
                        _ => exported.broken.push((key, text)),
                    }
                }
                Some(ExportPolicy::Record) => match serde_json::from_str(&text) {
                    Ok(value) => drop(exported.values.insert(name, value)),
                    Err(_) => exported.broken.push((key, text)),
                },
                // The key belongs to another version of the app.
                None => exported.broken.push((key, text)),
                Some(ExportPolicy::Match | ExportPolicy::Quarantined | ExportPolicy::Excluded(_)) => {}
            }
        }
        Ok(exported)
    }

    /// Compares imported lists and values with those here.
    pub(super) fn compare_values(&self, theirs: Map<String, Value>) -> Result<ValueComparison, StoreError> {
        let mut compared = ValueComparison::default();
        let too_many = theirs.len().saturating_sub(MOST_KEPT);
        compared.leave_out("kept", too_many, MOST_KEPT);
        for (name, value) in theirs.into_iter().take(MOST_KEPT) {
            let key = keys::key(&name);
            let here = self.storage().get(&key)?;
            let unreadable = |value: &Value| (key.clone(), json::to_text(value));
            if let Some(list) = lists::exported(&name) {
                let Value::Array(theirs) = value else {
                    compared.broken.push(unreadable(&value));
                    continue;
                };
                // A list from a newer version stays as it is; `import` reports it.
                let found = list
                    .compare(here.as_deref(), theirs.clone(), self.chain.current)
                    .or_else(|_| list.compare(None, theirs, self.chain.current));
                let Ok(found) = found else { continue };
                compared.broken.extend(found.unread.iter().map(unreadable));
                compared.leave_out(&name, found.left_out, list.most());
                if found.news > 0 {
                    compared.lists.push(Addition { name, news: found.news, values: found.values });
                }
            } else if let Some(record) = records::exported(&name) {
                if leaves(&value) > MOST_VALUES {
                    compared.leave_out(&name, leaves(&value), MOST_VALUES);
                } else {
                    match record.filled(here.as_deref(), &value) {
                        Some((_, 0)) => {}
                        Some((_, news)) => {
                            compared.records.push(Addition { name, news, values: vec![value] })
                        }
                        None => compared.broken.push(unreadable(&value)),
                    }
                }
            } else {
                compared.broken.push(unreadable(&value));
            }
        }
        Ok(compared)
    }

    /// Adds imported items to a list.
    pub(super) fn add_to_list(&self, addition: &Addition) -> Result<(), SaveError> {
        let Some(list) = lists::exported(&addition.name) else { return Ok(()) };
        let key = keys::key(&addition.name);
        let here = self.storage().get(&key)?;
        let joined = list.joined(here.as_deref(), &addition.values, self.chain.current);
        let (text, is_damaged) = joined.map_err(LoadError::into_refusal)?;
        if let Some(here) = here.filter(|_| is_damaged) {
            self.quarantine_list(&addition.name, &here)?;
        }
        Ok(self.storage().set(&key, &text)?)
    }

    /// Adds imported fields to a value.
    pub(super) fn add_to_record(&self, addition: &Addition) -> Result<(), SaveError> {
        let Some(record) = records::exported(&addition.name) else { return Ok(()) };
        let key = keys::key(&addition.name);
        for value in &addition.values {
            let here = self.storage().get(&key)?;
            if let Some((text, news)) = record.filled(here.as_deref(), value)
                && news > 0
            {
                self.storage().set(&key, &text)?;
            }
        }
        Ok(())
    }
}

impl ValueComparison {
    pub(super) fn leave_out(&mut self, name: &str, count: usize, most: usize) {
        if count > 0 {
            self.left_out.push(LeftOut { name: name.to_owned(), count, most });
        }
    }
}
