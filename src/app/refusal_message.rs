//! The reason for a refusal.

use super::i18n::rules::RuleCitation;

/// The reason for a refusal, with the rule sentence behind it, if any.
#[derive(Clone, PartialEq, Debug)]
pub struct RefusalMessage {
    pub words: String,
    pub rule: Option<RuleCitation>,
}

impl From<String> for RefusalMessage {
    fn from(words: String) -> RefusalMessage {
        RefusalMessage { words, rule: None }
    }
}
