//! What a player can do, and what chance decides. Saved in every log as a short string, so the notation never
//! changes. Bars on the promenade go by their spot, from 0.

use std::{fmt, str::FromStr};

use serde::Serialize;
use strum::VariantArray;

use super::{bars::Bar, money::Notes, promenade::Spot};
use crate::kernel::{NotationError, Seat, notation::serde_by_notation, variants};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// A closed bar is opened (BC-4.1): `open 3`.
    Open(Spot),
    /// A partner is placed in an own bar (BC-4.2): `partner 3`.
    Partner(Spot),
    /// An offer to become partner in another's bar is announced (BC-4.3): `join 3`.
    Join(Spot),
    /// An offer to take a bar over is announced (BC-4.4): `take 3`.
    TakeOver(Spot),
    /// An own bar is put up for auction (BC-4.5): `auction 3`.
    Auction(Spot),
    /// A player with five pawns in bars takes no action (BC-4.12): `rest`.
    Rest,
    /// Notes are slid over, face down (BC-4.8), as many of each kind: `slide 0,1,0,0,2`.
    Slide(Notes),
    /// The tenant takes the offer: `accept`.
    Accept,
    /// The tenant does not: `refuse`.
    Refuse,
    /// A bid in an auction, face down: `bid 0,0,0,0,1`.
    Bid(Notes),
    /// The seller takes this player's bid: `sell 2`.
    Sell(Seat),
    /// The seller takes none, and closes the bar: `close`.
    Close,
    /// Somebody calls last order (BC-5.1): `call 2`.
    Call(Seat),
    /// Nobody calls last order, and the round begins: `begin`.
    Begin,
    /// A player does not call last order, whether asked or not; the first who has not passed is asked next: `pass`.
    Pass,
    /// A stake for the order of play, face down: `stake 0,0,0,2,1`.
    Stake(Notes),
    /// A look at what the bank holds (BC-8.2): `look`.
    Look,
}

/// What somebody may do in their turn (BC-4.1 to BC-4.5).
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

    /// What is offered for, where notes are slid over.
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

    /// The kind and the spot of an action that a turn is for; nothing for any other action.
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

    /// Its word in the notation of an action.
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

/// What an offer is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Deal {
    /// To become the partner (BC-4.3).
    Join,
    /// To become the tenant (BC-4.4).
    TakeOver,
}

impl Deal {
    /// The action that announces it.
    pub fn kind(self) -> ActionKind {
        match self {
            Deal::Join => ActionKind::Join,
            Deal::TakeOver => ActionKind::TakeOver,
        }
    }

    /// The least that is offered for a place in this bar, in thousands (BC-4.3, BC-4.4).
    pub fn least(self, bar: Bar) -> u16 {
        match self {
            Deal::Join => 1,
            Deal::TakeOver => bar.rent(),
        }
    }
}

/// What chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The bars are shuffled: ten for the promenade, two away (BC-1.2): `deal 3,0,...`.
    Deal([Bar; 12]),
    /// A pawn is drawn from the bag (BC-2.1): `pawn 2`.
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
