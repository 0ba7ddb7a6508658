//! The roster, the results and what was solved, each a list under one key.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::table::{
    json::{self, JsonFault},
    player::Player,
};

use super::{
    library::Library,
    results::MatchResult,
    save::{LoadError, SaveError},
    solved::{self, Solved},
    store::{PREFIX, Storage},
};

/// A list as it is kept.
#[derive(Serialize, Deserialize)]
struct List<T> {
    schema: u16,
    items: Vec<T>,
}

/// What every list has, whatever version wrote it.
#[derive(Deserialize)]
struct Version {
    schema: u16,
}

impl<S: Storage> Library<S> {
    /// The people known on this device. A roster that cannot be read goes to quarantine and is
    /// reported once.
    ///
    /// # Errors
    /// A list that cannot be read, or that a newer version wrote.
    pub fn load_roster(&self) -> Result<Vec<Player>, LoadError> {
        self.load_list("roster")
    }

    /// # Errors
    /// Where a newer version wrote it, or there is no room.
    pub fn save_roster(&self, roster: &[Player]) -> Result<(), SaveError> {
        self.save_list("roster", roster)
    }

    /// The evening's table, oldest first.
    ///
    /// # Errors
    /// A list that cannot be read, or that a newer version wrote.
    pub fn load_results(&self) -> Result<Vec<MatchResult>, LoadError> {
        self.load_list("results")
    }

    /// # Errors
    /// Where a newer version wrote it, or there is no room.
    pub fn save_results(&self, results: &[MatchResult]) -> Result<(), SaveError> {
        self.save_list("results", results)
    }

    /// Notes a finished match; the same match again replaces what was noted.
    ///
    /// # Errors
    /// As [`Library::save_results`].
    pub fn add_result(&self, result: MatchResult) -> Result<(), SaveError> {
        let mut results = self.load_results().unwrap_or_default();
        results.retain(|other| other.id != result.id);
        results.push(result);
        self.save_results(&results)
    }

    /// Who has solved which problems.
    ///
    /// # Errors
    /// A list that cannot be read, or that a newer version wrote.
    pub fn load_solved(&self) -> Result<Vec<Solved>, LoadError> {
        self.load_list("solved")
    }

    /// Notes what was solved beside what is noted already.
    ///
    /// # Errors
    /// Where a newer version wrote it, or there is no room.
    pub fn add_solved(&self, news: &[Solved]) -> Result<(), SaveError> {
        let mut all = self.load_solved().unwrap_or_default();
        for Solved { by, problems } in news {
            solved::add(&mut all, by, problems.iter().cloned());
        }
        self.save_list("solved", &all)
    }

    /// What somebody has solved goes along with their new name.
    ///
    /// # Errors
    /// Where a newer version wrote it, or there is no room.
    pub fn rename_solver(&self, from: &str, to: &str) -> Result<(), SaveError> {
        let Ok(mut all) = self.load_solved() else { return Ok(()) };
        if solved::of(&all, from).is_none() {
            return Ok(());
        }
        solved::rename(&mut all, from, to);
        self.save_list("solved", &all)
    }

    fn load_list<T: DeserializeOwned>(&self, name: &str) -> Result<Vec<T>, LoadError> {
        let key = format!("{PREFIX}{name}");
        let Some(text) = self.storage().get(&key)? else { return Ok(Vec::new()) };
        if let Some(schema) = self.newer(&text) {
            // Left where it is: the newer version will want it back.
            return Err(LoadError::NewerSchema { schema });
        }
        match serde_json::from_str(&text) {
            Ok(List { items, .. }) => Ok(items),
            Err(error) => {
                self.quarantine_list(name, &text)?;
                self.storage().remove(&key)?;
                Err(JsonFault::from(&error).into())
            }
        }
    }

    fn save_list<T: Serialize>(&self, name: &str, items: &[T]) -> Result<(), SaveError> {
        let key = format!("{PREFIX}{name}");
        if let Some(text) = self.storage().get(&key)?
            && let Some(schema) = self.newer(&text)
        {
            return Err(SaveError::NewerSchema { schema });
        }
        let list = List { schema: self.chain.current, items: items.iter().collect() };
        Ok(self.storage().set(&key, &json::to_text(&list))?)
    }

    /// The schema of a list that a newer version wrote.
    fn newer(&self, list: &str) -> Option<u16> {
        let Version { schema } = serde_json::from_str(list).ok()?;
        (schema > self.chain.current).then_some(schema)
    }
}
