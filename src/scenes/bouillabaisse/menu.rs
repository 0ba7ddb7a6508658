//! The menu card: the costs of the rounds.

use std::cmp::Ordering;

use crate::games::bouillabaisse::{
    AllOrNothing, Card, Rank, Suit, Taken, View,
    score::{self, ROUNDS, Scoring, Sign},
};

/// A cost of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    Trick,
    Suit(Suit),
    Figure(Rank),
    Card(Card),
}

impl Cost {
    /// Returns the points, without their sign.
    pub fn points(self) -> i32 {
        match self {
            Cost::Trick => score::TRICK,
            Cost::Suit(_) => score::SUIT,
            Cost::Figure(_) => score::FIGURE,
            Cost::Card(_) => score::CARD,
        }
    }

    /// Returns whether it counts under this scoring.
    fn is_on(self, scoring: Scoring) -> bool {
        match self {
            Cost::Trick => scoring.tricks,
            Cost::Suit(_) => scoring.suit,
            Cost::Figure(_) => scoring.figure,
            Cost::Card(_) => scoring.card,
        }
    }

    /// Returns its count among the cards and tricks taken.
    pub fn count(self, taken: Taken) -> u8 {
        match self {
            Cost::Trick => taken.tricks,
            Cost::Suit(_) => taken.suit,
            Cost::Figure(_) => taken.figure,
            Cost::Card(_) => taken.card,
        }
    }
}

/// Returns the known costs of a round, in the order of the table of rounds (BO-3.3).
pub fn costs(view: &View, round: u8) -> Vec<Cost> {
    let scoring = Scoring::of(round);
    let tricks = scoring.tricks.then_some(Cost::Trick);
    tricks.into_iter().chain(settled(view).into_iter().filter(|cost| cost.is_on(scoring))).collect()
}

/// Returns the known ones of the three variable costs (BO-3.2).
fn settled(view: &View) -> Vec<Cost> {
    let score::Costs { suit, figure, card } = view.costs;
    let all = [suit.map(Cost::Suit), figure.map(Cost::Figure), card.map(Cost::Card)];
    all.into_iter().flatten().collect()
}

/// Time of a round relative to the viewed moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    Past,
    Now,
    Later,
}

/// A round of the menu card with its costs, which stay visible throughout the match (BO-3.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    pub round: u8,
    /// The costs known so far.
    pub costs: Vec<Cost>,
    pub sign: Sign,
    pub when: When,
}

/// Returns the six rounds of the menu card.
pub fn recipes(view: &View) -> Vec<Recipe> {
    let when = |round: u8| match round.cmp(&view.round) {
        _ if view.over() => When::Past,
        Ordering::Less => When::Past,
        Ordering::Equal => When::Now,
        Ordering::Greater => When::Later,
    };
    let recipe = |round: u8| Recipe {
        round,
        costs: costs(view, round),
        sign: Scoring::of(round).sign,
        when: when(round),
    };
    (1..=ROUNDS).map(recipe).collect()
}

/// Returns the rounds with a single cost, to be turned up before the first card is played. `None` afterwards, and with
/// costs drawn late.
pub fn opening(view: &View) -> Option<Vec<Recipe>> {
    let begins =
        view.round == 1 && view.turn.is_some() && view.trick.is_empty() && view.last_trick().is_none();
    (begins && settled(view).len() == 3)
        .then(|| recipes(view).into_iter().filter(|recipe| recipe.costs.len() == 1).collect())
}

/// The menu card's line about all or nothing (BO-4.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Everything {
    /// A player who takes everything loses points instead of getting them.
    Turns,
    /// The variant has no effect in this round (BO-4.2).
    NotNow,
    /// In the last round: take as many as possible, but not all.
    NotAll,
}

/// Returns the line; `None` if the variant is off.
pub fn everything(view: &View) -> Option<Everything> {
    let scoring = Scoring::of(view.round);
    (view.all_or_nothing != AllOrNothing::Off).then_some(match scoring.sign {
        _ if !scoring.knows_all_or_nothing() => Everything::NotNow,
        Sign::Plus => Everything::Turns,
        Sign::Minus => Everything::NotAll,
    })
}
