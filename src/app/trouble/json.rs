//! Why a text is not valid JSON.

use crate::{
    app::{I18n, i18n::common},
    table::json::JsonFault,
};

pub(super) fn json_fault(i18n: I18n, fault: JsonFault) -> String {
    match fault {
        JsonFault::Broken { line, .. } => i18n.say(common::LoadBrokenJson { n: line.to_string() }),
        JsonFault::Truncated => i18n.say(common::load_truncated),
    }
}
