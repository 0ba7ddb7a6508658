//! The fetched problems, parsed once and kept.

use std::sync::OnceLock;

use crate::games::barragoon::problems::Collection;

/// Returns the problems, parsed from their file at the first call.
pub(super) fn collection(file: &str) -> &'static Collection {
    static ALL: OnceLock<Collection> = OnceLock::new();
    ALL.get_or_init(|| Collection::read(file))
}
