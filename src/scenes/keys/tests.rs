//! Invariants of all key tables.

use std::{
    fmt::Debug,
    mem::{Discriminant, discriminant},
};

use super::*;
use crate::scenes::{
    barbarossa::studio::{
        keys::{CLAY_KEYS, LOOK_KEYS, LookKey, tool_key},
        kit::{Order, TOOLS},
    },
    barragoon::{BOARD_KEYS, BoardKey, FACE_KEYS},
    bouillabaisse::{HAND_KEYS, HandKey},
};

const PLAIN: Held = Held { control: false, shift: false, alt: false };
const CONTROL: Held = Held { control: true, ..PLAIN };
const SHIFT: Held = Held { shift: true, ..PLAIN };
const ALT: Held = Held { alt: true, ..PLAIN };

/// Returns the browser's name of a key, and its modifiers.
fn press(key: Key) -> (String, Held) {
    let name = match key {
        Key::Sign(sign) => return (sign.to_string(), PLAIN),
        Key::Control(sign) => return (sign.to_string(), CONTROL),
        Key::ControlShift(sign) => {
            return (sign.to_uppercase().to_string(), Held { shift: true, ..CONTROL });
        }
        Key::Tab => "Tab",
        Key::Enter => "Enter",
        Key::Space => " ",
        Key::Escape => "Escape",
        Key::Left => "ArrowLeft",
        Key::Right => "ArrowRight",
        Key::Up => "ArrowUp",
        Key::Down => "ArrowDown",
        Key::PageUp => "PageUp",
        Key::PageDown => "PageDown",
        Key::Home => "Home",
    };
    (name.to_owned(), PLAIN)
}

fn keys<A: 'static>(table: KeyTable<A>) -> Vec<Key> {
    table.iter().flat_map(|row| row.keys).map(|(key, _)| *key).collect()
}

/// Checks that each row has one kind of command, and that each key finds its command: no earlier row has the same key.
fn check<A: Copy + PartialEq + Debug + 'static>(table: KeyTable<A>) {
    assert!(!table.is_empty());
    for KeyRow { keys } in table {
        let kinds: Vec<Discriminant<A>> = keys.iter().map(|(_, action)| discriminant(action)).collect();
        assert!(kinds.windows(2).all(|two| two[0] == two[1]) && !kinds.is_empty(), "{keys:?}");
        for (key, action) in *keys {
            let (name, held) = press(*key);
            let found = Key::of(&name, held);
            assert_eq!(found, Some(*key), "{name:?} with {held:?}");
            assert_eq!(found.and_then(|key| asked(table, key)), Some(*action), "{key:?} is there twice");
        }
    }
}

#[test]
fn every_key_leads_to_its_row() {
    check(BROWSER_KEYS);
    check(TABLE_KEYS);
    check(MATCH_KEYS);
    check(TIMELINE_KEYS);
    check(SLIDER_KEYS);
    check(EXAMPLE_KEYS);
    check(BOARD_KEYS);
    check(FACE_KEYS);
    check(HAND_KEYS);
    check(CLAY_KEYS);
    check(LOOK_KEYS);
}

#[test]
fn no_key_is_in_a_table_twice() {
    for table in [
        keys(BROWSER_KEYS),
        keys(TABLE_KEYS),
        keys(MATCH_KEYS),
        keys(TIMELINE_KEYS),
        keys(SLIDER_KEYS),
        keys(EXAMPLE_KEYS),
        keys(BOARD_KEYS),
        keys(FACE_KEYS),
        keys(HAND_KEYS),
        keys(CLAY_KEYS),
        keys(LOOK_KEYS),
    ] {
        assert!((0..table.len()).all(|at| !table[..at].contains(&table[at])), "{table:?}");
    }
}

#[test]
fn no_board_has_a_key_that_opens_something_beside_it() {
    let boards = [keys(BOARD_KEYS), keys(FACE_KEYS), keys(HAND_KEYS), keys(LOOK_KEYS), keys(CLAY_KEYS)];
    for key in keys(TABLE_KEYS).into_iter().chain(keys(MATCH_KEYS)) {
        assert!(!boards.iter().any(|board| board.contains(&key)), "{key:?}");
        assert!(!keys(TIMELINE_KEYS).contains(&key) && !keys(SLIDER_KEYS).contains(&key), "{key:?}");
    }
    // The studio may share keys with the timeline, since replays have no sculpting.
    for key in keys(TIMELINE_KEYS) {
        assert!(!boards[..4].iter().any(|board| board.contains(&key)), "{key:?}");
    }
}

#[test]
fn keys_have_their_meaning() {
    let board = |name, held| Key::of(name, held).and_then(|key| asked(BOARD_KEYS, key));
    let clay = |name, held| Key::of(name, held).and_then(|key| asked(CLAY_KEYS, key));
    assert_eq!(board("X", SHIFT), Some(BoardKey::Turn));
    assert_eq!(board("x", CONTROL), None, "the browser's own");
    assert_eq!(board("x", ALT), None);
    assert_eq!(board("ArrowLeft", ALT), None, "back, in a browser");
    assert_eq!(Key::of("[", ALT), Some(Key::Sign('[')), "as a French Mac types it");
    assert_eq!(Key::of("[", Held { control: true, ..ALT }), Some(Key::Sign('[')), "and some browsers there");
    let question = Key::of("?", SHIFT);
    assert_eq!(question.and_then(|key| asked(TABLE_KEYS, key)), Some(TableKey::Keys));
    assert_eq!(Key::of(" ", SHIFT).and_then(|key| asked(HAND_KEYS, key)), Some(HandKey::Tap));
    assert_eq!((Key::of("F5", PLAIN), Key::of("Dead", PLAIN), Key::of("", PLAIN)), (None, None, None));
    assert_eq!((clay("1", CONTROL), clay("z", PLAIN)), (None, None));
    assert_eq!(
        (clay("z", CONTROL), clay("Z", Held { shift: true, ..CONTROL })),
        (Some(Order::Undo), Some(Order::Redo))
    );
}

#[test]
fn each_tool_has_a_key_of_its_own() {
    let found: Vec<char> = (0..TOOLS.len()).map(|at| tool_key(at).expect("a tool without a key")).collect();
    assert!((0..found.len()).all(|at| !found[..at].contains(&found[at])), "{found:?}");
    assert_eq!(tool_key(TOOLS.len()), None);
}

#[test]
fn the_viewer_has_the_keys_of_the_studio() {
    for (key, look) in LOOK_KEYS.iter().flat_map(|row| row.keys) {
        // Without a tool the size keys change the distance.
        let is_size = matches!(asked(CLAY_KEYS, *key), Some(Order::Size(_)));
        assert!(is_size || asked(CLAY_KEYS, *key) == Some(look.order()), "{key:?}");
    }
    assert_eq!(LookKey::Turn([1, -1]).order(), Order::Step([1, -1, 0]));
}
