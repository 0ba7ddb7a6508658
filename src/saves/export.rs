//! Export of one match or of everything as one text. The text is a JSON document with one entry a line, the same for a
//! file and for the clipboard.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::kernel::Game;
use crate::table::{json, matches::Match};

use super::{
    exported_values::OWN,
    library::Library,
    save::{LoadError, Record},
    store::{Storage, StoreError},
};

/// Value of the `bar-a-jeux` field of an export.
pub(super) const KIND: &str = "export";

/// An unreadable text in an export.
#[derive(Serialize, Deserialize)]
pub(super) struct Broken {
    pub(super) key: String,
    pub(super) text: String,
}

impl<S: Storage> Library<S> {
    /// Exports one match. A broken one is exported as stored, so that nothing is lost.
    ///
    /// # Errors
    /// If the match does not exist, or the storage fails.
    pub fn export(&self, id: &str) -> Result<String, LoadError> {
        self.export_several([id])
    }

    /// Exports several matches as [`Library::export`] does one.
    ///
    /// # Errors
    /// If one of them does not exist, or the storage fails.
    pub fn export_several<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> Result<String, LoadError> {
        let (mut matches, mut broken) = (Vec::new(), Vec::new());
        for id in ids {
            self.export_into(id, &mut matches, &mut broken)?;
        }
        Ok(self.document(&matches, Map::new(), &broken))
    }

    /// Exports a match in its current state, saved or not, together with the unreadable saves of it.
    pub fn export_now<G: Game>(&self, game: &Match<G>, now: u64) -> String {
        let (mut stored, mut broken) = (Vec::new(), Vec::new());
        // A match without any save, or with an unreadable one, must still be exportable.
        let _ = self.export_into(&game.header().id, &mut stored, &mut broken);
        self.document(&[Record::of(game, now)], Map::new(), &broken)
    }

    /// Exports all matches, the quarantine, and all lists and values that [`keys::KINDS`](super::keys::KINDS) marks for
    /// it.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn export_all(&self) -> Result<String, LoadError> {
        let (mut matches, mut broken) = (Vec::new(), Vec::new());
        for id in self.ids()? {
            self.export_into(&id, &mut matches, &mut broken)?;
        }
        let exported = self.exported_values()?;
        broken.extend(exported.broken.into_iter().chain(self.quarantined()?).map(kept_broken));
        Ok(self.document(&matches, exported.values, &broken))
    }

    /// Exports a text of [`Library::quarantined_texts`]. A sound text can be imported as a match of its own.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn export_quarantined(&self, key: &str) -> Result<Option<String>, StoreError> {
        let text = self.quarantined_text(key)?;
        Ok(text.map(|text| self.document_of_texts(vec![(key.to_owned(), text)])))
    }

    /// Exports the whole quarantine.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn export_quarantine(&self) -> Result<String, StoreError> {
        Ok(self.document_of_texts(self.quarantined()?))
    }

    fn document_of_texts(&self, texts: Vec<(String, String)>) -> String {
        let (mut matches, mut broken) = (Vec::new(), Vec::new());
        for (key, text) in texts {
            match Record::read(&text, &self.chain) {
                Ok(record) => matches.push(record),
                Err(_) => broken.push(kept_broken((key, text))),
            }
        }
        self.document(&matches, Map::new(), &broken)
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

    /// Writes a document that people can read and edit: one entry a line.
    fn document(&self, matches: &[Record], mut kept: Map<String, Value>, broken: &[Value]) -> String {
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
        let own = OWN.map(|name| (name, kept.remove(name).unwrap_or_default()));
        for (name, items) in own.into_iter().chain([("broken", broken.into())]) {
            if items.as_array().is_some_and(|items| !items.is_empty()) {
                text.push_str(&format!(",\n\"{name}\":{}", lines(&items)));
            }
        }
        if !kept.is_empty() {
            let kept = kept.iter().map(|(name, value)| format!("{}:{}", json::to_text(name), lines(value)));
            text.push_str(&format!(",\n\"kept\":{{\n{}\n}}", kept.collect::<Vec<_>>().join(",\n")));
        }
        text.push_str("}\n");
        text
    }
}

/// Formats a list with one value a line, and any other value as it is.
fn lines(value: &Value) -> String {
    value.as_array().map_or_else(|| json::to_text(value), |values| list(values))
}

/// Writes a list with one value a line.
fn list(values: &[Value]) -> String {
    let lines: Vec<String> = values.iter().map(json::to_text).collect();
    if lines.is_empty() { "[]".to_owned() } else { format!("[\n{}]", lines.join(",\n")) }
}

/// Returns an unreadable text as an item of an export.
fn kept_broken((key, text): (String, String)) -> Value {
    json::to_value(&Broken { key, text })
}
