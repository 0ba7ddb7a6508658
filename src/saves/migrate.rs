//! Migrates old saves to the current schema, one version at a time. It works on plain JSON values, because the types of
//! old versions no longer exist.

use serde_json::Value;

use crate::table::log::SCHEMA;

/// A save between two migrations.
#[derive(Clone, PartialEq, Debug)]
pub struct Doc {
    pub header: Value,
    pub entries: Vec<Value>,
}

/// Migrates a document from one schema to the next; the error is the reason why it cannot.
pub type Migration = fn(Doc) -> Result<Doc, String>;

/// The schemas that can be read.
#[derive(Copy, Clone, Debug)]
pub struct Chain {
    /// The schema of new saves.
    pub current: u16,
    /// For each schema to migrate from, the migration to the next one.
    pub steps: &'static [(u16, Migration)],
}

/// Schema 2 added entries that hand a seat to a bot. Schema 3 added entries for hints, and the seats that may ask to
/// the header. Older logs need no change.
pub const CHAIN: Chain = Chain { current: SCHEMA, steps: &[(1, Ok), (2, Ok)] };

/// Why a document cannot be migrated to the current schema.
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
    /// Migrates `doc` from schema `from` to the current one.
    ///
    /// # Errors
    /// A schema that is newer than the current one, or that no migration starts from.
    pub fn migrate(&self, mut doc: Doc, from: u16) -> Result<Doc, MigrateError> {
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
