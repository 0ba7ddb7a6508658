//! Renames, merges and forgets people. A person's identity is their name.

use std::collections::BTreeSet;

use super::{
    library::Library,
    lists::{self, EVENINGS, GALLERY, RESULTS, ROSTER, SOLVED},
    records::{self, HAND_SORTS, LEARNT, PREPARED_OBJECTS, SOLVER},
    save::{Record, SaveError},
    solved,
    store::{PREFIX, Storage, StoreError},
};
use crate::{table::player::Player, words::placeholder::Placeholder};

/// Why a person cannot get another name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RenameError {
    /// Both took part in one match, so they are two people.
    #[error("both played in one match")]
    SharedMatch,
    #[error(transparent)]
    Save(#[from] SaveError),
}

impl From<StoreError> for RenameError {
    fn from(error: StoreError) -> RenameError {
        SaveError::from(error).into()
    }
}

/// Matches that get the new name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Headers {
    /// Those in progress: their results will have the new name. A finished match keeps the names of its day.
    InProgress,
    All,
}

impl<S: Storage> Library<S> {
    /// Gives a person another name, in all lists and in matches in progress. If another person has this name already,
    /// both become one.
    ///
    /// # Errors
    /// Both took part in one match, or the storage fails; nothing is changed then.
    pub fn rename_person(&self, from: &str, to: &str) -> Result<(), RenameError> {
        if from == to {
            return Ok(());
        }
        if self.have_met(from, to)? {
            return Err(RenameError::SharedMatch);
        }
        Ok(self.atomically(|library| library.replace_name(from, to, Headers::InProgress))?)
    }

    /// Replaces the name of a person by a placeholder of its own, in all lists and in all matches, and removes the
    /// person from the roster. Exported files and matches that cannot be read keep the name.
    ///
    /// `placeholder` words the name of the forgotten person with this number.
    ///
    /// # Errors
    /// The storage fails; nothing is changed then.
    pub fn forget_person(&self, name: &str, placeholder: impl Fn(u32) -> String) -> Result<(), RenameError> {
        let to = placeholder(self.next_forgotten()?);
        let forgotten = self.atomically(|library| {
            library.change_list(&ROSTER, |people| people.retain(|player| player.name != name))?;
            library.change_list(&SOLVED, |all| all.retain(|solved| solved.by != name))?;
            library.change_record(&HAND_SORTS, |sorts| {
                sorts.remove(name);
            })?;
            library.change_record(&LEARNT, |learnt| learnt.forget(name))?;
            library.replace_name(name, &to, Headers::All)
        });
        Ok(forgotten?)
    }

    /// Whether both people took part in one match, finished or kept.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn have_met(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        let both = |players: &[Player]| {
            [one, other].iter().all(|name| players.iter().any(|player| is(player, name)))
        };
        let in_results = self.load_results().unwrap_or_default().iter().any(|result| both(&result.players));
        Ok(in_results || self.records()?.iter().any(|record| both(&record.header.players)))
    }

    /// Returns the next number for a forgotten person.
    fn next_forgotten(&self) -> Result<u32, StoreError> {
        let results = self.load_results().unwrap_or_default();
        let records = self.records()?;
        let headers = records.iter().flat_map(|record| &record.header.players);
        let used = results.iter().flat_map(|result| &result.players).chain(headers);
        let numbers = used.filter_map(|player| match Placeholder::of(&player.name) {
            Some(Placeholder::Somebody(n)) => Some(n),
            Some(Placeholder::Player(_)) | None => None,
        });
        Ok(numbers.max().unwrap_or_default().saturating_add(1))
    }

    /// Returns the newest readable save of each match.
    fn records(&self) -> Result<Vec<Record>, StoreError> {
        Ok(self.ids()?.iter().filter_map(|id| self.newest(id).ok()).map(|(record, _)| record).collect())
    }

    fn replace_name(&self, from: &str, to: &str, headers: Headers) -> Result<(), SaveError> {
        self.change_list(&ROSTER, |people| {
            if people.iter().any(|player| player.name == to) {
                people.retain(|player| player.name != from);
            }
            people.iter_mut().for_each(|player| rename(player, from, to));
        })?;
        self.change_list(&RESULTS, |results| {
            results
                .iter_mut()
                .flat_map(|result| &mut result.players)
                .for_each(|player| rename(player, from, to));
        })?;
        self.change_list(&EVENINGS, |notes| {
            for note in notes {
                note.guests.iter_mut().for_each(|guest| rename(&mut guest.player, from, to));
                let mut known = BTreeSet::new();
                note.guests.retain(|guest| known.insert(guest.player.name.clone()));
            }
        })?;
        self.change_list(&SOLVED, |all| solved::rename(all, from, to))?;
        self.change_list(&GALLERY, |objects| {
            objects.iter_mut().for_each(|object| replace(&mut object.by, from, to));
        })?;
        self.change_record(&SOLVER, |solver| replace(solver, from, to))?;
        self.change_record(&PREPARED_OBJECTS, |objects| {
            objects.iter_mut().for_each(|one| replace(&mut one.by, from, to))
        })?;
        self.change_record(&HAND_SORTS, |sorts| {
            if let Some(sort) = sorts.remove(from) {
                sorts.entry(to.to_owned()).or_insert(sort);
            }
        })?;
        for game in self.games {
            self.change_record(&records::setup(game.slug), |draft| {
                draft.players.iter_mut().for_each(|player| rename(player, from, to));
                let hints = draft.hints.iter_mut().flatten().chain(&mut draft.idle_hints);
                hints.for_each(|name| replace(name, from, to));
            })?;
            self.change_list(&lists::presets(game.slug), |presets| {
                let hints = presets.iter_mut().flat_map(|preset| preset.hints.iter_mut().flatten());
                hints.for_each(|name| replace(name, from, to));
            })?;
        }
        self.replace_in_matches(from, to, headers)
    }

    /// Replaces the name in the headers of matches. Both slots of a match change in place, since a header with
    /// another name is no continuation of the save before.
    fn replace_in_matches(&self, from: &str, to: &str, headers: Headers) -> Result<(), SaveError> {
        let matches =
            self.texts(|key| key.strip_prefix(PREFIX).is_some_and(|name| name.starts_with("match/")))?;
        for (key, text) in matches {
            let Ok(mut record) = Record::read(&text, &self.chain) else { continue };
            let is_meant = headers == Headers::All || !record.over;
            if !is_meant || !record.header.players.iter().any(|player| is(player, from)) {
                continue;
            }
            record.header.players.iter_mut().for_each(|player| rename(player, from, to));
            self.storage().set(&key, &record.write(&self.chain))?;
        }
        Ok(())
    }
}

/// Whether the player is the person of this name, not a bot.
fn is(player: &Player, name: &str) -> bool {
    player.bot.is_none() && player.name == name
}

fn rename(player: &mut Player, from: &str, to: &str) {
    if is(player, from) {
        to.clone_into(&mut player.name);
    }
}

fn replace(name: &mut String, from: &str, to: &str) {
    if name == from {
        to.clone_into(name);
    }
}
