//! Why a bot did something in Barragoon.

use super::sentence::{Explain, Gap, Sentence};
use crate::games::barragoon::{Value, bot::Reason};

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        let piece = |key, value: Value| Sentence::plain(key).with("n", Gap::Number(i32::from(value.full())));
        match *self {
            Reason::Only => Sentence::plain("only"),
            Reason::End { won: true, moves: 0..=1 } => Sentence::plain("wins_now"),
            Reason::End { won: false, moves: 0..=1 } => Sentence::plain("loses_now"),
            Reason::End { won, moves } => {
                let sentence = Sentence::plain(if won { "wins_in" } else { "loses_in" });
                sentence.with("n", Gap::Number(i32::from(moves)))
            }
            Reason::Piece { won, value } => piece(if won { "takes" } else { "gives_up" }, value),
            Reason::Ways { ahead: 10.. } => Sentence::plain("more_ways"),
            Reason::Ways { ahead: ..=-10 } => Sentence::plain("fewer_ways"),
            Reason::Ways { .. } => Sentence::plain("even_ways"),
            Reason::Draw { ahead: 21.. } => Sentence::plain("draw_ahead"),
            Reason::Draw { ahead: ..=-21 } => Sentence::plain("draw_behind"),
            Reason::Draw { .. } => Sentence::plain("draw_even"),
        }
    }
}
