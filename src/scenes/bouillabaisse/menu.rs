//! What costs, as a menu card.

use std::cmp::Ordering;

use crate::games::bouillabaisse::{
    AllOrNothing, Card, Rank, Suit, Taken, View,
    score::{self, ROUNDS, Scoring, Sign},
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

/// When a round is played, seen from the moment that is looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    Past,
    Now,
    Later,
}

/// A round of the menu card: what counts in it, in sight from the first round to the last (BO-3.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    pub round: u8,
    /// As far as it is settled.
    pub costs: Vec<Cost>,
    pub sign: Sign,
    pub when: When,
}

/// The six rounds of the menu card.
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

/// The rounds in which one thing costs, to be turned up before the first card is played. `None` after that, and where what
/// costs is drawn late.
pub fn opening(view: &View) -> Option<Vec<Recipe>> {
    let begins =
        view.round == 1 && view.turn.is_some() && view.trick.is_empty() && view.last_trick().is_none();
    (begins && settled(view).len() == 3)
        .then(|| recipes(view).into_iter().filter(|recipe| recipe.costs.len() == 1).collect())
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
