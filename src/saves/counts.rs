//! Adds counts to results that older versions of the app recorded, from matches that are still kept.

use std::collections::BTreeSet;

use super::{
    folding::Fold, games::Checker, library::Library, lists::RESULTS, results::MatchResult, save::SaveError,
    store::Storage,
};

/// A result without counts whose match is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incomplete {
    /// The id of the match.
    pub id: String,
    /// The slug of its game.
    pub game: String,
}

/// Returns the results without counts whose match is among the kept ones, the latest first. It reads no match.
pub fn incomplete(results: &[MatchResult], kept: &[String]) -> Vec<Incomplete> {
    let kept: BTreeSet<&String> = kept.iter().collect();
    let lacking = results.iter().rev().filter(|result| result.counts.is_empty() && kept.contains(&result.id));
    lacking.map(|result| Incomplete { id: result.id.clone(), game: result.game.clone() }).collect()
}

impl<S: Storage> Library<S> {
    /// Starts to fold a kept match for its result. `None` if the match is missing, unreadable, in progress, of other
    /// rules, or of another game than the checker's.
    pub fn fold(&self, id: &str, checker: &Checker) -> Option<Box<dyn Fold>> {
        let (record, _) = self.newest(id).ok()?;
        record.over.then(|| checker.fold(record)).flatten()
    }

    /// Adds to results what they lack of counts, start, first seat and tally, from their folded matches. Everything else
    /// stays. A match without a result gets none: its result was deleted.
    ///
    /// Returns the number of changed results. A result with counts does not change, nor does one of a match that ended
    /// differently.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn complete_results(&self, folded: &[MatchResult]) -> Result<usize, SaveError> {
        let mut completed = 0;
        self.change_list(&RESULTS, |results| {
            for one in folded {
                let noted = results.iter_mut().find(|result| result.id == one.id);
                completed += usize::from(noted.is_some_and(|result| result.complete(one)));
            }
        })?;
        Ok(completed)
    }
}
