//! Why a text is no JSON.

use crate::{
    app::{
        I18n,
        lexicon::{fill, say},
    },
    table::json::JsonFault,
};

pub(super) fn json_fault(i18n: I18n, fault: JsonFault) -> String {
    match fault {
        JsonFault::Broken { line, .. } => fill(say!(i18n, load_broken_json), &[("n", &line.to_string())]),
        JsonFault::Truncated => say!(i18n, load_truncated).to_owned(),
    }
}
