//! Adds counts to results that older versions of the app recorded, from matches that are still kept.

use super::{
    games::Checker, library::Library, lists::RESULTS, results::MatchResult, save::SaveError, store::Storage,
};

impl<S: Storage> Library<S> {
    /// Returns the ids of the results without counts whose match can be folded: it is kept and over, and its rules are
    /// known. Reads the matches without folding them.
    pub fn results_to_complete(&self) -> Vec<String> {
        let can_be_folded = |result: &MatchResult| {
            self.newest(&result.id).is_ok_and(|(record, _)| {
                let header = &record.header;
                record.over && header.game == result.game && self.knows(&header.game, header.rules).is_ok()
            })
        };
        let results = self.load_results().unwrap_or_default().into_iter();
        let lacking = results.filter(|result| result.counts.is_empty() && can_be_folded(result));
        lacking.map(|result| result.id).collect()
    }

    /// Folds a kept match of the checker's game, and adds to its result the counts, the start, the first seat and the
    /// tally, as far as the result lacks them. Everything else stays. Returns `false` if nothing is added: the result
    /// has counts, or the match is missing, unreadable, of another game, or has ended differently.
    ///
    /// # Errors
    /// As [`Library::change_list`].
    pub fn complete_result(&self, id: &str, checker: &Checker) -> Result<bool, SaveError> {
        let results = self.load_results().unwrap_or_default();
        let lacks =
            |result: &MatchResult| result.id == id && result.game == checker.slug && result.counts.is_empty();
        if !results.iter().any(lacks) {
            return Ok(false);
        }
        let folded = self.newest(id).ok().and_then(|(record, _)| checker.result(&record));
        let Some(folded) = folded else { return Ok(false) };
        let mut is_complete = false;
        self.change_list(&RESULTS, |results| {
            if let Some(result) = results.iter_mut().find(|result| result.id == id) {
                is_complete = result.complete(&folded);
            }
        })?;
        Ok(is_complete)
    }
}
