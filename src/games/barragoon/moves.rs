//! How pieces move (BG-3): the quick generator and its explanations. Looks at a board only; whose
//! turn it is and what follows a capture is not decided here.

use super::board::{Board, Cell, Face, Heading, Piece, Side, Square, Squares, Value};

pub use super::refusal::MoveRefusal;

/// How a piece that enters a square with a given heading may leave it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Exits {
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

    fn iter(self, heading: Heading) -> impl Iterator<Item = Heading> {
        [
            self.straight.then_some(heading),
            self.right.then_some(heading.right()),
            self.left.then_some(heading.left()),
        ]
        .into_iter()
        .flatten()
    }
}

/// The table of section 2, read for one face and one heading on entering.
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
fn exits(cell: Cell, heading: Heading) -> Exits {
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
fn takes(piece: Piece, cell: Cell) -> bool {
    match cell {
        Cell::Empty => true,
        Cell::Piece(other) => other.side != piece.side,
        Cell::Barragoon(face) => !(piece.value == Value::Two && face == Face::AllTurns),
    }
}

/// Walks every way a piece has and collects where it may stop.
struct Walk<'a> {
    board: &'a Board,
    piece: Piece,
    found: Squares,
    trodden: Squares,
}

impl Walk<'_> {
    /// Takes the piece from `at` with `taken` steps behind it; `turned` forbids another turn (BG-3.2).
    fn on(&mut self, mut at: Square, heading: Heading, mut taken: u8, turned: bool) {
        let full = self.piece.value.full();
        while let Some(next) = at.step(heading) {
            at = next;
            taken += 1;
            self.trodden.insert(at);
            let cell = self.board[at];
            if taken == full {
                if takes(self.piece, cell) {
                    self.found.insert(at);
                }
                return;
            }
            // BG-3.5
            if taken + 1 == full && cell == Cell::Empty {
                self.found.insert(at);
            }
            let exits = exits(cell, heading);
            if !turned && exits.right {
                self.on(at, heading.right(), taken, true);
            }
            if !turned && exits.left {
                self.on(at, heading.left(), taken, true);
            }
            if !exits.straight {
                return;
            }
        }
    }
}

/// Where the piece on `from` may go, as a set; empty where no piece stands.
pub fn target_set(board: &Board, from: Square) -> Squares {
    let Cell::Piece(piece) = board[from] else { return Squares::NONE };
    targets_as(board, from, piece)
}

/// As [`target_set`], for a piece that is imagined on `from`.
pub(super) fn targets_as(board: &Board, from: Square, piece: Piece) -> Squares {
    reach_as(board, from, piece).targets
}

/// What a piece can do from where it stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub(super) targets: Squares,
    /// All squares on its ways, up to the one that stops it: what stands anywhere else is nothing to it.
    pub(super) trodden: Squares,
}

pub(super) fn reach_as(board: &Board, from: Square, piece: Piece) -> Reach {
    let mut walk = Walk { board, piece, found: Squares::NONE, trodden: Squares::NONE };
    for heading in Heading::ALL {
        walk.on(from, heading, 0, false);
    }
    Reach { targets: walk.found, trodden: walk.trodden }
}

/// Where the piece on `from` may go, sorted.
pub fn targets(board: &Board, from: Square) -> Vec<Square> {
    target_set(board, from).iter().collect()
}

/// All legal moves of one side, sorted.
pub fn moves(board: &Board, side: Side) -> Vec<(Square, Square)> {
    let of = |from| target_set(board, from).iter().map(move |to| (from, to));
    board.pieces(side).iter().flat_map(of).collect()
}

/// How many legal moves a side has.
pub fn count(board: &Board, side: Side) -> usize {
    board.pieces(side).iter().map(|from| target_set(board, from).len()).sum()
}

/// Whether a side has any legal move.
pub fn can_move(board: &Board, side: Side) -> bool {
    board.pieces(side).iter().any(|from| !target_set(board, from).is_empty())
}

/// Whether a side could capture a piece or a Barragoon with its next move.
pub fn can_capture(board: &Board, side: Side) -> bool {
    let empties = board.empties();
    board.pieces(side).iter().any(|from| !(target_set(board, from) - empties).is_empty())
}

/// One way from start to target, both included: a straight one where there is one. Nothing where
/// the move is illegal.
pub fn path(board: &Board, from: Square, to: Square) -> Option<Vec<Square>> {
    target_set(board, from).contains(to).then_some(())?;
    let steps = from.distance(to);
    let mut way = vec![from];
    Heading::ALL.into_iter().any(|heading| lead(board, &mut way, to, heading, steps, 1)).then_some(way)
}

/// Extends `way` by exactly `steps` steps to `to`, with at most `turns` turns.
fn lead(board: &Board, way: &mut Vec<Square>, to: Square, heading: Heading, steps: u8, turns: u8) -> bool {
    let Some(next) = way.last().and_then(|at| at.step(heading)) else { return false };
    // No way has a step to spare, so each must come nearer.
    if next.distance(to) >= steps {
        return false;
    }
    way.push(next);
    if next == to {
        return true;
    }
    let found = exits(board[next], heading).iter(heading).any(|leaving| {
        let left = if leaving == heading { Some(turns) } else { turns.checked_sub(1) };
        left.is_some_and(|left| lead(board, way, to, leaving, steps - 1, left))
    });
    if !found {
        way.pop();
    }
    found
}

/// Whether the piece on `from` may go to `to`, and why not.
pub fn check(board: &Board, from: Square, to: Square) -> Result<(), MoveRefusal> {
    if target_set(board, from).contains(to) { Ok(()) } else { Err(why_not(board, from, to)) }
}

/// Why the piece on `from` may not go to `to`. To be asked of illegal moves only: see [`check`].
pub fn why_not(board: &Board, from: Square, to: Square) -> MoveRefusal {
    match board[from] {
        Cell::Piece(piece) => reason(board, piece, from, to),
        Cell::Empty | Cell::Barragoon(_) => MoveRefusal::NoPiece(from),
    }
}

/// The first rule that an illegal move breaks, the plainest first.
fn reason(board: &Board, piece: Piece, from: Square, to: Square) -> MoveRefusal {
    let (steps, value) = (from.distance(to), piece.value);
    if from == to {
        return MoveRefusal::SameSquare;
    }
    if board[to].piece().is_some_and(|other| other.side == piece.side) {
        return MoveRefusal::OwnPiece(to);
    }
    if steps > value.full() {
        return MoveRefusal::TooFar { steps, value };
    }
    if steps < value.short() {
        return MoveRefusal::TooNear { steps, value };
    }
    if steps == value.full() && !takes(piece, board[to]) {
        return MoveRefusal::TwoCannotTakeAllTurns(to);
    }
    if steps == value.short() && board[to] != Cell::Empty {
        return MoveRefusal::ShortMoveCannotCapture(to);
    }
    let mut way = vec![from];
    if Heading::ALL.into_iter().any(|heading| lead(board, &mut way, to, heading, steps, steps)) {
        return MoveRefusal::TwoTurns;
    }
    obstacle(board, from, to)
}

/// What stands in the way on the straight line, or on that of the two bends which comes nearer.
fn obstacle(board: &Board, from: Square, to: Square) -> MoveRefusal {
    let along = if to.file() > from.file() { Heading::East } else { Heading::West };
    let up = if to.rank() > from.rank() { Heading::North } else { Heading::South };
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let bends = [[(along, files), (up, ranks)], [(up, ranks), (along, files)]];
    let stop = |bend: [(Heading, u8); 2]| {
        let route: Vec<Heading> =
            bend.into_iter().flat_map(|(heading, count)| (0..count).map(move |_| heading)).collect();
        let mut at = from;
        for (taken, pair) in route.windows(2).enumerate() {
            at = at.step(pair[0]).unwrap_or(at);
            if !exits(board[at], pair[0]).iter(pair[0]).any(|leaving| leaving == pair[1]) {
                return (taken, at);
            }
        }
        (route.len(), at)
    };
    let (_, at) = std::cmp::max_by_key(stop(bends[1]), stop(bends[0]), |(taken, _)| *taken);
    match board[at] {
        Cell::Barragoon(face) => MoveRefusal::BlockedByBarragoon(at, face),
        Cell::Empty | Cell::Piece(_) => MoveRefusal::BlockedByPiece(at),
    }
}
