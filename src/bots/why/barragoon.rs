//! Sentences for the reasons of the bot for Barragoon, one for each claim.

use super::sentence::{Explain, Gap, Sentence};
use crate::games::barragoon::{
    Value,
    bot::{Claim, Reason},
};

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        let claims = self.claims();
        claims.tail.iter().fold(sentence(claims.head), |said, claim| said.then(sentence(*claim)))
    }
}

fn sentence(claim: Claim) -> Sentence {
    let number = |n: u8| Gap::Number(i32::from(n));
    let piece = |key, value: Value| Sentence::plain(key).with("n", number(value.full()));
    match claim {
        Claim::Only => Sentence::plain("only"),
        Claim::Wins { moves: 0..=1 } => Sentence::plain("wins_now"),
        Claim::Loses { moves: 0..=1 } => Sentence::plain("loses_now"),
        Claim::Wins { moves } => Sentence::plain("wins_in").with("n", number(moves)),
        Claim::Loses { moves } => Sentence::plain("loses_in").with("n", number(moves)),
        Claim::Captures(value) => piece("captures", value),
        Claim::Exchanges { taken, lost } => piece("exchanges", taken).with("lost", number(lost.full())),
        Claim::TakesPiece(value) => piece("takes_piece", value),
        Claim::TakesBarragoon => Sentence::plain("takes_barragoon"),
        Claim::Takes(value) => piece("takes", value),
        Claim::Trades { won, lost } => piece("trades", won).with("lost", number(lost.full())),
        Claim::GivesUp(value) => piece("gives_up", value),
        Claim::Loss(value) => piece("loses_piece", value),
        Claim::Saves { value, at } => piece("saves", value).with("at", Gap::Text(at.to_string())),
        Claim::Hangs { value, at } => piece("hangs", value).with("at", Gap::Text(at.to_string())),
        Claim::Quiet => Sentence::plain("quiet"),
        Claim::Moves { own, other } => {
            let key = match own.cmp(&other) {
                std::cmp::Ordering::Greater => "more_ways",
                std::cmp::Ordering::Less => "fewer_ways",
                std::cmp::Ordering::Equal => "even_ways",
            };
            Sentence::plain(key).with("n", number(own)).with("m", number(other))
        }
        Claim::Draw { ahead: 21.. } => Sentence::plain("draw_ahead"),
        Claim::Draw { ahead: ..=-21 } => Sentence::plain("draw_behind"),
        Claim::Draw { .. } => Sentence::plain("draw_even"),
    }
}
