//! What a round costs.

use serde::Serialize;

use super::{
    cards::{Card, Rank, Suit},
    config::AllOrNothing,
};
use crate::kernel::PerSeat;

/// Rounds of a match.
pub const ROUNDS: u8 = 6;

/// Points of each trick (BO-3.3).
pub const TRICK: i32 = 5;
/// Points of each card of the suit.
pub const SUIT: i32 = 10;
/// Points of each copy of the figure.
pub const FIGURE: i32 = 50;
/// Points of each copy of the card.
pub const CARD: i32 = 200;

/// The three things that cost, as far as they are known (BO-3.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Costs {
    pub suit: Option<Suit>,
    pub figure: Option<Rank>,
    pub card: Option<Card>,
}

/// The sign of all points of a round (BO-3.3): the lowest total wins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    Plus,
    Minus,
}

impl Sign {
    pub fn turned(self) -> Sign {
        match self {
            Sign::Plus => Sign::Minus,
            Sign::Minus => Sign::Plus,
        }
    }

    /// Points with this sign.
    pub fn apply(self, points: i32) -> i32 {
        match self {
            Sign::Plus => points,
            Sign::Minus => -points,
        }
    }
}

/// What scores in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    pub tricks: bool,
    pub suit: bool,
    pub figure: bool,
    pub card: bool,
    pub sign: Sign,
}

impl Scoring {
    /// The table of rounds (BO-3.3), counted from 1.
    pub fn of(round: u8) -> Scoring {
        let all = round >= 5;
        Scoring {
            tricks: all || round == 1,
            suit: all || round == 2,
            figure: all || round == 3,
            card: all || round == 4,
            sign: if round == ROUNDS { Sign::Minus } else { Sign::Plus },
        }
    }

    /// Whether cards count, and not tricks alone.
    pub fn cards(self) -> bool {
        self.suit || self.figure || self.card
    }

    /// Whether everything can be taken in such a round: the one card alone is no everything, nor are its two copies
    /// (BO-4.2).
    pub fn knows_all_or_nothing(self) -> bool {
        self.tricks || self.suit || self.figure
    }

    /// Whether every trick is a part of everything (BO-4.1).
    pub fn every_trick(self, all_or_nothing: AllOrNothing) -> bool {
        self.tricks && (all_or_nothing == AllOrNothing::Tricks || !self.cards())
    }

    /// Whether the card costs anything.
    pub fn counts(self, costs: &Costs, card: Card) -> bool {
        let Costs { suit, figure, card: one } = *costs;
        self.suit && suit == Some(card.suit)
            || self.figure && figure == Some(card.rank)
            || self.card && one == Some(card)
    }
}

/// What somebody has taken in a round, of all that counts in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Taken {
    pub tricks: u8,
    pub suit: u8,
    pub figure: u8,
    pub card: u8,
}

impl Taken {
    /// Of a trick or of several: costs add up on one card (BO-3.4), and both copies count (BO-3.3).
    pub fn of<'a>(
        scoring: Scoring,
        costs: &Costs,
        tricks: u8,
        cards: impl Iterator<Item = &'a Card>,
    ) -> Taken {
        let mut taken = Taken { tricks: if scoring.tricks { tricks } else { 0 }, ..Taken::default() };
        for card in cards {
            taken.suit += u8::from(scoring.suit && costs.suit == Some(card.suit));
            taken.figure += u8::from(scoring.figure && costs.figure == Some(card.rank));
            taken.card += u8::from(scoring.card && costs.card == Some(*card));
        }
        taken
    }

    /// Points without their sign.
    pub fn worth(self) -> i32 {
        TRICK * i32::from(self.tricks)
            + SUIT * i32::from(self.suit)
            + FIGURE * i32::from(self.figure)
            + CARD * i32::from(self.card)
    }

    pub fn is_empty(self) -> bool {
        self == Taken::default()
    }

    pub fn plus(self, more: Taken) -> Taken {
        Taken {
            tricks: self.tricks + more.tricks,
            suit: self.suit + more.suit,
            figure: self.figure + more.figure,
            card: self.card + more.card,
        }
    }
}

/// What one seat got for a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub taken: Taken,
    /// They took everything that scores, and the sign is turned (BO-4.1).
    pub turned: bool,
    pub points: i32,
}

/// The scores of a round.
pub fn scores(round: u8, taken: &PerSeat<Taken>, all_or_nothing: AllOrNothing) -> PerSeat<Score> {
    let scoring = Scoring::of(round);
    // BO-4.1: the points of tricks are turned with the others, but it is the cards that have to be taken.
    let whole = |taken: &Taken| {
        if scoring.every_trick(all_or_nothing) { *taken } else { Taken { tricks: 0, ..*taken } }
    };
    let everything = taken.values().iter().fold(Taken::default(), |all, taken| all.plus(whole(taken)));
    let on = all_or_nothing != AllOrNothing::Off && scoring.knows_all_or_nothing() && !everything.is_empty();
    let score = |taken: &Taken| {
        let turned = on && whole(taken) == everything;
        let sign = if turned { scoring.sign.turned() } else { scoring.sign };
        Score { taken: *taken, turned, points: sign.apply(taken.worth()) }
    };
    taken.map(|_, taken| score(taken))
}
