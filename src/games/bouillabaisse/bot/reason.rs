//! Why a bot played what it played.

use crate::kernel::{
    Seat,
    bot::{self, Gap, Sentence},
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no other card.
    Only,
    /// It has weighed nothing yet.
    Habit,
    /// It means to take everything (BO-4.1).
    Everything,
    /// It takes something, lest this seat take everything.
    Spoil(Seat),
    /// It gives up points of the round for its place in the match.
    Place,
    /// It expects so many points of the round, off its total where points are good; with its worst card so many.
    Weighed { aim: Aim, good: bool, points: i32, worst: i32 },
}

/// What a card is played for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    Lead,
    /// Not to win the trick, or not now.
    Under,
    /// To win it so far.
    Over,
    /// Every card would win it so far.
    Forced,
    /// A card that counts, on a trick that so far is this seat's.
    Give(Seat),
    Discard,
}

impl bot::Reason for Reason {
    fn sentence(&self) -> Sentence {
        let (aim, good, points, worst) = match *self {
            Reason::Only => return Sentence::plain("only"),
            Reason::Habit => return Sentence::plain("habit"),
            Reason::Everything => return Sentence::plain("everything"),
            Reason::Spoil(who) => return Sentence::plain("spoils").with("name", Gap::Name(who)),
            Reason::Place => return Sentence::plain("place"),
            Reason::Weighed { aim, good, points, worst } => (aim, good, points, worst),
        };
        let same = points == worst;
        let key = match (aim, good) {
            (_, false) if same => "same",
            (_, true) if same => "good_same",
            (Aim::Lead, false) => "lead",
            (Aim::Lead, true) => "good_lead",
            (Aim::Under, false) => "under",
            (Aim::Under, true) => "good_under",
            (Aim::Over, false) => "over",
            (Aim::Forced, false) => "forced",
            (Aim::Over | Aim::Forced, true) => "good_over",
            (Aim::Give(_), false) => "gives",
            (Aim::Discard, false) => "discard",
            (Aim::Give(_) | Aim::Discard, true) => "good_discard",
        };
        let sentence = Sentence::plain(key).with("n", Gap::Number(points));
        match aim {
            _ if same => sentence,
            Aim::Give(to) if !good => sentence.with("worst", Gap::Number(worst)).with("name", Gap::Name(to)),
            _ => sentence.with("worst", Gap::Number(worst)),
        }
    }
}
