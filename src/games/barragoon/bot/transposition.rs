//! The transposition table: search results by position, for positions that other moves lead to as well.

use super::{
    super::{board::Cell, position::Position},
    branch::Branch,
};

/// The relation of a stored value to the true one, for White.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    /// The true value is this or higher.
    Lower,
    /// The true value is this or lower.
    Upper,
}

#[derive(Copy, Clone, Debug)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) value: i32,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    pub(super) best: Option<Branch>,
}

/// A table of about half as many slots as the budget of a step has positions. Newer entries always replace older ones.
#[derive(Debug)]
pub(super) struct TranspositionTable(Vec<Option<Entry>>);

impl TranspositionTable {
    pub(super) fn new(nodes: u32) -> TranspositionTable {
        TranspositionTable(vec![None; (nodes as usize / 2).next_power_of_two().max(64)])
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        self.0[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        self.0[place] = Some(entry);
    }
}

/// Hashes a number (SplitMix64).
pub(super) fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// The hash of a position, over all that moves depend on. It includes the reserve, which decides the placements after a
/// capture.
pub(super) fn key(position: &Position) -> u64 {
    let board = &position.board;
    let mut key = mix(u64::from(position.reserve) << 8 | position.side as u64);
    if let Some(owed) = position.owed {
        key ^= mix(1 << 32 | (owed.by as u64) << 16 | (owed.why as u64) << 8 | u64::from(owed.left));
    }
    for at in board.occupied() {
        let what = match board[at] {
            Cell::Empty => 0,
            Cell::Piece(piece) => 1 + piece.side as u64 * 8 + u64::from(piece.value.full()),
            Cell::Barragoon(face) => 32 + face.index() as u64,
        };
        key ^= mix(1 << 40 | (at.index() as u64) << 8 | what);
    }
    key
}
