//! The key list of La Bouillabaisse.

use crate::{
    app::{
        i18n::{Language, Text, bouillabaisse as key},
        keys::KeyGroup,
    },
    scenes::bouillabaisse::{HAND_KEYS, HandKey},
};

/// The keys of the hand.
pub(super) fn keys(language: &Language) -> Vec<KeyGroup> {
    vec![KeyGroup::of(language, key::hand_label, HAND_KEYS, in_hand)]
}

fn in_hand(asked: HandKey) -> Text {
    match asked {
        HandKey::Walk { .. } => key::keys_walk,
        HandKey::Tap => key::keys_lift,
        HandKey::Move { .. } => key::keys_move,
    }
}
