//! A problem and its notation of one line.

use std::{
    fmt::{Display, Formatter, Result as Written},
    str::FromStr,
};

use super::{
    super::{
        action::Action,
        board::{ALL_BARRAGOONS, Axis, Board, Cell, FILES, Face, Piece, RANKS, Side, Square},
        config::{Config, Start},
        position::{Position, Setup},
        turn::Move,
    },
    kind::Kind,
};
use crate::kernel::NotationError;

/// A position, a task, and the one move that solves it. The solver is White and has the move.
///
/// `one 12-47 c3-c6 3b2xx1/…`: kind, id, solution, and the nine ranks from 9 down to 1, where a number stands for empty
/// squares. All Barragoons that are not on the board are in reserve (BG-1.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub kind: Kind,
    /// Its origin: a match and the turn in it. It never changes, even if problems are added.
    pub id: String,
    pub position: Position,
    /// The solving move. If it captures, several placements of the Barragoon after it may be right.
    pub solution: Move,
}

impl Problem {
    /// The solver's side.
    pub const SOLVER: Side = Side::White;

    /// Returns the options of a match that begins with the problem.
    pub fn config(&self) -> Config {
        let start = Start::Position(Setup::from(&self.position).to_string());
        Config { start, resign: false, ..Config::relaxed() }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{} {} {} ", self.kind, self.id, self.solution)?;
        for rank in (0..RANKS).rev() {
            let mut empties = 0;
            for at in (0..FILES).filter_map(|file| Square::new(file, rank)) {
                let cell = self.position.board()[at];
                if cell == Cell::Empty {
                    empties += 1;
                    continue;
                }
                if empties > 0 {
                    write!(f, "{empties}")?;
                }
                empties = 0;
                write!(f, "{cell}")?;
            }
            if empties > 0 {
                write!(f, "{empties}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Problem {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Problem, NotationError> {
        let mut words = line.split_whitespace();
        let mut word = || words.next().ok_or(NotationError);
        let (kind, id, solution, ranks) = (word()?.parse()?, word()?.to_owned(), word()?, word()?);
        let Action::Move(solution) = solution.parse()? else { return Err(NotationError) };
        Ok(Problem { kind, id, position: position(ranks)?, solution })
    }
}

/// Parses a position from its ranks.
fn position(ranks: &str) -> Result<Position, NotationError> {
    let mut board = Board::empty();
    let mut rows = ranks.split('/');
    for rank in (0..RANKS).rev() {
        let mut row = rows.next().ok_or(NotationError)?;
        let mut file = 0;
        while let Some(first) = row.chars().next() {
            if let Some(empties) = first.to_digit(10) {
                file += empties as u8;
                row = &row[1..];
                continue;
            }
            let (token, rest) = row.split_at_checked(2).ok_or(NotationError)?;
            board.set(Square::new(file, rank).ok_or(NotationError)?, token.parse()?);
            (file, row) = (file + 1, rest);
        }
        if file != FILES {
            return Err(NotationError);
        }
    }
    let reserve = ALL_BARRAGOONS.checked_sub(board.barragoons().len()).ok_or(NotationError)?;
    let setup = Setup { board, side: Problem::SOLVER, reserve: reserve as u8 };
    setup.try_into().map_err(|_| NotationError)
}

/// Returns the position rotated by 180 degrees with colours swapped: Brown becomes White.
pub fn turned_round(position: &Position) -> Position {
    let mut board = Board::empty();
    for at in position.board().occupied() {
        board.set(opposite(at), from_behind(position.board()[at]));
    }
    Position { board, side: position.side.other(), ..*position }
}

/// Returns the square rotated by 180 degrees.
pub fn opposite(at: Square) -> Square {
    Square::from_index(Square::COUNT - 1 - at.index()).unwrap_or(at)
}

fn from_behind(cell: Cell) -> Cell {
    match cell {
        Cell::Empty => Cell::Empty,
        Cell::Piece(piece) => Cell::Piece(Piece { side: piece.side.other(), ..piece }),
        Cell::Barragoon(face) => Cell::Barragoon(match face {
            Face::NoPassage | Face::TwoWays(Axis::NorthSouth | Axis::EastWest) | Face::AllTurns => face,
            Face::OneWay(heading) => Face::OneWay(heading.back()),
            Face::RightTurn(heading) => Face::RightTurn(heading.back()),
            Face::LeftTurn(heading) => Face::LeftTurn(heading.back()),
        }),
    }
}
