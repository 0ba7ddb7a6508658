//! Tricks (BO-2).

use super::super::{
    cards::Card,
    config::TwinRule,
    event::Event,
    phase::Phase,
    refusal::Refusal,
    round::RoundInPlay,
    score::Taken,
    state::Bouillabaisse,
    trick::{PlayedCard, Trick, winner},
};
use crate::kernel::{Notice, Seat};

impl RoundInPlay {
    /// Returns the cards that the seat may play, sorted, without duplicates (BO-2.1).
    pub(in super::super) fn playable(&self, seat: Seat) -> Vec<Card> {
        let mut cards = self.players[seat].hand.clone();
        cards.dedup();
        if let Some(led) = self.suit_led()
            && cards.iter().any(|card| card.suit == led)
        {
            cards.retain(|card| card.suit == led);
        }
        cards
    }

    /// Whether the player whose turn it is may play this card.
    ///
    /// # Errors
    /// If the card is not in their hand, or does not follow suit although another does (BO-2.1).
    pub(in super::super) fn check_play(&self, by: Seat, card: Card) -> Result<(), Refusal> {
        if !self.players[by].hand.contains(&card) {
            return Err(Refusal::NotHeld(card));
        }
        match self.suit_led() {
            Some(led) if !self.playable(by).contains(&card) => Err(Refusal::FollowSuit(led)),
            _ => Ok(()),
        }
    }

    /// Moves a card from the hand to the trick. A player who does not follow suit is known to lack it.
    fn lay(&mut self, by: Seat, card: Card) {
        let led = self.suit_led();
        let player = &mut self.players[by];
        if let Some(at) = player.hand.iter().position(|held| *held == card) {
            player.hand.remove(at);
        }
        if let Some(led) = led
            && led != card.suit
            && !player.voids.contains(&led)
        {
            player.voids.push(led);
        }
        self.trick.push(PlayedCard { by, card });
    }

    /// Gives a full trick to its winner, who leads the next one (BO-2.2). `None` while it is not full.
    fn take_trick(&mut self, twins: TwinRule, count: impl Fn(&[PlayedCard]) -> Taken) -> Option<Trick> {
        if self.trick.len() < usize::from(self.players.seats()) {
            return None;
        }
        let winner = winner(&self.trick, twins)?;
        let taken = count(&self.trick);
        let trick = Trick { cards: std::mem::take(&mut self.trick), winner, taken: Some(taken) };
        self.players[winner].taken = self.players[winner].taken.plus(taken);
        self.leader = winner;
        self.tricks.push(trick.clone());
        Some(trick)
    }
}

impl Bouillabaisse {
    /// Plays a card. The last one of a trick decides its winner, and may end the round.
    pub(in super::super) fn play(
        &mut self,
        mut round: RoundInPlay,
        by: Seat,
        card: Card,
    ) -> Vec<Notice<Event>> {
        round.lay(by, card);
        let mut events = vec![Event::Played { by, card }];
        let count = |trick: &[PlayedCard]| {
            Taken::of(self.scoring(), &self.costs, 1, trick.iter().map(|played| &played.card))
        };
        let taken = round.take_trick(self.config.twins, count);
        if let Some(Trick { winner, taken, .. }) = &taken {
            events.push(Event::Taken { by: *winner, taken: taken.filter(|_| self.shows_points()) });
        }
        if taken.is_some() && self.is_over(&round) {
            events.push(self.end_round(round));
        } else {
            self.phase = Phase::Play(round);
        }
        events.into_iter().map(Notice::all).collect()
    }
}
