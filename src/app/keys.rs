//! Looks up pressed keys in key tables, and describes the tables.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::{
    app::i18n::{Language, Text, common},
    scenes::keys::{Held, Key, KeyTable, asked},
};

/// Keys with the same effect, or with one effect in several directions: their names and the effect.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyLine {
    pub keys: Vec<String>,
    pub what: String,
}

/// The keys of one part of the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyGroup {
    /// The name of that part.
    pub title: String,
    pub lines: Vec<KeyLine>,
}

impl KeyGroup {
    /// A line per row of a table. `what`: the effect of a row's keys.
    pub fn of<A: Copy + 'static>(
        language: &Language,
        title: Text,
        table: KeyTable<A>,
        what: impl Fn(A) -> Text,
    ) -> KeyGroup {
        KeyGroup { title: language.say(title), lines: lines(language, table, what) }
    }
}

/// The lines without a title.
pub fn lines<A: Copy + 'static>(
    language: &Language,
    table: KeyTable<A>,
    what: impl Fn(A) -> Text,
) -> Vec<KeyLine> {
    let line = |keys: &[(Key, A)]| {
        let (_, first) = keys.first()?;
        let all: Vec<Key> = keys.iter().map(|(key, _)| *key).collect();
        Some(KeyLine { keys: names(language, &all), what: language.say(what(*first)) })
    };
    table.iter().filter_map(|row| line(row.keys)).collect()
}

/// Returns the entry for a pressed key, if any.
pub fn pressed<A: Copy + 'static>(table: KeyTable<A>, event: &KeyboardEvent) -> Option<A> {
    let control = event.ctrl_key() || event.meta_key();
    let held = Held { control, shift: event.shift_key(), alt: event.alt_key() };
    asked(table, Key::of(&event.key(), held)?)
}

/// Whether the key goes to a text field or selects a list entry by its first letter.
pub fn is_written(event: &KeyboardEvent) -> bool {
    const FIELDS: &str = "input:not([type='range'], [type='checkbox'], [type='radio']), textarea, select";
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| matches!(element.matches(FIELDS), Ok(true)))
}

/// Whether a dialog is open in front of the screen.
pub fn is_behind() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// The names of keys. All four arrows have one name, and the row of digits is named by its ends.
fn names(language: &Language, keys: &[Key]) -> Vec<String> {
    let has_all = |row: &[Key]| row.iter().all(|key| keys.contains(key));
    let arrows = has_all(&[Key::Left, Key::Right, Key::Up, Key::Down]);
    let digits = has_all(&"1234567890".chars().map(Key::Sign).collect::<Vec<_>>());
    let mut names: Vec<String> = Vec::new();
    for key in keys {
        let next = match key {
            Key::Left | Key::Right | Key::Up | Key::Down if arrows => language.say(common::key_arrows),
            Key::Sign('2'..='9') if digits => "…".to_owned(),
            _ => name(language, *key),
        };
        if names.last() != Some(&next) {
            names.push(next);
        }
    }
    names
}

fn name(language: &Language, key: Key) -> String {
    let capital = |sign: char| sign.to_uppercase().to_string();
    language.say(match key {
        Key::Tab => common::key_tab,
        Key::Enter => common::key_enter,
        Key::Space => common::key_space,
        Key::Escape => common::key_escape,
        Key::PageUp => common::key_page_up,
        Key::PageDown => common::key_page_down,
        Key::Home => common::key_home,
        Key::Left => return "←".to_owned(),
        Key::Right => return "→".to_owned(),
        Key::Up => return "↑".to_owned(),
        Key::Down => return "↓".to_owned(),
        Key::Sign('-') => return "−".to_owned(),
        Key::Sign(sign) => return capital(sign),
        Key::Control(sign) => return language.say(common::KeyControl { key: capital(sign) }),
        Key::ControlShift(sign) => return language.say(common::KeyControlShift { key: capital(sign) }),
    })
}
