//! Why a bot played a card in La Bouillabaisse.

use super::sentence::{Explain, Gap, Sentence};
use crate::games::bouillabaisse::bot::{Aim, Reason};

impl Explain for Reason {
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
