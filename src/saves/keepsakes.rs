//! Clay that outlasts the match it was made for.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::kernel::variants;

/// An object of clay with its word, as it is kept on the device.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Keepsake {
    pub word: String,
    /// What its maker wrote of its looks.
    pub label: String,
    /// Whoever made it; nobody where it was made to practise.
    pub by: String,
    pub colour: u8,
    /// As packed text.
    pub strokes: String,
    /// When it was kept, in milliseconds since 1970; nothing where an older version kept it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<u64>,
    /// How many at the table voted for it as the best riddle.
    #[serde(default, skip_serializing_if = "no_votes")]
    pub votes: u8,
}

fn no_votes(votes: &u8) -> bool {
    *votes == 0
}

impl Keepsake {
    /// Whether it is this object, whenever it was kept and however it was voted for.
    pub fn is_same(&self, other: &Keepsake) -> bool {
        (&self.word, &self.by, self.colour, &self.strokes)
            == (&other.word, &other.by, other.colour, &other.strokes)
    }
}

/// An object of clay that waits for a match, with its word: its maker alone may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Readied {
    /// The name of its maker.
    pub by: String,
    pub word: String,
    /// As packed text.
    pub strokes: String,
}

impl Readied {
    /// Whether a player of this name has made it.
    pub fn is_of(&self, name: &str) -> bool {
        self.by.trim().to_lowercase() == name.trim().to_lowercase()
    }
}

/// What a gallery is ordered by.
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

/// All that is kept, in rooms with a name over each. `day`: how the day of a moment is written. The rooms of evenings come
/// with the latest first, and what is in them too; words are one room without a name.
pub fn rooms(
    all: &[Keepsake],
    order: Order,
    day: impl Fn(Option<u64>) -> String,
) -> Vec<(String, Vec<Keepsake>)> {
    let mut sorted: Vec<&Keepsake> = all.iter().rev().collect();
    match order {
        Order::Evening => sorted.sort_by_key(|one| std::cmp::Reverse(one.kept)),
        Order::Maker => sorted.sort_by_key(|one| one.by.to_lowercase()),
        Order::Word => sorted.sort_by_key(|one| one.word.to_lowercase()),
    }
    let mut rooms: Vec<(String, Vec<Keepsake>)> = Vec::new();
    for one in sorted {
        let name = match order {
            Order::Evening => day(one.kept),
            Order::Maker => one.by.clone(),
            Order::Word => String::new(),
        };
        match rooms.last_mut() {
            Some((last, room)) if *last == name => room.push(one.clone()),
            _ => rooms.push((name, vec![one.clone()])),
        }
    }
    rooms
}
