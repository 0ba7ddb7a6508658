//! The public state of the table: pawns, played cards, gold.

use super::{
    cards::{Card, DIVES},
    floor::{WRECKS, Wreck},
    gold::Gold,
    wreck_cards::{Slot, TakeBackRule, WreckTurn},
};
use crate::kernel::{PerSeat, Seat};

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diver {
    /// The wreck of the pawn; `None` while it is on the boat (BK-1.2).
    pub at: Option<Wreck>,
    /// Whether the pawn lies on its side, because the player played a Barracuda card in this round (BK-2.1).
    pub lying: bool,
    /// Gold in the coin bag.
    pub bag: Gold,
    /// Movement cards face up in front of the player, the oldest first.
    pub row: Vec<Wreck>,
    /// Whether the player holds their Barracuda card. Otherwise it is in the centre.
    pub holds_barracuda: bool,
}

impl Diver {
    fn new() -> Diver {
        Diver { at: None, lying: false, bag: 2, row: Vec::new(), holds_barracuda: true }
    }

    /// Returns the hand: all cards that are neither in the row nor in the centre. This is public information. A chosen
    /// card that is not revealed yet is still part of it.
    pub fn hand(&self) -> Vec<Card> {
        let dives = Wreck::all().take(DIVES).filter(|wreck| !self.row.contains(wreck)).map(Card::Dive);
        dives.chain(self.holds_barracuda.then_some(Card::Barracuda)).collect()
    }

    /// Returns the cards that an action returns to an upright diver, oldest first. The card just played is the last of
    /// the row (BK-5.1).
    pub fn coming_back(&self, cards: u8, rule: TakeBackRule) -> &[Wreck] {
        let free = match rule {
            TakeBackRule::KeepsLast => self.row.len().saturating_sub(1),
            TakeBackRule::ByTheLetter => self.row.len(),
        };
        &self.row[..free.min(cards.into())]
    }

    /// Whether all movement cards are in the row.
    pub(super) fn has_played_all(&self) -> bool {
        self.row.len() == DIVES
    }
}

/// Reason why a diver has an action of a wreck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TurnReason {
    /// The diver is alone there (BK-4.2).
    Alone,
    /// Initiative: the fewest cards in the row (BK-4.4).
    FewestCards,
    /// Initiative: the fewest cards of those upright; lying divers do not count (BK-4.5).
    FewestOfUpright,
    /// Initiative: all other divers there are lying (BK-4.5).
    OnlyUpright,
    /// Exchange: the diver ties with the team-mate alone (BK-7.3).
    TiedWithMate,
    /// General action: the Barracuda is there, so there is no other (BK-4.3).
    BesideBarracuda,
    /// General action: every upright diver has it (BK-4.4).
    Upright,
}

/// The table at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sea {
    pub divers: PerSeat<Diver>,
    /// Gold by side: a player, or a team (BK-7.1).
    pub vaults: Vec<Gold>,
    /// Gold on each wreck.
    pub gold: [Gold; WRECKS],
    /// The wreck of the Barracuda.
    pub barracuda: Wreck,
    /// Whether two teams play, who sit alternately.
    teams: bool,
}

impl Sea {
    /// BK-1.2, BK-1.3
    pub(super) fn new(seats: u8, teams: bool) -> Sea {
        Sea {
            divers: PerSeat::filled(seats, Diver::new()),
            vaults: vec![0; if teams { 2 } else { usize::from(seats) }],
            gold: [0; WRECKS],
            barracuda: Wreck::LAIR,
            teams,
        }
    }

    pub fn diver(&self, seat: Seat) -> &Diver {
        &self.divers[seat]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.divers.seats())
    }

    /// Returns the index of the player's vault.
    pub fn side(&self, seat: Seat) -> usize {
        if self.teams { seat.index() % 2 } else { seat.index() }
    }

    /// Returns the gold in the player's vault.
    pub fn vault(&self, seat: Seat) -> Gold {
        self.vaults[self.side(seat)]
    }

    /// Returns the player's team-mate.
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        self.teams.then(|| seat.after(2, 4))
    }

    /// Iterates over the player's opponents.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |other| self.side(*other) != self.side(seat))
    }

    /// Iterates over the divers on a wreck, lying ones included.
    pub fn on(&self, wreck: Wreck) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.diver(*seat).at == Some(wreck))
    }

    /// Returns the upright divers on a wreck in the order in which they act: the fewest cards first, then by seat
    /// (BK-4.4).
    pub fn upright(&self, wreck: Wreck) -> Vec<Seat> {
        let mut upright: Vec<Seat> = self.on(wreck).filter(|seat| !self.diver(*seat).lying).collect();
        upright.sort_by_key(|seat| (self.diver(*seat).row.len(), *seat));
        upright
    }

    /// Returns the upright divers on a wreck who have the fewest cards, by seat.
    fn with_fewest(&self, wreck: Wreck) -> Vec<Seat> {
        let mut upright = self.upright(wreck);
        let cards = |seat: &Seat| self.diver(*seat).row.len();
        let fewest = upright.first().map(cards);
        upright.retain(|seat| Some(cards(seat)) == fewest);
        upright
    }

    /// Returns the diver with the initiative on a wreck: the one with the fewest cards, without a tie (BK-4.4, BK-4.5).
    pub fn initiative(&self, wreck: Wreck) -> Option<Seat> {
        match self.with_fewest(wreck).as_slice() {
            [first] => Some(*first),
            _ => None,
        }
    }

    /// Returns the reason for a turn that the rules have given to a diver.
    pub(super) fn reason(&self, WreckTurn { wreck, slot, .. }: WreckTurn) -> TurnReason {
        match slot {
            Slot::Special => TurnReason::Alone,
            Slot::Exchange => TurnReason::TiedWithMate,
            Slot::General if self.barracuda == wreck => TurnReason::BesideBarracuda,
            Slot::General => TurnReason::Upright,
            Slot::Initiative => match self.upright(wreck).len() {
                1 => TurnReason::OnlyUpright,
                upright if upright < self.on(wreck).count() => TurnReason::FewestOfUpright,
                _ => TurnReason::FewestCards,
            },
        }
    }

    /// Returns the diver who may exchange gold, and no more: the first of two team-mates who tie with each other only
    /// (BK-7.3).
    pub(super) fn exchange(&self, wreck: Wreck) -> Option<Seat> {
        match self.with_fewest(wreck).as_slice() {
            [first, second] if self.mate(*first) == Some(*second) => Some(*first),
            _ => None,
        }
    }
}
