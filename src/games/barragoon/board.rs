//! Squares, pieces, Barragoon faces and the board they stand on. No rules of movement here.

use std::ops::{BitAnd, BitOr, BitOrAssign, Index, Sub};

use serde::Serialize;
use strum::VariantArray;

use crate::kernel::{Seat, variants};

/// Files a-g (BG-1.1).
pub const FILES: u8 = 7;
/// Ranks 1-9 (BG-1.1).
pub const RANKS: u8 = 9;
/// Barragoons that wait beside the board at the start (BG-1.2).
pub const RESERVE: u8 = 24;

/// All Barragoons of the box (BG-1.2).
pub const ALL_BARRAGOONS: usize = 32;

/// White sits at rank 1 and moves first (BG-1.1, BG-1.4): seat 0. Brown is seat 1.
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

/// One of the 63 squares: file 0-6 for a-g, rank 0-8 for 1-9.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = (FILES * RANKS) as usize;

    /// Nothing where `file` or `rank` is off the board.
    pub fn new(file: u8, rank: u8) -> Option<Square> {
        (file < FILES && rank < RANKS).then(|| Square(rank * FILES + file))
    }

    /// All squares, a1 b1 ... g9.
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

    /// Counted as in [`Square::all`]; nothing from 63 on.
    pub fn from_index(index: usize) -> Option<Square> {
        (index < Square::COUNT).then_some(Square(index as u8))
    }

    /// The neighbour one step that way, nothing at the edge.
    #[inline]
    pub fn step(self, heading: Heading) -> Option<Square> {
        match NEIGHBOURS[self.index()][heading as usize] {
            OFF => None,
            square => Some(Square(square)),
        }
    }

    /// Steps from here to there, going along files and ranks only.
    pub fn distance(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }
}

/// Marks the edge in [`NEIGHBOURS`].
const OFF: u8 = u8::MAX;

/// The neighbour of each square in each heading: the generator asks for it millions of times.
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

    pub fn contains(self, square: Square) -> bool {
        self.0 & 1 << square.0 != 0
    }

    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
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

    /// In the order of [`Square::all`].
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

/// The squares of a set that are still to come.
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

/// A direction on the board; north is towards rank 9 (BG-1.1).
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

/// What a Barragoon shows: one of 16 (face, orientation) pairs (BG-2.1). Headings are on entering.
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

    /// The place of this face in [`Face::ALL`].
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

/// How far a piece goes: 2, 3 or 4 steps in a full move, one less in a short one (BG-3.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Value {
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Value {
    pub const ALL: [Value; 3] = variants();

    /// The steps of a full move (BG-3.1).
    pub fn full(self) -> u8 {
        self as u8
    }

    /// The steps of a short move (BG-3.1).
    pub fn short(self) -> u8 {
        self as u8 - 1
    }

    /// How many pieces of this value a side has at the start (BG-1.2).
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

/// What stands on a square.
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

/// What stands on each of the 63 squares. Read a square as `board[square]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    cells: [Cell; Square::COUNT],
    // The same once more as sets, kept in step by `set`.
    pieces: [Squares; 2],
    barragoons: Squares,
}

impl Board {
    pub fn empty() -> Board {
        Board { cells: [Cell::Empty; Square::COUNT], pieces: [Squares::NONE; 2], barragoons: Squares::NONE }
    }

    /// Puts `cell` there and gives back what stood there before.
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

    /// Where the pieces of one side stand.
    pub fn pieces(&self, side: Side) -> Squares {
        self.pieces[side.index()]
    }

    /// Where pieces stand.
    pub fn all_pieces(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// Where Barragoons stand.
    pub fn barragoons(&self) -> Squares {
        self.barragoons
    }

    /// Where anything stands.
    pub fn occupied(&self) -> Squares {
        self.all_pieces() | self.barragoons
    }

    /// Where nothing stands.
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
