//! What a player has on the table.

use super::{note::Note, object::PlacedObject, riddle::Riddle};

/// The space of the score track that all hats start on (BB-1.4).
pub const FIRST_SPACE: u8 = 6;

/// The gems everybody starts with (BB-1.3).
pub const FIRST_GEMS: u8 = 12;

/// The most gems anybody can have (BB-3.3).
pub const MAX_GEMS: u8 = 13;

/// The curses everybody starts with (BB-1.1), and that come back (BB-5.2).
pub const CURSES: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// In the order in which they were made.
    pub objects: Vec<PlacedObject>,
    /// Where the magician is, in steps from cave A.
    pub cave: u8,
    /// The space of the score track that the hat is on, from 1; at the end with the penalties, below 1 too (BB-6.6).
    pub hat: i16,
    pub gems: u8,
    pub curses: u8,
    /// Whether three curses have come back (BB-5.2).
    pub regained: bool,
    /// Each on another object, in their order.
    pub notes: Vec<Note>,
}

impl Player {
    /// BB-1.1, BB-1.3, BB-1.4
    pub(super) fn new() -> Player {
        Player {
            objects: Vec::new(),
            cave: 0,
            hat: FIRST_SPACE.into(),
            gems: FIRST_GEMS,
            curses: CURSES,
            regained: false,
            notes: Vec::new(),
        }
    }

    pub(super) fn note_on(&self, riddle: Riddle) -> Option<&str> {
        self.notes.iter().find(|note| note.on == riddle).map(|note| &*note.text)
    }
}
