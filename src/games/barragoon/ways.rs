//! The ways of a piece (BG-3.1 to BG-3.6): how squares are crossed, and where a way may end.
//!
//! A way has one turn at most, so it never comes nearer to its start: a square is reached in as many steps as it is
//! away. All ways from a square therefore make a tree that is the same for every piece and every board. It is computed
//! once; a board only decides which of its branches are open.

use std::sync::LazyLock;

use super::board::{Board, Cell, Face, Heading, Piece, Square, Squares, Value};

/// The most turns of a way (BG-3.2).
pub(super) const MOST_TURNS: u8 = 1;

/// How a piece that enters a square with a given heading may leave it.
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

    /// The headings on leaving after `heading` on entering.
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

/// How a face, entered with this heading, may be left: section 2 of `docs/rules/barragoon.md` as a table.
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

/// How a square between start and target may be left (BG-3.3); pieces let nobody through (BG-3.4).
pub(super) fn exits(cell: Cell, heading: Heading) -> Exits {
    match cell {
        Cell::Empty => Exits::ANY,
        Cell::Piece(_) => Exits::NONE,
        Cell::Barragoon(face) => face_exits(face, heading),
    }
}

/// How a face may be crossed: each heading on entering with a heading on leaving.
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

/// A step in the tree of ways from a square. The steps stand in the order of a depth-first walk: right behind a step
/// those that go straight on from it, then those that turn right, then those that turn left.
struct Step {
    /// The one square that is entered.
    onto: Squares,
    heading: Heading,
    /// The index of the first step that turns right after this one.
    right: u8,
    /// The index of the first step that turns left after this one.
    left: u8,
    /// The index of the first step that does not come after this one: where to go on if this one is stopped.
    next: u8,
}

/// All ways from one square on an empty board.
struct Ways {
    steps: Vec<Step>,
    /// The squares that lie 0, 1, 2, 3 and 4 steps away.
    rings: [Squares; 5],
    /// The squares that lie less than 0, 1, 2, 3 and 4 steps away.
    inner: [Squares; 5],
}

/// By [`Square::index`].
static WAYS: LazyLock<Vec<Ways>> = LazyLock::new(|| Square::all().map(Ways::from).collect());

impl Ways {
    fn from(start: Square) -> Ways {
        let mut steps = Vec::new();
        for heading in Heading::ALL {
            extend(&mut steps, start, heading, Value::Four.full(), MOST_TURNS);
        }
        let within = |steps: std::ops::Range<usize>| -> Squares {
            Square::all().filter(|at| steps.contains(&usize::from(start.distance(*at)))).collect()
        };
        let rings = std::array::from_fn(|steps| within(steps..steps + 1));
        Ways { steps, rings, inner: std::array::from_fn(|steps| within(0..steps)) }
    }
}

/// Adds the ways that leave `at` with this heading, of `length` steps and `turns` turns at most.
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

/// What a piece can do from where it stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub(super) targets: Squares,
    /// All squares on its ways, up to the one that stops it: what stands anywhere else is nothing to it.
    pub(super) visited: Squares,
}

/// What `piece` can do if it stands on `from`, whatever stands there now.
pub(super) fn reach(board: &Board, from: Square, piece: Piece) -> Reach {
    let ways = &WAYS[from.index()];
    let (full, short) = (usize::from(piece.value.full()), usize::from(piece.value.short()));
    let inner = ways.inner[full];
    let empties = board.empties();
    let mut walk = Walk {
        board,
        steps: &ways.steps,
        empties: empties & inner,
        barragoons: board.barragoons() & inner,
        visited: Squares::NONE,
    };
    walk.take(0, ways.steps.len());
    let visited = walk.visited;
    let mut ends = (visited & ways.rings[full]) - board.pieces(piece.side);
    if piece.value == Value::Two {
        for at in ends & board.barragoons() {
            if !can_end_on(piece, board[at]) {
                ends.remove(at);
            }
        }
    }
    // BG-3.5
    Reach { targets: ends | visited & ways.rings[short] & empties, visited }
}

/// Takes the steps of a tree that a board leaves open.
struct Walk<'a> {
    board: &'a Board,
    steps: &'a [Step],
    /// The empty squares that are near enough to be crossed.
    empties: Squares,
    /// The squares with Barragoons that are near enough to be crossed.
    barragoons: Squares,
    visited: Squares,
}

impl Walk<'_> {
    /// Takes the steps from `index` up to `end`, without those behind a step that is stopped.
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

    /// Takes the steps that the Barragoon entered by this one allows.
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
