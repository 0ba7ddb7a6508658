//! The problems that were fetched: they are read once, and stay.

use std::sync::OnceLock;

use crate::games::barragoon::problems::Collection;

/// All of them, from their file.
pub(super) fn collection(file: &str) -> &'static Collection {
    static ALL: OnceLock<Collection> = OnceLock::new();
    ALL.get_or_init(|| Collection::read(file))
}
