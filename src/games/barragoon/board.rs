//! Squares, pieces, Barragoon faces and the board they stand on. No rules of movement here.

/// Files a-g (BG-1.1).
pub const FILES: u8 = 7;
/// Ranks 1-9 (BG-1.1).
pub const RANKS: u8 = 9;
/// Barragoons that wait beside the board at the start (BG-1.2).
pub const RESERVE: u8 = 24;

/// White sits at rank 1 and moves first (BG-1.1, BG-1.4): seat 0. Brown is seat 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    White,
    Brown,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::White, Side::Brown];

    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Brown,
            Side::Brown => Side::White,
        }
    }

    pub fn index(self) -> usize {
        self as usize
    }
}

/// One of the 63 squares: file 0-6 for a-g, rank 0-8 for 1-9.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = (FILES * RANKS) as usize;

    /// Nothing where `file` or `rank` is off the board.
    pub fn new(file: u8, rank: u8) -> Option<Square> {
        (file < FILES && rank < RANKS).then_some(Square(rank * FILES + file))
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

    /// The neighbour one step that way, nothing at the edge.
    pub fn step(self, heading: Heading) -> Option<Square> {
        let (file, rank) = (self.file(), self.rank());
        match heading {
            Heading::North => Square::new(file, rank + 1),
            Heading::East => Square::new(file + 1, rank),
            Heading::South => Square::new(file, rank.checked_sub(1)?),
            Heading::West => Square::new(file.checked_sub(1)?, rank),
        }
    }
}

/// A direction on the board; north is towards rank 9 (BG-1.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

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

/// How far a piece goes: 2, 3 or 4 steps in a full move, one less in a short one (BG-3.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    Two = 2,
    Three = 3,
    Four = 4,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    pub side: Side,
    pub value: Value,
}

/// What stands on a square.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Cell {
    #[default]
    Empty,
    Piece(Piece),
    Barragoon(Face),
}
