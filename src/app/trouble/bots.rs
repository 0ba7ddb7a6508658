//! Why no bot thinks.

use crate::app::{I18n, i18n::common};

/// Fault that `public/boot.js`, `ask.js` and `mind.js` tell where the program did not come.
const MISSING: &str = "missing";

/// Why no bot thinks, by the name of the fault or in the words of a refusal; tracks the language.
pub fn bots_fault(i18n: I18n, why: &str) -> String {
    if why == MISSING { i18n.say(common::bots_missing) } else { i18n.say(common::NoBots { why }) }
}
