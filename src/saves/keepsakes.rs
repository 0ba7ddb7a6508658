//! Objects of clay that outlast their match.

use std::cmp::{Ordering, Reverse};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::kernel::variants;

/// An object of clay with its word, as stored in the gallery.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Keepsake {
    pub word: String,
    /// The maker's description of how it looks.
    pub label: String,
    /// Name of the maker; empty for an object made for practice.
    pub by: String,
    pub colour: u8,
    /// The strokes as packed text.
    pub strokes: String,
    /// Time at which it was stored, in milliseconds since 1970; `None` if an older version stored it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<u64>,
    /// Number of votes for it as the best riddle.
    #[serde(default, skip_serializing_if = "no_votes")]
    pub votes: u8,
}

fn no_votes(votes: &u8) -> bool {
    *votes == 0
}

impl Keepsake {
    /// Whether both are the same object. Time and votes may differ.
    pub fn is_same(&self, other: &Keepsake) -> bool {
        (&self.word, &self.by, self.colour, &self.strokes)
            == (&other.word, &other.by, other.colour, &other.strokes)
    }
}

/// An object of clay with its word, prepared for a later match. Only its maker may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PreparedObject {
    /// Name of the maker.
    pub by: String,
    pub word: String,
    /// The strokes as packed text.
    pub strokes: String,
}

impl PreparedObject {
    /// Whether the maker has this name, apart from case and surrounding spaces.
    pub fn is_of(&self, name: &str) -> bool {
        self.by.trim().to_lowercase() == name.trim().to_lowercase()
    }
}

/// Order of the gallery.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantArray)]
pub enum Order {
    /// The latest evening first.
    Evening,
    Maker,
    Word,
}

impl Order {
    pub const ALL: [Order; 3] = variants();
}

/// Returns at most `most` of these keepsakes, in the given order: the latest ones. Of those stored at the same time, the
/// first ones are returned.
pub fn latest(all: &[Keepsake], most: usize) -> Vec<Keepsake> {
    let mut by_time: Vec<usize> = (0..all.len()).collect();
    by_time.sort_by_key(|index| Reverse(all[*index].kept));
    by_time.truncate(most);
    by_time.sort_unstable();
    by_time.into_iter().map(|index| all[index].clone()).collect()
}

/// Groups the keepsakes, each group with a heading. `day` formats a time as a day, and `compare` is the alphabetical
/// order. Groups by evening start with the latest, as do the objects in them. Order by word makes a single group without
/// a heading.
pub fn groups(
    all: &[Keepsake],
    order: Order,
    day: impl Fn(Option<u64>) -> String,
    compare: impl Fn(&str, &str) -> Ordering,
) -> Vec<(String, Vec<Keepsake>)> {
    let mut sorted: Vec<&Keepsake> = all.iter().rev().collect();
    match order {
        Order::Evening => sorted.sort_by_key(|one| Reverse(one.kept)),
        Order::Maker => sorted.sort_by(|one, other| compare(&one.by, &other.by)),
        Order::Word => sorted.sort_by(|one, other| compare(&one.word, &other.word)),
    }
    let mut groups: Vec<(String, Vec<Keepsake>)> = Vec::new();
    for one in sorted {
        let name = match order {
            Order::Evening => day(one.kept),
            Order::Maker => one.by.clone(),
            Order::Word => String::new(),
        };
        match groups.last_mut() {
            Some((last, group)) if *last == name => group.push(one.clone()),
            _ => groups.push((name, vec![one.clone()])),
        }
    }
    groups
}
