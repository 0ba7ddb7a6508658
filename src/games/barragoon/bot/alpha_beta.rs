//! Alpha-beta search (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975) with iterative deepening. Its stack
//! is explicit, so that the search can pause after any position.
//!
//! It is minimax with two sides rather than negamax: White maximises and Brown minimises, since after a capture the
//! same side may decide twice in a row. A move takes one ply of the depth. The placements after a capture take none,
//! but only a few of them are tried. At depth 0 a quiescence search plays captures of pieces out: a few for a bot's own
//! step, all of them for advice.
//!
//! Only the first branch of a position has the full window. The others are scouted with a null window, and late ones
//! with less depth (principal variation search with late move reductions). A branch that turns out better is searched
//! again. The null move, futility margins and the transposition table prune the rest; `frame` has the rules.

use super::super::{
    board::{Side, Square},
    position::Position,
    touch::Touched,
    turn::Move,
};
use super::{
    MATE, MATE_BOUND, Strength,
    branch::Branch,
    for_side,
    frame::{Attempt, Frame, actor},
    mobility::Mobility,
    ordering::{self, Ordering},
    placing,
    ranking::Ranking,
    transposition::{Entry, TranspositionTable, key, mix},
    variation::Variation,
    window::Window,
    worth,
};

/// Placements tried within the depth.
const PLACEMENTS_WITHIN: usize = 3;

/// Exceeds the gain of a capture beyond the piece itself, by its placements and by mobility.
const DELTA: i32 = 60;
/// With more pieces no capture ends the match at any express level (BG-6.1).
const FEW: usize = 3;

#[derive(Debug)]
pub(super) struct AlphaBeta {
    express: [u8; 2],
    barred: Option<Branch>,
    /// The touched piece and target of this turn, which bind (BG-4.6). A person who played this seat before may have
    /// touched them.
    touched: Touched,
    strength: Strength,
    seed: u64,
    root: Position,
    stack: Vec<Frame>,
    table: TranspositionTable,
    ordering: Ordering,
    nodes: u32,
    /// The depth of the current iteration; 0 before the first one.
    depth: i8,
    best: Option<Variation>,
    /// The ranking of several branches; `None` in the fastest search, which needs only the best.
    ranking: Option<Ranking>,
    /// The only branches of the root that are searched; `None` for all.
    only: Option<Vec<Branch>>,
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
            ordering: Ordering::new(),
            nodes: 0,
            depth: 0,
            best: None,
            ranking: None,
            only: None,
            done: false,
        }
    }

    /// The search with exact values of the ranked branches too.
    pub(super) fn ranked_by(self, ranking: Ranking) -> AlphaBeta {
        AlphaBeta { ranking: Some(ranking), ..self }
    }

    /// The search restricted to these branches of the root and this depth.
    pub(super) fn among(self, only: Vec<Branch>, depth: i8) -> AlphaBeta {
        let strength = Strength { depth: depth.max(1), ..self.strength };
        AlphaBeta { only: Some(only), strength, ..self }
    }

    /// Whether the search is restricted to some branches of the root.
    pub(super) fn is_restricted(&self) -> bool {
        self.only.is_some()
    }

    /// The depth of the last complete iteration; 0 if there is none.
    pub(super) fn completed_depth(&self) -> i8 {
        (self.depth - 1).max(0)
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

    /// Visits the next position, or begins the next iteration.
    pub(super) fn step(&mut self) {
        if self.stack.is_empty() { self.deepen() } else { self.visit() }
    }

    /// Returns the branches of the root; the best of the last iteration comes first.
    fn root_branches(&self, mobility: &Mobility) -> Vec<Branch> {
        let mut all = if self.root.owed.is_some() {
            placements(&self.root, mobility, self.strength.placements)
        } else {
            self.ordered_moves(&self.root, mobility, 0)
        };
        all.retain(|branch| match *branch {
            Branch::Move(step) if !self.touched.allows(step) => false,
            _ => Some(*branch) != self.barred,
        });
        if let Some(only) = &self.only {
            all.retain(|branch| only.contains(branch));
        }
        to_front(&mut all, self.best.as_ref().map(|best| best.branch));
        if let Some(ranking) = &self.ranking {
            ranking.arrange(&mut all);
        }
        all
    }

    /// Begins the next iteration, one ply deeper.
    fn deepen(&mut self) {
        self.depth += 1;
        let mobility = Mobility::of(&self.root.board);
        let branches = self.root_branches(&mobility);
        // Deeper iterations add nothing if the end is known, or if there is no choice.
        let decided = self.best.as_ref().is_some_and(|best| best.value.abs() > MATE_BOUND);
        if self.depth > self.strength.depth || decided || branches.is_empty() {
            self.done = true;
            return;
        }
        let position = self.root.clone();
        let (key, worst) = (key(&position), for_side(actor(&position), -MATE));
        self.stack.push(Frame::new(position, mobility, key, branches, self.depth, Window::FULL, worst));
    }

    /// Tries the next branch of the position on top of the stack, or leaves the position if there is none.
    fn visit(&mut self) {
        let noise = self.strength.noise;
        let Some(frame) = self.stack.last_mut() else { return };
        let Some((attempt, branch)) = frame.attempt(noise) else { return self.unwind() };
        let mut position = frame.position.clone();
        let (mobility, depth) = match branch {
            None => {
                position.side = position.side.other();
                (frame.mobility.clone(), frame.depth)
            }
            Some(Branch::Move(step)) => {
                position.play_unchecked(step);
                (frame.mobility.moved(&position.board, step), frame.depth - 1)
            }
            Some(Branch::Place(placement)) => {
                position.place_unchecked(placement);
                (frame.mobility.placed(&position.board, placement.at), frame.depth)
            }
        };
        let (depth, window) = (depth - frame.reduction(attempt), frame.window_of(attempt));
        if let Some(value) = self.enter(position, mobility, depth, window) {
            self.back_up(value, Vec::new());
        }
    }

    /// Returns the value of a position that needs no search. Pushes any other position on the stack and returns `None`.
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
        let mut attempt = Attempt::Next;
        let mut eval = 0;
        let branches = if position.owed.is_some() {
            let most = match depth {
                ..=0 => self.strength.quiet_placements,
                1..=2 => PLACEMENTS_WITHIN,
                _ => 2 * PLACEMENTS_WITHIN,
            };
            placements(&position, &mobility, most)
        } else if self.has_lost(&mobility, actor) {
            return Some(for_side(actor, self.stack.len() as i32 - MATE));
        } else if depth <= 0 {
            let standing = mobility.eval(actor) + self.noise(key);
            let may_stand = depth < 0 || !self.strength.evades || !window.is_beaten_by(actor, standing);
            let evasions = if may_stand { Vec::new() } else { ordering::evasions(&position, &mobility) };
            if evasions.is_empty() {
                value = standing;
                // Stand pat: no capture is compulsory, so the static evaluation is a lower bound for the side to move.
                window.narrow(actor, value);
                let is_leaf = depth <= -self.strength.quiescence || window.is_closed();
                let mut captures =
                    if is_leaf { Vec::new() } else { ordering::captures(&position, &mobility) };
                if mobility.of_side(actor.other()).count() > FEW {
                    captures.retain(|capture| self.may_matter(&position, *capture, value, window));
                }
                captures
            } else {
                evasions
            }
        } else {
            let entry = self.table.get(key);
            // Advice shows its line, which the table does not store: inside the window the position is searched again.
            let tells_line = |value| self.ranking.is_some() && window.contains(value);
            let settles = |entry: &&Entry| entry.depth >= depth && window.is_settled_by(entry);
            if let Some(entry) = entry.filter(settles).filter(|entry| !tells_line(entry.value)) {
                return Some(entry.value);
            }
            let first = entry.and_then(|entry| entry.best);
            eval = mobility.eval(actor);
            let may_pass = self.stack.last().is_some_and(|parent| parent.attempt != Attempt::Pass)
                && Frame::is_pass_worth(actor, &mobility, depth, window, eval);
            if may_pass {
                attempt = Attempt::Pass;
                first.into_iter().collect()
            } else {
                let mut moves = self.ordered_moves(&position, &mobility, self.stack.len());
                to_front(&mut moves, first);
                moves
            }
        };
        if branches.is_empty() && attempt != Attempt::Pass {
            return Some(value);
        }
        let frame = Frame::new(position, mobility, key, branches, depth, window, value);
        self.stack.push(Frame { attempt, eval, ..frame });
        None
    }

    /// Whether a capture with its placements may bring the value into the window of the quiescence search.
    fn may_matter(&self, position: &Position, capture: Branch, value: i32, window: Window) -> bool {
        let Branch::Move(Move { to, .. }) = capture else { return true };
        let victim = position.board[to].piece().map_or(0, |piece| worth(piece.value));
        let most = victim + DELTA + 2 * self.strength.noise;
        let side = position.side;
        window.is_beaten_by(side, value + for_side(side, most))
    }

    /// BG-5.1, BG-6.1
    fn has_lost(&self, mobility: &Mobility, side: Side) -> bool {
        let pieces = mobility.of_side(side).count();
        pieces <= usize::from(self.express[side.index()]) || !mobility.can_move(side)
    }

    /// Backs up the value of the last branch tried, with its line, and narrows the window. A branch that was tried with
    /// less than the full depth or window may be searched again first.
    fn back_up(&mut self, value: i32, mut line: Vec<Branch>) {
        let Some(ply) = self.stack.len().checked_sub(1) else { return };
        let at_root = ply == 0;
        let Some(frame) = self.stack.last_mut() else { return };
        if frame.attempt == Attempt::Pass {
            return self.back_up_pass(value);
        }
        if frame.retry(value) {
            return;
        }
        let Some(branch) = frame.branches.get(frame.next).copied() else { return };
        frame.advance();
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
            // The best of the last iteration is tried first, so a branch that beats it is better even if this iteration
            // is cut short.
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
            && let Branch::Move(step) = branch
            && frame.depth > 0
            && frame.position.board[step.to].piece().is_none()
        {
            self.ordering.learn(frame.actor, step, ply, frame.depth);
        }
    }

    /// Backs up the value of a pass: it causes a cutoff, or the moves are tried.
    fn back_up_pass(&mut self, value: i32) {
        let ply = self.stack.len().saturating_sub(1);
        let Some(frame) = self.stack.last_mut() else { return };
        let side = frame.actor;
        let mut window = frame.window;
        window.narrow(side, value);
        if window.is_closed() {
            // The pass does not prove a win: the value is only a bound.
            frame.value = frame.window.sure_of(side.other());
            frame.window = window;
            frame.best = frame.branches.first().copied();
            return;
        }
        let first = frame.branches.first().copied();
        frame.attempt = Attempt::Next;
        let Some(frame) = self.stack.last() else { return };
        let mut moves = self.ordered_moves(&frame.position, &frame.mobility, ply);
        to_front(&mut moves, first);
        if let Some(frame) = self.stack.last_mut() {
            frame.branches = moves;
        }
    }

    /// Leaves the position on top of the stack, after all branches or a cutoff: stores its value and backs it up.
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

    /// Returns the moves that the bot notices in the order of search, or all moves if it notices none.
    fn ordered_moves(&self, position: &Position, mobility: &Mobility, ply: usize) -> Vec<Branch> {
        let mut all = self.ordering.moves(position, mobility, ply);
        let sees = |branch: &Branch| match *branch {
            Branch::Move(Move { from, to }) => self.sees(from, to),
            Branch::Place(_) => true,
        };
        if self.strength.overlooked > 0 && all.iter().any(sees) {
            all.retain(sees);
        }
        all
    }

    /// Whether the bot notices a move. It notices all straight ones.
    fn sees(&self, from: Square, to: Square) -> bool {
        let turns = from.file() != to.file() && from.rank() != to.rank();
        let lot = mix(self.seed ^ (from.index() as u64) << 6 ^ to.index() as u64) % 100;
        !turns || lot >= u64::from(self.strength.overlooked)
    }

    /// The bot's error in the position of this key: the same each time.
    fn noise(&self, key: u64) -> i32 {
        let span = 2 * self.strength.noise as u64 + 1;
        (mix(self.seed ^ key) % span) as i32 - self.strength.noise
    }
}

/// The candidate placements, the best first.
fn placements(position: &Position, mobility: &Mobility, most: usize) -> Vec<Branch> {
    placing::candidates(position, mobility, most).into_iter().map(Branch::Place).collect()
}

/// Moves a branch to the front. The others keep their order.
fn to_front(branches: &mut [Branch], first: Option<Branch>) {
    if let Some(at) = first.and_then(|first| branches.iter().position(|branch| *branch == first)) {
        branches[..=at].rotate_right(1);
    }
}
