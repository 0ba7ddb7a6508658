//! Where things are on a board that may be turned round: keys, fingers, and a piece in motion.

use crate::games::barragoon::{
    board::{Board, Cell, FILES, Heading, RANKS, Side, Square},
    moves,
    turn::Move,
    view::View,
};

/// An arrow key, as the eye sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    Up,
    Right,
    Down,
    Left,
}

/// The neighbour that way on the screen, with `near` at the lower edge; the same square at the edge.
pub fn walk(square: Square, way: Way, near: Side) -> Square {
    let heading = match way {
        Way::Up => Heading::North,
        Way::Right => Heading::East,
        Way::Down => Heading::South,
        Way::Left => Heading::West,
    };
    let heading = if near == Side::Brown { heading.back() } else { heading };
    square.step(heading).unwrap_or(square)
}

/// The square at a place on the board, given as parts of its width from the left and of its height
/// from the top.
pub fn square_at(x: f64, y: f64, near: Side) -> Option<Square> {
    let (x, y) = if near == Side::Brown { (1.0 - x, 1.0 - y) } else { (x, y) };
    if !(0.0..1.0).contains(&x) || !(0.0..1.0).contains(&y) {
        return None;
    }
    Square::new((x * f64::from(FILES)) as u8, RANKS - 1 - (y * f64::from(RANKS)) as u8)
}

/// The way of the piece that has just moved, in squares east and north of where it now stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    pub to: Square,
    pub start: (i8, i8),
    /// Where it turned; the middle of a straight way.
    pub bend: (i8, i8),
    /// How much of the way lies before the bend, in percent.
    pub share: u8,
}

/// The flight from one view to the next, where a move was made between them.
pub fn flight(before: &View, after: &View) -> Option<Flight> {
    let turn = after.last.as_ref()?;
    let Move { from, to } = turn.moved;
    let same_turn = before.last.as_ref().is_some_and(|last| last.moved == turn.moved);
    let moved = matches!(before.board[from], Cell::Piece(_)) && before.board[from] == after.board[to];
    if !moved || (same_turn && before.board[to] == after.board[to]) {
        return None;
    }
    let off = |square: Square| (difference(square.file(), to.file()), difference(square.rank(), to.rank()));
    let (bend, share) = bend(&before.board, from, to);
    Some(Flight { to, start: off(from), bend: off(bend), share })
}

/// Where the path turns and how much of it lies before; a straight path "turns" at its target.
fn bend(board: &Board, from: Square, to: Square) -> (Square, u8) {
    let Some(squares) = moves::path(board, from, to) else { return (to, 100) };
    let steps = squares.len() - 1;
    let corner = squares
        .windows(3)
        .position(|three| three[0].file() != three[2].file() && three[0].rank() != three[2].rank());
    match corner {
        Some(index) => (squares[index + 1], ((index + 1) * 100 / steps) as u8),
        None => (to, 100),
    }
}

fn difference(a: u8, b: u8) -> i8 {
    a as i8 - b as i8
}
