//! Names all storage keys of the app, and how an export of everything treats each.

use super::store::{PREFIX, PROBE};
use crate::table::log::is_id;

/// How an export of everything treats the text under a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ExportPolicy {
    /// Exported as a match: header and log.
    Match,
    /// Exported item by item, see [`StoredList`](super::stored_list::StoredList).
    List,
    /// Exported field by field, see [`StoredRecord`](super::stored_record::StoredRecord).
    Record,
    /// Exported as an unreadable text.
    Quarantined,
    /// Not exported, for this reason.
    Excluded(&'static str),
}

/// Group of keys with the same treatment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KeyKind {
    /// The key without [`PREFIX`]. A final `*` stands for the slug of a game, or for the rest of a path.
    pub pattern: &'static str,
    pub export: ExportPolicy,
}

pub const ROSTER: &str = "roster";
pub const RESULTS: &str = "results";
pub const EVENINGS: &str = "evenings";
pub const SOLVED: &str = "solved";
pub const GALLERY: &str = "barbarossa-gallery";
pub const WRECK_SETS: &str = "barrakuda-sets";
pub const SETTINGS: &str = "settings";
pub const LEARNT: &str = "learnt";
pub const SOLVER: &str = "solver";
pub const VOTES: &str = "barbarossa-votes";
pub const PRACTICE: &str = "barbarossa-practice";
/// Objects of Barbarossa that were prepared for a match.
pub const PREPARED_OBJECTS: &str = "barbarossa-readied";
pub const WARNED: &str = "barrakuda-warned";
pub const HAND_SORTS: &str = "bouillabaisse-sorts";
pub const BACKUP: &str = "backup";
pub const ASKED_TO_KEEP: &str = "asked-to-keep";
/// Note of the matches on the home screen, see [`Library::shell_note`](super::library::Library::shell_note).
pub const SHELL: &str = "shell";
/// Number of the last write, see [`journal`](super::journal).
pub const JOURNAL: &str = "journal";
/// Prefix of a key that ends in the slug of a game.
pub const PRESETS: &str = "presets-";
/// Prefix of a key that ends in the slug of a game.
pub const SETUP: &str = "setup-";

/// All kinds of keys.
pub const KINDS: &[KeyKind] = &[
    KeyKind { pattern: "match/*", export: ExportPolicy::Match },
    KeyKind { pattern: "quarantine/*", export: ExportPolicy::Quarantined },
    KeyKind { pattern: ROSTER, export: ExportPolicy::List },
    KeyKind { pattern: RESULTS, export: ExportPolicy::List },
    KeyKind { pattern: EVENINGS, export: ExportPolicy::List },
    KeyKind { pattern: SOLVED, export: ExportPolicy::List },
    KeyKind { pattern: GALLERY, export: ExportPolicy::List },
    KeyKind { pattern: WRECK_SETS, export: ExportPolicy::List },
    KeyKind { pattern: "presets-*", export: ExportPolicy::List },
    KeyKind { pattern: "setup-*", export: ExportPolicy::Record },
    KeyKind { pattern: SETTINGS, export: ExportPolicy::Record },
    KeyKind { pattern: LEARNT, export: ExportPolicy::Record },
    KeyKind { pattern: SOLVER, export: ExportPolicy::Record },
    KeyKind { pattern: VOTES, export: ExportPolicy::Record },
    KeyKind { pattern: PRACTICE, export: ExportPolicy::Record },
    KeyKind { pattern: WARNED, export: ExportPolicy::Record },
    KeyKind { pattern: HAND_SORTS, export: ExportPolicy::Record },
    KeyKind {
        pattern: "clock/*",
        export: ExportPolicy::Excluded(
            "time runs on the device that plays; an imported match restarts its clock",
        ),
    },
    KeyKind {
        pattern: "draft/*",
        export: ExportPolicy::Excluded("only its maker may see unfinished clay; no file may contain it"),
    },
    KeyKind {
        pattern: "handed-over/*",
        export: ExportPolicy::Excluded(
            "it marks the copy on this device; elsewhere the match may be in play",
        ),
    },
    KeyKind {
        pattern: PREPARED_OBJECTS,
        export: ExportPolicy::Excluded(
            "only its maker may see an object prepared for a match; no file may contain it",
        ),
    },
    KeyKind {
        pattern: BACKUP,
        export: ExportPolicy::Excluded("the day of the last export from this device"),
    },
    KeyKind {
        pattern: ASKED_TO_KEEP,
        export: ExportPolicy::Excluded("whether this browser was asked to keep its storage"),
    },
    KeyKind {
        pattern: SHELL,
        export: ExportPolicy::Excluded(
            "a copy of the latest matches for the start of the page; the app rewrites it",
        ),
    },
    KeyKind {
        pattern: JOURNAL,
        export: ExportPolicy::Excluded("the number of the last write to this storage"),
    },
    KeyKind {
        pattern: PROBE,
        export: ExportPolicy::Excluded("written and removed to measure the free space"),
    },
];

/// Returns the kind of a key without [`PREFIX`]; `None` for a key of another version of the app.
pub fn kind(name: &str) -> Option<&'static KeyKind> {
    KINDS.iter().find(|kind| match kind.pattern.strip_suffix('*') {
        Some(start) if start.ends_with('/') => name.starts_with(start),
        Some(start) => name.strip_prefix(start).is_some_and(is_id),
        None => kind.pattern == name,
    })
}

/// Returns whether a key without [`PREFIX`] holds bookkeeping, which no screen shows.
pub fn is_bookkeeping(name: &str) -> bool {
    [SHELL, JOURNAL, PROBE].contains(&name)
}

/// Returns the full key for a name.
pub fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}
