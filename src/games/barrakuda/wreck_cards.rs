//! What the wreck cards offer (section 6 of the rules). Saved as short words, which never change.

use std::{fmt, mem, str::FromStr};

use serde::Serialize;
use strum::{Display, EnumString, VariantArray};

use super::{
    cards::DIVES,
    floor::{WRECKS, Wreck},
    gold::Gold,
};
use crate::kernel::{NotationError, Seat, notation::serde_by_notation, variants};

/// The most gold that a card may give: no bag ever outgrows what is counted in [`Gold`], see the tests.
pub const MOST_GOLD: u8 = 20;

/// What a wreck lets a diver do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WreckAction {
    Nothing,
    /// So many from the reserve into the bag.
    Gold(u8),
    /// Returns this number of the oldest movement cards of the row to the hand, see [`TakeBackRule`].
    TakeBack(u8),
    /// One's own Barracuda card back, or an opponent's to the centre.
    RegainOrStrip,
    /// Up to seven from the bag to the vault.
    BankSeven,
    /// The whole bag to the vault (BK-4.6).
    BankAll,
    /// The oldest movement card back; or late, two cards drawn from an opponent's hand, one of them put down.
    Pocket,
    /// The Barracuda does no harm. A general action only: beside the Barracuda there are no special ones.
    Protected,
}

impl WreckAction {
    /// One of each kind, in the order in which they are offered to whoever edits a card.
    pub const KINDS: [WreckAction; 8] = [
        WreckAction::Nothing,
        WreckAction::Gold(1),
        WreckAction::TakeBack(1),
        WreckAction::RegainOrStrip,
        WreckAction::BankSeven,
        WreckAction::BankAll,
        WreckAction::Pocket,
        WreckAction::Protected,
    ];

    /// The kinds that can be special actions.
    pub fn specials() -> impl Iterator<Item = WreckAction> {
        WreckAction::KINDS.into_iter().filter(|action| *action != WreckAction::Protected)
    }

    /// Whether they differ in their amount at most.
    pub fn is_kind_of(self, other: WreckAction) -> bool {
        mem::discriminant(&self) == mem::discriminant(&other)
    }

    /// The amount printed on the card, and the most it may be, where it has one.
    pub fn amount(self) -> Option<(u8, u8)> {
        match self {
            WreckAction::Gold(gold) => Some((gold, MOST_GOLD)),
            WreckAction::TakeBack(cards) => Some((cards, DIVES as u8)),
            _ => None,
        }
    }

    /// The same with another amount, where it has one.
    #[must_use]
    pub fn with_amount(self, amount: u8) -> WreckAction {
        match self {
            WreckAction::Gold(_) => WreckAction::Gold(amount),
            WreckAction::TakeBack(_) => WreckAction::TakeBack(amount),
            other => other,
        }
    }

    /// How much it takes to the vault at most, where it does.
    pub fn banks(self) -> Option<Gold> {
        match self {
            WreckAction::BankSeven => Some(7),
            WreckAction::BankAll => Some(Gold::MAX),
            _ => None,
        }
    }

    /// How many cards it takes back, where it does.
    pub fn takes_back(self) -> Option<u8> {
        match self {
            WreckAction::TakeBack(cards) => Some(cards),
            WreckAction::Pocket => Some(1),
            _ => None,
        }
    }
}

/// Whether an action that takes back cards may return the card just played (BK-5.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TakeBackRule {
    /// The card stays in the row; otherwise, with our cards, it could be played for ever.
    KeepsLast,
    /// The card may return like any other, as the rulebook says.
    ByTheLetter,
}

/// What happens where the Barracuda stops on a wreck (BK-3.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase", parse_err_ty = NotationError, parse_err_fn = NotationError::of)]
pub enum LairEffect {
    #[default]
    Nothing,
    /// Everyone takes their Barracuda card back.
    Regain,
    /// It goes straight to the wreck on the direction die.
    Fling,
}

impl LairEffect {
    pub const ALL: [LairEffect; 3] = variants();
}

/// Which action of a wreck somebody may carry out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Slot {
    /// The special action, alone on the wreck (BK-4.2).
    Special,
    /// The special action or a robbery, with the initiative among several (BK-4.4).
    Initiative,
    /// An exchange of gold alone, for team-mates who tie with each other (BK-7.3).
    Exchange,
    General,
}

/// Somebody's action on a wreck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub by: Seat,
    pub wreck: Wreck,
    pub slot: Slot,
}

/// A wreck: `bank 7/gold 1`, with a stop action `bank 7/gold 1/fling`. The last has nothing for divers, and is
/// written as its stop action alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WreckCard {
    pub special: WreckAction,
    pub general: WreckAction,
    pub stop: LairEffect,
}

impl WreckCard {
    /// A wreck with two actions, where nothing happens when the Barracuda stops.
    pub(super) const fn of(special: WreckAction, general: WreckAction) -> WreckCard {
        WreckCard { special, general, stop: LairEffect::Nothing }
    }

    /// The last wreck, which has nothing for divers.
    pub(super) const fn lair(stop: LairEffect) -> WreckCard {
        WreckCard { special: WreckAction::Nothing, general: WreckAction::Nothing, stop }
    }

    /// The wreck's action for a slot; [`Slot::Exchange`] has none (BK-7.3).
    pub fn action(self, slot: Slot) -> WreckAction {
        match slot {
            Slot::Special | Slot::Initiative => self.special,
            Slot::Exchange => WreckAction::Nothing,
            Slot::General => self.general,
        }
    }
}

/// Six wreck cards, in the order of their numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WrecksInPlay(pub [WreckCard; WRECKS]);

impl WrecksInPlay {
    /// What a wreck offers.
    pub fn of(&self, wreck: Wreck) -> WreckCard {
        self.0[wreck.index()]
    }
}

impl fmt::Display for WreckAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WreckAction::Nothing => f.write_str("nothing"),
            WreckAction::Gold(gold) => write!(f, "gold {gold}"),
            WreckAction::TakeBack(cards) => write!(f, "back {cards}"),
            WreckAction::RegainOrStrip => f.write_str("regain"),
            WreckAction::BankSeven => f.write_str("bank 7"),
            WreckAction::BankAll => f.write_str("bank all"),
            WreckAction::Pocket => f.write_str("pocket"),
            WreckAction::Protected => f.write_str("protected"),
        }
    }
}

impl FromStr for WreckAction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<WreckAction, NotationError> {
        let plain = || {
            WreckAction::KINDS
                .into_iter()
                .find(|action| action.amount().is_none() && action.to_string() == text)
        };
        let Some((action, amount)) = (match text.split_once(' ') {
            Some(("gold", amount)) => Some((WreckAction::Gold(1), amount)),
            Some(("back", amount)) => Some((WreckAction::TakeBack(1), amount)),
            _ => None,
        }) else {
            return plain().ok_or(NotationError);
        };
        let most = action.amount().map_or(0, |(_, most)| most);
        let amount = amount.parse().ok().filter(|amount| (1..=most).contains(amount));
        amount.map(|amount| action.with_amount(amount)).ok_or(NotationError)
    }
}

impl fmt::Display for WreckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.special, self.general)?;
        if self.stop == LairEffect::Nothing { Ok(()) } else { write!(f, "/{}", self.stop) }
    }
}

impl FromStr for WreckCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<WreckCard, NotationError> {
        let (special, rest) = text.split_once('/').ok_or(NotationError)?;
        let (general, stop) = match rest.split_once('/') {
            Some((general, stop)) => (general, stop.parse()?),
            None => (rest, LairEffect::Nothing),
        };
        Ok(WreckCard { special: special.parse()?, general: general.parse()?, stop })
    }
}

/// `regain/gold 1, back 2/gold 1, gold 3/gold 1, gold 2/gold 1, bank 7/gold 1, regain`
impl fmt::Display for WrecksInPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for card in &self.0[..DIVES] {
            write!(f, "{card}, ")?;
        }
        write!(f, "{}", self.of(Wreck::LAIR).stop)
    }
}

impl FromStr for WrecksInPlay {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<WrecksInPlay, NotationError> {
        let mut words = text.split(", ");
        let mut next = || words.next().ok_or(NotationError);
        let mut cards = WrecksInPlay([WreckCard::lair(LairEffect::Nothing); WRECKS]);
        for card in &mut cards.0[..DIVES] {
            *card = next()?.parse()?;
        }
        cards.0[DIVES] = WreckCard::lair(next()?.parse()?);
        if words.next().is_none() { Ok(cards) } else { Err(NotationError) }
    }
}

serde_by_notation!(WrecksInPlay);
