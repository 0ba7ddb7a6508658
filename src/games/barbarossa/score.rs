//! What an arrow is worth, and to whom.

/// How many arrows there are (BB-1.5).
pub fn arrows(seats: u8) -> u8 {
    if seats <= 4 { 13 } else { 17 }
}

/// The most arrows an object holds (BB-1.5).
pub const HOLDS: usize = 2;

/// How far the guesser's hat moves with the first arrow of an object, and with the second (BB-4.1).
pub const GUESSER: [i8; HOLDS] = [5, 3];

/// A row of the table: up to so many arrows on the whole board, with three or four players and with five or six; and
/// how far the owner's hat moves then, forward or back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub few: u8,
    pub many: u8,
    pub owner: i8,
}

impl Row {
    /// Up to how many arrows it holds, with so many players.
    pub fn upto(&self, seats: u8) -> u8 {
        if seats <= 4 { self.few } else { self.many }
    }
}

/// BB-4.2
pub const OWNER: [Row; 7] = [
    Row { few: 2, many: 3, owner: -2 },
    Row { few: 4, many: 5, owner: -1 },
    Row { few: 6, many: 7, owner: 1 },
    Row { few: 9, many: 11, owner: 2 },
    Row { few: 10, many: 13, owner: 1 },
    Row { few: 12, many: 15, owner: -1 },
    Row { few: 13, many: 17, owner: -2 },
];

/// The row for so many arrows on the board, the latest included.
pub fn row(seats: u8, arrows: u8) -> usize {
    OWNER.iter().position(|row| arrows <= row.upto(seats)).unwrap_or(OWNER.len() - 1)
}

/// What an object with so many arrows costs its owner at the end (BB-6.2).
pub fn penalty(arrows: usize) -> i16 {
    match arrows {
        0 => 5,
        1 => 2,
        _ => 0,
    }
}
