//! A selection of results.

use std::{cmp::Reverse, collections::BTreeMap};

use super::people_of;
use crate::saves::results::MatchResult;

/// Conditions that a result must meet; the default selects all results.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Filter {
    /// Slug of a game.
    pub game: Option<String>,
    /// Name of a person who took part.
    pub person: Option<String>,
    /// An evening, by the time at which it was archived; `Some(None)` for the current one.
    pub evening: Option<Option<u64>>,
    /// The earliest end, in milliseconds since 1970.
    pub since: Option<u64>,
    /// The end that a result must lie before, in milliseconds since 1970.
    pub before: Option<u64>,
}

impl Filter {
    /// Whether the filter selects all results.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }

    pub fn selects(&self, result: &MatchResult) -> bool {
        let takes_part = |name: &String| people_of(result).any(|(_, player)| player.name == *name);
        self.game.as_ref().is_none_or(|game| *game == result.game)
            && self.person.as_ref().is_none_or(takes_part)
            && self.evening.is_none_or(|evening| evening == result.archived)
            && self.since.is_none_or(|since| since <= result.ended)
            && self.before.is_none_or(|before| result.ended < before)
    }
}

/// An evening to select.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct EveningSpan {
    /// As [`MatchResult::archived`].
    pub archived: Option<u64>,
    /// Ends of its first and its last match, in milliseconds since 1970.
    pub first: u64,
    pub last: u64,
}

/// Returns the evenings of these results: the current one, then the archived ones, latest first.
pub fn evenings(results: &[MatchResult]) -> Vec<EveningSpan> {
    let mut evenings: BTreeMap<Reverse<u64>, EveningSpan> = BTreeMap::new();
    for MatchResult { archived, ended, .. } in results {
        let new = EveningSpan { archived: *archived, first: *ended, last: *ended };
        let span = evenings.entry(Reverse(archived.unwrap_or(u64::MAX))).or_insert(new);
        span.first = span.first.min(*ended);
        span.last = span.last.max(*ended);
    }
    evenings.into_values().collect()
}
