//! The wreck cards that a table has: ours, or some of its own (section 6 of the rules).

use std::array;

use serde::{Deserialize, Serialize};

use super::{
    floor::WRECKS,
    wreck_cards::{LairEffect, WreckAction, WreckCard, WrecksInPlay},
};

/// Both cards of each number, under a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WreckSet {
    /// Empty for ours.
    pub name: String,
    pub base: WrecksInPlay,
    pub extra: WrecksInPlay,
}

impl WreckSet {
    /// Ours: the rulebook says which actions there are, but not which card has which. Found by having bots play it
    /// (section 6).
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

    /// Whether it is ours, and not one that a table has entered.
    pub fn is_ours(&self) -> bool {
        self.name.is_empty()
    }

    /// The six in play: the base card of each number, or the extra one where it is swapped (BK-6.1).
    pub fn cards(&self, swapped: [bool; WRECKS]) -> WrecksInPlay {
        let both = |index: usize| if swapped[index] { self.extra.0[index] } else { self.base.0[index] };
        WrecksInPlay(array::from_fn(both))
    }

    /// The same without special actions that nobody could ever use.
    #[must_use]
    pub fn playable(mut self) -> WreckSet {
        for card in self.base.0.iter_mut().chain(&mut self.extra.0) {
            if card.special == WreckAction::Protected {
                card.special = WreckAction::Nothing;
            }
        }
        self
    }

    /// Whether all its actions stand where they can be carried out.
    pub fn is_playable(&self) -> bool {
        let special = |card: &WreckCard| card.special != WreckAction::Protected;
        self.base.0.iter().chain(&self.extra.0).all(special)
    }
}
