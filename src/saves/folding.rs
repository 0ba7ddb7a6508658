//! Folds a kept match for its result, one entry at a time, since a long match takes longer than a frame.

use std::task::Poll;

use crate::{kernel::Game, table::matches::Match};

use super::{results::MatchResult, save::Record};

/// The fold of a match of any game.
pub trait Fold {
    /// Folds the next entry. After the last one, it returns the result: `None` if the match has none, or if the rules
    /// refuse its log.
    fn advance(&mut self) -> Poll<Option<MatchResult>>;
}

struct Folding<G: Game> {
    record: Record,
    /// The match as far as its entries are folded.
    game: Match<G>,
    /// Number of folded entries.
    entered: usize,
    /// The game as far as the steps in force are applied once more, for their events.
    again: G,
    applied: usize,
    events: Vec<G::Event>,
}

/// Starts to fold a match; `None` if it is of another game or other rules, or cannot start.
pub(super) fn fold<G: Game>(record: Record) -> Option<Box<dyn Fold>> {
    let game = record.begin::<G>().ok()?;
    let again = game.game().clone();
    Some(Box::new(Folding { record, game, entered: 0, again, applied: 0, events: Vec::new() }))
}

impl<G: Game> Fold for Folding<G> {
    fn advance(&mut self) -> Poll<Option<MatchResult>> {
        if self.entered < self.record.entries.len() {
            self.entered += 1;
            return match self.record.enter(&mut self.game, self.entered - 1) {
                Ok(()) => Poll::Pending,
                Err(_) => Poll::Ready(None),
            };
        }
        if let Some(step) = self.game.steps().get(self.applied) {
            self.applied += 1;
            self.events.extend(self.again.apply(step).into_iter().map(|notice| notice.event));
            return Poll::Pending;
        }
        Poll::Ready(MatchResult::with_events(&self.game, &self.events, self.record.updated))
    }
}
