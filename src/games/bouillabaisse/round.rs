//! A round: while it is played, and when it is over.

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
    /// Who leads the trick on the table.
    pub leader: Seat,
    /// The trick on the table, in the order of play.
    pub trick: Vec<PlayedCard>,
    /// The tricks that were won, the first one first.
    pub tricks: Vec<Trick>,
}

/// What one player has in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// Sorted.
    pub hand: Vec<Card>,
    pub taken: Taken,
    /// The suits that they did not follow.
    pub voids: Vec<Suit>,
}

/// A round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRound {
    pub scores: PerSeat<Score>,
    /// The rest was not played, since nothing in it could score (BO-5.1).
    pub skipped: bool,
    /// What was played, the first trick first.
    pub tricks: Vec<Trick>,
}

impl RoundInPlay {
    /// A hand for each seat, sorted: the player to the left of the dealer leads (BO-1.4).
    pub(super) fn dealt(dealer: Seat, hands: &[Vec<Card>]) -> RoundInPlay {
        let player =
            |hand: &Vec<Card>| Player { hand: hand.clone(), taken: Taken::default(), voids: Vec::new() };
        let players: PerSeat<Player> = hands.iter().map(player).collect();
        let leader = dealer.next(players.seats());
        RoundInPlay { dealer, players, leader, trick: Vec::new(), tricks: Vec::new() }
    }

    /// Who is to play.
    pub(super) fn turn(&self) -> Seat {
        self.leader.after(self.trick.len() as u8, self.players.seats())
    }

    pub(super) fn suit_led(&self) -> Option<Suit> {
        self.trick.first().map(|led| led.card.suit)
    }

    /// The cards that are still in somebody's hand.
    pub(super) fn cards_in_hand(&self) -> impl Iterator<Item = &Card> {
        self.players.values().iter().flat_map(|player| &player.hand)
    }
}
