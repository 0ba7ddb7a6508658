//! Keys of the turntable, and of views without tools.

use super::kit::Order;
use crate::scenes::keys::{Key, KeyRow, KeyTable};

/// Keys for sculpting.
pub const CLAY_KEYS: KeyTable<Order> = &[
    KeyRow {
        keys: &[
            (Key::Left, Order::Step([-1, 0, 0])),
            (Key::Right, Order::Step([1, 0, 0])),
            (Key::Up, Order::Step([0, 1, 0])),
            (Key::Down, Order::Step([0, -1, 0])),
        ],
    },
    KeyRow { keys: &[(Key::PageUp, Order::Step([0, 0, -1])), (Key::PageDown, Order::Step([0, 0, 1]))] },
    KeyRow { keys: &[(Key::Space, Order::Dab)] },
    KeyRow { keys: &[(Key::Enter, Order::Stroke)] },
    KeyRow { keys: &[(Key::Escape, Order::Stop)] },
    KeyRow {
        keys: &[
            (Key::Sign('1'), Order::Tool(0)),
            (Key::Sign('2'), Order::Tool(1)),
            (Key::Sign('3'), Order::Tool(2)),
            (Key::Sign('4'), Order::Tool(3)),
            (Key::Sign('5'), Order::Tool(4)),
            (Key::Sign('6'), Order::Tool(5)),
            (Key::Sign('7'), Order::Tool(6)),
            (Key::Sign('8'), Order::Tool(7)),
            (Key::Sign('9'), Order::Tool(8)),
            (Key::Sign('0'), Order::Tool(9)),
            (Key::Sign('a'), Order::Tool(10)),
            (Key::Sign('s'), Order::Tool(11)),
            (Key::Sign('d'), Order::Tool(12)),
            (Key::Sign('f'), Order::Tool(13)),
            (Key::Sign('g'), Order::Tool(14)),
        ],
    },
    KeyRow { keys: &[(Key::Sign('+'), Order::Size(true)), (Key::Sign('-'), Order::Size(false))] },
    KeyRow { keys: &[(Key::Sign('['), Order::Strength(false)), (Key::Sign(']'), Order::Strength(true))] },
    KeyRow { keys: &[(Key::Sign('m'), Order::Mirror)] },
    KeyRow { keys: &[(Key::Sign('c'), Order::Centre)] },
    KeyRow { keys: &[(Key::Sign('t'), Order::Turns)] },
    KeyRow { keys: &[(Key::Sign(','), Order::Zoom(false)), (Key::Sign('.'), Order::Zoom(true))] },
    KeyRow { keys: &[(Key::Home, Order::Home)] },
    KeyRow { keys: &[(Key::Sign('u'), Order::Undo), (Key::Control('z'), Order::Undo)] },
    KeyRow {
        keys: &[
            (Key::Sign('r'), Order::Redo),
            (Key::Control('y'), Order::Redo),
            (Key::ControlShift('z'), Order::Redo),
        ],
    },
];

/// Command of a key in a view without tools.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LookKey {
    /// Turns the view by steps to the right and up.
    Turn([i8; 2]),
    Zoom {
        nearer: bool,
    },
    /// Returns to the front.
    Home,
}

/// Keys of a view without tools; none of them is one of the timeline's.
pub const LOOK_KEYS: KeyTable<LookKey> = &[
    KeyRow {
        keys: &[
            (Key::Left, LookKey::Turn([-1, 0])),
            (Key::Right, LookKey::Turn([1, 0])),
            (Key::Up, LookKey::Turn([0, 1])),
            (Key::Down, LookKey::Turn([0, -1])),
        ],
    },
    KeyRow {
        keys: &[
            (Key::Sign(','), LookKey::Zoom { nearer: false }),
            (Key::Sign('.'), LookKey::Zoom { nearer: true }),
            (Key::Sign('-'), LookKey::Zoom { nearer: false }),
            (Key::Sign('+'), LookKey::Zoom { nearer: true }),
        ],
    },
    KeyRow { keys: &[(Key::Home, LookKey::Home)] },
];

impl LookKey {
    /// Returns the same command at the turntable.
    pub fn order(self) -> Order {
        match self {
            LookKey::Turn([right, up]) => Order::Step([right, up, 0]),
            LookKey::Zoom { nearer } => Order::Zoom(nearer),
            LookKey::Home => Order::Home,
        }
    }
}

/// Returns the sign of the key for the tool at this index.
pub fn tool_key(at: usize) -> Option<char> {
    let mut all = CLAY_KEYS.iter().flat_map(|row| row.keys);
    all.find_map(|(key, order)| match key {
        Key::Sign(sign) if *order == Order::Tool(at) => Some(*sign),
        _ => None,
    })
}
