//! The last set-up of each game, as stored.

use crate::{app::contexts::saves::Saves, saves::records::setup};

pub use crate::saves::setup::Draft;

/// Keeps a set-up until the next match of this game is set up.
pub fn keep_draft(draft: &Draft, saves: Saves, slug: &str) {
    // Lost where there is no room, and the player has been told: the next set-up then starts from nothing.
    let _ = saves.change_record(&setup(slug), |kept| kept.clone_from(draft));
}

/// The set-up kept for this game, or nothing yet.
pub fn load_draft(saves: Saves, slug: &str) -> Draft {
    saves.record(&setup(slug))
}
