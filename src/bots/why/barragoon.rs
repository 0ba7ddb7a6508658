//! Why a bot did something in Barragoon.

use super::sentence::{Explain, Gap, Sentence};
use crate::games::barragoon::bot::Reason;

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        let number = |key, n: u8| Sentence::plain(key).with("n", Gap::Number(i32::from(n)));
        match *self {
            Reason::Only => Sentence::plain("only"),
            Reason::Wins { moves: 0..=1 } => Sentence::plain("wins_now"),
            Reason::Loses { moves: 0..=1 } => Sentence::plain("loses_now"),
            Reason::Wins { moves } => number("wins_in", moves),
            Reason::Loses { moves } => number("loses_in", moves),
            Reason::Captures(value) => number("captures", value.full()),
            Reason::Exchanges(value) => number("exchanges", value.full()),
            Reason::Saves(value) => number("saves", value.full()),
            Reason::Takes(value) => number("takes", value.full()),
            Reason::GivesUp(value) => number("gives_up", value.full()),
            Reason::Ways { ahead: 10.. } => Sentence::plain("more_ways"),
            Reason::Ways { ahead: ..=-10 } => Sentence::plain("fewer_ways"),
            Reason::Ways { .. } => Sentence::plain("even_ways"),
            Reason::Draw { ahead: 21.. } => Sentence::plain("draw_ahead"),
            Reason::Draw { ahead: ..=-21 } => Sentence::plain("draw_behind"),
            Reason::Draw { .. } => Sentence::plain("draw_even"),
        }
    }
}
