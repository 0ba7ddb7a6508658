//! Reads the stored results in steps, so that thousands of them do not hold up the screen.

use std::{collections::HashSet, sync::Arc};

use serde::de::{Deserialize, IgnoredAny};
use serde_json::{Deserializer, Map, Value};

use super::{
    keys,
    library::Library,
    lists::RESULTS,
    results::MatchResult,
    save::LoadError,
    store::{Storage, StoreError},
};

/// Start of the text in each format of the list, see [`StoredList`](super::stored_list::StoredList).
const STARTS: [&str; 2] = ["[", "{\"items\":["];

/// Reads the stored results, if their list is intact and no newer version wrote it. [`Library::load_results`] reads all
/// lists: it is slower, and sets damage aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultReader {
    text: String,
    /// Index in `text` of the next item.
    at: usize,
    results: Vec<MatchResult>,
    ids: HashSet<String>,
    /// Number of items that are no results of this version.
    unread: usize,
    state: ReadState,
    schema: u16,
}

/// The results of a stored text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredResults {
    pub results: Arc<[MatchResult]>,
    /// Number of items that this version cannot read. They stay in the text, and count nowhere.
    pub unread: usize,
}

/// How far a reading is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ReadState {
    Reading,
    Done,
    /// The text is damaged, or another version wrote it.
    Unsuited,
}

impl ResultReader {
    fn new(text: String, schema: u16) -> ResultReader {
        let start = STARTS.into_iter().find(|start| text.starts_with(start));
        let state = if start.is_some() { ReadState::Reading } else { ReadState::Unsuited };
        let at = start.map_or(0, str::len);
        ResultReader { text, at, results: Vec::new(), ids: HashSet::new(), unread: 0, state, schema }
    }

    /// Reads up to `most` more results. Items that cannot be read are left out, and of two with one id the later one.
    pub fn step(&mut self, most: usize) -> ReadState {
        let mut left = most;
        while self.state == ReadState::Reading && left > 0 {
            self.state = self.next();
            left -= 1;
        }
        self.state
    }

    /// The stored text, and the results read so far.
    pub fn into_parts(self) -> (String, StoredResults) {
        (self.text, StoredResults { results: self.results.into(), unread: self.unread })
    }

    fn next(&mut self) -> ReadState {
        let rest = self.text[self.at..].trim_start();
        if let Some(rest) = rest.strip_prefix(']') {
            return self.end(rest);
        }
        let is_first = STARTS.iter().any(|start| self.at == start.len());
        let item = if is_first { Some(rest) } else { rest.strip_prefix(',') };
        let Some(item) = item else { return ReadState::Unsuited };
        let (result, length) = match read::<MatchResult>(item) {
            Some((result, length)) => (Some(result), length),
            // Valid JSON may still be no result that this version can read.
            None => match read::<IgnoredAny>(item) {
                Some((_, length)) => (None, length),
                None => return ReadState::Unsuited,
            },
        };
        self.at = self.text.len() - item.len() + length;
        match result {
            Some(result) if self.ids.insert(result.id.clone()) => self.results.push(result),
            Some(_) => {}
            None => self.unread += 1,
        }
        ReadState::Reading
    }

    /// Checks the text after the items.
    fn end(&self, rest: &str) -> ReadState {
        let is_whole = if self.text.starts_with('[') {
            rest.trim().is_empty()
        } else {
            let fields = ["{", rest.strip_prefix(',').unwrap_or_default()].concat();
            let fields = serde_json::from_str::<Map<String, Value>>(&fields).unwrap_or_default();
            let schema = fields.get("schema").and_then(Value::as_u64);
            schema.is_some_and(|schema| schema <= u64::from(self.schema)) && !fields.contains_key("items")
        };
        if is_whole { ReadState::Done } else { ReadState::Unsuited }
    }
}

/// Reads a value at the start of a text. Returns it with its length in the text.
fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Option<(T, usize)> {
    let mut values = Deserializer::from_str(text).into_iter();
    let value = values.next()?.ok()?;
    Some((value, values.byte_offset()))
}

impl<S: Storage> Library<S> {
    /// Returns the stored text of the results; `None` if there are none.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn results_text(&self) -> Result<Option<String>, StoreError> {
        self.storage().get(&keys::key(RESULTS.name()))
    }

    /// Starts to read the results from their stored text.
    pub fn read_results(&self, text: String) -> ResultReader {
        ResultReader::new(text, self.chain.current)
    }

    /// Returns the results from their stored text.
    ///
    /// # Errors
    /// As [`Library::load_results`].
    pub fn results_of(&self, text: &str) -> Result<StoredResults, LoadError> {
        let mut reader = self.read_results(text.to_owned());
        match reader.step(usize::MAX) {
            ReadState::Done => Ok(reader.into_parts().1),
            // A damaged list is quarantined whole.
            ReadState::Reading | ReadState::Unsuited => {
                Ok(StoredResults { results: self.load_results()?.into(), unread: 0 })
            }
        }
    }
}
