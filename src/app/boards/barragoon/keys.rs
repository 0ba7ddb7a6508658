//! The key list of Barragoon.

use crate::{
    app::{
        i18n::{Language, Text, barragoon as key, common},
        keys::KeyGroup,
    },
    scenes::barragoon::{BOARD_KEYS, BoardKey, FACE_KEYS, FaceKey},
};

/// The keys of the board and of the face picker.
pub(super) fn keys(language: &Language) -> Vec<KeyGroup> {
    vec![
        KeyGroup::of(language, common::keys_board, BOARD_KEYS, on_board),
        KeyGroup::of(language, key::keys_faces, FACE_KEYS, on_faces),
    ]
}

fn on_board(asked: BoardKey) -> Text {
    match asked {
        BoardKey::Walk(_) => key::keys_walk,
        BoardKey::Tap => key::keys_tap,
        BoardKey::PutBack => key::keys_back,
        BoardKey::Turn => key::keys_turn,
        BoardKey::Read => key::keys_read,
        BoardKey::Last => key::keys_last,
        BoardKey::Targets => key::keys_targets,
    }
}

fn on_faces(asked: FaceKey) -> Text {
    match asked {
        FaceKey::Choose { .. } => key::keys_face,
        FaceKey::Lay => key::keys_lay,
        FaceKey::Turn => key::keys_turn,
        FaceKey::PutBack => key::keys_board_again,
    }
}
