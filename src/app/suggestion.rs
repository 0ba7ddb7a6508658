//! Something that could be done, as it is told to whoever asked.

use super::pointing::TargetName;
use crate::kernel::Target;

/// What could be done, and where on the board it would be done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Suggestion {
    /// In a few words, as a button says it: "c2 takes d5".
    pub what: String,
    /// Parts of the board to light up.
    pub at: Vec<TargetName>,
}

impl Suggestion {
    pub fn new(what: String, at: impl IntoIterator<Item = impl Target>) -> Suggestion {
        Suggestion { what, at: at.into_iter().map(TargetName::from).collect() }
    }
}
