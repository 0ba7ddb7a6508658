//! Rounds, in play and finished.

use super::{
    cards::{Card, Suit},
    score::{Score, Taken},
    trick::{PlayedCard, Trick},
};
use crate::kernel::{PerSeat, Seat};

/// A round whose cards have been dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RoundInPlay {
    pub dealer: Seat,
    pub players: PerSeat<Player>,
    /// The player who leads the current trick.
    pub leader: Seat,
    /// The current trick, in the order of play.
    pub trick: Vec<PlayedCard>,
    /// The tricks taken so far, the first one first.
    pub tricks: Vec<Trick>,
}

/// A player's cards in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// The hand, sorted.
    pub hand: Vec<Card>,
    pub taken: Taken,
    /// The suits that the player failed to follow.
    pub voids: Vec<Suit>,
}

/// A finished round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRound {
    pub scores: PerSeat<Score>,
    /// Whether the rest was not played, because no card left could score (BO-5.1).
    pub skipped: bool,
    /// The tricks played, the first one first.
    pub tricks: Vec<Trick>,
}

impl RoundInPlay {
    /// Starts a round with a sorted hand for each seat. The player to the dealer's left leads (BO-1.4).
    pub(super) fn dealt(dealer: Seat, hands: &[Vec<Card>]) -> RoundInPlay {
        let player =
            |hand: &Vec<Card>| Player { hand: hand.clone(), taken: Taken::default(), voids: Vec::new() };
        let players: PerSeat<Player> = hands.iter().map(player).collect();
        let leader = dealer.next(players.seats());
        RoundInPlay { dealer, players, leader, trick: Vec::new(), tricks: Vec::new() }
    }

    /// Returns the player whose turn it is.
    pub(super) fn turn(&self) -> Seat {
        self.leader.after(self.trick.len() as u8, self.players.seats())
    }

    pub(super) fn suit_led(&self) -> Option<Suit> {
        self.trick.first().map(|led| led.card.suit)
    }

    /// Iterates over the cards in all hands.
    pub(super) fn cards_in_hand(&self) -> impl Iterator<Item = &Card> {
        self.players.values().iter().flat_map(|player| &player.hand)
    }
}
