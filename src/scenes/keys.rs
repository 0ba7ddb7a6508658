//! Keys, and tables of what they ask for. One table makes both what a key does and what is told of it, so that neither can
//! say what the other does not know.

/// A key as it is pressed, alone or with another one held.
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
    /// What it types; a letter is a small one, however it is typed.
    Sign(char),
    /// A letter with Control, or with Command on a Mac.
    Control(char),
    /// The same with Shift.
    ControlShift(char),
}

/// What is held while a key is pressed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Control, or Command on a Mac.
    pub control: bool,
    pub shift: bool,
    pub alt: bool,
}

impl Key {
    /// The key that a browser calls so; nothing where no table has it.
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
            // Brackets and the like are typed with Alt on many a keyboard; what it makes of a letter is the browser's.
            Held { alt: true, .. } if sign.is_alphanumeric() => None,
            Held { alt: true, .. } | Held { control: false, .. } => Some(Key::Sign(sign)),
            Held { control: true, shift: false, .. } => Some(Key::Control(sign)),
            Held { control: true, shift: true, .. } => Some(Key::ControlShift(sign)),
        }
    }
}

/// Keys that ask for the same, or for the same in several directions: a line of what is told.
#[derive(Debug)]
pub struct KeyRow<A: 'static> {
    /// Each with what it asks for.
    pub keys: &'static [(Key, A)],
}

/// What the keys of one place ask for, in the order in which it is told.
pub type KeyTable<A> = &'static [KeyRow<A>];

/// What this key asks for, if anything.
pub fn asked<A: Copy + 'static>(table: KeyTable<A>, key: Key) -> Option<A> {
    table.iter().flat_map(|row| row.keys).find(|(known, _)| *known == key).map(|(_, action)| *action)
}

/// What keys do on every screen of the app because the browser knows them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BrowserKey {
    /// On to the next thing to press.
    Next,
    Press,
    /// Closes what lies in front.
    Close,
}

/// Those keys.
pub const BROWSER_KEYS: KeyTable<BrowserKey> = &[
    KeyRow { keys: &[(Key::Tab, BrowserKey::Next)] },
    KeyRow { keys: &[(Key::Enter, BrowserKey::Press), (Key::Space, BrowserKey::Press)] },
    KeyRow { keys: &[(Key::Escape, BrowserKey::Close)] },
];

/// What keys open beside any board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TableKey {
    /// The reference card.
    Aid,
    /// The rule by which something was refused just now.
    Rule,
    /// What all keys do.
    Keys,
}

/// Those of a match, a lesson and a problem. No board has any of them.
pub const TABLE_KEYS: KeyTable<TableKey> = &[
    KeyRow { keys: &[(Key::Sign('i'), TableKey::Aid)] },
    KeyRow { keys: &[(Key::Sign('w'), TableKey::Rule)] },
    KeyRow { keys: &[(Key::Sign('?'), TableKey::Keys)] },
];

/// What keys ask for where a match is played with bots to be asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MatchKey {
    /// What could I do?
    Hint,
}

/// Those of such a match. No board has any of them.
pub const MATCH_KEYS: KeyTable<MatchKey> = &[KeyRow { keys: &[(Key::Sign('h'), MatchKey::Hint)] }];

/// What a key asks for while looking back at a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimelineKey {
    /// To the next moment, or to the one before.
    Step { forward: bool },
}

/// Wherever one is while looking back.
pub const TIMELINE_KEYS: KeyTable<TimelineKey> = &[KeyRow {
    keys: &[
        (Key::PageUp, TimelineKey::Step { forward: false }),
        (Key::PageDown, TimelineKey::Step { forward: true }),
    ],
}];

/// On the slider under the board.
pub const SLIDER_KEYS: KeyTable<TimelineKey> = &[KeyRow {
    keys: &[
        (Key::Left, TimelineKey::Step { forward: false }),
        (Key::Down, TimelineKey::Step { forward: false }),
        (Key::Right, TimelineKey::Step { forward: true }),
        (Key::Up, TimelineKey::Step { forward: true }),
    ],
}];

/// What keys do while an example is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ExampleKey {
    /// To the next step, or to the one before.
    Step { forward: bool },
    /// Back to the rules.
    Close,
}

/// Those of an example: nothing on its board is touched.
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
