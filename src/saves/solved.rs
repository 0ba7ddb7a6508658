//! Problems of Barragoon that players have solved.

use std::{borrow::BorrowMut, collections::BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};

use crate::table::name;

use super::stored_list::StoredItem;

/// The problems that one player has solved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solved {
    /// The player's name; empty if the player gave none.
    #[serde(deserialize_with = "fitting")]
    pub by: String,
    /// Ids of the problems. An id unknown to this version is kept for a version that knows it.
    pub problems: BTreeSet<String>,
    /// Number of problems solved in a row without help.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub streak: u32,
    /// The longest streak.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub best: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Solved {
    /// Notes a problem as solved. The streak counts those solved for the first time, without help.
    pub fn note(&mut self, problem: &str, helped: bool) {
        if self.problems.insert(problem.to_owned()) && !helped {
            self.streak = self.streak.saturating_add(1);
            self.best = self.best.max(self.streak);
        }
    }

    /// Adds the problems that another device or tab has noted for the same player.
    pub fn merge(&mut self, other: Solved) {
        self.problems.extend(other.problems);
        self.streak = self.streak.max(other.streak);
        self.best = self.best.max(other.best);
    }
}

/// Repairs a name that no player could have entered.
fn fitting<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(name::cut(&String::deserialize(deserializer)?))
}

/// Returns the entry of the player with this name.
pub fn of<'a>(all: &'a [Solved], by: &str) -> Option<&'a Solved> {
    all.iter().find(|solved| solved.by == by)
}

/// Returns the entry of the player with this name, created if missing.
pub fn entry<'a, T: From<Solved> + BorrowMut<Solved>>(all: &'a mut Vec<T>, by: &str) -> &'a mut Solved {
    let is_theirs = |item: &T| {
        let solved: &Solved = item.borrow();
        solved.by == by
    };
    let index = all.iter().position(is_theirs).unwrap_or_else(|| {
        all.push(Solved { by: by.to_owned(), ..Solved::default() }.into());
        all.len() - 1
    });
    all[index].borrow_mut()
}

/// Renames a player. If the new name has an entry, both are merged, since two people of one name cannot be told apart.
pub fn rename(all: &mut Vec<StoredItem<Solved>>, from: &str, to: &str) {
    let Some(index) = all.iter().position(|solved| solved.by == from).filter(|_| from != to) else { return };
    let mut renamed = all.remove(index);
    match all.iter_mut().find(|solved| solved.by == to) {
        Some(known) => known.merge(renamed.into_item()),
        None => {
            to.clone_into(&mut renamed.by);
            all.push(renamed);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn solved(by: &str, problems: &[&str]) -> Solved {
        let problems = problems.iter().map(|id| (*id).to_owned()).collect();
        Solved { by: by.to_owned(), problems, ..Solved::default() }
    }

    #[test]
    fn a_streak_counts_first_solutions_without_help() {
        let mut all = vec![solved("Ada", &["1"])];
        let ada =
            |all: &[Solved]| of(all, "Ada").map(|ada| (ada.problems.len(), ada.streak, ada.best)).unwrap();
        for (problem, helped) in [("2", false), ("1", false), ("3", false)] {
            entry(&mut all, "Ada").note(problem, helped);
        }
        assert_eq!(ada(&all), (3, 2, 2));
        entry(&mut all, "Ada").streak = 0;
        entry(&mut all, "Ada").note("4", true);
        entry(&mut all, "Ada").note("5", false);
        assert_eq!(ada(&all), (5, 1, 2));
        entry(&mut all, "Ben").note("1", true);
        assert_eq!(of(&all, "Ben"), Some(&solved("Ben", &["1"])));
        assert_eq!(of(&all, "Eve"), None);
    }

    #[test]
    fn an_entry_without_a_streak_reads_and_is_written_as_before() {
        let before = r#"{"by":"Ada","problems":["1"]}"#;
        let read: Solved = serde_json::from_str(before).unwrap();
        assert_eq!(read, solved("Ada", &["1"]));
        assert_eq!(serde_json::to_string(&read).unwrap(), before);
    }

    #[test]
    fn solved_problems_follow_a_renamed_player() {
        let mut all: Vec<StoredItem<Solved>> =
            [solved("Ada", &["1", "2"]), solved("Ben", &["2", "3"])].map(StoredItem::from).into();
        let now = |all: &[StoredItem<Solved>]| all.iter().map(|kept| Solved::clone(kept)).collect::<Vec<_>>();
        rename(&mut all, "Ada", "Zoé");
        rename(&mut all, "Eve", "Ida");
        rename(&mut all, "Ben", "Ben");
        assert_eq!(now(&all), [solved("Ben", &["2", "3"]), solved("Zoé", &["1", "2"])]);
        rename(&mut all, "Zoé", "Ben");
        assert_eq!(now(&all), [solved("Ben", &["1", "2", "3"])]);
    }
}
