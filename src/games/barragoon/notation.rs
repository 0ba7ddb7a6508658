//! Notation of squares, pieces, faces, actions, turns and whole positions (BG-7). Saves depend on it, so everything
//! written today must stay readable.

use std::{
    fmt::{Debug, Display, Formatter, Result as Written},
    str::FromStr,
};

use super::{
    action::Action,
    board::{ALL_BARRAGOONS, Axis, Cell, FILES, Face, Heading, Piece, RANKS, Side, Square, Value},
    position::{Position, Setup},
    refusal::PositionFault,
    turn::{Move, Placement, PlayedTurn},
};
use crate::kernel::{NotationError, notation::serde_by_notation};

impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.pad(match self {
            Side::White => "w",
            Side::Brown => "b",
        })
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Brown),
            _ => Err(NotationError),
        }
    }
}

impl Display for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// Reports show a square by its name, too.
impl Debug for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let &[file, rank] = text.as_bytes() else { return Err(NotationError) };
        let square = file.checked_sub(b'a').zip(rank.checked_sub(b'1'));
        square.and_then(|(file, rank)| Square::new(file, rank)).ok_or(NotationError)
    }
}

impl Display for Heading {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.pad(match self {
            Heading::North => "N",
            Heading::East => "E",
            Heading::South => "S",
            Heading::West => "W",
        })
    }
}

impl Display for Face {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self {
            Face::NoPassage => f.pad("xx"),
            Face::OneWay(heading) => write!(f, "o{heading}"),
            Face::TwoWays(Axis::NorthSouth) => f.pad("tN"),
            Face::TwoWays(Axis::EastWest) => f.pad("tE"),
            Face::RightTurn(heading) => write!(f, "r{heading}"),
            Face::LeftTurn(heading) => write!(f, "l{heading}"),
            Face::AllTurns => f.pad("aa"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let heading = match text.as_bytes() {
            [_, b'N'] => Some(Heading::North),
            [_, b'E'] => Some(Heading::East),
            [_, b'S'] => Some(Heading::South),
            [_, b'W'] => Some(Heading::West),
            _ => None,
        };
        match (text, heading) {
            ("xx", _) => Ok(Face::NoPassage),
            ("aa", _) => Ok(Face::AllTurns),
            ("tN", _) => Ok(Face::TwoWays(Axis::NorthSouth)),
            ("tE", _) => Ok(Face::TwoWays(Axis::EastWest)),
            (_, Some(heading)) if text.starts_with('o') => Ok(Face::OneWay(heading)),
            (_, Some(heading)) if text.starts_with('r') => Ok(Face::RightTurn(heading)),
            (_, Some(heading)) if text.starts_with('l') => Ok(Face::LeftTurn(heading)),
            _ => Err(NotationError),
        }
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{}{}", self.side, self.value.full())
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (side, value) = match text.as_bytes() {
            [b'w', value] => (Side::White, value),
            [b'b', value] => (Side::Brown, value),
            _ => return Err(NotationError),
        };
        match value {
            b'2' => Ok(Piece { side, value: Value::Two }),
            b'3' => Ok(Piece { side, value: Value::Three }),
            b'4' => Ok(Piece { side, value: Value::Four }),
            _ => Err(NotationError),
        }
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self {
            Cell::Empty => f.pad("."),
            Cell::Piece(piece) => Display::fmt(piece, f),
            Cell::Barragoon(face) => Display::fmt(face, f),
        }
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "." {
            return Ok(Cell::Empty);
        }
        text.parse().map(Cell::Piece).or_else(|_| text.parse().map(Cell::Barragoon))
    }
}

// BG-7.2
impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{}-{}", self.from, self.to)
    }
}

// BG-7.2
impl Display for Placement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{}@{}", self.face, self.at)
    }
}

// BG-7.2
impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self {
            Action::Move(step) => Display::fmt(step, f),
            Action::Place(placement) => Display::fmt(placement, f),
            Action::OfferDraw => f.pad("offer"),
            Action::GoOn => f.pad("go-on"),
            Action::AcceptDraw => f.pad("accept"),
            Action::RefuseDraw => f.pad("refuse"),
            Action::Touch { at } => write!(f, "touch:{at}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// Also reads a move that is written as a capture; the board decides which it is.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "offer" => return Ok(Action::OfferDraw),
            "go-on" => return Ok(Action::GoOn),
            "accept" => return Ok(Action::AcceptDraw),
            "refuse" => return Ok(Action::RefuseDraw),
            _ => {}
        }
        if let Some(at) = text.strip_prefix("touch:") {
            return Ok(Action::Touch { at: at.parse()? });
        }
        if let Some((face, at)) = text.split_once('@') {
            return Ok(Action::Place(Placement { face: face.parse()?, at: at.parse()? }));
        }
        match text.split_once(['-', 'x']) {
            Some((from, to)) => Ok(Action::Move(Move { from: from.parse()?, to: to.parse()? })),
            None => Err(NotationError),
        }
    }
}

// BG-7.2
impl Display for PlayedTurn {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let sign = if self.captured == Cell::Empty { '-' } else { 'x' };
        write!(f, "{}{sign}{}", self.moved.from, self.moved.to)?;
        self.placed.iter().try_for_each(|placed| write!(f, " {}", placed.placement))
    }
}

// BG-7.1
impl Display for Setup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        for rank in (0..RANKS).rev() {
            for file in 0..FILES {
                let cell = Square::new(file, rank).map_or(Cell::Empty, |square| self.board[square]);
                let gap = if file == 0 { "" } else { " " };
                write!(f, "{gap}{cell}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {} {}", self.side, self.reserve)
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{}", Setup::from(self))
    }
}

impl FromStr for Position {
    type Err = PositionFault;

    fn from_str(text: &str) -> Result<Self, PositionFault> {
        text.parse::<Setup>()?.try_into()
    }
}

// BG-7.1
impl FromStr for Setup {
    type Err = PositionFault;

    /// Tolerates any blanks and line breaks, since such texts travel through chats and mails.
    fn from_str(text: &str) -> Result<Self, PositionFault> {
        let ranks: Vec<&str> = text.trim().split('/').collect();
        if ranks.len() != usize::from(RANKS) {
            return Err(PositionFault::Ranks(ranks.len()));
        }
        let mut setup = Setup::empty(Side::White, 0);
        for (rank, tokens) in (0..RANKS).rev().zip(ranks) {
            let mut tokens = tokens.split_whitespace();
            for file in 0..FILES {
                let missing = PositionFault::Squares { rank: rank + 1, found: usize::from(file) };
                let at = Square::new(file, rank).ok_or_else(|| missing.clone())?;
                let token = tokens.next().ok_or(missing)?;
                let cell = token.parse();
                let cell = cell.map_err(|_| PositionFault::Token { at, token: token.to_owned() })?;
                setup.board.set(at, cell);
            }
            if rank > 0 {
                match tokens.count() {
                    0 => continue,
                    extra => {
                        let found = usize::from(FILES) + extra;
                        return Err(PositionFault::Squares { rank: rank + 1, found });
                    }
                }
            }
            let side = tokens.next().unwrap_or_default();
            setup.side = side.parse().map_err(|_| PositionFault::Side(side.to_owned()))?;
            let reserve = tokens.next().unwrap_or_default();
            setup.reserve = reserve
                .parse()
                .ok()
                .filter(|count| usize::from(*count) <= ALL_BARRAGOONS)
                .ok_or_else(|| PositionFault::Reserve(reserve.to_owned()))?;
            if let Some(extra) = tokens.next() {
                return Err(PositionFault::Extra(extra.to_owned()));
            }
        }
        Ok(setup)
    }
}

serde_by_notation!(Square, Face, Piece);
