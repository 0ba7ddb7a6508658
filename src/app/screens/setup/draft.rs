//! Stores the last set-up of each game.

use crate::{app::contexts::saves::Saves, saves::records::setup};

pub use crate::saves::setup::Draft;

/// Stores a set-up until the next one for this game.
pub fn keep_draft(draft: &Draft, saves: Saves, slug: &str) {
    // If this fails, the player has been told; the next set-up then starts from the defaults.
    let _ = saves.change_record(&setup(slug), |kept| kept.clone_from(draft));
}

/// Returns the stored set-up of this game, or the default.
pub fn load_draft(saves: Saves, slug: &str) -> Draft {
    saves.record(&setup(slug))
}
