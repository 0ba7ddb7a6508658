//! How far the lessons were taken on this device.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::lessons::Place;

/// Where each lesson that was begun is gone on with, and who has been told that there is one; by the game's slug.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learnt {
    lessons: BTreeMap<String, Place>,
    /// Names.
    offered: BTreeMap<String, BTreeSet<String>>,
}

impl Learnt {
    /// Where the lesson of this game is gone on with; nothing where it was never begun.
    pub fn of(&self, slug: &str) -> Option<&Place> {
        self.lessons.get(slug)
    }

    /// Somebody has come to this place.
    pub fn note(&mut self, slug: &str, place: Place) {
        self.lessons.insert(slug.to_owned(), place);
    }

    /// Whether somebody of this name has been told of the lesson.
    pub fn was_offered(&self, slug: &str, name: &str) -> bool {
        self.offered.get(slug).is_some_and(|names| names.contains(name))
    }

    /// These have been told of it.
    pub fn offer<'a>(&mut self, slug: &str, names: impl IntoIterator<Item = &'a String>) {
        self.offered.entry(slug.to_owned()).or_default().extend(names.into_iter().cloned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_gone_on_with_where_it_was_left() {
        let mut learnt = Learnt::default();
        assert_eq!(learnt.of("barragoon"), None);
        learnt.note("barragoon", Place::chapter(2));
        learnt.note("barragoon", Place::chapter(1));
        assert_eq!(learnt.of("barragoon"), Some(&Place::chapter(1)));
        learnt.offer("barragoon", [&"Zoé".to_owned()]);
        assert!(learnt.was_offered("barragoon", "Zoé") && !learnt.was_offered("barrakuda", "Zoé"));
        let text = serde_json::to_string(&learnt).unwrap();
        assert_eq!(serde_json::from_str::<Learnt>(&text).unwrap(), learnt);
    }
}
