//! Repeated successions of turns (BG-5.4): finding them, and what continues them.

use super::{
    board::{Cell, Face, Piece, Square, Value},
    view::Turn,
};

/// A completed turn in one number, equal exactly for turns that are written alike: a match may have
/// thousands, and each is compared with many others.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TurnKey(u64);

/// Bits of one placement: whether there is one, its face, its square.
const PLACEMENT: u32 = 11;
const CELL: u32 = 5;
const SQUARE: u32 = 6;

impl TurnKey {
    pub(super) fn new(turn: &Turn) -> TurnKey {
        let mut key = (turn.from.index() as u64) << SQUARE | turn.to.index() as u64;
        key = key << CELL | cell_number(turn.captured);
        // At most two Barragoons are placed in a turn, and it is known by whom (BG-4.1, BG-4.2).
        for slot in 0..2 {
            key = key << PLACEMENT | turn.placed.get(slot).map_or(0, |(_, face, at)| placement(*face, *at));
        }
        TurnKey(key)
    }

    /// The placement that completes such a turn, with the key of the turn as it is before.
    pub(super) fn last_placement(self) -> Option<(TurnKey, Face, Square)> {
        let mask = (1 << PLACEMENT) - 1;
        let shift = if self.0 & mask != 0 { 0 } else { PLACEMENT };
        let number = self.0 >> shift & mask;
        if number == 0 {
            return None;
        }
        let face = Face::ALL[(number >> SQUARE & 0xf) as usize];
        let at = Square::from_index((number & 0x3f) as usize)?;
        Some((TurnKey(self.0 & !(mask << shift)), face, at))
    }
}

fn placement(face: Face, at: Square) -> u64 {
    1 << (PLACEMENT - 1) | (face.index() as u64) << SQUARE | at.index() as u64
}

fn cell_number(cell: Cell) -> u64 {
    match cell {
        Cell::Empty => 0,
        Cell::Barragoon(face) => 1 + face.index() as u64,
        Cell::Piece(Piece { side, value }) => {
            let value = match value {
                Value::Two => 0,
                Value::Three => 1,
                Value::Four => 2,
            };
            17 + 3 * side as u64 + value
        }
    }
}

/// How many turns the shortest succession has that was just played three times in a row; always
/// even, since it is made of moves of both players.
pub(super) fn thrice(history: &[TurnKey]) -> Option<usize> {
    let last = history.last()?;
    (2..=history.len() / 3).step_by(2).find(|&period| {
        let played = &history[history.len() - 3 * period..];
        // Cheap and nearly always enough.
        played[2 * period - 1] == *last && played[period..] == played[..2 * period]
    })
}

/// A succession that goes on although a draw was refused, since nobody could leave it so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    period: usize,
    /// Turns played since the refusal, each the only legal one.
    forced: usize,
}

impl Chain {
    pub(super) fn refused(history: &[TurnKey]) -> Option<Chain> {
        thrice(history).map(|period| Chain { period, forced: 0 })
    }

    /// The turn that would continue the succession.
    pub(super) fn next(self, history: &[TurnKey]) -> Option<TurnKey> {
        history.len().checked_sub(self.period).and_then(|at| history.get(at)).copied()
    }

    /// After a turn that continued it.
    pub(super) fn forced(self) -> Chain {
        Chain { forced: self.forced + 1, ..self }
    }

    /// Whether everybody has been through the whole succession without a choice.
    pub(super) fn unbroken(self) -> bool {
        self.forced >= self.period
    }
}
