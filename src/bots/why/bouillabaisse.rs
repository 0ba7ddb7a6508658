//! Why a bot played a card in La Bouillabaisse.

use super::sentence::{Explain, Gap, Sentence};
use crate::games::bouillabaisse::{
    Sign,
    bot::{Aim, Reason},
};

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        let (aim, sign, points, worst) = match *self {
            Reason::Only => return Sentence::plain("only"),
            Reason::Habit => return Sentence::plain("habit"),
            Reason::Everything => return Sentence::plain("everything"),
            Reason::Spoil(who) => return Sentence::plain("spoils").with("name", Gap::Name(who)),
            Reason::Place => return Sentence::plain("place"),
            Reason::Weighed { aim, sign, points, worst } => (aim, sign, points, worst),
        };
        let same = points == worst;
        let key = match (aim, sign) {
            (_, Sign::Plus) if same => "same",
            (_, Sign::Minus) if same => "good_same",
            (Aim::Lead, Sign::Plus) => "lead",
            (Aim::Lead, Sign::Minus) => "good_lead",
            (Aim::Under, Sign::Plus) => "under",
            (Aim::Under, Sign::Minus) => "good_under",
            (Aim::Over, Sign::Plus) => "over",
            (Aim::Forced, Sign::Plus) => "forced",
            (Aim::Over | Aim::Forced, Sign::Minus) => "good_over",
            (Aim::Give(_), Sign::Plus) => "gives",
            (Aim::Discard, Sign::Plus) => "discard",
            (Aim::Give(_) | Aim::Discard, Sign::Minus) => "good_discard",
        };
        let sentence = Sentence::plain(key).with("n", Gap::Number(points));
        match aim {
            _ if same => sentence,
            Aim::Give(to) if sign == Sign::Plus => {
                sentence.with("worst", Gap::Number(worst)).with("name", Gap::Name(to))
            }
            _ => sentence.with("worst", Gap::Number(worst)),
        }
    }
}
