//! Sets of wreck cards: the app's, or a table's own (section 6 of the rules).

use std::array;

use serde::{Deserialize, Serialize};

use super::{
    floor::WRECKS,
    wreck_cards::{LairEffect, WreckAction, WreckCard, WrecksInPlay},
};

/// Both cards of each number, with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WreckSet {
    /// Empty for the app's set.
    pub name: String,
    pub base: WrecksInPlay,
    pub extra: WrecksInPlay,
}

impl WreckSet {
    /// The app's set. The rulebook says which actions exist, but not on which card. Matches between bots led to this
    /// assignment (section 6).
    pub const OURS: WreckSet = WreckSet {
        name: String::new(),
        base: WrecksInPlay([
            WreckCard::of(WreckAction::RegainOrStrip, WreckAction::Gold(1)),
            WreckCard::of(WreckAction::TakeBack(2), WreckAction::Gold(1)),
            WreckCard::of(WreckAction::Gold(3), WreckAction::Gold(1)),
            WreckCard::of(WreckAction::Gold(2), WreckAction::Gold(1)),
            WreckCard::of(WreckAction::BankSeven, WreckAction::Gold(1)),
            WreckCard::lair(LairEffect::Regain),
        ]),
        extra: WrecksInPlay([
            WreckCard::of(WreckAction::Pocket, WreckAction::Gold(1)),
            WreckCard::of(WreckAction::Gold(2), WreckAction::Protected),
            WreckCard::of(WreckAction::RegainOrStrip, WreckAction::Gold(1)),
            WreckCard::of(WreckAction::Gold(3), WreckAction::Gold(1)),
            WreckCard::of(WreckAction::BankAll, WreckAction::Gold(1)),
            WreckCard::lair(LairEffect::Fling),
        ]),
    };

    /// Whether this is the app's set, not one that a table has entered.
    pub fn is_ours(&self) -> bool {
        self.name.is_empty()
    }

    /// Returns the six cards in play: the base card of each number, or the extra one if swapped (BK-6.1).
    pub fn cards(&self, swapped: [bool; WRECKS]) -> WrecksInPlay {
        let both = |index: usize| if swapped[index] { self.extra.0[index] } else { self.base.0[index] };
        WrecksInPlay(array::from_fn(both))
    }

    /// Returns the set without special actions that no diver can use.
    #[must_use]
    pub fn playable(mut self) -> WreckSet {
        for card in self.base.0.iter_mut().chain(&mut self.extra.0) {
            if card.special == WreckAction::Protected {
                card.special = WreckAction::Nothing;
            }
        }
        self
    }

    /// Whether all its actions can be used.
    pub fn is_playable(&self) -> bool {
        let special = |card: &WreckCard| card.special != WreckAction::Protected;
        self.base.0.iter().chain(&self.extra.0).all(special)
    }
}
