//! What keys do on the board, and on the faces that a Barragoon can lie with.

use super::navigation::ArrowKey;
use crate::scenes::keys::{Key, KeyRow, KeyTable};

/// What a key asks for on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardKey {
    /// On to the next square.
    Walk(ArrowKey),
    /// What a tap on the square does.
    Tap,
    PutBack,
    /// Turns the Barragoon in hand.
    Turn,
    /// Reads the square out.
    Read,
    /// Reads the last move out.
    Last,
    /// Reads out where the piece in hand may go.
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

/// What a key asks for on the faces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FaceKey {
    /// The next face, or the one before.
    Choose {
        next: bool,
    },
    /// Places it.
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
