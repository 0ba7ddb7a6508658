//! Squares, pieces, Barragoon faces and the board. The rules of movement are elsewhere.

use std::ops::{BitAnd, BitOr, BitOrAssign, Index, Sub};

use serde::Serialize;
use strum::VariantArray;

use crate::kernel::{Seat, variants};

/// Files a-g (BG-1.1).
pub const FILES: u8 = 7;
/// Ranks 1-9 (BG-1.1).
pub const RANKS: u8 = 9;
/// Number of Barragoons in reserve at the start (BG-1.2).
pub const RESERVE: u8 = 24;

/// Number of Barragoons of the box (BG-1.2).
pub const ALL_BARRAGOONS: usize = 32;

/// A player's side. White sits at rank 1, moves first (BG-1.1, BG-1.4) and is seat 0; Brown is seat 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, VariantArray)]
pub enum Side {
    White,
    Brown,
}

impl Side {
    pub const ALL: [Side; 2] = variants();

    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Brown,
            Side::Brown => Side::White,
        }
    }

    pub fn index(self) -> usize {
        self as usize
    }

    /// White is seat 0 (BG-1.4).
    pub fn seat(self) -> Seat {
        match self {
            Side::White => Seat::FIRST,
            Side::Brown => Seat::FIRST.next(2),
        }
    }

    pub fn from_seat(seat: Seat) -> Option<Side> {
        Side::ALL.get(seat.index()).copied()
    }
}

/// One of the 63 squares. Files 0-6 are a-g, ranks 0-8 are 1-9.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = (FILES * RANKS) as usize;

    /// Creates a square; `None` if `file` or `rank` is off the board.
    pub fn new(file: u8, rank: u8) -> Option<Square> {
        (file < FILES && rank < RANKS).then(|| Square(rank * FILES + file))
    }

    /// Iterates over all squares: a1 b1 ... g9.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..FILES * RANKS).map(Square)
    }

    pub fn file(self) -> u8 {
        self.0 % FILES
    }

    pub fn rank(self) -> u8 {
        self.0 / FILES
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the square of an index in the order of [`Square::all`]; `None` from 63 on.
    pub fn from_index(index: usize) -> Option<Square> {
        (index < Square::COUNT).then_some(Square(index as u8))
    }

    /// Returns the neighbour in this direction; `None` at the edge.
    #[inline]
    pub fn step(self, heading: Heading) -> Option<Square> {
        match NEIGHBOURS[self.index()][heading as usize] {
            OFF => None,
            square => Some(Square(square)),
        }
    }

    /// Number of steps between two squares along files and ranks.
    pub fn distance(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }
}

/// Marks the edge in [`NEIGHBOURS`].
const OFF: u8 = u8::MAX;

/// The neighbour of each square in each heading, as a table because the generator reads it millions of times.
const NEIGHBOURS: [[u8; 4]; Square::COUNT] = {
    let mut table = [[OFF; 4]; Square::COUNT];
    let mut square = 0;
    while square < FILES * RANKS {
        let (file, rank) = (square % FILES, square / FILES);
        let near = &mut table[square as usize];
        if rank + 1 < RANKS {
            near[Heading::North as usize] = square + FILES;
        }
        if file + 1 < FILES {
            near[Heading::East as usize] = square + 1;
        }
        if rank > 0 {
            near[Heading::South as usize] = square - FILES;
        }
        if file > 0 {
            near[Heading::West as usize] = square - 1;
        }
        square += 1;
    }
    table
};

/// A set of squares.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(u64);

impl Squares {
    pub const NONE: Squares = Squares(0);
    pub const ALL: Squares = Squares((1 << Square::COUNT) - 1);
    /// The squares of the colour of a1, as on a chessboard: their indices are even, since there are seven files.
    pub const DARK: Squares = Squares(0x5555_5555_5555_5555);

    pub fn contains(self, square: Square) -> bool {
        self.0 & 1 << square.0 != 0
    }

    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// With the square of this index, see [`Square::index`]: for tables.
    pub(super) const fn with_index(self, index: usize) -> Squares {
        Squares(self.0 | 1 << index)
    }

    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Iterates in the order of [`Square::all`].
    pub fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Squares;

    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares(1 << square.0)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

/// Iterator over the squares of a set.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let Squares(left) = self.0;
        let first = (left != 0).then(|| Square(left.trailing_zeros() as u8))?;
        self.0 = Squares(left & (left - 1));
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for SquaresIter {
    fn next_back(&mut self) -> Option<Square> {
        let last = Square(self.0.0.checked_ilog2()? as u8);
        self.0.remove(last);
        Some(last)
    }
}

impl ExactSizeIterator for SquaresIter {}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Squares::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// A direction on the board. North is towards rank 9 (BG-1.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    pub const ALL: [Heading; 4] = variants();

    /// Turned right by 90 degrees.
    pub fn right(self) -> Heading {
        Heading::ALL[(self as usize + 1) % 4]
    }

    /// Turned left by 90 degrees.
    pub fn left(self) -> Heading {
        Heading::ALL[(self as usize + 3) % 4]
    }

    pub fn back(self) -> Heading {
        Heading::ALL[(self as usize + 2) % 4]
    }

    pub fn axis(self) -> Axis {
        match self {
            Heading::North | Heading::South => Axis::NorthSouth,
            Heading::East | Heading::West => Axis::EastWest,
        }
    }
}

/// The two directions of a Two ways face.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    NorthSouth,
    EastWest,
}

/// The visible face of a Barragoon with its orientation: one of 16 (BG-2.1). Headings are those on entering.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    NoPassage,
    OneWay(Heading),
    TwoWays(Axis),
    RightTurn(Heading),
    LeftTurn(Heading),
    AllTurns,
}

impl Face {
    /// The 16 placements (BG-2.1), sorted.
    pub const ALL: [Face; 16] = {
        use Heading::{East, North, South, West};
        [
            Face::NoPassage,
            Face::OneWay(North),
            Face::OneWay(East),
            Face::OneWay(South),
            Face::OneWay(West),
            Face::TwoWays(Axis::NorthSouth),
            Face::TwoWays(Axis::EastWest),
            Face::RightTurn(North),
            Face::RightTurn(East),
            Face::RightTurn(South),
            Face::RightTurn(West),
            Face::LeftTurn(North),
            Face::LeftTurn(East),
            Face::LeftTurn(South),
            Face::LeftTurn(West),
            Face::AllTurns,
        ]
    };

    /// Its index in [`Face::ALL`].
    pub fn index(self) -> usize {
        match self {
            Face::NoPassage => 0,
            Face::OneWay(h) => 1 + h as usize,
            Face::TwoWays(axis) => 5 + axis as usize,
            Face::RightTurn(h) => 7 + h as usize,
            Face::LeftTurn(h) => 11 + h as usize,
            Face::AllTurns => 15,
        }
    }
}

/// Value of a piece: a full move has 2, 3 or 4 steps, a short one has one fewer (BG-3.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Value {
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Value {
    pub const ALL: [Value; 3] = variants();

    /// Number of steps of a full move (BG-3.1).
    pub fn full(self) -> u8 {
        self as u8
    }

    /// Number of steps of a short move (BG-3.1).
    pub fn short(self) -> u8 {
        self as u8 - 1
    }

    /// Number of pieces of this value that a side has at the start (BG-1.2).
    pub fn set_size(self) -> u8 {
        match self {
            Value::Two | Value::Four => 2,
            Value::Three => 3,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    pub side: Side,
    pub value: Value,
}

/// Content of a square.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Cell {
    #[default]
    Empty,
    Piece(Piece),
    Barragoon(Face),
}

impl Cell {
    pub fn piece(self) -> Option<Piece> {
        match self {
            Cell::Piece(piece) => Some(piece),
            Cell::Empty | Cell::Barragoon(_) => None,
        }
    }

    pub fn face(self) -> Option<Face> {
        match self {
            Cell::Barragoon(face) => Some(face),
            Cell::Empty | Cell::Piece(_) => None,
        }
    }
}

/// Content of all 63 squares. `board[square]` reads one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    cells: [Cell; Square::COUNT],
    // The same content as sets, kept in sync by `set`.
    pieces: [Squares; 2],
    barragoons: Squares,
}

impl Board {
    pub fn empty() -> Board {
        Board { cells: [Cell::Empty; Square::COUNT], pieces: [Squares::NONE; 2], barragoons: Squares::NONE }
    }

    /// Sets the content of a square and returns the former one.
    pub fn set(&mut self, square: Square, cell: Cell) -> Cell {
        let before = std::mem::replace(&mut self.cells[square.index()], cell);
        match before {
            Cell::Empty => {}
            Cell::Piece(piece) => self.pieces[piece.side.index()].remove(square),
            Cell::Barragoon(_) => self.barragoons.remove(square),
        }
        match cell {
            Cell::Empty => {}
            Cell::Piece(piece) => self.pieces[piece.side.index()].insert(square),
            Cell::Barragoon(_) => self.barragoons.insert(square),
        }
        before
    }

    /// Returns the squares with pieces of one side.
    pub fn pieces(&self, side: Side) -> Squares {
        self.pieces[side.index()]
    }

    /// Returns the squares with pieces.
    pub fn all_pieces(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// Returns the squares with Barragoons.
    pub fn barragoons(&self) -> Squares {
        self.barragoons
    }

    /// Returns the squares that are not empty.
    pub fn occupied(&self) -> Squares {
        self.all_pieces() | self.barragoons
    }

    /// Returns the empty squares.
    pub fn empties(&self) -> Squares {
        Squares::ALL - self.occupied()
    }
}

impl Index<Square> for Board {
    type Output = Cell;

    #[inline]
    fn index(&self, square: Square) -> &Cell {
        &self.cells[square.index()]
    }
}
