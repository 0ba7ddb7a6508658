//! Actions of the wreck cards (section 6 of the rules). Saved as short words, which never change.

use std::{fmt, mem, str::FromStr};

use serde::Serialize;
use strum::{Display, EnumString, VariantArray};

use super::{
    cards::DIVES,
    floor::{WRECKS, Wreck},
    gold::Gold,
};
use crate::kernel::{NotationError, Seat, notation::serde_by_notation, variants};

/// Maximum gold that a card may give. It keeps every bag within the range of [`Gold`], see the tests.
pub const MOST_GOLD: u8 = 20;

/// An action that a wreck offers to a diver.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WreckAction {
    Nothing,
    /// Gold from the reserve into the bag.
    Gold(u8),
    /// Returns this number of the oldest movement cards of the row to the hand, see [`TakeBackRule`].
    TakeBack(u8),
    /// Returns one's own Barracuda card to the hand, or an opponent's to the centre.
    RegainOrStrip,
    /// Moves up to seven from the bag to the vault.
    BankSeven,
    /// Moves the whole bag to the vault (BK-4.6).
    BankAll,
    /// Returns the oldest movement card; or, at the end of the round, draws two cards of an opponent and puts one down.
    Pocket,
    /// The Barracuda does no harm. Only a general action, since there are no special ones beside the Barracuda.
    Protected,
}

impl WreckAction {
    /// One action of each kind, in the order of the card editor.
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

    /// Iterates over the kinds that can be special actions.
    pub fn specials() -> impl Iterator<Item = WreckAction> {
        WreckAction::KINDS.into_iter().filter(|action| *action != WreckAction::Protected)
    }

    /// Whether both actions are of one kind: they differ at most in their amount.
    pub fn is_kind_of(self, other: WreckAction) -> bool {
        mem::discriminant(&self) == mem::discriminant(&other)
    }

    /// Returns the amount printed on the card and its maximum, if the action has an amount.
    pub fn amount(self) -> Option<(u8, u8)> {
        match self {
            WreckAction::Gold(gold) => Some((gold, MOST_GOLD)),
            WreckAction::TakeBack(cards) => Some((cards, DIVES as u8)),
            _ => None,
        }
    }

    /// Returns the action with another amount, if it has an amount.
    #[must_use]
    pub fn with_amount(self, amount: u8) -> WreckAction {
        match self {
            WreckAction::Gold(_) => WreckAction::Gold(amount),
            WreckAction::TakeBack(_) => WreckAction::TakeBack(amount),
            other => other,
        }
    }

    /// Returns the maximum gold that the action moves to the vault, if it does.
    pub fn banks(self) -> Option<Gold> {
        match self {
            WreckAction::BankSeven => Some(7),
            WreckAction::BankAll => Some(Gold::MAX),
            _ => None,
        }
    }

    /// Returns the number of cards that the action takes back, if it does.
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
    /// No: the card stays in the row. With the app's cards, a player could otherwise play it for ever.
    KeepsLast,
    /// Yes: the card may return like any other, as the rulebook says.
    ByTheLetter,
}

/// Effect of the Barracuda's stop on a wreck (BK-3.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase", parse_err_ty = NotationError, parse_err_fn = NotationError::of)]
pub enum LairEffect {
    #[default]
    Nothing,
    /// All players take their Barracuda card back.
    Regain,
    /// The Barracuda goes straight to the wreck on the direction die.
    Fling,
}

impl LairEffect {
    pub const ALL: [LairEffect; 3] = variants();
}

/// The kind of right to an action of a wreck.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Slot {
    /// The special action, for a diver alone on the wreck (BK-4.2).
    Special,
    /// The special action or a robbery, for the diver with the initiative among several (BK-4.4).
    Initiative,
    /// An exchange of gold only, for team-mates who tie with each other (BK-7.3).
    Exchange,
    General,
}

/// A diver's action on a wreck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WreckTurn {
    pub by: Seat,
    pub wreck: Wreck,
    pub slot: Slot,
}

/// A wreck card: `bank 7/gold 1`, with a stop effect `bank 7/gold 1/fling`. The last wreck has no actions for divers
/// and is written as its stop effect alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WreckCard {
    pub special: WreckAction,
    pub general: WreckAction,
    pub stop: LairEffect,
}

impl WreckCard {
    /// Creates a wreck card with two actions and no effect of the Barracuda's stop.
    pub(super) const fn of(special: WreckAction, general: WreckAction) -> WreckCard {
        WreckCard { special, general, stop: LairEffect::Nothing }
    }

    /// Creates the card of the last wreck, which has no actions for divers.
    pub(super) const fn lair(stop: LairEffect) -> WreckCard {
        WreckCard { special: WreckAction::Nothing, general: WreckAction::Nothing, stop }
    }

    /// Returns the wreck's action for a slot; [`Slot::Exchange`] has none (BK-7.3).
    pub fn action(self, slot: Slot) -> WreckAction {
        match slot {
            Slot::Special | Slot::Initiative => self.special,
            Slot::Exchange => WreckAction::Nothing,
            Slot::General => self.general,
        }
    }
}

/// Six wreck cards in the order of their numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WrecksInPlay(pub [WreckCard; WRECKS]);

impl WrecksInPlay {
    /// Returns the card of a wreck.
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

/// Notation: `regain/gold 1, back 2/gold 1, gold 3/gold 1, gold 2/gold 1, bank 7/gold 1, regain`.
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
