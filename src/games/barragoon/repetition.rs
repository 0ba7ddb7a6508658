//! Repeated successions of turns (BG-5.4): finding them, and what continues them.

use super::{
    board::Cell,
    turn::{Move, Placement, Turn},
};

/// A completed turn, equal exactly for turns that are written alike. In a dozen bytes: a match may have thousands, and
/// each is compared with many others.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TurnKey {
    moved: Move,
    captured: Cell,
    /// The placements, two at most. By whom follows from what was captured (BG-4.1, BG-4.2).
    placed: [Option<Placement>; 2],
}

impl TurnKey {
    pub(super) fn new(turn: &Turn) -> TurnKey {
        let placed = |nth: usize| turn.placed.get(nth).map(|placed| placed.placement);
        TurnKey { moved: turn.moved, captured: turn.captured, placed: [placed(0), placed(1)] }
    }

    /// The placement that completes such a turn, with the key of the turn as it is before.
    pub(super) fn last_placement(mut self) -> Option<(TurnKey, Placement)> {
        let placement = self.placed.iter_mut().rev().find_map(Option::take)?;
        Some((self, placement))
    }
}

/// How many turns the shortest succession has that was just played three times in a row; always
/// even, since it is made of moves of both players.
pub(super) fn thrice(history: &[TurnKey]) -> Option<usize> {
    let last = history.last()?;
    (2..=history.len() / 3).step_by(2).find(|&period| {
        let played = &history[history.len() - 3 * period..];
        // Cheap and nearly always enough.
        played[2 * period - 1] == *last && played[period..] == played[..2 * period]
    })
}

/// A succession that goes on although a draw was refused, since nobody could leave it so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    period: usize,
    /// Turns played since the refusal, each the only legal one.
    forced: usize,
}

impl Chain {
    pub(super) fn refused(history: &[TurnKey]) -> Option<Chain> {
        thrice(history).map(|period| Chain { period, forced: 0 })
    }

    /// The turn that would continue the succession.
    pub(super) fn next(self, history: &[TurnKey]) -> Option<TurnKey> {
        history.len().checked_sub(self.period).and_then(|at| history.get(at)).copied()
    }

    /// The chain after a forced turn, which continued the succession.
    pub(super) fn forced(self) -> Chain {
        Chain { forced: self.forced + 1, ..self }
    }

    /// Whether everybody has been through the whole succession without a choice.
    pub(super) fn unbroken(self) -> bool {
        self.forced >= self.period
    }
}
