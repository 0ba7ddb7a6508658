//! Sentences for the reasons of the bot for Barrakuda.

use super::sentence::{Explain, Gap, Sentence};
use crate::{
    games::barrakuda::{Action, Gold, bot::Reason},
    kernel::Seat,
};

impl Explain for Reason {
    fn sentence(&self) -> Sentence {
        let number = |key, n: i32| Sentence::plain(key).with("n", Gap::Number(n));
        let gold = |key, n: Gold| number(key, i32::from(n));
        let named = |sentence: Sentence, seat: Seat| sentence.with("name", Gap::Name(seat));
        match self {
            Reason::Only => Sentence::plain("only"),
            Reason::Enough => Sentence::plain("enough"),
            Reason::Wins => Sentence::plain("wins"),
            Reason::MayWin { percent } => number("may_win", *percent),
            Reason::Mixed { cards } => number("mixed", *cards),
            Reason::Vault { gold: n } => gold("vault", *n),
            Reason::Alone { percent } => number("alone", *percent),
            Reason::Find { gold } => number("find", *gold),
            Reason::Least => Sentence::plain("least"),
            Reason::Lure { to } => named(Sentence::plain("lure"), *to),
            Reason::Bite { whom, gold: 0 } => named(Sentence::plain("bar"), *whom),
            Reason::Bite { whom, gold: n } => named(gold("bite", *n), *whom),
            Reason::Shield => Sentence::plain("shield"),
            Reason::Spare => Sentence::plain("spare"),
            Reason::WreckAction { action, from: Some((whom, n)) } => match action {
                Action::Rob(_) => named(gold("rob", *n), *whom),
                Action::Strip(_) => named(Sentence::plain("strip"), *whom),
                Action::Pocket(_) => named(Sentence::plain("pocket"), *whom),
                _ => named(Sentence::plain("put"), *whom),
            },
            Reason::WreckAction { action, .. } => Sentence::plain(match action {
                Action::Take => "take",
                Action::TakeBack => "take_back",
                Action::Regain => "regain",
                Action::Share(_) => "share",
                Action::Late => "late",
                _ => "pass",
            }),
        }
    }
}
