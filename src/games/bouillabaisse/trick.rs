//! Tricks and their winners.

use super::{cards::Card, config::TwinRule, score::Taken};
use crate::kernel::Seat;

/// A card on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayedCard {
    pub by: Seat,
    pub card: Card,
}

/// A trick that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// The cards in the order of play.
    pub cards: Vec<PlayedCard>,
    pub winner: Seat,
    /// The costs in the trick that count in this round; `None` if points are hidden.
    pub taken: Option<Taken>,
}

/// Returns the winner of these cards, given in the order of play (BO-2.2, BO-2.3); `None` without cards.
pub(super) fn winner(cards: &[PlayedCard], twins: TwinRule) -> Option<Seat> {
    let better =
        |best: PlayedCard, next: PlayedCard| if beats(next.card, best.card, twins) { next } else { best };
    cards.iter().copied().reduce(better).map(|best| best.by)
}

/// Whether a card beats the best of the trick so far.
fn beats(card: Card, best: Card, twins: TwinRule) -> bool {
    card.suit == best.suit && (card.rank > best.rank || card.rank == best.rank && twins == TwinRule::Last)
}
