//! Sentences for the reasons of the bot for La Bouillabaisse.

use super::sentence::{Explain, Gap, Sentence};
use crate::games::bouillabaisse::{
    Sign,
    bot::{Aim, Reason},
};

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        match *self {
            Reason::Only => Sentence::plain("only"),
            Reason::Habit => Sentence::plain("habit"),
            Reason::Everything => Sentence::plain("everything"),
            Reason::Spoil(who) => Sentence::plain("spoils").with("name", Gap::Name(who)),
            Reason::Place => Sentence::plain("place"),
            Reason::Same { sign: Sign::Plus, points } => {
                Sentence::plain("same").with("n", Gap::Number(points))
            }
            Reason::Same { sign: Sign::Minus, points } => {
                Sentence::plain("good_same").with("n", Gap::Number(points))
            }
            Reason::Points { sign: Sign::Plus, points, worst } => weighed("points", points, worst),
            Reason::Points { sign: Sign::Minus, points, worst } => weighed("good_points", points, worst),
            Reason::Weighed { aim, sign, points, worst } => {
                let sentence = weighed(key(aim, sign), points, worst);
                match aim {
                    Aim::Give(to) => sentence.with("name", Gap::Name(to)),
                    _ => sentence,
                }
            }
        }
    }
}

fn weighed(key: &'static str, points: i32, worst: i32) -> Sentence {
    Sentence::plain(key).with("n", Gap::Number(points)).with("worst", Gap::Number(worst))
}

fn key(aim: Aim, sign: Sign) -> &'static str {
    match (aim, sign) {
        (Aim::LeadToOthers, Sign::Plus) => "lead",
        (Aim::LeadToOthers, Sign::Minus) => "good_lead_low",
        (Aim::LeadToTake, Sign::Plus) => "lead_takes",
        (Aim::LeadToTake, Sign::Minus) => "good_lead",
        (Aim::Under | Aim::Duck, Sign::Plus) => "under",
        (Aim::Under, Sign::Minus) => "good_under",
        (Aim::Duck, Sign::Minus) => "good_duck",
        (Aim::TakeEarly, Sign::Plus) => "over",
        (Aim::Take, Sign::Plus) => "takes",
        (Aim::Forced, Sign::Plus) => "forced",
        (Aim::TakeEarly | Aim::Take | Aim::Forced, Sign::Minus) => "good_over",
        (Aim::Overtaken, Sign::Plus) => "overtaken",
        (Aim::Overtaken, Sign::Minus) => "good_overtaken",
        (Aim::Give(_), Sign::Plus) => "gives",
        (Aim::Give(_), Sign::Minus) => "good_gives",
        (Aim::GiveAny, Sign::Plus) => "gives_any",
        (Aim::GiveAny, Sign::Minus) => "good_gives_any",
        (Aim::Discard, Sign::Plus) => "discard",
        (Aim::Spare, Sign::Plus) => "spare",
        (Aim::Discard | Aim::Spare, Sign::Minus) => "good_discard",
    }
}
