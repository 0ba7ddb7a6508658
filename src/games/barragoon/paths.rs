//! Paths of a piece (BG-3.1 to BG-3.6): how squares are crossed, and where a path may end.
//!
//! A path has at most one turn, so it never comes nearer to its start: the number of steps to a square is its distance.
//! All paths from a square therefore form a tree that is the same for every piece and every board. The tree is computed
//! once; a board only decides which of its branches are open.

use std::sync::LazyLock;

use super::board::{Board, Cell, FILES, Face, Heading, Piece, Square, Squares, Value};

/// Maximum number of turns of a path (BG-3.2).
pub(super) const MOST_TURNS: u8 = 1;

/// Directions in which a piece may leave a square, relative to the heading on entering.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Exits {
    straight: bool,
    right: bool,
    left: bool,
}

impl Exits {
    const NONE: Exits = Exits { straight: false, right: false, left: false };
    const STRAIGHT: Exits = Exits { straight: true, ..Exits::NONE };
    const RIGHT: Exits = Exits { right: true, ..Exits::NONE };
    const LEFT: Exits = Exits { left: true, ..Exits::NONE };
    const TURNS: Exits = Exits { straight: false, right: true, left: true };
    const ANY: Exits = Exits { straight: true, right: true, left: true };

    /// Iterates over the headings on leaving, for a heading on entering.
    pub(super) fn iter(self, heading: Heading) -> impl Iterator<Item = Heading> {
        [
            self.straight.then_some(heading),
            self.right.then_some(heading.right()),
            self.left.then_some(heading.left()),
        ]
        .into_iter()
        .flatten()
    }
}

/// Returns the exits of a face entered with this heading: section 2 of `docs/rules/barragoon.md` as a table.
fn face_exits(face: Face, heading: Heading) -> Exits {
    match face {
        Face::OneWay(h) if h == heading => Exits::STRAIGHT,
        Face::TwoWays(axis) if axis == heading.axis() => Exits::STRAIGHT,
        Face::RightTurn(h) if h == heading => Exits::RIGHT,
        Face::LeftTurn(h) if h == heading => Exits::LEFT,
        Face::AllTurns => Exits::TURNS,
        // BG-2.2
        _ => Exits::NONE,
    }
}

/// Returns the exits of a square between start and target (BG-3.3). Pieces cannot be crossed (BG-3.4).
pub(super) fn exits(cell: Cell, heading: Heading) -> Exits {
    match cell {
        Cell::Empty => Exits::ANY,
        Cell::Piece(_) => Exits::NONE,
        Cell::Barragoon(face) => face_exits(face, heading),
    }
}

/// Returns the crossings of a face: pairs of headings on entering and on leaving.
pub fn crossings(face: Face) -> Vec<(Heading, Heading)> {
    let of = |entering| face_exits(face, entering).iter(entering).map(move |leaving| (entering, leaving));
    Heading::ALL.into_iter().flat_map(of).collect()
}

/// Whether a full move of `piece` may end on this cell (BG-3.6).
pub(super) fn can_end_on(piece: Piece, cell: Cell) -> bool {
    match cell {
        Cell::Empty => true,
        Cell::Piece(other) => other.side != piece.side,
        Cell::Barragoon(face) => !(piece.value == Value::Two && face == Face::AllTurns),
    }
}

/// A step in the tree of paths from a square. The steps are in depth-first order: after a step come those that go
/// straight on from it, then those that turn right, then those that turn left.
struct Step {
    /// The square that is entered, as a set.
    onto: Squares,
    heading: Heading,
    /// Index of the first step that turns right after this one.
    right: u8,
    /// Index of the first step that turns left after this one.
    left: u8,
    /// Index of the first step that does not follow this one: the next one to try if this one is blocked.
    next: u8,
}

/// All paths from one square on an empty board.
struct Paths {
    steps: Vec<Step>,
    /// The squares that lie less than 0, 1, 2, 3 and 4 steps away.
    inner: [Squares; 5],
}

/// The paths from each square, by [`Square::index`].
static PATHS: LazyLock<Vec<Paths>> = LazyLock::new(|| Square::all().map(Paths::from).collect());

impl Paths {
    fn from(start: Square) -> Paths {
        let mut steps = Vec::new();
        for heading in Heading::ALL {
            extend(&mut steps, start, heading, Value::Four.full(), MOST_TURNS);
        }
        let within = |steps: std::ops::Range<usize>| -> Squares {
            Square::all().filter(|at| steps.contains(&usize::from(start.distance(*at)))).collect()
        };
        Paths { steps, inner: std::array::from_fn(|steps| within(0..steps)) }
    }
}

/// Adds the paths that leave `at` with this heading, of at most `length` steps and `turns` turns.
fn extend(steps: &mut Vec<Step>, at: Square, heading: Heading, length: u8, turns: u8) {
    let Some(onto) = at.step(heading).filter(|_| length > 0) else { return };
    let index = steps.len();
    steps.push(Step { onto: onto.into(), heading, right: 0, left: 0, next: 0 });
    let turns_left = turns.checked_sub(1);
    extend(steps, onto, heading, length - 1, turns);
    steps[index].right = steps.len() as u8;
    if let Some(turns) = turns_left {
        extend(steps, onto, heading.right(), length - 1, turns);
    }
    steps[index].left = steps.len() as u8;
    if let Some(turns) = turns_left {
        extend(steps, onto, heading.left(), length - 1, turns);
    }
    steps[index].next = steps.len() as u8;
}

/// The squares that a piece can reach.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub(super) targets: Squares,
    /// All squares on its paths, up to the blocking ones. The content of other squares does not affect the piece.
    pub(super) visited: Squares,
}

/// The squares this many steps from `from`, 4 at most.
#[inline]
pub(super) fn ring(from: Square, steps: u8) -> Squares {
    RINGS[from.index()][usize::from(steps)]
}

/// The squares that lie 0, 1, 2, 3 and 4 steps away, by [`Square::index`].
static RINGS: [[Squares; 5]; Square::COUNT] = {
    let mut rings = [[Squares::NONE; 5]; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            let files = (from % FILES as usize).abs_diff(to % FILES as usize);
            let steps = files + (from / FILES as usize).abs_diff(to / FILES as usize);
            if steps < 5 {
                rings[from][steps] = rings[from][steps].with_index(to);
            }
            to += 1;
        }
        from += 1;
    }
    rings
};

/// What `piece` can do if it stands on `from`, whatever stands there now.
pub(super) fn reach(board: &Board, from: Square, piece: Piece) -> Reach {
    let paths = &PATHS[from.index()];
    let inner = paths.inner[usize::from(piece.value.full())];
    let empties = board.empties();
    let mut walk = Walk {
        board,
        steps: &paths.steps,
        empties: empties & inner,
        barragoons: board.barragoons() & inner,
        visited: Squares::NONE,
    };
    walk.take(0, paths.steps.len());
    revisit(board, from, piece, walk.visited)
}

/// The same where the squares are known that `piece` visits.
pub(super) fn revisit(board: &Board, from: Square, piece: Piece, visited: Squares) -> Reach {
    let (full, short) = (ring(from, piece.value.full()), ring(from, piece.value.short()));
    let mut ends = (visited & full) - board.pieces(piece.side);
    if piece.value == Value::Two {
        for at in ends & board.barragoons() {
            if !can_end_on(piece, board[at]) {
                ends.remove(at);
            }
        }
    }
    // BG-3.5
    Reach { targets: ends | visited & short & board.empties(), visited }
}

/// Follows the steps of a tree that a board leaves open.
struct Walk<'a> {
    board: &'a Board,
    steps: &'a [Step],
    /// Empty squares near enough to be crossed.
    empties: Squares,
    /// Squares with Barragoons near enough to be crossed.
    barragoons: Squares,
    visited: Squares,
}

impl Walk<'_> {
    /// Follows the steps from `index` up to `end`, without those after a blocked step.
    fn take(&mut self, mut index: usize, end: usize) {
        while index < end {
            let step = &self.steps[index];
            self.visited |= step.onto;
            if !(step.onto & self.empties).is_empty() {
                index += 1;
                continue;
            }
            if !(step.onto & self.barragoons).is_empty() {
                self.cross(index);
            }
            index = usize::from(self.steps[index].next);
        }
    }

    /// Follows the steps that are allowed by the Barragoon on this step's square.
    fn cross(&mut self, index: usize) {
        let Step { onto, heading, right, left, next } = self.steps[index];
        let Some(at) = onto.iter().next() else { return };
        let [right, left, next] = [right, left, next].map(usize::from);
        let exits = exits(self.board[at], heading);
        if exits.straight {
            self.take(index + 1, right);
        }
        if exits.right {
            self.take(right, left);
        }
        if exits.left {
            self.take(left, next);
        }
    }
}
