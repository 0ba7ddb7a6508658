//! Sentences for the reasons of the bot for Barracuda.

use super::sentence::{Explain, Gap, Sentence};
use crate::{games::barracuda::bot::Reason, kernel::Seat};

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        let number = |n: u16| Gap::Number(i32::from(n));
        // A sum of 0 needs another sentence: 0 has no thousands, and a bid of fakes only is no sum.
        let sum = |some: &'static str, none: &'static str, n: u16| match n {
            0 => Sentence::plain(none),
            _ => Sentence::plain(some).with("n", number(n)),
        };
        match *self {
            Reason::Only => Sentence::plain("only"),
            Reason::Look => Sentence::plain("look"),
            Reason::Begin => Sentence::plain("begin"),
            Reason::Call => Sentence::plain("call"),
            Reason::Stake { sum: n } => sum("stake", "stake_fakes", n),
            Reason::Place { chance } => Sentence::plain("place").with("chance", Gap::Number(chance.into())),
            Reason::Rest => Sentence::plain("rest"),
            Reason::Fifth => Sentence::plain("fifth"),
            Reason::Join { tenant, sum, chance } => offer("join", tenant, sum, chance),
            Reason::TakeOver { tenant, sum, chance } => offer("take_over", tenant, sum, chance),
            Reason::Stop { seat } => Sentence::plain("stop").with("name", Gap::Name(seat)),
            Reason::Auction { rent } => sum("auction", "auction_free", rent),
            Reason::Accept { sum, chance } => {
                Sentence::plain("accept").with("n", number(sum)).with("chance", Gap::Number(chance.into()))
            }
            Reason::Refuse { seat, sum } => {
                Sentence::plain("refuse").with("name", Gap::Name(seat)).with("n", number(sum))
            }
            Reason::Bid { sum: n } => sum("bid", "bid_fakes", n),
            Reason::Sell { seat, sum: n } => sum("sell", "sell_fakes", n).with("name", Gap::Name(seat)),
            Reason::Close => Sentence::plain("close"),
        }
    }
}

fn offer(key: &'static str, tenant: Seat, sum: u16, chance: u8) -> Sentence {
    Sentence::plain(key)
        .with("name", Gap::Name(tenant))
        .with("n", Gap::Number(i32::from(sum)))
        .with("chance", Gap::Number(chance.into()))
}
