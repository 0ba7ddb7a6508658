//! Taking matches along: one text for one match or for everything, and back. The text is a JSON
//! document with one entry a line, the same whether it travels as a file or through the clipboard.
//! Nothing is imported before [`Library::check_import`] has said what would happen.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::kernel::Game;
use crate::table::{
    json::{self, JsonFault},
    log::is_id,
    matches::Match,
    player::Player,
};

use super::{
    library::Library,
    migrate::Doc,
    overlay::Overlay,
    results::MatchResult,
    room::RESERVE,
    save::{LoadError, Record, SaveError},
    shelf::{Summary, summary},
    store::{MemoryStorage, Storage, StoreError},
};

/// Why a text cannot be imported at all.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    #[error("there is no text")]
    Empty,
    /// More than any browser could keep.
    #[error("the text is too long: {bytes} bytes")]
    TooLong { bytes: usize },
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// Sound JSON, but not an export of ours.
    #[error("this is not an export of Bar à Jeux")]
    NotOurs,
    #[error("schema {schema} is newer than this version knows")]
    NewerSchema { schema: u16 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What would happen to one match of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not here yet.
    New,
    /// Here already, step by step.
    Same,
    /// Goes on from where the one here stands: takes its place.
    Newer,
    /// The one here has gone on: nothing to do.
    Older,
    /// Another course of events under the same id: kept beside the one here, under this new id.
    Conflict { new_id: String },
    /// Cannot be imported.
    Bad(LoadError),
}

/// One match of the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its id in the text; empty where not even that could be read.
    pub id: String,
    /// Who plays what; nothing where it is bad.
    pub summary: Option<Summary>,
    pub verdict: Verdict,
    /// What would be written; nothing where nothing would.
    record: Option<Record>,
}

/// What an import would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ImportPlan {
    pub matches: Vec<Item>,
    /// People who are not in the roster yet.
    pub players: Vec<Player>,
    /// Results not in the table yet.
    pub results: Vec<MatchResult>,
    /// Broken saves that come along, as (key, text): they would go to quarantine.
    pub broken: Vec<(String, String)>,
    /// How much fuller the storage would be, as [`weight`](super::room::weight) has it.
    pub needs: usize,
    /// How much room there is, where that is too little: nothing can be imported then.
    pub short: Option<usize>,
}

impl ImportPlan {
    /// How many matches would be written.
    pub fn writes(&self) -> usize {
        self.matches.iter().filter(|item| item.record.is_some()).count()
    }

    /// Whether importing changes anything.
    pub fn does_nothing(&self) -> bool {
        self.writes() == 0 && self.players.is_empty() && self.results.is_empty() && self.broken.is_empty()
    }
}

/// The longest text that is looked at, in bytes. Browsers keep about five million characters for a page, and a quote of
/// what is kept takes two in an export.
pub const MAX_BYTES: usize = 8_000_000;

const KIND: &str = "export";

/// What is here under an id, or will be once all is imported that was judged so far. Each is read once, however many
/// matches of the text have its id.
type Here = BTreeMap<String, Result<Record, LoadError>>;

/// As many courses of events are kept side by side under the ids `id`, `id-2`, `id-3` ...: more than ever come of one
/// match, and few enough to be compared with each.
const COURSES: u32 = 50;

/// What an export may hold. A part may be missing; one of another kind is nothing of ours.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Parts {
    matches: Vec<Value>,
    roster: Vec<Value>,
    results: Vec<Value>,
    broken: Vec<Value>,
}

/// A text that could not be read, as it comes along.
#[derive(Serialize, Deserialize)]
struct Broken {
    key: String,
    text: String,
}

/// What `public/boot.js` offers when the app has failed: all texts as they were stored, by their keys.
const STORED: &str = "stored";

impl<S: Storage> Library<S> {
    /// One match as text. A broken one comes as it is stored, so that nothing is lost.
    ///
    /// # Errors
    /// No such match, or a storage that fails.
    pub fn export(&self, id: &str) -> Result<String, LoadError> {
        let (mut matches, mut broken) = (Vec::new(), Vec::new());
        self.export_into(id, &mut matches, &mut broken)?;
        Ok(self.document(&matches, &[], &[], &broken))
    }

    /// One match as it is now, whether or not it could be saved; what is stored of it and cannot be read comes along.
    pub fn export_now<G: Game>(&self, game: &Match<G>, now: u64) -> String {
        let (mut stored, mut broken) = (Vec::new(), Vec::new());
        // Nothing stored, or nothing that can be got at, is no reason not to take the match along.
        let _ = self.export_into(&game.header().id, &mut stored, &mut broken);
        self.document(&[Record::of(game, now)], &[], &[], &broken)
    }

    /// All matches, the roster, the results, and what is in quarantine.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn export_all(&self) -> Result<String, LoadError> {
        let (mut matches, mut broken) = (Vec::new(), Vec::new());
        for id in self.ids()? {
            self.export_into(&id, &mut matches, &mut broken)?;
        }
        let roster = self.load_roster().unwrap_or_default();
        let results = self.load_results().unwrap_or_default();
        // After the lists: what of them cannot be read has just been put aside, and comes along.
        broken.extend(self.quarantined()?.into_iter().map(kept_broken));
        Ok(self.document(&matches, &values(&roster), &values(&results), &broken))
    }

    /// One text that was put aside, see [`Library::asides`]. A sound one can be imported as a match of its own.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn export_aside(&self, key: &str) -> Result<Option<String>, StoreError> {
        let text = self.aside(key)?;
        Ok(text.map(|text| self.document_of_asides(vec![(key.to_owned(), text)])))
    }

    /// All that was put aside.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn export_asides(&self) -> Result<String, StoreError> {
        Ok(self.document_of_asides(self.quarantined()?))
    }

    fn document_of_asides(&self, asides: Vec<(String, String)>) -> String {
        let (mut matches, mut broken) = (Vec::new(), Vec::new());
        for (key, text) in asides {
            match Record::read(&text, &self.chain) {
                Ok(record) => matches.push(record),
                Err(_) => broken.push(kept_broken((key, text))),
            }
        }
        self.document(&matches, &[], &[], &broken)
    }

    /// Reads a text and says what importing it would do, without doing it.
    ///
    /// # Errors
    /// A text that is no export, is too long, or comes from a newer version. What is wrong with one match is told in the plan.
    pub fn check_import(&self, text: &str) -> Result<ImportPlan, ImportError> {
        if text.len() > MAX_BYTES {
            return Err(ImportError::TooLong { bytes: text.len() });
        }
        let mut plan = self.judge_text(text)?;
        plan.needs = match self.rehearse(&plan) {
            Ok(overlay) => overlay.growth()?,
            Err(SaveError::Store(error)) => return Err(error.into()),
            // Importing will say so.
            Err(_) => 0,
        };
        if !self.would_fit(plan.needs)? {
            plan.short = Some(self.room()?.saturating_sub(RESERVE));
        }
        Ok(plan)
    }

    fn judge_text(&self, text: &str) -> Result<ImportPlan, ImportError> {
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(ImportError::Empty);
        }
        let value: Value = serde_json::from_str(text).map_err(|error| JsonFault::from(&error))?;
        match value.get("bar-a-jeux").and_then(Value::as_str) {
            Some(KIND) => {}
            Some(STORED) => {
                return self.judge_text(&self.export_of_stored(&value).ok_or(ImportError::NotOurs)?);
            }
            _ => return Err(ImportError::NotOurs),
        }
        let schema = value.get("schema").and_then(Value::as_u64);
        let schema = schema.and_then(|schema| u16::try_from(schema).ok()).ok_or(ImportError::NotOurs)?;
        if schema > self.chain.current {
            return Err(ImportError::NewerSchema { schema });
        }
        let Parts { matches: texts, roster, results, broken } =
            serde_json::from_value(value).map_err(|_| ImportError::NotOurs)?;

        let mut here = Here::new();
        let mut matches = Vec::new();
        for value in &texts {
            let item = self.judge(value, schema, &mut here);
            matches.push(item);
        }
        let known = self.load_roster().unwrap_or_default();
        let mut players = Vec::new();
        for player in read_all::<Player>(&roster) {
            if !known.contains(&player) && !players.contains(&player) {
                players.push(player);
            }
        }
        let noted = self.load_results().unwrap_or_default();
        let mut ids: BTreeSet<String> = noted.into_iter().map(|result| result.id).collect();
        let results = read_all::<MatchResult>(&results).filter(|result| ids.insert(result.id.clone()));
        let broken = read_all::<Broken>(&broken).map(|Broken { key, text }| (key, text));
        let mut put_aside: BTreeSet<String> = self.quarantined()?.into_iter().map(|(_, text)| text).collect();
        let broken = broken.filter(|(_, text)| put_aside.insert(text.clone()));
        Ok(ImportPlan {
            matches,
            players,
            results: results.collect(),
            broken: broken.collect(),
            needs: 0,
            short: None,
        })
    }

    /// Does what the plan says: all of it, or nothing.
    ///
    /// # Errors
    /// Where there is no room: then nothing is imported.
    pub fn import(&self, plan: &ImportPlan) -> Result<(), SaveError> {
        let overlay = self.rehearse(plan)?;
        if !self.would_fit(overlay.growth()?)? {
            return Err(StoreError::Full.into());
        }
        Ok(overlay.commit()?)
    }

    /// All that an import would write, held back.
    fn rehearse(&self, plan: &ImportPlan) -> Result<Rc<Overlay<'_>>, SaveError> {
        let overlay = Rc::new(Overlay::over(self.storage()));
        let held: Rc<dyn Storage + '_> = overlay.clone();
        Library::with(held, self.games, self.chain).write_all(plan)?;
        Ok(overlay)
    }

    /// Whether so much more leaves room to play on.
    fn would_fit(&self, needs: usize) -> Result<bool, StoreError> {
        Ok(needs == 0 || self.has_room(needs + RESERVE)?)
    }

    /// What would happen to this one match.
    pub(super) fn plan_of(&self, record: &Record) -> ImportPlan {
        let value = json!({
            "updated": record.updated,
            "header": json::to_value(&record.header),
            "entries": record.entries,
        });
        let item = self.judge(&value, self.chain.current, &mut Default::default());
        ImportPlan { matches: vec![item], ..ImportPlan::default() }
    }

    pub(super) fn write_all(&self, plan: &ImportPlan) -> Result<(), SaveError> {
        for record in plan.matches.iter().filter_map(|item| item.record.clone()) {
            self.write(record)?;
        }
        if !plan.players.is_empty() {
            let mut roster = self.load_roster().unwrap_or_default();
            roster.extend(plan.players.iter().cloned());
            self.save_roster(&roster)?;
        }
        if !plan.results.is_empty() {
            let mut results = self.load_results().unwrap_or_default();
            results.extend(plan.results.iter().cloned());
            results.sort_by_key(|result| result.ended);
            self.save_results(&results)?;
        }
        for (key, text) in &plan.broken {
            self.quarantine_import(key, text)?;
        }
        Ok(())
    }

    /// The export that the app would have made of what was stored.
    fn export_of_stored(&self, value: &Value) -> Option<String> {
        let storage: Rc<dyn Storage> = Rc::new(MemoryStorage::new());
        for (key, text) in value.get("keys")?.as_object()? {
            storage.set(key, text.as_str()?).ok()?;
        }
        Library::with(storage, self.games, self.chain).export_all().ok()
    }

    fn export_into(
        &self,
        id: &str,
        matches: &mut Vec<Record>,
        broken: &mut Vec<Value>,
    ) -> Result<(), LoadError> {
        let raw = self.raw(id)?;
        if raw.is_empty() {
            return Err(LoadError::Missing);
        }
        let sound = match self.newest(id) {
            Ok((record, notice)) => {
                matches.push(record);
                notice.is_none()
            }
            Err(LoadError::Store(error)) => return Err(error.into()),
            Err(_) => false,
        };
        if !sound {
            let bad = |text: &str| Record::read(text, &self.chain).is_err();
            let whole = matches.is_empty();
            let unread = raw.into_iter().filter(|(_, text)| whole || bad(text));
            broken.extend(unread.map(kept_broken));
        }
        Ok(())
    }

    /// Prints a document that can be read, and edited, by people: one entry a line.
    fn document(&self, matches: &[Record], roster: &[Value], results: &[Value], broken: &[Value]) -> String {
        let mut text = format!("{{\"bar-a-jeux\":\"{KIND}\",\"schema\":{},\n", self.chain.current);
        text.push_str("\"matches\":[");
        for (index, one) in matches.iter().enumerate() {
            text.push_str(if index == 0 { "\n" } else { ",\n" });
            let header = json::to_text(&one.header);
            text.push_str(&format!("{{\"updated\":{},\n\"header\":{header},\n", one.updated));
            text.push_str("\"entries\":");
            text.push_str(&list(&one.entries));
            text.push('}');
        }
        text.push(']');
        for (name, items) in [("roster", roster), ("results", results), ("broken", broken)] {
            if !items.is_empty() {
                text.push_str(&format!(",\n\"{name}\":{}", list(items)));
            }
        }
        text.push_str("}\n");
        text
    }

    fn judge(&self, value: &Value, schema: u16, here: &mut Here) -> Item {
        let id = value.pointer("/header/id").and_then(Value::as_str).unwrap_or_default().to_owned();
        let bad =
            |problem| Item { id: id.clone(), summary: None, verdict: Verdict::Bad(problem), record: None };
        let mut record = match self.record(value, schema) {
            Ok(record) => record,
            Err(problem) => return bad(problem),
        };
        let (verdict, record) = match self.compare(&mut record, here) {
            Ok(verdict @ (Verdict::Same | Verdict::Older | Verdict::Bad(_))) => (verdict, None),
            Ok(verdict) => {
                here.insert(record.header.id.clone(), Ok(record.clone()));
                (verdict, Some(record))
            }
            Err(problem) => return bad(problem),
        };
        let shown = record.as_ref().or_else(|| here.get(&id)?.as_ref().ok());
        let shown = shown.map(|record| summary(record, None));
        Item { id: id.clone(), summary: shown, verdict, record }
    }

    /// One match of the text, checked step by step.
    fn record(&self, value: &Value, schema: u16) -> Result<Record, LoadError> {
        let (Some(header), Some(Value::Array(entries))) = (value.get("header"), value.get("entries")) else {
            return Err(LoadError::NotASave);
        };
        let doc = Doc { header: header.clone(), entries: entries.clone() };
        let mut record = Record::from_doc(doc, schema, &self.chain)?;
        if let Some(updated) = value.get("updated").and_then(Value::as_u64) {
            record.updated = updated;
        }
        self.info(&record.header.game)?.check(&mut record)?;
        Ok(record)
    }

    /// Finds the id it belongs under: its own, or the first `id-2`, `id-3` ... that is free or holds
    /// the same course of events.
    fn compare(&self, record: &mut Record, here: &mut Here) -> Result<Verdict, LoadError> {
        let own = record.header.id.clone();
        for number in 1..=COURSES {
            let id = if number == 1 { own.clone() } else { format!("{own}-{number}") };
            if !is_id(&id) {
                break;
            }
            record.header.id.clone_from(&id);
            let read = || self.newest(&id).map(|(here, _)| here);
            match here.entry(id.clone()).or_insert_with(read) {
                Err(LoadError::Missing) if number == 1 => return Ok(Verdict::New),
                Err(LoadError::Missing) => return Ok(Verdict::Conflict { new_id: id }),
                Err(LoadError::Store(error)) => return Err(error.clone().into()),
                // What is here cannot be read: it stays, and the import goes beside it.
                Err(_) => {}
                Ok(here) if here.continues(record) && record.continues(here) => return Ok(Verdict::Same),
                Ok(here) if here.continues(record) => return Ok(Verdict::Older),
                Ok(here) if record.continues(here) => return Ok(Verdict::Newer),
                Ok(_) => {}
            }
        }
        Err(LoadError::bad_id())
    }
}

/// One value a line.
fn list(values: &[Value]) -> String {
    let lines: Vec<String> = values.iter().map(json::to_text).collect();
    if lines.is_empty() { "[]".to_owned() } else { format!("[\n{}]", lines.join(",\n")) }
}

/// Those that can be read.
fn read_all<T: DeserializeOwned>(values: &[Value]) -> impl Iterator<Item = T> {
    values.iter().filter_map(|value| T::deserialize(value).ok())
}

fn values<T: Serialize>(items: &[T]) -> Vec<Value> {
    items.iter().map(json::to_value).collect()
}

/// A text that could not be read, as it comes along.
fn kept_broken((key, text): (String, String)) -> Value {
    json::to_value(&Broken { key, text })
}
