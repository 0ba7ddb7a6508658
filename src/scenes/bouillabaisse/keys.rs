//! Keys of the hand.

use crate::scenes::keys::{Key, KeyRow, KeyTable};

/// Command of a key on a card of the hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HandKey {
    /// Moves to the next card or to the previous one.
    Walk { next: bool },
    /// Acts like a tap on the card.
    Tap,
    /// Moves the card one place forward or back in the hand.
    Move { next: bool },
}

/// The keys of the hand.
pub const HAND_KEYS: KeyTable<HandKey> = &[
    KeyRow {
        keys: &[
            (Key::Right, HandKey::Walk { next: true }),
            (Key::Down, HandKey::Walk { next: true }),
            (Key::Left, HandKey::Walk { next: false }),
            (Key::Up, HandKey::Walk { next: false }),
        ],
    },
    KeyRow { keys: &[(Key::Enter, HandKey::Tap), (Key::Space, HandKey::Tap)] },
    KeyRow {
        keys: &[
            (Key::Sign('<'), HandKey::Move { next: false }),
            (Key::Sign('>'), HandKey::Move { next: true }),
        ],
    },
];
