//! Explains why bots do not run.

use crate::app::{I18n, i18n::common};

/// Fault reported by `public/boot.js`, `ask.js` and `mind.js` when the program cannot be loaded.
const MISSING: &str = "missing";

/// Explains why bots do not run, from the name of a fault or the text of a refusal; tracks the language.
pub fn bots_fault(i18n: I18n, why: &str) -> String {
    if why == MISSING { i18n.say(common::bots_missing) } else { i18n.say(common::NoBots { why }) }
}
