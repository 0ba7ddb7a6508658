//! Something that could be done, as it is told to whoever asked.

/// What could be done, and where on the page it would be done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Suggestion {
    /// In a few words, as a button says it: "c2 takes d5".
    pub what: String,
    /// Selectors of what is to be lit up.
    pub at: Vec<String>,
}
