//! What somebody has in the making: it is kept on the device until it is handed in (BB-2.5).

use serde::{Deserialize, Serialize};

use crate::{
    games::barbarossa::{Form, Object},
    table::json,
};

/// An object in the making.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Draft {
    /// Which of their objects it is.
    pub nth: usize,
    pub word: String,
    pub label: String,
    pub strokes: String,
    pub photo: String,
    /// Seconds in the studio (BB-2.4).
    pub spent: u32,
    /// The same for the objects before it: whoever takes one back has no more time for it than was left.
    pub past: Vec<u32>,
}

impl Draft {
    /// What lies on the device, as far as it is for this object; else one with nothing in it.
    pub(super) fn open(kept: Option<&str>, nth: usize) -> Draft {
        match Draft::kept(kept) {
            Some(draft) if draft.nth == nth => draft,
            before => Draft::after(before, nth),
        }
    }

    /// What an object was made from, to be made anew. `kept`: the draft that is there already, which knows how long it
    /// took.
    pub(super) fn again(nth: usize, object: &Object, kept: Option<&str>) -> Draft {
        let before = Draft::kept(kept).unwrap_or_default();
        let spent = if before.nth == nth { Some(before.spent) } else { before.past.get(nth).copied() };
        let (strokes, photo) = match &object.form {
            Form::Strokes(strokes) => (strokes.to_string(), String::new()),
            Form::Photo(photo) => (String::new(), photo.to_string()),
            Form::None => Default::default(),
        };
        let past = before.past.iter().copied().take(nth).collect();
        let (word, label) = (object.word.text().to_owned(), object.label.clone());
        Draft { nth, word, label, strokes, photo, spent: spent.unwrap_or_default(), past }
    }

    fn kept(text: Option<&str>) -> Option<Draft> {
        serde_json::from_str(text?).ok()
    }

    /// With nothing in it, for an object, where this was the last one in the making.
    fn after(before: Option<Draft>, nth: usize) -> Draft {
        let mut past = Vec::new();
        if let Some(before) = before {
            past = before.past;
            past.resize(before.nth.min(nth), 0);
            past.push(before.spent);
        }
        past.truncate(nth);
        Draft { nth, past, ..Draft::default() }
    }

    /// What has been made, however long it took; nothing where there is nothing to be lost.
    pub(super) fn made(self) -> Option<String> {
        let none = [&self.word, &self.label, &self.strokes, &self.photo].into_iter().all(String::is_empty);
        (!none).then(|| Draft { spent: 0, past: Vec::new(), ..self }.to_text())
    }

    /// As it is kept.
    pub(super) fn to_text(&self) -> String {
        json::to_text(self)
    }
}
