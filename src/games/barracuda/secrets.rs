//! Replaces the secrets of a match, for tests of what viewers may know.

use super::{bars::Bar, event::Event, money::Notes, phase::Phase, state::Barracuda};
use crate::kernel::{PerSeat, Story};

/// Everything that some viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    pub bars: Vec<Bar>,
    pub away: Vec<Bar>,
    pub wallets: PerSeat<Notes>,
    pub offer: Option<Notes>,
    /// Stakes or bids; `None` for players who have none.
    pub laid: PerSeat<Option<Notes>>,
    pub story: Story<Event>,
    pub money: Vec<PerSeat<u16>>,
}

impl Barracuda {
    /// Returns the match with other secrets: closed bars, wallets, and notes offered or laid.
    #[must_use]
    pub fn with_secrets(&self, change: impl FnOnce(&mut Secrets)) -> Barracuda {
        let mut secrets = Secrets {
            bars: self.bars.clone(),
            away: self.away.clone(),
            wallets: self.players.map(|_, player| player.wallet),
            offer: match &self.phase {
                Phase::Answer(offer) => Some(offer.notes),
                _ => None,
            },
            laid: self.phase.laid().cloned().unwrap_or_default(),
            story: self.story.clone(),
            money: self.money.clone(),
        };
        change(&mut secrets);
        let mut other = Barracuda {
            bars: secrets.bars,
            away: secrets.away,
            story: secrets.story,
            money: secrets.money,
            ..self.clone()
        };
        for (player, wallet) in other.players.values_mut().iter_mut().zip(secrets.wallets.values()) {
            player.wallet = *wallet;
        }
        match &mut other.phase {
            Phase::Answer(offer) => offer.notes = secrets.offer.unwrap_or(offer.notes),
            Phase::Stakes(stakes) => stakes.laid = secrets.laid,
            Phase::Bids(auction) | Phase::Choose(auction) => auction.laid = secrets.laid,
            _ => {}
        }
        other
    }
}
