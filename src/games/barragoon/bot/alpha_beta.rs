//! Alpha-beta search (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975) with iterative deepening, its stack
//! written out so that it can stop after any position and go on.
//!
//! It is minimax with two sides rather than negamax: White wants high values and Brown low ones, since after a capture
//! the same side may decide twice in a row. A move takes one ply from the depth; the placements after a capture take
//! none, but only a few of them are tried. Where no depth is left, a quiescence search still plays captures of pieces
//! out: a few for a bot's own step, all of them for advice. Moves are ordered by the transposition table's best, then captures, the most valuable victim first, then by the
//! history heuristic (Schaeffer, *The history heuristic*, 1983).

use std::cmp::Reverse;

use super::super::{
    board::{Cell, Side, Square},
    position::Position,
    touch::Touched,
    turn::Move,
};
use super::{
    MATE, MATE_BOUND, Strength,
    branch::Branch,
    for_side,
    mobility::{self, Mobility},
    placing,
    ranking::Ranking,
    transposition::{Entry, TranspositionTable, key, mix},
    variation::Variation,
    window::Window,
};

/// Placements tried within the depth.
const PLACEMENTS_WITHIN: usize = 3;

/// What is to be decided in one position of the stack.
#[derive(Debug)]
struct Frame {
    position: Position,
    mobility: Mobility,
    key: u64,
    actor: Side,
    branches: Vec<Branch>,
    next: usize,
    depth: i8,
    window: Window,
    /// The window before any branch was tried.
    began: Window,
    value: i32,
    best: Option<Branch>,
    /// The principal variation from here on, the last branch first.
    line: Vec<Branch>,
}

impl Frame {
    /// Before anything has been tried.
    fn new(
        position: Position,
        mobility: Mobility,
        key: u64,
        branches: Vec<Branch>,
        depth: i8,
        window: Window,
        value: i32,
    ) -> Frame {
        let (actor, began) = (actor(&position), window);
        Frame {
            position,
            mobility,
            key,
            actor,
            branches,
            next: 0,
            depth,
            window,
            began,
            value,
            best: None,
            line: Vec::new(),
        }
    }
}

#[derive(Debug)]
pub(super) struct AlphaBeta {
    express: [u8; 2],
    barred: Option<Branch>,
    /// What is already touched in this turn, by a person who played this seat before, and binds (BG-4.6).
    touched: Touched,
    strength: Strength,
    seed: u64,
    root: Position,
    stack: Vec<Frame>,
    table: TranspositionTable,
    /// The history heuristic: how often a quiet move caused a cutoff, and how deep, by its squares.
    history: Vec<u32>,
    nodes: u32,
    /// What this iteration looks ahead; none has been completed where it is 0.
    depth: i8,
    best: Option<Variation>,
    /// What is to be told apart besides the best; nothing: as fast as can be.
    ranking: Option<Ranking>,
    done: bool,
}

impl AlphaBeta {
    pub(super) fn new(
        root: Position,
        express: [u8; 2],
        barred: Option<Branch>,
        touched: Touched,
        strength: Strength,
        seed: u64,
    ) -> AlphaBeta {
        AlphaBeta {
            express,
            barred,
            touched,
            strength,
            seed,
            root,
            stack: Vec::new(),
            table: TranspositionTable::new(strength.nodes),
            history: vec![0; Square::COUNT * Square::COUNT],
            nodes: 0,
            depth: 0,
            best: None,
            ranking: None,
            done: false,
        }
    }

    /// The search that also tells what others than the best are worth.
    pub(super) fn ranked_by(self, ranking: Ranking) -> AlphaBeta {
        AlphaBeta { ranking: Some(ranking), ..self }
    }

    pub(super) fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The best variation so far; `None` before any position was searched.
    pub(super) fn best(&self) -> Option<&Variation> {
        self.best.as_ref()
    }

    /// Returns the ranked variations of the last iteration, the best first.
    pub(super) fn ranked(&self) -> &[Variation] {
        match &self.ranking {
            Some(ranking) => ranking.last(),
            None => self.best.as_slice(),
        }
    }

    pub(super) fn is_done(&self) -> bool {
        self.done || self.nodes >= self.strength.nodes
    }

    /// The next position, or the beginning of the next iteration.
    pub(super) fn step(&mut self) {
        if self.stack.is_empty() { self.deepen() } else { self.visit() }
    }

    /// What may be done in the position asked about; the best of the last iteration first.
    fn root_branches(&self, mobility: &Mobility) -> Vec<Branch> {
        let mut all = if self.root.owed.is_some() {
            placements(&self.root, mobility, self.strength.placements)
        } else {
            self.ordered_moves(&self.root, mobility)
        };
        all.retain(|branch| match *branch {
            Branch::Move(step) if !self.touched.allows(step) => false,
            _ => Some(*branch) != self.barred,
        });
        to_front(&mut all, self.best.as_ref().map(|best| best.branch));
        if let Some(ranking) = &self.ranking {
            ranking.arrange(&mut all);
        }
        all
    }

    /// Iterative deepening: begins the next iteration, one ply deeper.
    fn deepen(&mut self) {
        self.depth += 1;
        let mobility = Mobility::of(&self.root.board);
        let branches = self.root_branches(&mobility);
        // All is said where the end is known, or there is no choice.
        let decided = self.best.as_ref().is_some_and(|best| best.value.abs() > MATE_BOUND);
        if self.depth > self.strength.depth || decided || branches.is_empty() {
            self.done = true;
            return;
        }
        let position = self.root.clone();
        let (key, worst) = (key(&position), for_side(actor(&position), -MATE));
        self.stack.push(Frame::new(position, mobility, key, branches, self.depth, Window::FULL, worst));
    }

    /// Tries the next action of the position on top of the stack, or leaves the position where there is none.
    fn visit(&mut self) {
        let Some(frame) = self.stack.last_mut() else { return };
        let window = frame.window;
        let Some(branch) = frame.branches.get(frame.next).copied().filter(|_| !window.is_closed()) else {
            return self.unwind();
        };
        frame.next += 1;
        let mut position = frame.position.clone();
        let (mobility, depth) = match branch {
            Branch::Move(step) => {
                position.play_unchecked(step);
                (frame.mobility.moved(&position.board, step), frame.depth - 1)
            }
            Branch::Place(placement) => {
                position.place_unchecked(placement);
                (frame.mobility.placed(&position.board, placement.at), frame.depth)
            }
        };
        if let Some(value) = self.enter(position, mobility, depth, window) {
            self.back_up(value, Vec::new());
        }
    }

    /// The value of a position that needs no search; nothing where it does, and was put on the stack.
    fn enter(
        &mut self,
        position: Position,
        mobility: Mobility,
        depth: i8,
        mut window: Window,
    ) -> Option<i32> {
        self.nodes += 1;
        let (key, actor) = (key(&position), actor(&position));
        let mut value = for_side(actor, -MATE);
        let branches = if position.owed.is_some() {
            let most = if depth > 0 { PLACEMENTS_WITHIN } else { self.strength.quiet_placements };
            placements(&position, &mobility, most)
        } else if self.has_lost(&mobility, actor) {
            return Some(for_side(actor, self.stack.len() as i32 - MATE));
        } else if depth <= 0 {
            value = mobility.eval(actor) + self.noise(key);
            // Stand pat: nobody has to capture, so the static evaluation is the least that the side to move gets.
            window.narrow(actor, value);
            let is_leaf = depth <= -self.strength.quiescence || window.is_closed();
            let captures = if is_leaf { Vec::new() } else { quiescence_moves(&position, &mobility) };
            if captures.is_empty() {
                return Some(value);
            }
            captures
        } else {
            let entry = self.table.get(key);
            // Advice tells its line, which no stored value knows: inside the window the position is searched again.
            let tells_line = |value| self.ranking.is_some() && window.contains(value);
            let settles = |entry: &&Entry| entry.depth >= depth && window.is_settled_by(entry);
            if let Some(entry) = entry.filter(settles).filter(|entry| !tells_line(entry.value)) {
                return Some(entry.value);
            }
            let first = entry.and_then(|entry| entry.best);
            let mut moves = self.ordered_moves(&position, &mobility);
            to_front(&mut moves, first);
            moves
        };
        self.stack.push(Frame::new(position, mobility, key, branches, depth, window, value));
        None
    }

    /// BG-5.1, BG-6.1
    fn has_lost(&self, mobility: &Mobility, side: Side) -> bool {
        let pieces = mobility.of_side(side).count();
        pieces <= usize::from(self.express[side.index()]) || !mobility.can_move(side)
    }

    /// Backs up the value of the last branch tried, with its line, and narrows the window.
    fn back_up(&mut self, value: i32, mut line: Vec<Branch>) {
        let at_root = self.stack.len() == 1;
        let Some(frame) = self.stack.last_mut() else { return };
        let Some(branch) = frame.branches.get(frame.next.wrapping_sub(1)).copied() else { return };
        let better = frame.best.is_none() && frame.depth > 0
            || for_side(frame.actor, value) > for_side(frame.actor, frame.value);
        if better {
            frame.value = value;
            frame.best = Some(branch);
        }
        if at_root {
            let found = Variation::new(branch, value, line);
            if let Some(ranking) = &mut self.ranking {
                ranking.enter(frame.actor, found);
                if let Some(value) = ranking.to_beat() {
                    frame.window.narrow(frame.actor, value);
                }
                return;
            }
            frame.window.narrow(frame.actor, frame.value);
            // The best of the last iteration is tried first, so what beats it is better even if this iteration is cut
            // short.
            if better {
                self.best = Some(found);
            }
            return;
        }
        if better {
            line.push(branch);
            frame.line = line;
        }
        frame.window.narrow(frame.actor, frame.value);
        if frame.window.is_closed()
            && let Branch::Move(Move { from, to }) = branch
            && frame.depth > 0
        {
            self.history[from.index() * Square::COUNT + to.index()] += 1 << frame.depth.min(8);
        }
    }

    /// Leaves the position on top of the stack, where all has been tried or a cutoff came: stores its value and backs it
    /// up.
    fn unwind(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        if frame.depth > 0 && frame.position.owed.is_none() {
            let Frame { key, value, depth, best, .. } = frame;
            self.table.put(Entry { key, value, depth, bound: frame.began.bound(value), best });
        }
        if self.stack.is_empty()
            && let Some(ranking) = &mut self.ranking
        {
            self.best = ranking.finish();
        }
        self.back_up(frame.value, frame.line);
    }

    /// All moves that the bot notices, in the order of search.
    fn ordered_moves(&self, position: &Position, mobility: &Mobility) -> Vec<Branch> {
        let side = position.side;
        let all =
            mobility.of_side(side).flat_map(|entry| entry.reach.targets.iter().map(move |to| (entry.at, to)));
        let mut found: Vec<Weighed> = all
            .map(|(from, to)| {
                let worth = match position.board[to] {
                    Cell::Piece(piece) => 1 << 30 | mobility::value(piece.value) as u32,
                    Cell::Barragoon(_) | Cell::Empty => {
                        self.history[from.index() * Square::COUNT + to.index()]
                    }
                };
                (worth, from, to)
            })
            .collect();
        let seen: Vec<_> = found.iter().copied().filter(|(_, from, to)| self.sees(*from, *to)).collect();
        if !seen.is_empty() {
            found = seen;
        }
        best_first(found)
    }

    /// Whether a move is noticed: straight ones always are.
    fn sees(&self, from: Square, to: Square) -> bool {
        let turns = from.file() != to.file() && from.rank() != to.rank();
        let lot = mix(self.seed ^ (from.index() as u64) << 6 ^ to.index() as u64) % 100;
        !turns || lot >= u64::from(self.strength.overlooked)
    }

    /// By how much the bot misjudges the position of this key: the same each time.
    fn noise(&self, key: u64) -> i32 {
        let span = 2 * self.strength.noise as u64 + 1;
        (mix(self.seed ^ key) % span) as i32 - self.strength.noise
    }
}

/// The placements that are weighed, the best first.
fn placements(position: &Position, mobility: &Mobility, most: usize) -> Vec<Branch> {
    placing::candidates(position, mobility, most).into_iter().map(Branch::Place).collect()
}

/// Captures of pieces, the most valuable first.
fn quiescence_moves(position: &Position, mobility: &Mobility) -> Vec<Branch> {
    let others = position.board.pieces(position.side.other());
    let all = mobility.of_side(position.side);
    let hits = all.flat_map(|entry| (entry.reach.targets & others).iter().map(move |to| (entry.at, to)));
    let worth =
        |to: Square| position.board[to].piece().map_or(0, |piece| mobility::value(piece.value) as u32);
    best_first(hits.map(|(from, to)| (worth(to), from, to)).collect())
}

/// How promising a move is.
type Weighed = (u32, Square, Square);

fn best_first(mut found: Vec<Weighed>) -> Vec<Branch> {
    found.sort_unstable_by_key(|(worth, from, to)| (Reverse(*worth), *from, *to));
    found.into_iter().map(|(_, from, to)| Branch::Move(Move { from, to })).collect()
}

/// The others keep their order.
fn to_front(branches: &mut [Branch], first: Option<Branch>) {
    if let Some(at) = first.and_then(|first| branches.iter().position(|branch| *branch == first)) {
        branches[..=at].rotate_right(1);
    }
}

/// Who decides here.
fn actor(position: &Position) -> Side {
    position.owed.map_or(position.side, |owed| owed.by)
}
