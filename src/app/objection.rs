//! Why something is not done.

use super::i18n::rules::RuleCitation;

/// In words, and the sentence of the rules by which it is refused, where one is.
#[derive(Clone, PartialEq, Debug)]
pub struct Objection {
    pub words: String,
    pub rule: Option<RuleCitation>,
}

impl From<String> for Objection {
    fn from(words: String) -> Objection {
        Objection { words, rule: None }
    }
}
