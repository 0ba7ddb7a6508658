//! Import of an export, in three steps: [`Library::read_import`] reads the text, [`Library::check_import`] plans the
//! changes, [`Library::import`] makes them. Only the second step needs games, as [`Checker`]s.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::table::{
    json::JsonFault,
    log::{Header, is_id},
};

use super::{
    export::{Broken, KIND},
    exported_values::ValueComparison,
    games::Checker,
    keys,
    library::Library,
    migrate::Doc,
    overlay::Overlay,
    save::{LoadError, Record, SaveError},
    shelf::{Summary, summary},
    space::RESERVE,
    store::{MemoryStorage, Storage, StoreError},
};

pub use super::exported_values::{Addition, LeftOut};

/// Why a whole text cannot be imported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    #[error("there is no text")]
    Empty,
    /// Longer than any browser could store.
    #[error("the text is too long: {bytes} bytes")]
    TooLong { bytes: usize },
    /// A damaged export.
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// Another text than an export of this app.
    #[error("this is not an export of Bar à Jeux")]
    NotOurs,
    #[error("schema {schema} is newer than this version knows")]
    NewerSchema { schema: u16 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Content of an export, not checked against the rules of its games yet.
#[derive(Debug)]
pub struct ReadExport {
    /// Each match with its id, which is empty if it is unreadable.
    matches: Vec<(String, Result<Record, LoadError>)>,
    /// Number of matches beyond the limit.
    left_out: usize,
    /// Lists and values by the names of their keys.
    kept: Map<String, Value>,
    broken: Vec<Value>,
}

impl ReadExport {
    /// Returns the slugs of the games of its matches, known or not.
    pub fn games(&self) -> BTreeSet<&str> {
        let records = self.matches.iter().filter_map(|(_, record)| record.as_ref().ok());
        records.map(|record| record.header.game.as_str()).collect()
    }

    /// Returns its single match without anything else in it; `None` if there are more matches or none.
    pub fn single_match(self) -> Option<ReadExport> {
        let matches = Some(self.matches).filter(|matches| matches.len() == 1)?;
        Some(ReadExport { matches, left_out: 0, kept: Map::new(), broken: Vec::new() })
    }
}

/// Comparison of one match of an export with this device, which decides how it is imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The match is not on this device yet.
    New,
    /// This device has the same match, step by step.
    Same,
    /// It continues the match on this device and replaces it.
    Newer,
    /// The match on this device continues it, so nothing is done.
    Older,
    /// The match on this device has another course of events. Both are kept, the imported one under this new id.
    Conflict { new_id: String },
    /// The match cannot be imported.
    Bad(LoadError),
}

/// One match of an export.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its id in the export; empty if it is unreadable.
    pub id: String,
    /// The id that it belongs under on this device.
    pub home: String,
    /// Game, players and step, of the match here if that is as far or further; `None` for a bad match.
    pub summary: Option<Summary>,
    pub comparison: Comparison,
    /// The record to write, if any.
    record: Option<Record>,
}

/// Planned changes of an import.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ImportPlan {
    pub matches: Vec<Item>,
    /// List items that are missing here.
    pub lists: Vec<Addition>,
    /// Values that are missing here.
    pub records: Vec<Addition>,
    /// Parts beyond the limits of this device.
    pub left_out: Vec<LeftOut>,
    /// Broken saves of the export, as (key, text). They go to quarantine.
    pub broken: Vec<(String, String)>,
    /// Growth of the storage in UTF-16 units, see [`utf16_len`](super::space::utf16_len).
    pub needs: usize,
    /// The space left, if it is too small. Nothing can be imported then.
    pub short: Option<usize>,
}

impl ImportPlan {
    /// The number of matches to write.
    pub fn writes(&self) -> usize {
        self.matches.iter().filter(|item| item.record.is_some()).count()
    }

    /// The number of entries that the import adds to the list or value of this name.
    pub fn news(&self, name: &str) -> usize {
        self.lists.iter().chain(&self.records).filter(|one| one.name == name).map(|one| one.news).sum()
    }

    /// Whether importing changes anything.
    pub fn does_nothing(&self) -> bool {
        let adds_nothing = self.lists.is_empty() && self.records.is_empty();
        self.writes() == 0 && adds_nothing && self.broken.is_empty()
    }
}

/// Maximum length of an import, in bytes. Browsers keep about five million characters for a page, and a stored quote
/// takes two in an export.
pub const MAX_BYTES: usize = 8_000_000;

/// Maximum number of matches in an import; no browser has space for as many.
const MOST_MATCHES: usize = 5_000;

/// Maximum number of unreadable texts in an import.
const MOST_BROKEN: usize = 500;

/// The matches on this device by id, with those that the matches compared so far will add. Each is read only once.
type Here = BTreeMap<String, Result<Record, LoadError>>;

/// Maximum number of courses of events of one match, kept side by side under the ids `id`, `id-2`, `id-3` ... No match
/// ever gets that many, and comparing with each is cheap.
const COURSES: u32 = 50;

/// Parts of an export. Any may be missing; one of another type makes the text no export.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Parts {
    matches: Vec<Value>,
    roster: Vec<Value>,
    results: Vec<Value>,
    solved: Vec<Value>,
    /// All other lists and values, by the names of their keys.
    kept: Map<String, Value>,
    broken: Vec<Value>,
}

/// Field that marks the texts of this app.
const MARKER: &str = "bar-a-jeux";

/// Value of [`MARKER`] in the text that `public/boot.js` offers when the app has failed: all stored texts
/// by key.
const STORED: &str = "stored";

impl<S: Storage> Library<S> {
    /// Plans an import without doing it. A match of a game without a checker counts as one of an unknown game. The plan
    /// contains the problem of each bad match.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn check_import(&self, export: ReadExport, checkers: &[Checker]) -> Result<ImportPlan, ImportError> {
        let mut plan = self.plan_export(export, checkers)?;
        plan.needs = match self.rehearse(&plan) {
            Ok(overlay) => overlay.growth()?,
            Err(SaveError::Store(error)) => return Err(error.into()),
            // The plan cannot be carried out; `import` will report why.
            Err(_) => 0,
        };
        if !self.would_fit(plan.needs)? {
            plan.short = Some(self.free_space()?.saturating_sub(RESERVE));
        }
        Ok(plan)
    }

    /// Reads the text of an export.
    ///
    /// # Errors
    /// A text that is no export, is too long, or comes from a newer version.
    pub fn read_import(&self, text: &str) -> Result<ReadExport, ImportError> {
        if text.len() > MAX_BYTES {
            return Err(ImportError::TooLong { bytes: text.len() });
        }
        self.read_export(text)
    }

    fn read_export(&self, text: &str) -> Result<ReadExport, ImportError> {
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(ImportError::Empty);
        }
        let value: Value = match serde_json::from_str(text) {
            Ok(value) => value,
            Err(error) if text.contains(MARKER) => return Err(JsonFault::from(&error).into()),
            // Any other text: the position of its first fault means nothing.
            Err(_) => return Err(ImportError::NotOurs),
        };
        match value.get(MARKER).and_then(Value::as_str) {
            Some(KIND) => {}
            Some(STORED) => {
                return self.read_export(&self.export_of_stored(&value).ok_or(ImportError::NotOurs)?);
            }
            _ => return Err(ImportError::NotOurs),
        }
        let schema = value.get("schema").and_then(Value::as_u64);
        let schema = schema.and_then(|schema| u16::try_from(schema).ok()).ok_or(ImportError::NotOurs)?;
        if schema > self.chain.current {
            return Err(ImportError::NewerSchema { schema });
        }
        let Parts { matches: texts, roster, results, solved, mut kept, broken } =
            serde_json::from_value(value).map_err(|_| ImportError::NotOurs)?;
        let own = [(keys::ROSTER, roster), (keys::RESULTS, results), (keys::SOLVED, solved)];
        kept.extend(own.map(|(name, items)| (name.to_owned(), items.into())));

        let left_out = texts.len().saturating_sub(MOST_MATCHES);
        let read = |value: Value| {
            let id = value.pointer("/header/id").and_then(Value::as_str).unwrap_or_default();
            (id.to_owned(), self.record(value, schema))
        };
        let matches = texts.into_iter().take(MOST_MATCHES).map(read).collect();
        Ok(ReadExport { matches, left_out, kept, broken })
    }

    fn plan_export(&self, export: ReadExport, checkers: &[Checker]) -> Result<ImportPlan, ImportError> {
        let ReadExport { matches, left_out, kept, broken } = export;
        let mut here = Here::new();
        let plan = |(id, read): (String, Result<Record, LoadError>)| {
            let checked = read.and_then(|record| checked(record, checkers));
            self.plan_match(id, checked, &mut here)
        };
        let matches = matches.into_iter().map(plan).collect();
        let mut compared = self.compare_values(kept)?;
        compared.leave_out("match", left_out, MOST_MATCHES);
        let mut put_aside: BTreeSet<String> = self.quarantined()?.into_iter().map(|(_, text)| text).collect();
        let brought = read_all::<Broken>(&broken).map(|Broken { key, text }| (key, text));
        let mut broken: Vec<_> = std::mem::take(&mut compared.broken)
            .into_iter()
            .chain(brought)
            .filter(|(_, text)| put_aside.insert(text.clone()))
            .collect();
        compared.leave_out("quarantine", broken.len().saturating_sub(MOST_BROKEN), MOST_BROKEN);
        broken.truncate(MOST_BROKEN);
        let ValueComparison { lists, records, left_out, .. } = compared;
        Ok(ImportPlan { matches, lists, records, left_out, broken, needs: 0, short: None })
    }

    /// Carries out a plan, all or nothing.
    ///
    /// # Errors
    /// If there is no space. Nothing is imported then.
    pub fn import(&self, plan: &ImportPlan) -> Result<(), SaveError> {
        let overlay = self.rehearse(plan)?;
        if !self.would_fit(overlay.growth()?)? {
            return Err(StoreError::Full.into());
        }
        Ok(overlay.commit()?)
    }

    /// Returns all writes of an import, held back.
    fn rehearse(&self, plan: &ImportPlan) -> Result<Rc<Overlay<'_>>, SaveError> {
        let overlay = Rc::new(Overlay::over(self.storage()));
        let storage: Rc<dyn Storage + '_> = overlay.clone();
        Library::with(storage, self.games, self.chain).write_all(plan)?;
        Ok(overlay)
    }

    /// Returns whether enough space for play is left after growing by `needs`.
    fn would_fit(&self, needs: usize) -> Result<bool, StoreError> {
        Ok(needs == 0 || self.has_space(needs + RESERVE)?)
    }

    /// Plans the import of a record from this very storage. Its steps are not checked again, since opening the match
    /// does that.
    pub(super) fn plan_of(&self, record: &Record) -> ImportPlan {
        let Header { id, game, rules, .. } = &record.header;
        let known = self.knows(game, *rules).map(|()| record.clone());
        let item = self.plan_match(id.clone(), known, &mut Here::new());
        ImportPlan { matches: vec![item], ..ImportPlan::default() }
    }

    pub(super) fn write_all(&self, plan: &ImportPlan) -> Result<(), SaveError> {
        for item in &plan.matches {
            let Some(record) = item.record.clone() else { continue };
            // A match that comes back further than its copy here goes on here.
            if item.comparison == Comparison::Newer {
                self.take_back(&record.header.id)?;
            }
            self.write(record)?;
        }
        plan.lists.iter().try_for_each(|list| self.add_to_list(list))?;
        plan.records.iter().try_for_each(|record| self.add_to_record(record))?;
        for (key, text) in &plan.broken {
            self.quarantine_import(key, text)?;
        }
        Ok(())
    }

    /// Returns the export that the app would have made of the stored texts.
    fn export_of_stored(&self, value: &Value) -> Option<String> {
        let storage: Rc<dyn Storage> = Rc::new(MemoryStorage::new());
        for (key, text) in value.get("keys")?.as_object()? {
            storage.set(key, text.as_str()?).ok()?;
        }
        Library::with(storage, self.games, self.chain).export_all().ok()
    }

    fn plan_match(&self, id: String, record: Result<Record, LoadError>, here: &mut Here) -> Item {
        let bad = |problem| Item {
            id: id.clone(),
            home: id.clone(),
            summary: None,
            comparison: Comparison::Bad(problem),
            record: None,
        };
        let mut record = match record {
            Ok(record) => record,
            Err(problem) => return bad(problem),
        };
        let compared = self.compare(&mut record, here);
        let home = record.header.id.clone();
        let (comparison, record) = match compared {
            Ok(comparison @ (Comparison::Same | Comparison::Older | Comparison::Bad(_))) => {
                (comparison, None)
            }
            Ok(comparison) => {
                here.insert(home.clone(), Ok(record.clone()));
                (comparison, Some(record))
            }
            Err(problem) => return bad(problem),
        };
        let shown = record.as_ref().or_else(|| here.get(&home)?.as_ref().ok());
        let shown = shown.map(|record| summary(record, None));
        Item { id: id.clone(), home, summary: shown, comparison, record }
    }

    /// Reads one match of an export.
    fn record(&self, mut value: Value, schema: u16) -> Result<Record, LoadError> {
        let mut take = |field| value.get_mut(field).map(Value::take);
        let (Some(header), Some(Value::Array(entries))) = (take("header"), take("entries")) else {
            return Err(LoadError::NotASave);
        };
        let mut record = Record::from_doc(Doc { header, entries }, schema, &self.chain)?;
        if let Some(updated) = value.get("updated").and_then(Value::as_u64) {
            record.updated = updated;
        }
        Ok(record)
    }

    /// Compares a match with those here. The record gets the id it belongs under: its own, or the first of `id-2`,
    /// `id-3` ... that is free or holds the same course of events.
    fn compare(&self, record: &mut Record, here: &mut Here) -> Result<Comparison, LoadError> {
        let own = record.header.id.clone();
        for number in 1..=COURSES {
            let id = if number == 1 { own.clone() } else { format!("{own}-{number}") };
            if !is_id(&id) {
                break;
            }
            record.header.id.clone_from(&id);
            let read = || self.newest(&id).map(|(here, _)| here);
            match here.entry(id.clone()).or_insert_with(read) {
                Err(LoadError::Missing) if number == 1 => return Ok(Comparison::New),
                Err(LoadError::Missing) => return Ok(Comparison::Conflict { new_id: id }),
                Err(LoadError::Store(error)) => return Err(error.clone().into()),
                // The match here is unreadable: it stays, and the import goes beside it.
                Err(_) => {}
                Ok(here) if here.continues(record) && record.continues(here) => return Ok(Comparison::Same),
                Ok(here) if here.continues(record) => return Ok(Comparison::Older),
                Ok(here) if record.continues(here) => return Ok(Comparison::Newer),
                Ok(_) => {}
            }
        }
        Err(LoadError::bad_id())
    }
}

/// Checks a record step by step, by the rules of its game.
fn checked(mut record: Record, checkers: &[Checker]) -> Result<Record, LoadError> {
    let slug = &record.header.game;
    let Some(checker) = checkers.iter().find(|checker| checker.slug == slug) else {
        return Err(LoadError::UnknownGame { slug: slug.clone() });
    };
    checker.check(&mut record)?;
    Ok(record)
}

/// Iterates over the readable values.
fn read_all<T: DeserializeOwned>(values: &[Value]) -> impl Iterator<Item = T> {
    values.iter().filter_map(|value| T::deserialize(value).ok())
}
