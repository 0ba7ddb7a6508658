//! The same match with other secrets: for tests of what may be known.

use super::{bars::Bar, event::Event, money::Notes, phase::Phase, state::Barracuda};
use crate::kernel::{PerSeat, Story};

/// All that somebody may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    pub bars: Vec<Bar>,
    pub away: Vec<Bar>,
    pub wallets: PerSeat<Notes>,
    pub offer: Option<Notes>,
    /// Stakes or bids; of nobody where none are asked for.
    pub laid: PerSeat<Option<Notes>>,
    pub story: Story<Event>,
    pub money: Vec<PerSeat<u16>>,
}

impl Barracuda {
    /// The same match with other secrets: what lies closed, who has what, what was offered and laid.
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
