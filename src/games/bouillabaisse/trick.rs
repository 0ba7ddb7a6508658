//! Tricks that somebody has won, and who wins one.

use super::{cards::Card, config::TwinRule, score::Taken};
use crate::kernel::Seat;

/// A trick that somebody has won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// In the order of play: the leader's first.
    pub cards: Vec<(Seat, Card)>,
    pub winner: Seat,
    /// What of it counts in this round; nothing where points are out of sight.
    pub taken: Option<Taken>,
}

/// Who wins these cards, in the order of play (BO-2.2, BO-2.3); nobody where there are none.
pub(super) fn winner(cards: &[(Seat, Card)], twins: TwinRule) -> Option<Seat> {
    let better =
        |best: (Seat, Card), next: (Seat, Card)| if beats(next.1, best.1, twins) { next } else { best };
    cards.iter().copied().reduce(better).map(|(seat, _)| seat)
}

/// Whether a card beats the best of the trick so far.
fn beats(card: Card, best: Card, twins: TwinRule) -> bool {
    card.suit == best.suit && (card.rank > best.rank || card.rank == best.rank && twins == TwinRule::Last)
}
