//! A player's pieces and notes.

use super::{note::Note, object::PlacedObject, riddle::Riddle};

/// Space of the score track on which all hats start (BB-1.4).
pub const FIRST_SPACE: u8 = 6;

/// Number of gems of each player at the start (BB-1.3).
pub const FIRST_GEMS: u8 = 12;

/// Maximum number of gems of a player (BB-3.3).
pub const MAX_GEMS: u8 = 13;

/// Number of curses of each player at the start (BB-1.1), and of curses that come back (BB-5.2).
pub const CURSES: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// Objects in the order in which they were made.
    pub objects: Vec<PlacedObject>,
    /// Position of the magician, in steps from cave A.
    pub cave: u8,
    /// Space of the score track, from 1. At the end it includes the penalties, and may be below 1 (BB-6.6).
    pub hat: i16,
    pub gems: u8,
    pub curses: u8,
    /// Whether the player has taken three curses back (BB-5.2).
    pub regained: bool,
    /// Notes on objects of other players, sorted by object.
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
