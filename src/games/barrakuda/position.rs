//! A position: everything that decides how a match goes on, without its history. The rules are its methods, see
//! `rules`; bots search on from a position.

use nonempty::NonEmpty;

use super::{
    cards::Card,
    config::Config,
    event::Event,
    floor::{Floor, WRECKS, Wreck},
    gold::{Gold, HEAP},
    phase::Phase,
    refusal::Refusal,
    sea::Sea,
    wreck_cards::{TakeBackRule, WrecksInPlay},
};
use crate::kernel::{Outcome, Seat};

/// The round after which all players are asked whether the match ends as a draw (BK-5.5).
pub const LONG: u16 = 40;

/// Number of rounds until all players are asked again (BK-5.5).
pub const AGAIN: u16 = 20;

/// The last round of every match, far beyond any real one, because a log must end somewhere (BK-5.5).
pub const ROUNDS: u16 = 400;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) cards: WrecksInPlay,
    /// `None` before the wrecks are laid (BK-1.1).
    pub(super) floor: Option<Floor>,
    /// Gold that wins (BK-5.3).
    pub(super) aim: Gold,
    /// Whether gold from the reserve is taken without asking.
    pub(super) auto_take: bool,
    pub(super) take_back_rule: TakeBackRule,
    /// Counted from 1.
    pub(super) round: u16,
    pub(super) sea: Sea,
    pub(super) phase: Phase,
}

/// Recipient of the events of a position.
pub(super) trait Observer {
    /// Takes an event that has just happened. The position is the one after it, except for its phase.
    fn tell(&mut self, position: &Position, event: Event);
}

/// Ignores all events, for positions that a search imagines.
pub(super) struct Unobserved;

impl Observer for Unobserved {
    fn tell(&mut self, _position: &Position, _event: Event) {}
}

impl Position {
    /// Returns the first position of a match.
    ///
    /// # Errors
    /// If the layout in the options is not allowed.
    pub(super) fn new(config: &Config, seats: u8) -> Result<Position, Refusal> {
        let floor = config.floor()?;
        Ok(Position {
            cards: config.cards(),
            aim: config.aim(),
            auto_take: config.auto_take,
            take_back_rule: config.take_back_rule(),
            round: 1,
            sea: Sea::new(seats, config.teams),
            phase: if floor.is_some() { Phase::choosing(seats) } else { Phase::Laying },
            floor,
        })
    }

    pub(super) fn floor(&self) -> &Floor {
        self.floor.as_ref().unwrap_or_else(|| unreachable!("laid before anything else"))
    }

    /// Returns the card that a seat has laid face down.
    pub(super) fn chosen(&self, seat: Seat) -> Option<Card> {
        match &self.phase {
            Phase::Choosing(chosen) => chosen.get(seat).copied().flatten(),
            _ => None,
        }
    }

    /// Returns the cards drawn from a hand, with the seat of its owner.
    pub(super) fn drawn(&self) -> Option<(Seat, &NonEmpty<Card>)> {
        match &self.phase {
            Phase::Putting { from, drawn, .. } => Some((*from, drawn)),
            _ => None,
        }
    }

    /// Whether a vault is full. There is no other way to win.
    pub(super) fn is_won(&self) -> bool {
        self.sea.vaults.iter().any(|vault| *vault >= self.aim)
    }

    /// Returns the outcome of a finished match: one place for each side, the winner first, then by gold in the vault
    /// (BK-5.6). Without a winner it is a draw.
    pub(super) fn outcome(&self) -> Outcome {
        if !self.is_won() {
            return Outcome::draw(self.sea.divers.seats());
        }
        let sides = Outcome::ranked(&self.sea.vaults).places;
        Outcome { places: self.sea.seats().map(|seat| sides[self.sea.side(seat)]).collect() }
    }

    /// Checks that no wreck has too much gold, no row has a card twice, and a full vault ends the match.
    ///
    /// # Errors
    /// The broken law.
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        let sea = &self.sea;
        if sea.gold.iter().any(|gold| *gold > HEAP) || sea.gold[WRECKS - 1] > 0 {
            return Err(format!("gold on the wrecks: {:?}", sea.gold));
        }
        if self.is_won() && self.phase != Phase::Over {
            return Err(format!("vaults {:?}, and it goes on", sea.vaults));
        }
        let twice = |row: &[Wreck]| (1..row.len()).any(|at| row[..at].contains(&row[at]));
        let wrong = |row: &[Wreck]| twice(row) || row.contains(&Wreck::LAIR);
        match sea.divers.values().iter().find(|diver| diver.has_played_all() || wrong(&diver.row)) {
            Some(diver) => Err(format!("a row of {:?}", diver.row)),
            None => Ok(()),
        }
    }
}
