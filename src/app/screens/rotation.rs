//! What the ways of turning the board are called, and what changes to the next of them.

use crate::app::{I18n, contexts::settings::Rotation, i18n::common};

/// Tracks the language.
pub fn rotation_name(i18n: I18n, rotation: Rotation) -> String {
    i18n.say(match rotation {
        Rotation::Game => common::rotation_game,
        Rotation::Fixed => common::rotation_fixed,
        Rotation::Follow => common::rotation_follow,
        Rotation::FaceToFace => common::rotation_face,
    })
}

/// The next one, and what going over to it is called. Tracks the language.
pub fn next_rotation(i18n: I18n, now: Rotation) -> (Rotation, String) {
    let (next, called) = match now {
        Rotation::Game => (Rotation::Fixed, common::rotate_fixed),
        Rotation::Fixed => (Rotation::Follow, common::rotate_follow),
        Rotation::Follow => (Rotation::FaceToFace, common::rotate_face),
        Rotation::FaceToFace => (Rotation::Game, common::rotate_game),
    };
    (next, i18n.say(called))
}
