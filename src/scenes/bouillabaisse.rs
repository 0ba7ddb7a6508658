//! La Bouillabaisse as it is drawn: who sits where and what lies before them, what costs, what is in the
//! viewer's hand and what a tap on it does. It decides no rule: what may be played comes with the view.

#[cfg(test)]
mod tests;

use crate::{
    games::bouillabaisse::{
        AllOrNothing, Card, Rank, Suit, Taken, View,
        score::{self, ROUNDS, Scoring},
    },
    kernel::Seat,
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

fn dishes(view: &View) -> Vec<Dish> {
    let scoring = Scoring::of(view.round);
    let dish =
        |cost: Cost| Dish { cost, points: cost.is_on(scoring).then(|| scoring.sign() * cost.points()) };
    let tricks = scoring.tricks.then(|| dish(Cost::Trick));
    tricks.into_iter().chain(settled(view).into_iter().map(dish)).collect()
}

/// What the menu card says of all or nothing (BO-4.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Everything {
    /// Who takes everything loses points instead of getting them.
    Turns,
    /// In round 4 it changes nothing (BO-4.2).
    NotNow,
    /// In the last round: as many as possible, but not all.
    NotAll,
}

/// Nothing where the variant is off.
pub fn everything(view: &View) -> Option<Everything> {
    (view.all_or_nothing != AllOrNothing::Off).then_some(match view.round {
        4 => Everything::NotNow,
        ROUNDS => Everything::NotAll,
        _ => Everything::Turns,
    })
}

/// One place at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub seat: Seat,
    /// Cards in hand.
    pub left: u8,
    /// What lies before them.
    pub played: Option<Card>,
    pub turn: bool,
    pub dealer: bool,
    /// They took what lies there.
    pub took: bool,
    /// Points in this round so far, with their sign; nothing where the table does not want to see them.
    pub taken: Option<i32>,
    /// Known to have none of these.
    pub voids: Vec<Suit>,
}

/// A card in the viewer's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    pub card: Card,
    /// It may be played now.
    pub playable: bool,
    /// Lifted: it will be played unless it is put back.
    pub lifted: bool,
    /// The first of its suit, which stands a little apart from the one before.
    pub first: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub round: u8,
    /// The menu card.
    pub dishes: Vec<Dish>,
    pub everything: Option<Everything>,
    /// In the order of play, beginning with the seat at the near edge.
    pub places: Vec<Place>,
    /// The trick that lies there has been taken: by whom, and the points it brought, where they are in sight.
    pub taken: Option<(Seat, Option<i32>)>,
    /// A moment that is out of sight until the round is over (BO-5.2).
    pub out_of_sight: bool,
    pub hand: Vec<Held>,
    /// All hands, where anybody may look.
    pub open: Vec<Vec<Card>>,
    pub over: bool,
}

/// What the hand looks like to whoever holds it: which of its cards is lifted, by its place.
pub fn scene(view: &View, lifted: Option<usize>, near: Seat) -> Scene {
    let taken = view.last_trick().filter(|_| view.trick.is_empty());
    let lying = taken.map_or(&view.trick, |trick| &trick.cards);
    let place = |seat: Seat| Place {
        seat,
        left: view.counts.get(seat).copied().unwrap_or_default(),
        played: lying.iter().find(|played| played.by == seat).map(|played| played.card),
        turn: view.turn == Some(seat),
        dealer: view.dealer == Some(seat),
        took: taken.is_some_and(|trick| trick.winner == seat),
        // After the last round nothing is so far any more, and all or nothing may have turned the sign.
        taken: view.points.as_ref().filter(|_| !view.over()).and_then(|points| points.get(seat)).copied(),
        voids: view
            .voids
            .as_ref()
            .filter(|_| !view.over())
            .and_then(|voids| voids.get(seat))
            .cloned()
            .unwrap_or_default(),
    };
    let held = |(index, card): (usize, &Card)| Held {
        card: *card,
        playable: view.playable().contains(card),
        lifted: lifted == Some(index),
        first: index == 0 || view.hand()[index - 1].suit != card.suit,
    };
    Scene {
        round: view.round,
        dishes: dishes(view),
        everything: everything(view),
        places: (0..view.seats).map(|step| place(near.after(step, view.seats))).collect(),
        taken: taken.map(|trick| {
            // The last trick of a round lies there until the next one begins.
            let last = view.tricks.is_empty() && !view.over();
            let scoring = Scoring::of(if last { view.round - 1 } else { view.round });
            (trick.winner, trick.taken.map(|taken| scoring.sign() * taken.worth()))
        }),
        out_of_sight: view.out_of_sight,
        hand: view.hand().iter().enumerate().map(held).collect(),
        open: view.disclosed.as_ref().map(|disclosed| disclosed.hands.clone().into()).unwrap_or_default(),
        over: view.over(),
    }
}

/// What a tap on a card of the hand comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// It is lifted, and will be played.
    Lift(Card),
    /// It is put back.
    PutBack,
    /// It cannot be played.
    Refuse(Why),
}

/// Why a card cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Why {
    NotYourTurn,
    /// This suit was led, and it is in the hand (BO-2.1).
    FollowSuit(Suit),
}

/// A tap on the card at this place of the hand.
pub fn tap(view: &View, lifted: Option<usize>, index: usize) -> Option<Tap> {
    let card = *view.hand().get(index)?;
    if lifted == Some(index) {
        return Some(Tap::PutBack);
    }
    if view.playable().contains(&card) {
        return Some(Tap::Lift(card));
    }
    let led = view.suit_led().filter(|_| view.turn == view.own());
    Some(Tap::Refuse(led.map_or(Why::NotYourTurn, Why::FollowSuit)))
}
