//! Actions of players and decisions of chance. Every log stores them as short strings, so the notation never changes.

use std::{fmt, str::FromStr};

use super::{
    cards::Card,
    floor::{Cell, WRECKS, Wreck, read_cells, write_cells},
    gold::Gold,
};
use crate::kernel::{NotationError, Seat, notation::serde_by_notation};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Chooses a card in secret (BK-2.1): `play 3`, `play b`.
    Play(Card),
    /// Moves the Barracuda to a wreck, or leaves it, as the player who controls it (BK-3.3): `steer 4`.
    Steer(Wreck),
    /// Takes gold from the reserve: `take`.
    Take,
    /// Returns the oldest cards of the row to the hand: `back`.
    TakeBack,
    /// Returns one's own Barracuda card to the hand: `regain`.
    Regain,
    /// Moves an opponent's Barracuda card to the centre: `strip 2`.
    Strip(Seat),
    /// Moves this much gold from the bag to the vault: `bank 5`.
    Bank(Gold),
    /// Takes an opponent's whole coin bag (BK-4.4): `rob 2`.
    Rob(Seat),
    /// Exchanges gold with the team-mate, so that this much is in one's own bag (BK-7.3): `share 3`.
    Share(Gold),
    /// Announces a pickpocket action at the end of the round: `late`.
    Late,
    /// Picks an opponent's pocket at the end of the round (BK-5.1): `pocket 2`.
    Pocket(Seat),
    /// Puts one of the drawn cards in front of its owner: `put 3`.
    Put(Card),
    /// Declines the action (BK-4.6): `pass`.
    Pass,
    /// Agrees, after many rounds, that the match ends as a draw (BK-5.5): `agree`.
    Agree,
    /// Wants, after many rounds, to play on (BK-5.5): `refuse`.
    Refuse,
}

/// A decision of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Cells of the wrecks (BK-1.1), a column and a row each: `floor 0,0 1,0 2,0 0,1 1,1 2,1`.
    Floor([Cell; WRECKS]),
    /// A roll of distance and direction (BK-3.1): `roll 2 3`.
    Roll { distance: u8, direction: Wreck },
    /// A roll of the distance alone (BK-3.3): `reach 2`.
    Reach(u8),
    /// The wreck to which the Barracuda is flung: `fling 3`.
    Fling(Wreck),
    /// Cards drawn at random from the hand of the victim of a pickpocket: `draw 3 b`.
    Draw(Vec<Card>),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Steer(wreck) => write!(f, "steer {}", wreck.number()),
            Action::Take => f.write_str("take"),
            Action::TakeBack => f.write_str("back"),
            Action::Regain => f.write_str("regain"),
            Action::Strip(seat) => write!(f, "strip {seat}"),
            Action::Bank(gold) => write!(f, "bank {gold}"),
            Action::Rob(seat) => write!(f, "rob {seat}"),
            Action::Share(gold) => write!(f, "share {gold}"),
            Action::Late => f.write_str("late"),
            Action::Pocket(seat) => write!(f, "pocket {seat}"),
            Action::Put(card) => write!(f, "put {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        let seat = || rest.parse::<Seat>();
        Ok(match what {
            "play" => Action::Play(rest.parse()?),
            "steer" => Action::Steer(rest.parse()?),
            "take" => Action::Take,
            "back" => Action::TakeBack,
            "regain" => Action::Regain,
            "strip" => Action::Strip(seat()?),
            "bank" => Action::Bank(number(rest)?),
            "rob" => Action::Rob(seat()?),
            "share" => Action::Share(number(rest)?),
            "late" => Action::Late,
            "pocket" => Action::Pocket(seat()?),
            "put" => Action::Put(rest.parse()?),
            "pass" => Action::Pass,
            "agree" => Action::Agree,
            "refuse" => Action::Refuse,
            _ => return Err(NotationError),
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Floor(cells) => write!(f, "floor {}", write_cells(cells)),
            Chance::Roll { distance, direction } => write!(f, "roll {distance} {}", direction.number()),
            Chance::Reach(distance) => write!(f, "reach {distance}"),
            Chance::Fling(wreck) => write!(f, "fling {}", wreck.number()),
            Chance::Draw(cards) => {
                f.write_str("draw")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let (what, rest) = text.split_once(' ').ok_or(NotationError)?;
        Ok(match what {
            "floor" => Chance::Floor(read_cells(rest)?),
            "roll" => {
                let (distance, direction) = rest.split_once(' ').ok_or(NotationError)?;
                Chance::Roll { distance: number(distance)?, direction: direction.parse()? }
            }
            "reach" => Chance::Reach(number(rest)?),
            "fling" => Chance::Fling(rest.parse()?),
            "draw" => Chance::Draw(rest.split(' ').map(str::parse).collect::<Result<_, _>>()?),
            _ => return Err(NotationError),
        })
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, NotationError> {
    text.parse().map_err(|_| NotationError)
}

serde_by_notation!(Action, Chance);
