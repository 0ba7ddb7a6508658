//! The key list of the turntable.

use crate::{
    app::{
        i18n::{Language, Text, barbarossa as key},
        keys::{KeyGroup, KeyLine, lines},
    },
    scenes::barbarossa::studio::{
        keys::{CLAY_KEYS, LOOK_KEYS, LookKey},
        kit::Order,
    },
};

/// The keys for sculpting, for looking, and the gestures.
pub(super) fn keys(language: &Language) -> Vec<KeyGroup> {
    vec![
        KeyGroup::of(language, key::keys_clay, CLAY_KEYS, sculpting),
        KeyGroup::of(language, key::keys_look, LOOK_KEYS, looking),
        touch(language),
    ]
}

/// Gestures of fingers and pen at the turntable.
fn touch(language: &Language) -> KeyGroup {
    let line = |(keys, what)| KeyLine { keys: vec![language.say(keys)], what: language.say(what) };
    let lines = [
        (key::touch_one, key::keys_touch_one),
        (key::touch_two, key::keys_touch_two),
        (key::touch_tap_two, key::keys_undo),
        (key::touch_tap_three, key::keys_redo),
        (key::touch_pen, key::keys_touch_pen),
    ];
    KeyGroup { title: language.say(key::keys_touch), lines: lines.map(line).to_vec() }
}

/// The keys for sculpting, as one sentence.
pub(super) fn clay_keys(language: &Language) -> String {
    let all = lines(language, CLAY_KEYS, sculpting);
    let list = language.clauses(all.iter().map(|line| {
        let keys = line.keys.join(" ");
        language.say(key::KeyDoes { keys, what: &line.what })
    }));
    language.say(key::ClayKeys { list })
}

fn sculpting(order: Order) -> Text {
    match order {
        Order::Step([_, _, 0]) => key::keys_ring,
        Order::Step(_) => key::keys_depth,
        Order::Dab => key::keys_press,
        Order::Stroke => key::keys_stroke,
        Order::Stop => key::keys_stop,
        Order::Tool(_) => key::keys_tool,
        Order::Size(_) => key::keys_size,
        Order::Strength(_) => key::keys_strength,
        Order::Mirror => key::keys_mirror,
        Order::Centre => key::keys_centre,
        Order::Turns => key::keys_turn,
        Order::Zoom(_) => key::keys_zoom,
        Order::Home => key::keys_front,
        Order::Undo => key::keys_undo,
        Order::Redo => key::keys_redo,
    }
}

fn looking(asked: LookKey) -> Text {
    match asked {
        LookKey::Turn(_) => key::keys_orbit,
        LookKey::Zoom { .. } => key::keys_zoom,
        LookKey::Home => key::keys_front,
    }
}
