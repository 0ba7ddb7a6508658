//! What the ways of turning the board are called.

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
