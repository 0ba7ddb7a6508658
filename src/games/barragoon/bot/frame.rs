//! A position on the stack of the search, and how its branches are tried: with which window, to which depth, and which
//! are skipped.

use super::super::{
    board::{Cell, Side},
    position::Position,
};
use super::{MATE_BOUND, branch::Branch, for_side, mobility::Mobility, window::Window};

/// How the current branch of a position is searched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Attempt {
    /// The null move: where even passing is good enough for a cutoff, some move will be.
    Pass,
    /// A null window and less depth.
    Reduced,
    /// A null window.
    Scout,
    Full,
    /// Not decided yet.
    Next,
}

/// Branches that are searched to the full depth before late ones are reduced.
const EARLY: usize = 4;
/// Branches before those that are reduced by two.
const MIDDLE: usize = 16;

/// Depth that passing takes.
const PASS: i8 = 3;
/// A side with fewer moves may be in zugzwang, where to pass would be better than any move.
const ZUGZWANG: usize = 14;

/// More than a quiet move changes the static evaluation.
const FUTILITY: i32 = 50;
/// More than to take a Barragoon and to place it changes it.
const FUTILITY_BARRAGOON: i32 = 90;

/// What is to be decided in one position of the stack.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) position: Position,
    pub(super) mobility: Mobility,
    pub(super) key: u64,
    pub(super) actor: Side,
    /// Static evaluation; 0 where it is of no use.
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
    /// Before anything has been tried.
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

    /// Whether passing may cause a cutoff.
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

    /// Returns how to try which branch next, `None` for the branch of a pass. Skips futile ones; nothing where all has
    /// been tried or a cutoff came.
    pub(super) fn attempt(&mut self, noise: i32) -> Option<(Attempt, Option<Branch>)> {
        if self.window.is_closed() {
            return None;
        }
        if self.attempt == Attempt::Pass {
            return Some((Attempt::Pass, None));
        }
        while let Some(most) = self.futile(noise) {
            // So much the branch might have brought.
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

    /// Returns how a branch is tried at first.
    fn first_attempt(&self, branch: Branch) -> Attempt {
        // The quiescence search has no depth to save, and without a value to beat nothing can be scouted.
        if self.next == 0 || self.depth <= 0 || self.window.scout(self.actor).is_none() {
            return Attempt::Full;
        }
        match branch {
            Branch::Move(step) if self.position.board[step.to].piece().is_some() => Attempt::Scout,
            _ if self.depth >= 2 && self.next >= EARLY => Attempt::Reduced,
            _ => Attempt::Scout,
        }
    }

    /// Returns the most that the current branch can bring where that is not enough to be searched.
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

    /// Depth that an attempt saves.
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
