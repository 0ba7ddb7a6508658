//! Scores of arrows.

use super::refusal::Refusal;
use crate::kernel::Seat;

/// Number of arrows for this many players (BB-1.5).
pub fn arrows(seats: u8) -> u8 {
    if seats <= 4 { 13 } else { 17 }
}

/// Maximum number of arrows in an object (BB-1.5).
pub const HOLDS: usize = 2;

/// Checks that this seat may plant an arrow in an object with arrows of the seats `solved` (BB-1.5, BB-4.1).
pub(super) fn check_arrow(by: Seat, solved: &[Seat]) -> Result<(), Refusal> {
    if solved.contains(&by) {
        Err(Refusal::Solved)
    } else if solved.len() >= HOLDS {
        Err(Refusal::Full)
    } else {
        Ok(())
    }
}

/// Spaces that the guesser's hat moves for the first and the second arrow of an object (BB-4.1).
pub const GUESSER: [i8; HOLDS] = [5, 3];

/// A row of the table of the owner's moves (BB-4.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Last arrow on the board in this row, with three or four players.
    pub few: u8,
    /// Last arrow on the board in this row, with five or six players.
    pub many: u8,
    /// Spaces that the owner's hat moves forward.
    pub owner: i8,
}

impl Row {
    /// Returns the last arrow on the board in this row, for this many players and `all` arrows. If there are fewer
    /// arrows than printed, the rows shrink in proportion (BB-2.6).
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

/// Returns the row for `planted` arrows on the board, the latest included, of `all` in the match.
pub fn row(seats: u8, all: u8, planted: u8) -> usize {
    OWNER.iter().position(|row| planted <= row.upto(seats, all)).unwrap_or(OWNER.len() - 1)
}

/// Returns the rows that hold for any of `all` arrows: index in [`OWNER`], first arrow and last arrow.
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

/// Spaces that an object with this many arrows costs its owner at the end (BB-6.2).
pub fn penalty(arrows: usize) -> i16 {
    match arrows {
        0 => 5,
        1 => 2,
        _ => 0,
    }
}
