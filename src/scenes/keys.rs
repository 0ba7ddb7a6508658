//! Keys and tables of their commands. The same table drives a key's action and its description, so that they agree.

/// A pressed key, alone or with a modifier.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    Tab,
    Enter,
    Space,
    Escape,
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    /// The typed sign; letters are in lower case.
    Sign(char),
    /// A letter with Control, or with Command on a Mac.
    Control(char),
    /// Like [`Key::Control`], with Shift.
    ControlShift(char),
}

/// Modifiers held while a key is pressed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Control, or Command on a Mac.
    pub control: bool,
    pub shift: bool,
    pub alt: bool,
}

impl Key {
    /// Returns the key with this name in the browser; `None` if no table has it.
    pub fn of(name: &str, held: Held) -> Option<Key> {
        let mut letters = name.chars();
        let sign = letters.next().filter(|_| letters.next().is_none());
        if let Some(sign) = sign.filter(|sign| *sign != ' ') {
            return Key::typed(sign.to_lowercase().next()?, held);
        }
        if held.control || held.alt {
            return None;
        }
        Some(match name {
            "Tab" => Key::Tab,
            "Enter" => Key::Enter,
            " " => Key::Space,
            "Escape" => Key::Escape,
            "ArrowLeft" => Key::Left,
            "ArrowRight" => Key::Right,
            "ArrowUp" => Key::Up,
            "ArrowDown" => Key::Down,
            "PageUp" => Key::PageUp,
            "PageDown" => Key::PageDown,
            "Home" => Key::Home,
            _ => return None,
        })
    }

    fn typed(sign: char, held: Held) -> Option<Key> {
        match held {
            // Many keyboards need Alt for brackets and similar signs. Alt with a letter belongs to the browser.
            Held { alt: true, .. } if sign.is_alphanumeric() => None,
            Held { alt: true, .. } | Held { control: false, .. } => Some(Key::Sign(sign)),
            Held { control: true, shift: false, .. } => Some(Key::Control(sign)),
            Held { control: true, shift: true, .. } => Some(Key::ControlShift(sign)),
        }
    }
}

/// Keys with the same command, perhaps in several directions: one line of the list.
#[derive(Debug)]
pub struct KeyRow<A: 'static> {
    /// Keys and their commands.
    pub keys: &'static [(Key, A)],
}

/// Commands of the keys in one place, in the order of the list.
pub type KeyTable<A> = &'static [KeyRow<A>];

/// Returns the command of this key, if any.
pub fn asked<A: Copy + 'static>(table: KeyTable<A>, key: Key) -> Option<A> {
    table.iter().flat_map(|row| row.keys).find(|(known, _)| *known == key).map(|(_, action)| *action)
}

/// Actions of keys that the browser handles on every screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BrowserKey {
    /// Moves to the next control.
    Next,
    Press,
    /// Closes the dialog in front.
    Close,
}

/// The keys that the browser handles.
pub const BROWSER_KEYS: KeyTable<BrowserKey> = &[
    KeyRow { keys: &[(Key::Tab, BrowserKey::Next)] },
    KeyRow { keys: &[(Key::Enter, BrowserKey::Press), (Key::Space, BrowserKey::Press)] },
    KeyRow { keys: &[(Key::Escape, BrowserKey::Close)] },
];

/// Actions of keys beside every board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TableKey {
    /// The reference card.
    Aid,
    /// The rule behind the latest refusal.
    Rule,
    /// The list of keys.
    Keys,
}

/// Keys of a match, a lesson and a problem; no board uses any of them.
pub const TABLE_KEYS: KeyTable<TableKey> = &[
    KeyRow { keys: &[(Key::Sign('i'), TableKey::Aid)] },
    KeyRow { keys: &[(Key::Sign('w'), TableKey::Rule)] },
    KeyRow { keys: &[(Key::Sign('?'), TableKey::Keys)] },
];

/// Commands of keys in a match with hints.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MatchKey {
    /// Asks for a hint.
    Hint,
}

/// Keys of such a match; no board uses any of them.
pub const MATCH_KEYS: KeyTable<MatchKey> = &[KeyRow { keys: &[(Key::Sign('h'), MatchKey::Hint)] }];

/// Command of a key in a replay.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimelineKey {
    /// Goes to the next moment or to the previous one.
    Step { forward: bool },
}

/// Keys of the whole replay.
pub const TIMELINE_KEYS: KeyTable<TimelineKey> = &[KeyRow {
    keys: &[
        (Key::PageUp, TimelineKey::Step { forward: false }),
        (Key::PageDown, TimelineKey::Step { forward: true }),
    ],
}];

/// Keys of the slider under the board.
pub const SLIDER_KEYS: KeyTable<TimelineKey> = &[KeyRow {
    keys: &[
        (Key::Left, TimelineKey::Step { forward: false }),
        (Key::Down, TimelineKey::Step { forward: false }),
        (Key::Right, TimelineKey::Step { forward: true }),
        (Key::Up, TimelineKey::Step { forward: true }),
    ],
}];

/// Command of a key in an example.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ExampleKey {
    /// Goes to the next step or to the previous one.
    Step { forward: bool },
    /// Returns to the rules.
    Close,
}

/// Keys of an example, whose board accepts no input.
pub const EXAMPLE_KEYS: KeyTable<ExampleKey> = &[
    KeyRow {
        keys: &[
            (Key::Left, ExampleKey::Step { forward: false }),
            (Key::Right, ExampleKey::Step { forward: true }),
        ],
    },
    KeyRow { keys: &[(Key::Escape, ExampleKey::Close)] },
];

#[cfg(test)]
mod tests;
