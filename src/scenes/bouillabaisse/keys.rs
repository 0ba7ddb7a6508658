//! What keys do in the hand.

use crate::scenes::keys::{Key, KeyRow, KeyTable};

/// What a key asks for on a card of the hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HandKey {
    /// On to the card after this one, or to the one before.
    Walk { next: bool },
    /// What a tap on the card does.
    Tap,
    /// Moves the card to the next place of the hand, or to the one before.
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
