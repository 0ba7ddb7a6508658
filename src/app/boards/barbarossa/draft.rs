//! The draft of an object, stored on the device until the object is handed in (BB-2.5).

use serde::{Deserialize, Serialize};

use crate::{
    games::barbarossa::{Form, Object},
    table::json,
};

/// An object in the making.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Draft {
    /// Index among the maker's objects.
    pub nth: usize,
    pub word: String,
    pub label: String,
    pub strokes: String,
    pub photo: String,
    /// Seconds in the studio (BB-2.4).
    pub spent: u32,
    /// Seconds spent on the earlier objects: an object that is taken back has only its remaining time.
    pub past: Vec<u32>,
}

impl Draft {
    /// The stored draft if it is for this object; otherwise an empty draft.
    pub(super) fn open(kept: Option<&str>, nth: usize) -> Draft {
        match Draft::kept(kept) {
            Some(draft) if draft.nth == nth => draft,
            before => Draft::after(before, nth),
        }
    }

    /// The draft from which an object was made, to be edited again. `kept`: the stored draft, which knows the time
    /// spent.
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

    /// An empty draft for an object. `before`: the previous draft, whose time spent is kept.
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

    /// The draft without its time; `None` if it is empty, so that nothing can be lost.
    pub(super) fn made(self) -> Option<String> {
        let none = [&self.word, &self.label, &self.strokes, &self.photo].into_iter().all(String::is_empty);
        (!none).then(|| Draft { spent: 0, past: Vec::new(), ..self }.to_text())
    }

    /// The draft as stored text.
    pub(super) fn to_text(&self) -> String {
        json::to_text(self)
    }
}
