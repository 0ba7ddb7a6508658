//! What costs, as a menu card.

use crate::games::bouillabaisse::{
    AllOrNothing, Card, Rank, Suit, Taken, View,
    score::{self, Scoring, Sign},
};

/// One thing that counts in a round, and how many points each time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    Trick,
    Suit(Suit),
    Figure(Rank),
    Card(Card),
}

impl Cost {
    /// Points, without their sign.
    pub fn points(self) -> i32 {
        match self {
            Cost::Trick => score::TRICK,
            Cost::Suit(_) => score::SUIT,
            Cost::Figure(_) => score::FIGURE,
            Cost::Card(_) => score::CARD,
        }
    }

    /// Whether it costs in such a round.
    fn is_on(self, scoring: Scoring) -> bool {
        match self {
            Cost::Trick => scoring.tricks,
            Cost::Suit(_) => scoring.suit,
            Cost::Figure(_) => scoring.figure,
            Cost::Card(_) => scoring.card,
        }
    }

    /// How often it is among what was taken.
    pub fn count(self, taken: Taken) -> u8 {
        match self {
            Cost::Trick => taken.tricks,
            Cost::Suit(_) => taken.suit,
            Cost::Figure(_) => taken.figure,
            Cost::Card(_) => taken.card,
        }
    }
}

/// What counts in a round, as far as it is known, in the order of the table of rounds (BO-3.3).
pub fn costs(view: &View, round: u8) -> Vec<Cost> {
    let scoring = Scoring::of(round);
    let tricks = scoring.tricks.then_some(Cost::Trick);
    tricks.into_iter().chain(settled(view).into_iter().filter(|cost| cost.is_on(scoring))).collect()
}

/// All that is settled of the three things that cost (BO-3.2).
fn settled(view: &View) -> Vec<Cost> {
    let score::Costs { suit, figure, card } = view.costs;
    let all = [suit.map(Cost::Suit), figure.map(Cost::Figure), card.map(Cost::Card)];
    all.into_iter().flatten().collect()
}

/// A line of the menu card: what is settled stays there in every round, and is dimmed where it does not cost (BO-3.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dish {
    pub cost: Cost,
    /// Points in this round, with their sign; nothing where it does not cost.
    pub points: Option<i32>,
}

/// The lines of the menu card: tricks first, then what is settled.
pub(super) fn dishes(view: &View) -> Vec<Dish> {
    let scoring = Scoring::of(view.round);
    let dish =
        |cost: Cost| Dish { cost, points: cost.is_on(scoring).then(|| scoring.sign.apply(cost.points())) };
    let tricks = scoring.tricks.then(|| dish(Cost::Trick));
    tricks.into_iter().chain(settled(view).into_iter().map(dish)).collect()
}

/// What the menu card says of all or nothing (BO-4.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Everything {
    /// Who takes everything loses points instead of getting them.
    Turns,
    /// In this round it changes nothing (BO-4.2).
    NotNow,
    /// In the last round: as many as possible, but not all.
    NotAll,
}

/// Nothing where the variant is off.
pub fn everything(view: &View) -> Option<Everything> {
    let scoring = Scoring::of(view.round);
    (view.all_or_nothing != AllOrNothing::Off).then_some(match scoring.sign {
        _ if !scoring.knows_all_or_nothing() => Everything::NotNow,
        Sign::Plus => Everything::Turns,
        Sign::Minus => Everything::NotAll,
    })
}
