//! Actions of players and decisions of chance. Every log stores them as short strings, so the notation never changes.
//! A bar on the promenade is written as its spot, from 0.

use std::{fmt, str::FromStr};

use serde::Serialize;
use strum::VariantArray;

use super::{bars::Bar, money::Notes, promenade::Spot};
use crate::kernel::{NotationError, Seat, notation::serde_by_notation, variants};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Opens a closed bar (BC-4.1): `open 3`.
    Open(Spot),
    /// Places a partner in one's own bar (BC-4.2): `partner 3`.
    Partner(Spot),
    /// Announces an offer to become partner in another player's bar (BC-4.3): `join 3`.
    Join(Spot),
    /// Announces an offer to take a bar over (BC-4.4): `take 3`.
    TakeOver(Spot),
    /// Puts one's own bar up for auction (BC-4.5): `auction 3`.
    Auction(Spot),
    /// Takes no action, as a player with five pawns in bars (BC-4.12): `rest`.
    Rest,
    /// Slides notes over, face down (BC-4.8), with a count of each kind: `slide 0,1,0,0,2`.
    Slide(Notes),
    /// Accepts the offer as the tenant: `accept`.
    Accept,
    /// Refuses the offer as the tenant: `refuse`.
    Refuse,
    /// Bids in an auction, face down: `bid 0,0,0,0,1`.
    Bid(Notes),
    /// Accepts this player's bid as the seller: `sell 2`.
    Sell(Seat),
    /// Accepts no bid as the seller, and closes the bar: `close`.
    Close,
    /// Calls last order (BC-5.1): `call 2`.
    Call(Seat),
    /// Begins the round without last order: `begin`.
    Begin,
    /// Does not call last order, whether asked or not: `pass`. The first player who has not passed is asked next.
    Pass,
    /// Stakes for the order of play, face down: `stake 0,0,0,2,1`.
    Stake(Notes),
    /// Looks into the bank (BC-8.2): `look`.
    Look,
}

/// A kind of action in a player's turn (BC-4.1 to BC-4.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantArray)]
pub enum ActionKind {
    Open,
    Partner,
    Join,
    TakeOver,
    Auction,
}

impl ActionKind {
    pub const ALL: [ActionKind; 5] = variants();

    /// Returns the purpose of the offer, for kinds in which notes are slid over.
    pub fn deal(self) -> Option<Deal> {
        match self {
            ActionKind::Join => Some(Deal::Join),
            ActionKind::TakeOver => Some(Deal::TakeOver),
            ActionKind::Open | ActionKind::Partner | ActionKind::Auction => None,
        }
    }

    pub fn at(self, spot: Spot) -> Action {
        match self {
            ActionKind::Open => Action::Open(spot),
            ActionKind::Partner => Action::Partner(spot),
            ActionKind::Join => Action::Join(spot),
            ActionKind::TakeOver => Action::TakeOver(spot),
            ActionKind::Auction => Action::Auction(spot),
        }
    }

    /// Returns the kind and spot of an action of a turn; `None` for any other action.
    pub fn of(action: &Action) -> Option<(ActionKind, Spot)> {
        Some(match action {
            Action::Open(at) => (ActionKind::Open, *at),
            Action::Partner(at) => (ActionKind::Partner, *at),
            Action::Join(at) => (ActionKind::Join, *at),
            Action::TakeOver(at) => (ActionKind::TakeOver, *at),
            Action::Auction(at) => (ActionKind::Auction, *at),
            _ => return None,
        })
    }

    /// Returns its word in the notation of an action.
    fn word(self) -> &'static str {
        match self {
            ActionKind::Open => "open",
            ActionKind::Partner => "partner",
            ActionKind::Join => "join",
            ActionKind::TakeOver => "take",
            ActionKind::Auction => "auction",
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for ActionKind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<ActionKind, NotationError> {
        ActionKind::ALL.into_iter().find(|kind| kind.word() == text).ok_or(NotationError)
    }
}

/// Purpose of an offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Deal {
    /// To become the partner (BC-4.3).
    Join,
    /// To become the tenant (BC-4.4).
    TakeOver,
}

impl Deal {
    /// Returns the action that announces it.
    pub fn kind(self) -> ActionKind {
        match self {
            Deal::Join => ActionKind::Join,
            Deal::TakeOver => ActionKind::TakeOver,
        }
    }

    /// Returns the least offer for a place in this bar, in thousands (BC-4.3, BC-4.4).
    pub fn least(self, bar: Bar) -> u16 {
        match self {
            Deal::Join => 1,
            Deal::TakeOver => bar.rent(),
        }
    }
}

/// A decision of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Shuffles the bars: ten for the promenade, two put away (BC-1.2): `deal 3,0,...`.
    Deal([Bar; 12]),
    /// Draws a pawn from the bag (BC-2.1): `pawn 2`.
    Pawn(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Open(spot) => write!(f, "{} {spot}", ActionKind::Open),
            Action::Partner(spot) => write!(f, "{} {spot}", ActionKind::Partner),
            Action::Join(spot) => write!(f, "{} {spot}", ActionKind::Join),
            Action::TakeOver(spot) => write!(f, "{} {spot}", ActionKind::TakeOver),
            Action::Auction(spot) => write!(f, "{} {spot}", ActionKind::Auction),
            Action::Rest => f.write_str("rest"),
            Action::Slide(notes) => write!(f, "slide {notes}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Bid(notes) => write!(f, "bid {notes}"),
            Action::Sell(seat) => write!(f, "sell {seat}"),
            Action::Close => f.write_str("close"),
            Action::Call(seat) => write!(f, "call {seat}"),
            Action::Begin => f.write_str("begin"),
            Action::Pass => f.write_str("pass"),
            Action::Stake(notes) => write!(f, "stake {notes}"),
            Action::Look => f.write_str("look"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        let notes = || rest.parse::<Notes>();
        if let Ok(kind) = what.parse::<ActionKind>() {
            return Ok(kind.at(rest.parse()?));
        }
        Ok(match what {
            "rest" => Action::Rest,
            "slide" => Action::Slide(notes()?),
            "accept" => Action::Accept,
            "refuse" => Action::Refuse,
            "bid" => Action::Bid(notes()?),
            "sell" => Action::Sell(rest.parse()?),
            "close" => Action::Close,
            "call" => Action::Call(rest.parse()?),
            "begin" => Action::Begin,
            "pass" => Action::Pass,
            "stake" => Action::Stake(notes()?),
            "look" => Action::Look,
            _ => return Err(NotationError),
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(bars) => {
                f.write_str("deal ")?;
                for (at, bar) in bars.iter().enumerate() {
                    write!(f, "{}{}", if at == 0 { "" } else { "," }, bar.index())?;
                }
                Ok(())
            }
            Chance::Pawn(seat) => write!(f, "pawn {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let (what, rest) = text.split_once(' ').ok_or(NotationError)?;
        Ok(match what {
            "deal" => {
                let mut bars = [Bar::FIRST; 12];
                let mut words = rest.split(',');
                for bar in &mut bars {
                    let index = words.next().and_then(|word| word.parse().ok());
                    *bar = index.and_then(Bar::new).ok_or(NotationError)?;
                }
                if words.next().is_some() {
                    return Err(NotationError);
                }
                Chance::Deal(bars)
            }
            "pawn" => Chance::Pawn(rest.parse()?),
            _ => return Err(NotationError),
        })
    }
}

serde_by_notation!(Action, Chance);
