//! A position on the stack of the search, and the rules for its branches: window, depth, and pruning.

use super::super::{
    board::{Cell, Side},
    position::Position,
};
use super::{MATE_BOUND, branch::Branch, for_side, mobility::Mobility, window::Window};

/// The mode of search for the current branch of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Attempt {
    /// The null move: if even a pass is good enough for a cutoff, some move will be.
    Pass,
    /// A null window and less depth.
    Reduced,
    /// A null window.
    Scout,
    Full,
    /// Not decided yet.
    Next,
}

/// The number of branches that are never reduced.
const EARLY: usize = 4;
/// The number of branches that are reduced by one at most.
const MIDDLE: usize = 16;

/// The depth that a pass takes.
const PASS: i8 = 3;
/// A side with fewer moves may be in zugzwang, in which a pass would be better than any move.
const ZUGZWANG: usize = 14;

/// Exceeds the change of the static evaluation by a quiet move.
const FUTILITY: i32 = 50;
/// Exceeds the change by taking a Barragoon and placing it.
const FUTILITY_BARRAGOON: i32 = 90;

/// An open position of the stack.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) position: Position,
    pub(super) mobility: Mobility,
    pub(super) key: u64,
    pub(super) actor: Side,
    /// Static evaluation; 0 if the position does not use it.
    pub(super) eval: i32,
    pub(super) branches: Vec<Branch>,
    /// The index of the branch being tried.
    pub(super) next: usize,
    pub(super) attempt: Attempt,
    pub(super) depth: i8,
    pub(super) window: Window,
    /// The window before any branch was tried.
    pub(super) began: Window,
    pub(super) value: i32,
    pub(super) best: Option<Branch>,
    /// The principal variation from here on, the last branch first.
    pub(super) line: Vec<Branch>,
}

impl Frame {
    /// A frame before its first branch.
    pub(super) fn new(
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
            eval: 0,
            branches,
            next: 0,
            attempt: Attempt::Next,
            depth,
            window,
            began,
            value,
            best: None,
            line: Vec::new(),
        }
    }

    /// Whether a pass may cause a cutoff.
    pub(super) fn is_pass_worth(
        side: Side,
        mobility: &Mobility,
        depth: i8,
        window: Window,
        eval: i32,
    ) -> bool {
        let enough = window.sure_of(side.other());
        depth >= 2
            && window.is_null()
            && enough.abs() < MATE_BOUND
            && for_side(side, eval) >= for_side(side, enough)
            && mobility.moves(side) >= ZUGZWANG
    }

    /// Returns the next branch with its mode, or no branch for a pass. Skips futile branches. Returns `None` after all
    /// branches or a cutoff.
    pub(super) fn attempt(&mut self, noise: i32) -> Option<(Attempt, Option<Branch>)> {
        if self.window.is_closed() {
            return None;
        }
        if self.attempt == Attempt::Pass {
            return Some((Attempt::Pass, None));
        }
        while let Some(most) = self.futile(noise) {
            // The skipped branch could have had this value.
            if for_side(self.actor, most) > for_side(self.actor, self.value) {
                self.value = most;
            }
            self.advance();
        }
        let branch = *self.branches.get(self.next)?;
        if self.attempt == Attempt::Next {
            self.attempt = self.first_attempt(branch);
        }
        Some((self.attempt, Some(branch)))
    }

    /// Returns the first mode to try a branch with.
    fn first_attempt(&self, branch: Branch) -> Attempt {
        // The quiescence search has no depth to save, and no scout is possible without a value to beat.
        if self.next == 0 || self.depth <= 0 || self.window.scout(self.actor).is_none() {
            return Attempt::Full;
        }
        match branch {
            Branch::Move(step) if self.position.board[step.to].piece().is_some() => Attempt::Scout,
            _ if self.depth >= 2 && self.next >= EARLY => Attempt::Reduced,
            _ => Attempt::Scout,
        }
    }

    /// Returns the upper bound of the current branch, if that is too low to be searched.
    fn futile(&self, noise: i32) -> Option<i32> {
        let Some(Branch::Move(step)) = self.branches.get(self.next) else { return None };
        if self.depth != 1 || self.next == 0 || !self.window.is_null() || self.position.owed.is_some() {
            return None;
        }
        let margin = match self.position.board[step.to] {
            Cell::Piece(_) => return None,
            Cell::Empty => FUTILITY,
            Cell::Barragoon(_) => FUTILITY_BARRAGOON,
        };
        let most = self.eval + for_side(self.actor, margin + 2 * noise);
        (!self.window.is_beaten_by(self.actor, most)).then_some(most)
    }

    /// Goes on to the next branch.
    pub(super) fn advance(&mut self) {
        self.next += 1;
        self.attempt = Attempt::Next;
    }

    /// Returns the depth that a mode saves.
    pub(super) fn reduction(&self, attempt: Attempt) -> i8 {
        match attempt {
            Attempt::Pass => PASS.min(self.depth),
            Attempt::Reduced if self.depth >= 4 && self.next >= MIDDLE => 2,
            Attempt::Reduced => 1,
            Attempt::Scout | Attempt::Full | Attempt::Next => 0,
        }
    }

    pub(super) fn window_of(&self, attempt: Attempt) -> Window {
        let scouted = match attempt {
            Attempt::Pass => self.window.scout(self.actor.other()),
            Attempt::Reduced | Attempt::Scout => self.window.scout(self.actor),
            Attempt::Full | Attempt::Next => None,
        };
        scouted.unwrap_or(self.window)
    }

    /// Returns whether the current branch must be searched again, with more depth or a wider window.
    pub(super) fn retry(&mut self, value: i32) -> bool {
        let again = match self.attempt {
            Attempt::Reduced if self.window.is_beaten_by(self.actor, value) => Attempt::Scout,
            Attempt::Scout if self.window.contains(value) => Attempt::Full,
            _ => return false,
        };
        self.attempt = again;
        true
    }
}

/// Returns the side that decides in a position: the one that owes a placement, else the side to move.
pub(super) fn actor(position: &Position) -> Side {
    position.owed.map_or(position.side, |owed| owed.by)
}
