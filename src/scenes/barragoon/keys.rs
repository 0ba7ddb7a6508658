//! Keys of the board, and of the choice of a face.

use super::navigation::ArrowKey;
use crate::scenes::keys::{Key, KeyRow, KeyTable};

/// Command of a key on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardKey {
    /// Moves to the next square.
    Walk(ArrowKey),
    /// Acts like a tap on the square.
    Tap,
    PutBack,
    /// Turns the selected Barragoon.
    Turn,
    /// Reads the square aloud.
    Read,
    /// Reads the last move aloud.
    Last,
    /// Reads the targets of the held piece aloud.
    Targets,
}

/// The keys of the board.
pub const BOARD_KEYS: KeyTable<BoardKey> = &[
    KeyRow {
        keys: &[
            (Key::Up, BoardKey::Walk(ArrowKey::Up)),
            (Key::Right, BoardKey::Walk(ArrowKey::Right)),
            (Key::Down, BoardKey::Walk(ArrowKey::Down)),
            (Key::Left, BoardKey::Walk(ArrowKey::Left)),
        ],
    },
    KeyRow { keys: &[(Key::Enter, BoardKey::Tap), (Key::Space, BoardKey::Tap)] },
    KeyRow { keys: &[(Key::Escape, BoardKey::PutBack)] },
    KeyRow { keys: &[(Key::Sign('x'), BoardKey::Turn)] },
    KeyRow { keys: &[(Key::Sign('r'), BoardKey::Read)] },
    KeyRow { keys: &[(Key::Sign('l'), BoardKey::Last)] },
    KeyRow { keys: &[(Key::Sign('t'), BoardKey::Targets)] },
];

/// Command of a key in the choice of a face.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FaceKey {
    /// Chooses the next or the previous face.
    Choose {
        next: bool,
    },
    /// Places the Barragoon.
    Lay,
    Turn,
    PutBack,
}

/// The keys of the faces.
pub const FACE_KEYS: KeyTable<FaceKey> = &[
    KeyRow {
        keys: &[
            (Key::Right, FaceKey::Choose { next: true }),
            (Key::Down, FaceKey::Choose { next: true }),
            (Key::Left, FaceKey::Choose { next: false }),
            (Key::Up, FaceKey::Choose { next: false }),
        ],
    },
    KeyRow { keys: &[(Key::Enter, FaceKey::Lay)] },
    KeyRow { keys: &[(Key::Sign('x'), FaceKey::Turn)] },
    KeyRow { keys: &[(Key::Escape, FaceKey::PutBack)] },
];
