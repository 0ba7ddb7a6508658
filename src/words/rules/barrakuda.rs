//! The rules of Barrakuda, and the sentences for its refusals.

use super::{CitesRule, Filled};
use crate::{
    games::barrakuda::{Card, FloorFault, Refusal, Wreck, WreckAction, WreckSet},
    words::{Language, Text, barrakuda as key},
};

include!(concat!(env!("OUT_DIR"), "/rules_barrakuda.rs"));

/// Texts of the wreck cards that contain numbers.
fn filled(language: &Language) -> Vec<Filled> {
    let WreckSet { base, extra, .. } = WreckSet::OURS;
    let cards = [base, extra].into_iter().flat_map(|cards| Wreck::all().map(move |wreck| cards.of(wreck)));
    let actions = cards.flat_map(|card| [card.special, card.general]);
    let mut all: Vec<Filled> = actions
        .filter_map(|action| match action {
            WreckAction::Gold(n) => Some(("r_card_gold", language.say(key::RCardGold { n }))),
            WreckAction::TakeBack(n) => Some(("r_card_back", language.say(key::RCardBack { n }))),
            _ => None,
        })
        .collect();
    all.sort();
    all.dedup();
    all
}

impl CitesRule for Refusal {
    fn sentence(&self) -> Option<Text> {
        Some(match self {
            Refusal::Teams(_) => key::r_teams_a,
            Refusal::Goal(_) => key::r_end_d,
            Refusal::Floor(FloorFault::Overlap) => key::r_setup_b,
            Refusal::Floor(FloorFault::Apart(_)) => key::r_setup_a,
            Refusal::WreckSet => key::r_wrecks_g,
            Refusal::Chosen => key::r_choose_a,
            // No movement card leads to the lair (BK-1.2).
            Refusal::NotHeld(Card::Dive(Wreck::LAIR)) => key::r_setup_i,
            Refusal::NotHeld(Card::Dive(_)) => key::r_choose_b,
            Refusal::NotHeld(Card::Barracuda) => key::r_choose_c,
            Refusal::OutOfReach(_) => key::r_fish_e,
            Refusal::NotOffered => key::r_wrecks_m,
        })
    }
}
