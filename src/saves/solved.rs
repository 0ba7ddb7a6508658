//! Who has solved which problems of Barragoon.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize};

use crate::table::name;

use super::stored_list::Kept;

/// The problems that somebody has solved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solved {
    /// Their name; nothing where nobody has said who it was.
    #[serde(deserialize_with = "fitting")]
    pub by: String,
    /// By id. One that this version does not know is kept for one that does.
    pub problems: BTreeSet<String>,
}

/// A name that nobody could have entered is made to fit.
fn fitting<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(name::cut(&String::deserialize(deserializer)?))
}

/// What one of this name has solved.
pub fn of<'a>(all: &'a [Solved], by: &str) -> Option<&'a BTreeSet<String>> {
    all.iter().find(|solved| solved.by == by).map(|solved| &solved.problems)
}

/// Notes these as solved by one of this name, beside what is noted.
pub fn add(all: &mut Vec<Solved>, by: &str, problems: impl IntoIterator<Item = String>) {
    match all.iter_mut().find(|solved| solved.by == by) {
        Some(solved) => solved.problems.extend(problems),
        None => all.push(Solved { by: by.to_owned(), problems: problems.into_iter().collect() }),
    }
}

/// Somebody has another name from now on. Where one of that name has solved some too, they are taken for one: two people of
/// one name cannot be told apart.
pub fn rename(all: &mut Vec<Kept<Solved>>, from: &str, to: &str) {
    let Some(index) = all.iter().position(|solved| solved.by == from).filter(|_| from != to) else { return };
    let mut renamed = all.remove(index);
    match all.iter_mut().find(|solved| solved.by == to) {
        Some(known) => known.problems.extend(std::mem::take(&mut renamed.problems)),
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
        Solved { by: by.to_owned(), problems: problems.iter().map(|id| (*id).to_owned()).collect() }
    }

    #[test]
    fn whatever_is_added_is_there_and_nothing_is_lost() {
        let mut all = vec![solved("Ada", &["1"])];
        add(&mut all, "Ada", ["2".to_owned(), "1".to_owned()]);
        add(&mut all, "Ben", ["1".to_owned()]);
        assert_eq!(all, [solved("Ada", &["1", "2"]), solved("Ben", &["1"])]);
        assert_eq!(of(&all, "Ben").unwrap().len(), 1);
        assert_eq!(of(&all, "Eve"), None);
    }

    #[test]
    fn what_was_solved_goes_along_with_a_new_name() {
        let mut all: Vec<Kept<Solved>> =
            [solved("Ada", &["1", "2"]), solved("Ben", &["2", "3"])].map(Kept::from).into();
        let now = |all: &[Kept<Solved>]| all.iter().map(|kept| Solved::clone(kept)).collect::<Vec<_>>();
        rename(&mut all, "Ada", "Zoé");
        rename(&mut all, "Eve", "Ida");
        rename(&mut all, "Ben", "Ben");
        assert_eq!(now(&all), [solved("Ben", &["2", "3"]), solved("Zoé", &["1", "2"])]);
        rename(&mut all, "Zoé", "Ben");
        assert_eq!(now(&all), [solved("Ben", &["1", "2", "3"])]);
    }
}
