//! A position: board, side to move, reserve and owed placements. It has everything that moves depend on, without the
//! history for repetitions, and is light enough to be copied millions of times.

use super::{
    board::{ALL_BARRAGOONS, Board, Cell, Face, Piece, Side, Square, Value},
    draws,
    ending::{DrawReason, End, WinReason},
    moves,
    phase::PlaceReason,
    refusal::PositionFault,
    turn::{Move, Placement},
};

/// A placement that is due before play goes on (BG-4.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Owed {
    pub by: Side,
    pub why: PlaceReason,
    /// Placements left in this turn, this one included.
    pub left: u8,
}

/// Content of a position text (BG-7.1), playable or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub board: Board,
    /// The side to move.
    pub side: Side,
    /// Number of Barragoons in reserve.
    pub reserve: u8,
}

impl Setup {
    pub fn empty(side: Side, reserve: u8) -> Setup {
        Setup { board: Board::empty(), side, reserve }
    }
}

/// A possible position: it needs no more pieces and Barragoons than the box has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) board: Board,
    /// The side whose turn it is. Placements after a capture belong to the turn, including that of the loser.
    pub(super) side: Side,
    /// Number of Barragoons in reserve. A captured one is in hand, not in reserve.
    pub(super) reserve: u8,
    pub(super) owed: Option<Owed>,
}

impl TryFrom<Setup> for Position {
    type Error = PositionFault;

    // BG-1.2
    fn try_from(Setup { board, side, reserve }: Setup) -> Result<Position, PositionFault> {
        for of in Side::ALL {
            for value in Value::ALL {
                let piece = Piece { side: of, value };
                let count = Square::all().filter(|square| board[*square] == Cell::Piece(piece)).count();
                if count > usize::from(value.set_size()) {
                    return Err(PositionFault::TooManyPieces { piece, count });
                }
            }
        }
        let position = Position { board, side, reserve, owed: None };
        match position.barragoons() {
            0..=ALL_BARRAGOONS => Ok(position),
            more => Err(PositionFault::TooManyBarragoons(more)),
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup { board: position.board.clone(), side: position.side, reserve: position.reserve }
    }
}

impl Position {
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side whose turn it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Number of Barragoons in reserve.
    pub fn reserve(&self) -> u8 {
        self.reserve
    }

    /// Number of Barragoons on the board, in reserve and in hand. It is constant in a match.
    pub fn barragoons(&self) -> usize {
        let in_hand = matches!(self.owed, Some(Owed { why: PlaceReason::TookBarragoon, .. }));
        self.board.barragoons().len() + usize::from(self.reserve) + usize::from(in_hand)
    }

    /// Makes a move that is known to be legal. Returns the captured content.
    pub(super) fn play_unchecked(&mut self, Move { from, to }: Move) -> Cell {
        let piece = self.board.set(from, Cell::Empty);
        let captured = self.board.set(to, piece);
        self.owed = self.debt(captured);
        self.pass_on();
        captured
    }

    /// Returns the placements owed after the capture just made.
    fn debt(&self, captured: Cell) -> Option<Owed> {
        let loser = self.side.other();
        match captured {
            Cell::Empty => None,
            // BG-4.2
            Cell::Barragoon(_) => Some(Owed { by: self.side, why: PlaceReason::TookBarragoon, left: 1 }),
            // BG-5.2
            Cell::Piece(_) if self.board.pieces(loser).is_empty() => None,
            // BG-4.1, BG-4.4
            Cell::Piece(_) => match self.reserve.min(2) {
                0 => None,
                left => Some(Owed { by: loser, why: PlaceReason::LostPiece, left }),
            },
        }
    }

    /// Whether this legal move owes placements.
    pub(super) fn owes_after(&self, step: Move) -> bool {
        let mut next = self.clone();
        next.play_unchecked(step);
        next.owed.is_some()
    }

    /// Makes a legal placement that is owed.
    pub(super) fn place_unchecked(&mut self, Placement { face, at }: Placement) {
        self.board.set(at, Cell::Barragoon(face));
        self.owed = match self.owed.take() {
            Some(Owed { why: PlaceReason::TookBarragoon, .. }) | None => None,
            Some(Owed { left, .. }) => {
                self.reserve = self.reserve.saturating_sub(1);
                // BG-4.1: the loser first, then the capturer.
                (left > 1).then_some(Owed { by: self.side, why: PlaceReason::TookPiece, left: left - 1 })
            }
        };
        self.pass_on();
    }

    fn pass_on(&mut self) {
        if self.owed.is_none() {
            self.side = self.side.other();
        }
    }

    /// Returns why a side has too few pieces at the beginning of a turn; `None` if it has enough.
    pub fn too_few(&self, side: Side, express: [u8; 2]) -> Option<WinReason> {
        match self.board.pieces(side).len() {
            0 => Some(WinReason::NoPieces), // BG-5.1
            pieces if pieces <= usize::from(express[side.index()]) => Some(WinReason::Express), // BG-6.1
            _ => None,
        }
    }

    /// Returns the end of the match at the beginning of a turn, apart from repetition.
    pub fn end(&self, express: [u8; 2]) -> Option<End> {
        let stuck = || (!moves::can_move(&self.board, self.side)).then_some(WinReason::NoMoves); // BG-5.1
        if let Some(why) = self.too_few(self.side, express).or_else(stuck) {
            return Some(End::Won { winner: self.side.other(), why });
        }
        // BG-5.3
        draws::is_dead(&self.board, self.side).then_some(End::Draw(DrawReason::Dead))
    }

    /// Counts the sequences of `depth` actions from here. A move or a single placement is one action. This tests the
    /// generator, and measures its speed.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.owed.is_some() {
            let empties = self.board.empties();
            if depth == 1 {
                return (empties.len() * Face::ALL.len()) as u64;
            }
            let placed = |placement| {
                let mut next = self.clone();
                next.place_unchecked(placement);
                next.perft(depth - 1)
            };
            return empties
                .iter()
                .flat_map(|at| Face::ALL.map(|face| Placement { face, at }))
                .map(placed)
                .sum();
        }
        if draws::is_dead(&self.board, self.side) {
            return 0;
        }
        if depth == 1 {
            return moves::count(&self.board, self.side) as u64;
        }
        let mut sum = 0;
        for from in self.board.pieces(self.side) {
            for to in moves::target_set(&self.board, from) {
                let mut next = self.clone();
                next.play_unchecked(Move { from, to });
                sum += next.perft(depth - 1);
            }
        }
        sum
    }
}
