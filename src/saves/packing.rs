//! Packing: when storage runs low, the oldest finished matches go into a file and leave the storage. Their results stay,
//! and an import of the file brings the matches back.

use super::{
    deleted::{Deleted, Results},
    library::Library,
    save::{LoadError, SaveError},
    shelf::{ShelfEntry, Summary},
    store::{Storage, StoreError},
};

/// Least space that packing frees, in UTF-16 units, if there are enough finished matches.
const LEAST: usize = 500_000;

/// Packing frees one part in this many of the space in use. Packing is for an almost full storage, in which that is
/// nearly the whole capacity.
const SHARE: usize = 5;

/// A finished match with its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packable {
    pub id: String,
    /// Time of its last save, in milliseconds since 1970.
    pub updated: u64,
    /// Its size in UTF-16 units.
    pub size: usize,
}

/// Returns the oldest matches that together free this much space, the oldest first; all of them if that is too much.
pub fn oldest(mut finished: Vec<Packable>, goal: usize) -> Vec<Packable> {
    finished.sort_by(|one, other| (one.updated, &one.id).cmp(&(other.updated, &other.id)));
    let mut freed = 0;
    let is_needed = |one: &Packable| {
        let is_needed = freed < goal;
        freed += one.size;
        is_needed
    };
    finished.into_iter().take_while(is_needed).collect()
}

/// Matches to move into a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The content of the file: an export without lists and values.
    pub text: String,
    /// The space that their deletion frees, in UTF-16 units.
    pub freed: usize,
    /// Each match: its id, and its saves as (key, text).
    matches: Vec<(String, Vec<(String, String)>)>,
}

impl Pack {
    /// Returns the number of matches.
    pub fn count(&self) -> usize {
        self.matches.len()
    }
}

impl<S: Storage> Library<S> {
    /// Picks and exports the oldest finished matches, all but the match with this id. It deletes nothing.
    ///
    /// A match that an import would not take back is never packed: one of other rules, or with an unreadable save.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn pack(&self, all_but: Option<&str>) -> Result<Pack, LoadError> {
        let sizes = self.sizes()?;
        let packable = |summary: Summary| {
            let is_meant = summary.over && summary.notice.is_none() && all_but != Some(&*summary.id);
            let at = sizes.binary_search_by(|(id, _)| id.cmp(&summary.id)).ok()?;
            let is_importable = self.fits(&summary).is_ok();
            let (updated, size) = (summary.updated, sizes[at].1);
            (is_meant && is_importable).then_some(Packable { id: summary.id, updated, size })
        };
        let finished = self.list()?.into_iter().filter_map(|entry| match entry {
            ShelfEntry::Good(summary) => packable(summary),
            ShelfEntry::Broken { .. } => None,
        });
        let picked = oldest(finished.collect(), LEAST.max(self.used_space()? / SHARE));
        let matches = picked.iter().map(|one| Ok((one.id.clone(), self.raw(&one.id)?)));
        Ok(Pack {
            text: self.export_several(picked.iter().map(|one| one.id.as_str()))?,
            freed: picked.iter().map(|one| one.size).sum(),
            matches: matches.collect::<Result<_, StoreError>>()?,
        })
    }

    /// Deletes the packed matches, all or none. Their results stay, and so does a match that was saved again since it
    /// was packed. Call this once the player has the file.
    ///
    /// # Errors
    /// A storage that is blocked or fails.
    pub fn delete_packed(&self, pack: &Pack) -> Result<Vec<Deleted>, SaveError> {
        let mut unchanged = Vec::new();
        for (id, texts) in &pack.matches {
            if self.raw(id)? == *texts {
                unchanged.push(id.as_str());
            }
        }
        self.delete_all(unchanged, Results::Stay)
    }
}
