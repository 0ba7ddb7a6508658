//! The button that turns the board from one rotation to the next.

use crate::app::{I18n, contexts::settings::Rotation, i18n::common};

/// Returns the rotation after `now`, and the label of the button that turns to it. Tracks the language.
pub fn next_rotation(i18n: I18n, now: Rotation) -> (Rotation, String) {
    let (next, called) = match now {
        Rotation::Game => (Rotation::Fixed, common::rotate_fixed),
        Rotation::Fixed => (Rotation::Follow, common::rotate_follow),
        Rotation::Follow => (Rotation::FaceToFace, common::rotate_face),
        Rotation::FaceToFace => (Rotation::Game, common::rotate_game),
    };
    (next, i18n.say(called))
}
