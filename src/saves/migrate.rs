//! From the schema of an old save to today's, one version at a time. Works on plain JSON values:
//! the types of old versions are gone, their saves are not.

use serde_json::Value;

use crate::table::log::SCHEMA;

/// A save between two versions.
#[derive(Clone, PartialEq, Debug)]
pub struct Doc {
    pub header: Value,
    pub entries: Vec<Value>,
}

/// Lifts a document from one schema to the next, or says why it cannot.
pub type Migration = fn(Doc) -> Result<Doc, String>;

/// Which schemas can be read.
#[derive(Copy, Clone, Debug)]
pub struct Chain {
    /// The schema that is written.
    pub current: u16,
    /// The schema each migration starts from, and the migration to the one after it.
    pub steps: &'static [(u16, Migration)],
}

/// Since schema 2 a log may hand a seat to a bot; since schema 3 it may say that somebody asked what they could do, and the
/// header who may. Older logs need no change.
pub const CHAIN: Chain = Chain { current: SCHEMA, steps: &[(1, Ok), (2, Ok)] };

/// Why a document cannot be lifted to today's schema.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MigrateError {
    #[error("schema {0} is newer than this version knows")]
    Newer(u16),
    #[error("no way leads from schema {0} to today's")]
    TooOld(u16),
    #[error("schema {from} cannot be read: {reason}")]
    Failed { from: u16, reason: String },
}

impl Chain {
    /// Lifts `doc` from schema `from` to the current one.
    ///
    /// # Errors
    /// A schema that is newer than today's, or that nothing leads on from.
    pub fn lift(&self, mut doc: Doc, from: u16) -> Result<Doc, MigrateError> {
        if from > self.current {
            return Err(MigrateError::Newer(from));
        }
        for schema in from..self.current {
            let (_, migration) =
                self.steps.iter().find(|(start, _)| *start == schema).ok_or(MigrateError::TooOld(from))?;
            doc = migration(doc).map_err(|reason| MigrateError::Failed { from: schema, reason })?;
        }
        Ok(doc)
    }
}
