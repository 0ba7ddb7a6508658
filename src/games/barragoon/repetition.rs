//! Repeated sequences of turns (BG-5.4) and their continuation.

use super::{
    board::Cell,
    turn::{Move, Placement, PlayedTurn},
};

/// A completed turn. Keys are equal exactly if the turns have the same notation. It has a dozen bytes, because a match
/// may have thousands and each is compared with many others.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TurnKey {
    moved: Move,
    captured: Cell,
    /// The placements, two at most. The capture tells which side makes them (BG-4.1, BG-4.2).
    placed: [Option<Placement>; 2],
}

impl TurnKey {
    pub(super) fn new(turn: &PlayedTurn) -> TurnKey {
        let placed = |nth: usize| turn.placed.get(nth).map(|placed| placed.placement);
        TurnKey { moved: turn.moved, captured: turn.captured, placed: [placed(0), placed(1)] }
    }

    /// Whether the turn takes a piece.
    pub(super) fn takes_piece(self) -> bool {
        self.captured.piece().is_some()
    }

    /// Returns the placement that completes such a turn, and the key of the turn without it.
    pub(super) fn last_placement(mut self) -> Option<(TurnKey, Placement)> {
        let placement = self.placed.iter_mut().rev().find_map(Option::take)?;
        Some((self, placement))
    }
}

/// Returns the length of the shortest sequence of turns that was just played three times in a row. It is even, since
/// the sequence consists of moves of both players.
pub(super) fn thrice(history: &[TurnKey]) -> Option<usize> {
    let last = history.last()?;
    (2..=history.len() / 3).step_by(2).find(|&period| {
        let played = &history[history.len() - 3 * period..];
        // A cheap comparison that nearly always decides.
        played[2 * period - 1] == *last && played[period..] == played[..2 * period]
    })
}

/// A sequence that continues after a refused draw, because no player could leave it so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    period: usize,
    /// Number of turns since the refusal, each the only legal one.
    forced: usize,
}

impl Chain {
    pub(super) fn refused(history: &[TurnKey]) -> Option<Chain> {
        thrice(history).map(|period| Chain { period, forced: 0 })
    }

    /// Returns the turn that would continue the sequence.
    pub(super) fn next(self, history: &[TurnKey]) -> Option<TurnKey> {
        history.len().checked_sub(self.period).and_then(|at| history.get(at)).copied()
    }

    /// Returns the chain after a forced turn, which continued the sequence.
    pub(super) fn forced(self) -> Chain {
        Chain { forced: self.forced + 1, ..self }
    }

    /// Whether both players have gone through the whole sequence without a choice.
    pub(super) fn unbroken(self) -> bool {
        self.forced >= self.period
    }
}
