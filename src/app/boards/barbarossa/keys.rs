//! What is told of the keys at the turntable.

use crate::{
    app::{
        i18n::{Language, Text, barbarossa as key, common},
        keys::{KeyGroup, lines},
    },
    scenes::barbarossa::studio::{
        keys::{CLAY_KEYS, LOOK_KEYS, LookKey},
        kit::Order,
    },
};

/// Those of whoever sculpts, and of whoever only looks.
pub(super) fn keys(language: &Language) -> Vec<KeyGroup> {
    vec![
        KeyGroup::of(language, key::keys_clay, CLAY_KEYS, sculpting),
        KeyGroup::of(language, key::keys_look, LOOK_KEYS, looking),
    ]
}

/// The same of whoever sculpts, as one sentence.
pub(super) fn clay_keys(language: &Language) -> String {
    let all = lines(language, CLAY_KEYS, sculpting);
    let all = all.iter().map(|line| {
        let keys = line.keys.join(" ");
        language.say(key::KeyDoes { keys, what: &line.what })
    });
    language.say(key::ClayKeys { list: all.collect::<Vec<_>>().join(&language.say(common::between)) })
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
