//! How far the lessons were taken on this device.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::lessons::Place;

/// Each lesson that was begun, and who has been told that there is one; by the game's slug.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learnt {
    lessons: BTreeMap<String, Taken>,
    /// Names.
    offered: BTreeMap<String, BTreeSet<String>>,
}

/// A lesson that was begun.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Taken {
    /// Where it is gone on with.
    pub place: Place,
    /// Whether its end was seen once.
    pub done: bool,
}

impl Learnt {
    /// Under this name it is kept.
    pub const KEY: &'static str = "learnt";

    /// How far the lesson of this game was taken; nothing where it was never begun.
    pub fn of(&self, slug: &str) -> Option<&Taken> {
        self.lessons.get(slug)
    }

    /// Somebody has come to this place. What was done once stays done.
    pub fn note(&mut self, slug: &str, place: Place, done: bool) {
        let taken = self.lessons.entry(slug.to_owned()).or_default();
        taken.place = place;
        taken.done |= done;
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
    fn what_was_learnt_stays_learnt() {
        let mut learnt = Learnt::default();
        assert_eq!(learnt.of("barragoon"), None);
        learnt.note("barragoon", Place::chapter(2), true);
        learnt.note("barragoon", Place::chapter(1), false);
        let taken = learnt.of("barragoon").unwrap();
        assert!(taken.done);
        assert_eq!(taken.place, Place::chapter(1));
        learnt.offer("barragoon", [&"Zoé".to_owned()]);
        assert!(learnt.was_offered("barragoon", "Zoé") && !learnt.was_offered("barrakuda", "Zoé"));
        let text = serde_json::to_string(&learnt).unwrap();
        assert_eq!(serde_json::from_str::<Learnt>(&text).unwrap(), learnt);
    }
}
