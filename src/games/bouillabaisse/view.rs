//! What one viewer may see: built up from nothing. Of the cards in hand it holds the viewer's own alone.

use serde::Serialize;

use super::{
    cards::{Card, Suit},
    config::{AllOrNothing, TwinRule},
    score::{Costs, Score, Taken},
    state::winner,
};
use crate::kernel::Seat;

/// A trick that somebody has won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// In the order of play: the leader's first.
    pub cards: Vec<(Seat, Card)>,
    pub winner: Seat,
    /// What of it counts in this round; nothing where points are out of sight.
    pub taken: Option<Taken>,
}

/// A round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// One a seat.
    pub scores: Vec<Score>,
    /// The rest was not played, since nothing in it could score (BO-5.1).
    pub skipped: bool,
    /// What was played, the first trick first.
    pub tricks: Vec<Trick>,
}

/// The match at one moment, to one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub packs: u8,
    /// From 1 to 6; 6 also after the end.
    pub round: u8,
    pub dealer: Option<Seat>,
    pub costs: Costs,
    /// Who is to play; nobody before the deal and after the end.
    pub turn: Option<Seat>,
    /// How many cards each holds.
    pub counts: Vec<u8>,
    /// Whose hand `hand` is.
    pub own: Option<Seat>,
    /// The viewer's own cards, sorted; empty for the table.
    pub hand: Vec<Card>,
    /// Which of them may be played now, each once, sorted; empty while somebody else is to play.
    pub playable: Vec<Card>,
    /// All hands, once the match or the round is over and anybody may look.
    pub open: Vec<Vec<Card>>,
    /// The trick on the table, in the order of play.
    pub trick: Vec<(Seat, Card)>,
    /// The tricks of this round that are in sight, the first one first: the last one alone, or all (BO-5.2).
    pub tricks: Vec<Trick>,
    /// How many tricks of this round were taken before those.
    pub gone: usize,
    /// The points of this round so far, with their sign, a seat each; none at all where they are out of sight (BO-5.2).
    pub points: Vec<i32>,
    /// Which suits each is known to have none of, since they did not follow; none at all where that is out of sight.
    pub voids: Vec<Vec<Suit>>,
    /// A moment that is looked back at, and out of sight until the round is over: there are no cards in this view.
    pub out_of_sight: bool,
    pub finished: Vec<Finished>,
    /// Points over all finished rounds.
    pub totals: Vec<i32>,
    pub twins: TwinRule,
    /// Who takes everything has the sign turned (BO-4.1): agreed before the match.
    pub all_or_nothing: AllOrNothing,
}

impl View {
    pub fn suit_led(&self) -> Option<Suit> {
        self.trick.first().map(|(_, card)| card.suit)
    }

    /// The last one that somebody has won, be it in the round before.
    pub fn last_trick(&self) -> Option<&Trick> {
        let before = self.finished.last().filter(|_| self.gone == 0 && !self.out_of_sight);
        self.tricks.last().or_else(|| before?.tricks.last())
    }

    /// Who takes the trick on the table, if this card completes it.
    pub fn taken_with(&self, by: Seat, card: Card) -> Option<Seat> {
        let mut cards = self.trick.clone();
        cards.push((by, card));
        (cards.len() == usize::from(self.seats)).then(|| winner(&cards, self.twins))
    }

    /// Whether the points of the round so far are in sight (BO-5.2).
    pub fn shows_points(&self) -> bool {
        !self.points.is_empty()
    }

    pub fn over(&self) -> bool {
        self.finished.len() == usize::from(super::score::ROUNDS)
    }
}

/// What may be told of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Dealer(Seat),
    Costs(Costs),
    Dealt { to: Seat, hand: Vec<Card> },
    Played { by: Seat, card: Card },
    Taken { by: Seat, taken: Option<Taken> },
    RoundOver { round: u8, scores: Vec<Score> },
}
