//! Scores of a round.

use serde::Serialize;

use super::{
    cards::{Card, Rank, Suit},
    config::AllOrNothing,
};
use crate::kernel::PerSeat;

/// Number of rounds of a match.
pub const ROUNDS: u8 = 6;

/// Points of each trick (BO-3.3).
pub const TRICK: i32 = 5;
/// Points of each card of the suit.
pub const SUIT: i32 = 10;
/// Points of each copy of the figure.
pub const FIGURE: i32 = 50;
/// Points of each copy of the card.
pub const CARD: i32 = 200;

/// The three costs, as far as they are known (BO-3.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Costs {
    pub suit: Option<Suit>,
    pub figure: Option<Rank>,
    pub card: Option<Card>,
}

/// Sign of all points of a round (BO-3.3). The lowest total wins.
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

    /// Gives points this sign.
    pub fn apply(self, points: i32) -> i32 {
        match self {
            Sign::Plus => points,
            Sign::Minus => -points,
        }
    }
}

/// The costs that score in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    pub tricks: bool,
    pub suit: bool,
    pub figure: bool,
    pub card: bool,
    pub sign: Sign,
}

impl Scoring {
    /// Returns the scoring of a round, counted from 1, by the table of rounds (BO-3.3).
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

    /// Whether cards score, not only tricks.
    pub fn cards(self) -> bool {
        self.suit || self.figure || self.card
    }

    /// Whether "everything" exists in such a round. The one card alone is not everything, nor are its two copies
    /// (BO-4.2).
    pub fn knows_all_or_nothing(self) -> bool {
        self.tricks || self.suit || self.figure
    }

    /// Whether "everything" includes every trick (BO-4.1).
    pub fn every_trick(self, all_or_nothing: AllOrNothing) -> bool {
        self.tricks && (all_or_nothing == AllOrNothing::Tricks || !self.cards())
    }

    /// Whether the card costs points.
    pub fn counts(self, costs: &Costs, card: Card) -> bool {
        let Costs { suit, figure, card: one } = *costs;
        self.suit && suit == Some(card.suit)
            || self.figure && figure == Some(card.rank)
            || self.card && one == Some(card)
    }
}

/// Costs that a player has taken in a round, as far as they score in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Taken {
    pub tricks: u8,
    pub suit: u8,
    pub figure: u8,
    pub card: u8,
}

impl Taken {
    /// Counts the costs of one or more tricks. Costs of one card add up (BO-3.4), and both copies of a card count
    /// (BO-3.3).
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

    /// Returns the points without their sign.
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

/// Score of one seat in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub taken: Taken,
    /// Whether the player took everything that scores, so that the sign is turned (BO-4.1).
    pub turned: bool,
    pub points: i32,
}

/// Returns the scores of a round.
pub fn scores(round: u8, taken: &PerSeat<Taken>, all_or_nothing: AllOrNothing) -> PerSeat<Score> {
    let scoring = Scoring::of(round);
    // BO-4.1: points of tricks are turned like the others, but only the cards must all be taken.
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
