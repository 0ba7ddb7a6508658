//! Tricks that somebody has won, and who wins one.

use super::{cards::Card, config::TwinRule, score::Taken};
use crate::kernel::Seat;

/// A card that lies on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayedCard {
    pub by: Seat,
    pub card: Card,
}

/// A trick that somebody has won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// In the order of play: the leader's first.
    pub cards: Vec<PlayedCard>,
    pub winner: Seat,
    /// What of it counts in this round; nothing where points are out of sight.
    pub taken: Option<Taken>,
}

/// Who wins these cards, in the order of play (BO-2.2, BO-2.3); nobody where there are none.
pub(super) fn winner(cards: &[PlayedCard], twins: TwinRule) -> Option<Seat> {
    let better =
        |best: PlayedCard, next: PlayedCard| if beats(next.card, best.card, twins) { next } else { best };
    cards.iter().copied().reduce(better).map(|best| best.by)
}

/// Whether a card beats the best of the trick so far.
fn beats(card: Card, best: Card, twins: TwinRule) -> bool {
    card.suit == best.suit && (card.rank > best.rank || card.rank == best.rank && twins == TwinRule::Last)
}
