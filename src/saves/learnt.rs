//! Progress of the lessons on this device.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::lessons::Place;

/// The place in each lesson that was begun, and the names of players who were told of a lesson; both by the game's
/// slug.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learnt {
    lessons: BTreeMap<String, Place>,
    /// Names of the players.
    offered: BTreeMap<String, BTreeSet<String>>,
}

impl Learnt {
    /// Returns the place at which to continue the lesson of this game; `None` if it was never begun.
    pub fn of(&self, slug: &str) -> Option<&Place> {
        self.lessons.get(slug)
    }

    /// Notes the place that the player has reached.
    pub fn note(&mut self, slug: &str, place: Place) {
        self.lessons.insert(slug.to_owned(), place);
    }

    /// Whether a player of this name was told of the lesson.
    pub fn was_offered(&self, slug: &str, name: &str) -> bool {
        self.offered.get(slug).is_some_and(|names| names.contains(name))
    }

    /// Removes a player's name.
    pub fn forget(&mut self, name: &str) {
        self.offered.values_mut().for_each(|names| {
            names.remove(name);
        });
    }

    /// Notes that players of these names were told of the lesson.
    pub fn offer<'a>(&mut self, slug: &str, names: impl IntoIterator<Item = &'a String>) {
        self.offered.entry(slug.to_owned()).or_default().extend(names.into_iter().cloned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_continues_at_its_last_place() {
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
