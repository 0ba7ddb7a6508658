//! Counts over all matches, by name.

use std::collections::BTreeMap;

#[derive(Default)]
pub(crate) struct Counts(BTreeMap<&'static str, u64>);

impl Counts {
    pub(crate) fn add(&mut self, what: &'static str, times: u64) {
        *self.0.entry(what).or_default() += times;
    }

    /// Prints a line for each count, with its mean over this many matches.
    pub(crate) fn report(&self, matches: u32) {
        for (what, count) in &self.0 {
            println!("{what} a match: mean {:.2}", *count as f64 / f64::from(matches.max(1)));
        }
    }
}
