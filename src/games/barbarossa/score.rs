//! What an arrow is worth, and to whom.

use super::refusal::Refusal;
use crate::kernel::Seat;

/// How many arrows there are (BB-1.5).
pub fn arrows(seats: u8) -> u8 {
    if seats <= 4 { 13 } else { 17 }
}

/// The most arrows an object holds (BB-1.5).
pub const HOLDS: usize = 2;

/// Whether this seat's arrow may be put into an object that has those of these seats (BB-1.5, BB-4.1).
pub(super) fn check_arrow(by: Seat, solved: &[Seat]) -> Result<(), Refusal> {
    if solved.contains(&by) {
        Err(Refusal::Solved)
    } else if solved.len() >= HOLDS {
        Err(Refusal::Full)
    } else {
        Ok(())
    }
}

/// How far the guesser's hat moves with the first arrow of an object, and with the second (BB-4.1).
pub const GUESSER: [i8; HOLDS] = [5, 3];

/// A row of the table of the owner's moves (BB-4.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The last arrow on the board that it holds for, with three or four players.
    pub few: u8,
    /// The last arrow on the board that the row holds for, with five or six players.
    pub many: u8,
    /// How far the owner's hat moves, in spaces forward.
    pub owner: i8,
}

impl Row {
    /// The last arrow on the board that it holds for, with so many players and `all` arrows: in proportion where these are
    /// fewer than printed (BB-2.6).
    fn upto(&self, seats: u8, all: u8) -> u8 {
        let (printed, upto) = (u16::from(arrows(seats)), if seats <= 4 { self.few } else { self.many });
        ((2 * u16::from(upto) * u16::from(all) + printed) / (2 * printed)) as u8
    }
}

/// The table of the owner's moves (BB-4.2).
pub const OWNER: [Row; 7] = [
    Row { few: 2, many: 3, owner: -2 },
    Row { few: 4, many: 5, owner: -1 },
    Row { few: 6, many: 7, owner: 1 },
    Row { few: 9, many: 11, owner: 2 },
    Row { few: 10, many: 13, owner: 1 },
    Row { few: 12, many: 15, owner: -1 },
    Row { few: 13, many: 17, owner: -2 },
];

/// The row for so many arrows on the board, the latest included, of `all` there are.
pub fn row(seats: u8, all: u8, planted: u8) -> usize {
    OWNER.iter().position(|row| planted <= row.upto(seats, all)).unwrap_or(OWNER.len() - 1)
}

/// The rows that hold for any of `all` arrows: the place of each in [`OWNER`], its first and its last arrow.
pub fn rows(seats: u8, all: u8) -> Vec<(usize, u8, u8)> {
    let mut from = 1;
    let mut rows = Vec::new();
    for (at, row) in OWNER.iter().enumerate() {
        let to = row.upto(seats, all);
        if from <= to {
            rows.push((at, from, to));
            from = to + 1;
        }
    }
    rows
}

/// What an object with so many arrows costs its owner at the end (BB-6.2).
pub fn penalty(arrows: usize) -> i16 {
    match arrows {
        0 => 5,
        1 => 2,
        _ => 0,
    }
}
