//! The reason for a refusal.

use super::i18n::rules::RuleCitation;

/// The reason for a refusal, with the rule sentence behind it, if any.
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
