//! Names all storage keys of the app, and how an export of everything treats each.

use super::store::{PREFIX, PROBE};
use crate::table::log::is_id;

/// How an export of everything treats the text under a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Travel {
    /// Exported as a match: header and log.
    Match,
    /// Exported item by item, see [`StoredList`](super::stored_list::StoredList).
    List,
    /// Exported field by field, see [`StoredRecord`](super::stored_record::StoredRecord).
    Record,
    /// Exported as an unreadable text.
    Quarantined,
    /// Not exported, for this reason.
    Stays(&'static str),
}

/// Group of keys with the same treatment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KeyKind {
    /// The key without [`PREFIX`]. A final `*` stands for the slug of a game, or for the rest of a path.
    pub pattern: &'static str,
    pub travel: Travel,
}

pub const ROSTER: &str = "roster";
pub const RESULTS: &str = "results";
pub const SOLVED: &str = "solved";
pub const GALLERY: &str = "barbarossa-gallery";
pub const WRECK_SETS: &str = "barrakuda-sets";
pub const SETTINGS: &str = "settings";
pub const LEARNT: &str = "learnt";
pub const SOLVER: &str = "solver";
pub const VOTES: &str = "barbarossa-votes";
pub const PRACTICE: &str = "barbarossa-practice";
/// Objects of Barbarossa that wait for a match.
pub const READIED: &str = "barbarossa-readied";
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
    KeyKind { pattern: "match/*", travel: Travel::Match },
    KeyKind { pattern: "quarantine/*", travel: Travel::Quarantined },
    KeyKind { pattern: ROSTER, travel: Travel::List },
    KeyKind { pattern: RESULTS, travel: Travel::List },
    KeyKind { pattern: SOLVED, travel: Travel::List },
    KeyKind { pattern: GALLERY, travel: Travel::List },
    KeyKind { pattern: WRECK_SETS, travel: Travel::List },
    KeyKind { pattern: "presets-*", travel: Travel::List },
    KeyKind { pattern: "setup-*", travel: Travel::Record },
    KeyKind { pattern: SETTINGS, travel: Travel::Record },
    KeyKind { pattern: LEARNT, travel: Travel::Record },
    KeyKind { pattern: SOLVER, travel: Travel::Record },
    KeyKind { pattern: VOTES, travel: Travel::Record },
    KeyKind { pattern: PRACTICE, travel: Travel::Record },
    KeyKind { pattern: WARNED, travel: Travel::Record },
    KeyKind { pattern: HAND_SORTS, travel: Travel::Record },
    KeyKind {
        pattern: "clock/*",
        travel: Travel::Stays("time runs on the device that plays; an imported match restarts its clock"),
    },
    KeyKind {
        pattern: "draft/*",
        travel: Travel::Stays("only its maker may see unfinished clay; no file may contain it"),
    },
    KeyKind {
        pattern: READIED,
        travel: Travel::Stays(
            "only its maker may see an object prepared for a match; no file may contain it",
        ),
    },
    KeyKind { pattern: BACKUP, travel: Travel::Stays("the day of the last export from this device") },
    KeyKind {
        pattern: ASKED_TO_KEEP,
        travel: Travel::Stays("whether this browser was asked to keep its storage"),
    },
    KeyKind {
        pattern: SHELL,
        travel: Travel::Stays("a copy of the latest matches for the start of the page; the app rewrites it"),
    },
    KeyKind { pattern: JOURNAL, travel: Travel::Stays("the number of the last write to this storage") },
    KeyKind { pattern: PROBE, travel: Travel::Stays("written and removed to measure the free space") },
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
