//! Places on a board in either orientation, for keys and fingers.

use crate::games::barragoon::board::{FILES, Heading, RANKS, Side, Square};

/// An arrow key, as a direction on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ArrowKey {
    Up,
    Right,
    Down,
    Left,
}

/// Returns the neighbour in this direction on the screen, with `near` at the lower edge; the same square at the edge.
pub fn walk(square: Square, key: ArrowKey, near: Side) -> Square {
    let heading = match key {
        ArrowKey::Up => Heading::North,
        ArrowKey::Right => Heading::East,
        ArrowKey::Down => Heading::South,
        ArrowKey::Left => Heading::West,
    };
    let heading = if near == Side::Brown { heading.back() } else { heading };
    square.step(heading).unwrap_or(square)
}

/// Returns the square at a place on the board, given as fractions of its width from the left and its height from the
/// top.
pub fn square_at(x: f64, y: f64, near: Side) -> Option<Square> {
    let (x, y) = if near == Side::Brown { (1.0 - x, 1.0 - y) } else { (x, y) };
    if !(0.0..1.0).contains(&x) || !(0.0..1.0).contains(&y) {
        return None;
    }
    Square::new((x * f64::from(FILES)) as u8, RANKS - 1 - (y * f64::from(RANKS)) as u8)
}
