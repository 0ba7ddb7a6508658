//! The text format of a saved match: one line of envelope (schema, sequence number, checksum), one line of header, one
//! line for each entry of the log, all JSON. This module does not touch the storage.
//!
//! ```text
//! {"bar-a-jeux":"match","schema":1,"seq":7,"updated":1763730000000,"steps":2,"over":false,"bytes":231,"sum":"..."}
//! {"clock":null,"config":{},"created":1763729000000,"game":"barragoon",...}
//! {"step":{"by":0,"do":"c2-c4"}}
//! {"undo":{"agreed":false,"to":0}}
//! ```

use std::{error::Error, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kernel::Game;
use crate::table::{
    hash::fnv,
    json::{self, DecodeError, JsonFault},
    log::{Header, is_id},
    matches::{Match, StartError},
};

use super::{
    migrate::{Chain, Doc, MigrateError},
    store::StoreError,
};

/// Why a save cannot be continued. In any case the text stays where it was and can be exported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// Blocked, full or failing storage.
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no such match")]
    Missing,
    /// This app did not write the text.
    #[error("this is not a saved match")]
    NotASave,
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// The text was altered.
    #[error("the checksum does not match")]
    BadChecksum,
    /// A later version of the app wrote the text.
    #[error("schema {schema} is newer than this version knows")]
    NewerSchema { schema: u16 },
    #[error("schema {schema} can no longer be read: {reason}")]
    OldSchema { schema: u16, reason: MigrateError },
    #[error("unknown game: {slug}")]
    UnknownGame { slug: String },
    /// The match was played with another version of the rules.
    #[error("played with version {saved} of the rules, these are version {known}")]
    OtherRules { saved: u16, known: u16 },
    #[error("the header cannot be read: {reason}")]
    BadHeader { reason: DecodeError },
    /// `index` counts entries from 0.
    #[error("entry {index} cannot be read: {reason}")]
    BadEntry { index: usize, reason: DecodeError },
    /// `index` counts entries from 0.
    #[error("entry {index} is against the rules: {reason}")]
    IllegalStep { index: usize, reason: Cause },
    /// The options are not playable, or not with this many players.
    #[error("the match cannot start: {reason}")]
    CannotStart { reason: Cause },
}

/// Why a match could not be saved. The previous save is still there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A newer version of the app saved this match, so it is not overwritten.
    #[error("a newer version (schema {schema}) saved this match")]
    NewerSchema { schema: u16 },
    /// The id cannot be part of a key.
    #[error("a match cannot be kept under this id")]
    BadId,
    /// The match goes on elsewhere, so this copy cannot be played.
    #[error("this match was handed over to another device")]
    HandedOver,
}

/// A game's error about a save, with its type erased. The game's own code gets its
/// [`PlayError`](crate::table::PlayError) or [`Illegal`](crate::kernel::Illegal) back.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{error}")]
pub struct Cause {
    /// Slug of the game.
    pub game: &'static str,
    error: Arc<dyn Error + Send + Sync>,
}

impl Cause {
    pub fn new<G: Game>(error: impl Error + Send + Sync + 'static) -> Cause {
        Cause { game: G::SLUG, error: Arc::new(error) }
    }

    /// Returns the error if it has this type.
    pub fn of<E: Error + 'static>(&self) -> Option<&E> {
        self.error.downcast_ref()
    }
}

/// Compares causes by their printed form, since erased types cannot be compared.
impl PartialEq for Cause {
    fn eq(&self, other: &Cause) -> bool {
        format!("{self:?}") == format!("{other:?}")
    }
}

impl Eq for Cause {}

impl LoadError {
    /// Turns a read error into the reason for not overwriting the unreadable text.
    pub(super) fn into_refusal(self) -> SaveError {
        match self {
            LoadError::Store(error) => error.into(),
            LoadError::NewerSchema { schema } => SaveError::NewerSchema { schema },
            other => StoreError::Other(other.to_string()).into(),
        }
    }

    /// The error for an id that cannot be part of a storage key, or differs from that of the key.
    pub(super) fn bad_id() -> LoadError {
        LoadError::BadHeader { reason: DecodeError::new("id", "not one that this match can have") }
    }
}

/// A saved match of any game: read and in the current schema, but not yet folded.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Sequence number of the save within its match.
    pub seq: u64,
    /// Milliseconds since 1970.
    pub updated: u64,
    /// Number of steps in force.
    pub steps: usize,
    pub over: bool,
    pub header: Header,
    pub entries: Vec<Value>,
}

/// The first line, with its fields in stored order. Printed again it must be the same text, so that any changed byte is
/// detected.
#[derive(Serialize, Deserialize)]
struct Envelope {
    #[serde(rename = "bar-a-jeux")]
    kind: String,
    schema: u16,
    seq: u64,
    updated: u64,
    steps: u64,
    over: bool,
    /// Length of the text after the first line.
    bytes: u64,
    /// FNV-1a of this line with an empty sum and of the text after it, in hex.
    sum: String,
}

/// The fields of an envelope of any version.
#[derive(Deserialize)]
struct Kind {
    #[serde(rename = "bar-a-jeux")]
    kind: String,
    schema: u16,
}

const KIND: &str = "match";

/// More saves than any device makes, so that a next number always exists.
const MOST_SAVES: u64 = 1 << 53;

impl Record {
    /// Creates the record of a match in its current state. The storage assigns the sequence number.
    pub fn of<G: Game>(game: &Match<G>, updated: u64) -> Record {
        let mut record = Record {
            seq: 0,
            updated,
            steps: 0,
            over: false,
            header: game.header().clone(),
            entries: Vec::new(),
        };
        record.note(game);
        record
    }

    /// Fills in the fields that follow from the log, and writes the log in the app's own spelling.
    fn note<G: Game>(&mut self, game: &Match<G>) {
        self.steps = game.steps().len();
        self.over = game.ending().is_some();
        self.entries = game.entries().iter().map(json::to_value).collect();
    }

    /// Folds the log by the rules of `G`. Every entry is checked as in live play.
    ///
    /// # Errors
    /// If the match is of another game or other rules, cannot start, or has an unreadable or illegal entry.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, LoadError> {
        let mut game = self.begin()?;
        for index in 0..self.entries.len() {
            self.enter(&mut game, index)?;
        }
        Ok(game)
    }

    /// Starts the match without its entries, which [`Record::enter`] adds.
    ///
    /// # Errors
    /// If the match is of another game or other rules, or cannot start.
    pub(super) fn begin<G: Game>(&self) -> Result<Match<G>, LoadError> {
        if self.header.game != G::SLUG {
            return Err(LoadError::UnknownGame { slug: self.header.game.clone() });
        }
        if self.header.rules != G::RULES_VERSION {
            return Err(LoadError::OtherRules { saved: self.header.rules, known: G::RULES_VERSION });
        }
        self.start()
    }

    /// Folds a log of other rules as far as the current rules accept it: for viewing only, never for saving.
    ///
    /// # Errors
    /// If the match cannot start.
    pub fn look<G: Game>(&self) -> Result<Match<G>, LoadError> {
        let mut game = self.start()?;
        // Entries after a refused one have lost their meaning.
        let _ = (0..self.entries.len()).try_for_each(|index| self.enter(&mut game, index));
        Ok(game)
    }

    /// Folds the whole log by the rules of `G`, and notes the number of steps in force and whether the match is over.
    /// From then on the log has the app's own spelling.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn check<G: Game>(&mut self) -> Result<(), LoadError> {
        let game = self.replay::<G>()?;
        self.note(&game);
        Ok(())
    }

    fn start<G: Game>(&self) -> Result<Match<G>, LoadError> {
        Match::start(self.header.clone()).map_err(|error| match error {
            StartError::Unreadable(reason) => LoadError::BadHeader { reason: reason.within("config") },
            StartError::Illegal(illegal) => LoadError::CannotStart { reason: Cause::new::<G>(illegal) },
        })
    }

    /// Folds one entry, checked as in live play.
    ///
    /// # Errors
    /// An unreadable or illegal entry.
    pub(super) fn enter<G: Game>(&self, game: &mut Match<G>, index: usize) -> Result<(), LoadError> {
        let entry =
            json::from_value(&self.entries[index]).map_err(|reason| LoadError::BadEntry { index, reason })?;
        let entered = game.enter(entry);
        entered.map(drop).map_err(|error| LoadError::IllegalStep { index, reason: Cause::new::<G>(error) })
    }

    /// Returns the text to save. Equal records give equal texts.
    pub fn write(&self, chain: &Chain) -> String {
        let mut header = self.header.clone();
        header.schema = chain.current;
        let mut body = json::to_text(&header);
        body.push('\n');
        for entry in &self.entries {
            body.push_str(&json::to_text(entry));
            body.push('\n');
        }
        let mut envelope = Envelope {
            kind: KIND.to_owned(),
            schema: chain.current,
            seq: self.seq,
            updated: self.updated,
            steps: self.steps as u64,
            over: self.over,
            bytes: body.len() as u64,
            sum: String::new(),
        };
        envelope.sum = envelope.checksum(&body);
        [envelope.line(), body].join("\n")
    }

    /// Reads the text of [`Record::write`], from this or an older version.
    ///
    /// # Errors
    /// If the text is not a save, is damaged, or has an unreadable schema.
    pub fn read(text: &str, chain: &Chain) -> Result<Record, LoadError> {
        let (first, body) = text.split_once('\n').unwrap_or((text, ""));
        let value: Value = serde_json::from_str(first).map_err(|error| not_ours(first, &error))?;
        let Kind { kind, schema } = Kind::deserialize(&value).map_err(|_| LoadError::NotASave)?;
        if kind != KIND {
            return Err(LoadError::NotASave);
        }
        if schema > chain.current {
            return Err(LoadError::NewerSchema { schema });
        }
        let mut envelope = Envelope::deserialize(&value).map_err(|_| LoadError::NotASave)?;
        if envelope.seq >= MOST_SAVES {
            return Err(LoadError::NotASave);
        }
        if (body.len() as u64) < envelope.bytes {
            return Err(JsonFault::Truncated.into());
        }
        let sum = std::mem::take(&mut envelope.sum);
        let right = envelope.checksum(body) == sum;
        envelope.sum = sum;
        if !right || envelope.line() != first {
            // If the damage can be located, the error does so.
            return Err(lines(body).err().unwrap_or(LoadError::BadChecksum));
        }
        let mut values = lines(body)?;
        if values.is_empty() {
            return Err(JsonFault::Truncated.into());
        }
        let doc = Doc { header: values.remove(0), entries: values };
        let mut record = Record::from_doc(doc, envelope.schema, chain)?;
        record.seq = envelope.seq;
        record.updated = envelope.updated;
        record.steps = usize::try_from(envelope.steps).unwrap_or(usize::MAX);
        record.over = envelope.over;
        Ok(record)
    }

    /// Migrates a document to the current schema. Fields that only an envelope contains are zero.
    ///
    /// # Errors
    /// A schema without a migration, or an unreadable header.
    pub fn from_doc(doc: Doc, schema: u16, chain: &Chain) -> Result<Record, LoadError> {
        let doc = chain.migrate(doc, schema).map_err(|reason| match reason {
            MigrateError::Newer(schema) => LoadError::NewerSchema { schema },
            MigrateError::TooOld(_) | MigrateError::Failed { .. } => LoadError::OldSchema { schema, reason },
        })?;
        let mut header: Header =
            json::from_value(&doc.header).map_err(|reason| LoadError::BadHeader { reason })?;
        header.schema = chain.current;
        if !is_id(&header.id) {
            return Err(LoadError::bad_id());
        }
        let updated = header.created;
        Ok(Record { seq: 0, updated, steps: 0, over: false, header, entries: doc.entries })
    }

    /// Whether the log of `self` continues or equals that of `other`.
    pub fn continues(&self, other: &Record) -> bool {
        self.header == other.header && self.entries.starts_with(&other.entries)
    }
}

impl Envelope {
    fn line(&self) -> String {
        // A string, numbers and a flag can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the checksum of the envelope with an empty `sum` and of the body.
    fn checksum(&self, body: &str) -> String {
        format!("{:016x}", fnv(&[self.line().as_bytes(), b"\n", body.as_bytes()]))
    }
}

/// Distinguishes a broken envelope from a text that never was one.
fn not_ours(first: &str, error: &serde_json::Error) -> LoadError {
    if first.is_empty() {
        JsonFault::Truncated.into()
    } else if !first.starts_with('{') || error.is_data() {
        LoadError::NotASave
    } else {
        JsonFault::from(error).into()
    }
}

/// Reads one JSON value a line.
fn lines(body: &str) -> Result<Vec<Value>, LoadError> {
    let mut values = Vec::new();
    for (index, line) in body.lines().enumerate() {
        // The envelope is line 1.
        let broken = |error: serde_json::Error| JsonFault::Broken { line: index + 2, column: error.column() };
        values.push(serde_json::from_str(line).map_err(broken)?);
    }
    Ok(values)
}
