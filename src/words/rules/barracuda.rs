//! The rules of Barracuda, and the sentences for its refusals.

use super::{CitesRule, Filled};
use crate::{
    games::barracuda::{ActionKind, Bar, Denomination, Notes, Refusal},
    words::{Language, Text, barracuda as key, tally},
};

include!(concat!(env!("OUT_DIR"), "/rules_barracuda.rs"));

/// Starting notes and bars.
fn filled(language: &Language) -> Vec<Filled> {
    let note = |(kind, n): (Denomination, u16)| match kind {
        Denomination::Fake => ("r_notes_fake", language.say(key::RNotesFake { n })),
        _ => {
            let sum = language.say(tally::BarracudaMoney { n: u32::from(kind.value()) * 1000 });
            ("r_notes_real", language.say(key::RNotesReal { n, sum }))
        }
    };
    let bars = Bar::all().map(|bar| ("r_table_bar", bar.name().to_owned()));
    Notes::START.iter().map(note).chain(bars).collect()
}

/// Returns the sentence why a kind of action is impossible everywhere.
pub fn of_action(kind: ActionKind, refusal: Refusal) -> Option<Text> {
    match (refusal, kind) {
        (Refusal::FirstRound | Refusal::NoPawn | Refusal::TooMany(_), _) => refusal.sentence(),
        (_, ActionKind::Auction) => Some(key::r_auction_a),
        (Refusal::CannotPay, _) => refusal.sentence(),
        (_, ActionKind::Partner) => Some(key::r_actions_c),
        _ => refusal.sentence(),
    }
}

impl CitesRule for Refusal {
    fn sentence(&self) -> Option<Text> {
        Some(match *self {
            Refusal::Away => key::r_variants_a,
            Refusal::NoPawn => key::r_actions_d,
            Refusal::Open => key::r_actions_b,
            Refusal::Closed | Refusal::Own | Refusal::NotOwn => key::r_actions_a,
            Refusal::TooMany(_) => key::r_setup_k,
            Refusal::NoPlace => key::r_offers_d,
            Refusal::TooFew => key::r_auction_a,
            Refusal::CannotPay => key::r_bankrupt_c,
            // A stake may be 0, an offer for a place is at least 1, and an offer for a bar is at least its rent.
            Refusal::Amount(0, _) => key::r_lastorder_c,
            Refusal::Amount(1, _) => key::r_offers_d,
            Refusal::Amount(..) => key::r_offers_g,
            Refusal::NoNote => key::r_auction_k,
            Refusal::NotThere => key::r_setup_h,
            Refusal::OnlyFakes | Refusal::NoBid => key::r_auction_f,
            Refusal::MustAccept => key::r_offers_j,
            Refusal::CannotClose => key::r_auction_i,
            Refusal::NotYourCall => key::r_lastorder_b,
            Refusal::OwesAction => key::r_actions_e,
            Refusal::NoLook => key::r_variants_b,
            Refusal::FirstRound => key::r_rounds_b,
            Refusal::NotNow => return None,
        })
    }
}
