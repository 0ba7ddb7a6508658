//! The cards a diver holds, and what the wreck cards offer (section 6 of the rules). Saved as short words, which
//! never change.

use std::{fmt, str::FromStr};

use super::{
    floor::{WRECKS, Wreck},
    sea::Gold,
    state::Slot,
};
use crate::kernel::json::{by_name, by_text};

/// A card in a diver's hand (BK-1.2): `3`, or `b` for the Barracuda.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A movement card. There is none for the last wreck.
    Dive(Wreck),
    Barracuda,
}

/// The wrecks a diver can go to: all but the last, from which the Barracuda comes.
pub const DIVES: usize = WRECKS - 1;

/// This is the notation of nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not in the notation of Barrakuda")]
pub struct Unreadable;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Dive(wreck) => write!(f, "{}", wreck.number()),
            Card::Barracuda => f.write_str("b"),
        }
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        if text == "b" {
            return Ok(Card::Barracuda);
        }
        let wreck: Wreck = text.parse()?;
        if wreck == Wreck::LAIR { Err(Unreadable) } else { Ok(Card::Dive(wreck)) }
    }
}

impl FromStr for Wreck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Wreck, Unreadable> {
        text.parse().ok().and_then(Wreck::new).ok_or(Unreadable)
    }
}

/// What a wreck lets a diver do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    Nothing,
    /// So many from the reserve into the bag.
    Gold(u8),
    /// So many of the oldest movement cards of the row back to the hand.
    TakeBack(u8),
    /// One's own Barracuda card back, or an opponent's to the centre.
    RegainOrStrip,
    /// Up to seven from the bag to the vault.
    BankSeven,
    /// As many as one likes from the bag to the vault.
    BankAll,
    /// The oldest movement card back; or late, two cards drawn from an opponent's hand, one of them put down.
    Pocket,
    /// The Barracuda does no harm. A general action only: beside the Barracuda there are no special ones.
    Protected,
}

const DEEDS: [(&str, Deed); 12] = [
    ("nothing", Deed::Nothing),
    ("gold 1", Deed::Gold(1)),
    ("gold 2", Deed::Gold(2)),
    ("gold 3", Deed::Gold(3)),
    ("back 1", Deed::TakeBack(1)),
    ("back 2", Deed::TakeBack(2)),
    ("back 3", Deed::TakeBack(3)),
    ("regain", Deed::RegainOrStrip),
    ("bank 7", Deed::BankSeven),
    ("bank all", Deed::BankAll),
    ("pocket", Deed::Pocket),
    ("protected", Deed::Protected),
];

impl Deed {
    /// All there are, in the order in which they are offered to whoever edits a card.
    pub fn all() -> impl Iterator<Item = Deed> {
        DEEDS.into_iter().map(|(_, deed)| deed)
    }

    /// All that can be a special action.
    pub fn specials() -> impl Iterator<Item = Deed> {
        Deed::all().filter(|deed| *deed != Deed::Protected)
    }

    fn word(self) -> &'static str {
        DEEDS.iter().find(|(_, deed)| *deed == self).map_or("nothing", |(word, _)| word)
    }

    /// How much it takes to the vault at most, where it does.
    pub fn banks(self) -> Option<Gold> {
        match self {
            Deed::BankSeven => Some(7),
            Deed::BankAll => Some(Gold::MAX),
            _ => None,
        }
    }

    /// How many cards it takes back, where it does.
    pub fn takes_back(self) -> Option<u8> {
        match self {
            Deed::TakeBack(cards) => Some(cards),
            Deed::Pocket => Some(1),
            _ => None,
        }
    }
}

/// What happens where the Barracuda stops on the last wreck (BK-3.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    Nothing,
    /// Everyone takes their Barracuda card back.
    Regain,
    /// It goes straight to the wreck on the direction die.
    Fling,
}

impl Stop {
    pub const ALL: [Stop; 3] = [Stop::Nothing, Stop::Regain, Stop::Fling];

    fn word(self) -> &'static str {
        match self {
            Stop::Nothing => "nothing",
            Stop::Regain => "regain",
            Stop::Fling => "fling",
        }
    }
}

/// A wreck that divers go to: `bank 7/gold 1`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WreckCard {
    pub special: Deed,
    pub general: Deed,
}

impl WreckCard {
    pub fn deed(self, slot: Slot) -> Deed {
        if slot == Slot::General { self.general } else { self.special }
    }
}

/// Six wreck cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// Wrecks 1 to 5.
    pub wrecks: [WreckCard; DIVES],
    /// Wreck 6.
    pub lair: Stop,
}

impl Cards {
    /// What a wreck offers to divers; the last has nothing for them.
    pub fn of(&self, wreck: Wreck) -> WreckCard {
        let none = WreckCard { special: Deed::Nothing, general: Deed::Nothing };
        self.wrecks.get(wreck.index()).copied().unwrap_or(none)
    }
}

/// Both cards of each number, under a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WreckSet {
    /// Empty for ours.
    pub name: String,
    pub base: Cards,
    pub extra: Cards,
}

by_name!(WreckSet { name, base, extra });

const fn card(special: Deed, general: Deed) -> WreckCard {
    WreckCard { special, general }
}

impl WreckSet {
    /// Ours: the rulebook says which actions there are, but not which card has which (section 6).
    pub const OURS: WreckSet = WreckSet {
        name: String::new(),
        base: Cards {
            wrecks: [
                card(Deed::RegainOrStrip, Deed::Gold(1)),
                card(Deed::TakeBack(2), Deed::Gold(1)),
                card(Deed::Gold(3), Deed::TakeBack(1)),
                card(Deed::Gold(2), Deed::Gold(1)),
                card(Deed::BankSeven, Deed::Gold(1)),
            ],
            lair: Stop::Regain,
        },
        extra: Cards {
            wrecks: [
                card(Deed::Pocket, Deed::Gold(1)),
                card(Deed::Gold(2), Deed::Protected),
                card(Deed::RegainOrStrip, Deed::TakeBack(1)),
                card(Deed::Gold(3), Deed::TakeBack(1)),
                card(Deed::BankAll, Deed::TakeBack(1)),
            ],
            lair: Stop::Fling,
        },
    };

    /// The six in play: the base card of each number, or the extra one where it is swapped (BK-6.1).
    pub fn cards(&self, swapped: [bool; WRECKS]) -> Cards {
        let mut cards = self.base;
        for (index, wreck) in cards.wrecks.iter_mut().enumerate() {
            if swapped[index] {
                *wreck = self.extra.wrecks[index];
            }
        }
        if swapped[DIVES] {
            cards.lair = self.extra.lair;
        }
        cards
    }

    /// The same without special actions that nobody could ever use.
    #[must_use]
    pub fn playable(mut self) -> WreckSet {
        for card in self.base.wrecks.iter_mut().chain(&mut self.extra.wrecks) {
            if card.special == Deed::Protected {
                card.special = Deed::Nothing;
            }
        }
        self
    }

    /// Whether all its actions stand where they can be carried out.
    pub fn is_playable(&self) -> bool {
        let special = |card: &WreckCard| card.special != Deed::Protected;
        self.base.wrecks.iter().chain(&self.extra.wrecks).all(special)
    }
}

fn deed(word: &str) -> Option<Deed> {
    DEEDS.iter().find(|(known, _)| *known == word).map(|(_, deed)| *deed)
}

impl FromStr for WreckCard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<WreckCard, Unreadable> {
        let (special, general) = text.split_once('/').ok_or(Unreadable)?;
        Ok(WreckCard { special: deed(special).ok_or(Unreadable)?, general: deed(general).ok_or(Unreadable)? })
    }
}

/// `regain/gold 1, back 2/gold 1, gold 3/back 1, gold 2/gold 1, bank 7/gold 1, regain`
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for WreckCard { special, general } in &self.wrecks {
            write!(f, "{}/{}, ", special.word(), general.word())?;
        }
        f.write_str(self.lair.word())
    }
}

impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cards, Unreadable> {
        let mut words = text.split(", ");
        let mut next = || words.next().ok_or(Unreadable);
        let mut cards = WreckSet::OURS.base;
        for card in &mut cards.wrecks {
            *card = next()?.parse()?;
        }
        let lair = next()?;
        cards.lair = Stop::ALL.into_iter().find(|stop| stop.word() == lair).ok_or(Unreadable)?;
        if words.next().is_none() { Ok(cards) } else { Err(Unreadable) }
    }
}

by_text!(Cards);
