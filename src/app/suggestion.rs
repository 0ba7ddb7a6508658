//! An advised action in words.

use super::pointing::TargetName;
use crate::kernel::Target;

/// An advised action in words, with its place on the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Suggestion {
    /// The action in a few words, as on a button: "c2 takes d5".
    pub what: String,
    /// Parts of the board to highlight.
    pub at: Vec<TargetName>,
}

impl Suggestion {
    pub fn new(what: String, at: impl IntoIterator<Item = impl Target>) -> Suggestion {
        Suggestion { what, at: at.into_iter().map(TargetName::from).collect() }
    }
}
