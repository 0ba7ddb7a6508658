//! Large movements of gold: a robbery, a bite of the Barracuda, a deposit in the vault.

use super::gold::GoldPlace;
use crate::games::barrakuda::{Beat, Event, Gold};

/// A movement of gold, with both places before and after it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Haul {
    pub kind: HaulKind,
    pub gold: Gold,
    pub from: Holding,
    pub to: Holding,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HaulKind {
    /// A bag is robbed (BK-4.4).
    Robbery,
    /// The Barracuda makes a diver drop the bag (BK-4.3).
    Bite,
    /// Gold goes to the vault.
    Bank,
}

impl HaulKind {
    /// Returns the name of its moment.
    pub fn name(self) -> &'static str {
        match self {
            HaulKind::Robbery => "robbery",
            HaulKind::Bite => "bite",
            HaulKind::Bank => "bank",
        }
    }
}

/// The gold in one place, before and after.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Holding {
    pub place: GoldPlace,
    pub before: Gold,
    pub after: Gold,
}

impl Haul {
    /// Returns the haul of this beat. A bite into an empty bag is none.
    pub fn of(beat: &Beat) -> Option<Haul> {
        let sea = &beat.sea;
        let bag = |seat| (GoldPlace::Bag(seat), sea.diver(seat).bag);
        // `stays` is the part of the gold that arrives.
        let (kind, gold, stays, from, to) = match beat.event {
            Event::Robbed { seat, of, gold } => (HaulKind::Robbery, gold, gold, bag(of), bag(seat)),
            Event::Dropped { seat, wreck, gold, lost } => {
                let heap = (GoldPlace::Wreck(wreck), sea.gold[wreck.index()]);
                (HaulKind::Bite, gold + lost, gold, bag(seat), heap)
            }
            Event::Banked { seat, gold } => {
                (HaulKind::Bank, gold, gold, bag(seat), (GoldPlace::Vault(seat), sea.vault(seat)))
            }
            _ => return None,
        };
        let from = Holding { place: from.0, before: from.1 + gold, after: from.1 };
        let to = Holding { place: to.0, before: to.1 - stays, after: to.1 };
        (gold > 0).then_some(Haul { kind, gold, from, to })
    }
}
