//! Drawn examples of the rules page: those of the rulebook, and the situations in its pictures.

use crate::games::barragoon::board::{Axis, Cell, Face, Heading};

/// The six faces of a cube, headed north. The rules page has a caption for each, in this order.
pub const FACES: [Face; 6] = [
    Face::NoPassage,
    Face::OneWay(Heading::North),
    Face::TwoWays(Axis::NorthSouth),
    Face::RightTurn(Heading::North),
    Face::LeftTurn(Heading::North),
    Face::AllTurns,
];

/// Part of a board with a piece's path.
#[derive(Copy, Clone, Debug)]
pub struct Example {
    pub files: u8,
    pub ranks: u8,
    /// Tokens of BG-7.1, the top rank first.
    pub cells: &'static str,
    /// File and rank of the start, each corner and the end, counted from the upper left; empty without a path.
    pub way: &'static [(u8, u8)],
    pub allowed: bool,
}

impl Example {
    /// Returns the content of a cell.
    pub fn cell(&self, (x, y): (u8, u8)) -> Cell {
        let token = self.cells.split([' ', '/']).nth(usize::from(y * self.files + x));
        token.and_then(|token| token.parse().ok()).unwrap_or_default()
    }

    /// Returns whether the path ends on an occupied cell.
    pub fn takes(&self) -> bool {
        self.way.last().is_some_and(|last| self.cell(*last) != Cell::Empty)
    }
}

/// Returns an example in a corner of a board, as nearly all are.
const fn corner(cells: &'static str, way: &'static [(u8, u8)], allowed: bool) -> Example {
    Example { files: 4, ranks: 3, cells, way, allowed }
}

/// A full move, a short one, two captures, a forced turn; two turns, a short capture, a 2 that captures All turns; and
/// a dead position.
pub const EXAMPLES: [Example; 9] = [
    corner(". . . ./. xx . ./w4 . . .", &[(0, 2), (3, 2), (3, 1)], true),
    corner(". . . xx/. . . ./w3 . . b2", &[(0, 2), (1, 2), (1, 1)], true),
    corner(". . b4 ./. . . ./. w3 . .", &[(1, 2), (1, 0), (2, 0)], true),
    corner(". . . ./w2 oE b3 ./. . . .", &[(0, 1), (2, 1)], true),
    corner(". rN . ./. . . xx/. w4 . .", &[(1, 2), (1, 0), (3, 0)], true),
    corner("xx . . ./w4 . xx ./. . . .", &[(0, 1), (1, 1), (1, 0), (3, 0)], false),
    corner(". . . ./w4 . . b3/. . . .", &[(0, 1), (3, 1)], false),
    corner(". . . ./w2 . aa ./. . . .", &[(0, 1), (2, 1)], false),
    Example {
        files: 7,
        ranks: 9,
        cells: ". . . . . aa b2/. . . . . aa ./. . . . . aa aa/. . . . . . ./. . . . . . ./. . . . . . ./\
            aa aa . . . . ./. aa . . . . ./w2 aa . . . . .",
        way: &[],
        allowed: true,
    },
];
