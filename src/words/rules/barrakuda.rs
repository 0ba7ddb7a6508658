//! The rules of Barrakuda, and the sentences by which something is refused.

use super::{Filled, Line, Page, Section, section, short};
use crate::{
    games::barrakuda::{Card, FloorFault, Refusal, Wreck, WreckAction, WreckSet},
    words::{Language, Text, barrakuda as key, minute},
};

/// The rules in short.
pub static SHORT: [Line; 5] = short!(key, [
    Book r_short_a, Book r_short_b, Book r_short_c, Book r_short_d, Book r_short_e,
]);

/// The rules page.
pub static SECTIONS: [Section; 9] = [
    section!(key, "aim", r_aim, [Book r_aim_a, Book r_aim_b, Book r_aim_c]),
    section!(key, "setup", r_setup, [
        Book r_setup_a, Ruling r_setup_b, Setting r_setup_c, Ours r_setup_h, Book r_setup_d,
        Outside r_setup_i, Ruling r_setup_e,
        Book r_setup_f, Outside r_setup_g,
    ]),
    section!(key, "choose", r_choose, [
        Book r_choose_a, Book r_choose_b, Book r_choose_c, Book r_choose_d, Ruling r_choose_e,
    ]),
    section!(key, "fish", r_fish, [
        Book r_fish_a, Limit r_fish_b, Book r_fish_c, Ruling r_fish_d, Book r_fish_e, Book r_fish_f,
        Limit r_fish_g, Limit r_fish_h,
    ]),
    section!(key, "wrecks", r_wrecks, [
        Book r_wrecks_a, Book r_wrecks_b, Ruling r_wrecks_c, Book r_wrecks_d, Book r_wrecks_e,
        Book r_wrecks_f, Limit r_wrecks_g, Book r_wrecks_h, Book r_wrecks_i, Ruling r_wrecks_j,
        Book r_wrecks_k, Limit r_wrecks_l, Ruling r_wrecks_m,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Ruling r_end_h, Book r_end_b, Book r_end_c, Variant r_end_d, Ruling r_end_e, Ruling r_end_f,
        Ruling r_end_g,
    ]),
    section!(key, "cards", r_cards, [
        Ours r_cards_a, Setting r_cards_b, Book r_cards_c, Book r_cards_d, Limit r_cards_f,
        Book r_cards_e, Book r_cards_g, Book r_cards_h, Ruling r_cards_i, Book r_cards_j, Book r_cards_k,
        Book r_cards_l, Limit r_cards_o, Variant r_cards_m, Limit r_cards_n,
    ]),
    section!(key, "teams", r_teams, [
        Variant r_teams_a, Ruling r_teams_b, Variant r_teams_c, Ruling r_teams_d, Variant r_teams_e,
        Ruling r_teams_f, Limit r_teams_g,
    ]),
    section!(key, "examples", r_examples, []),
];

/// The rules page.
pub static PAGE: Page = Page {
    lead: key::r_lead,
    short: &SHORT,
    sections: &SECTIONS,
    beside: &[
        (
            "cards",
            &[
                key::r_card,
                key::r_card_wreck,
                key::r_card_special,
                key::r_card_general,
                key::r_card_base,
                key::r_card_extra,
                key::r_card_nothing,
                key::r_card_regain,
                key::r_card_bank_seven,
                key::r_card_bank_all,
                key::r_card_pocket,
                key::r_card_protected,
                key::r_card_all_regain,
                key::r_card_fling,
            ],
        ),
        (
            "examples",
            &[
                key::r_round,
                key::r_round_a,
                key::r_round_b,
                key::r_round_floor,
                key::r_round_c,
                key::r_round_d,
                key::r_round_e,
                key::r_steer,
                key::r_steer_a,
                key::r_steer_b,
                key::r_steer_c,
                key::r_steer_d,
                key::r_steer_e,
                key::r_steer_f,
            ],
        ),
    ],
    filled,
    examples: &[],
    minute: &[
        minute::barrakuda_1,
        minute::barrakuda_2,
        minute::barrakuda_3,
        minute::barrakuda_4,
        minute::barrakuda_5,
        minute::barrakuda_6,
    ],
};

/// Texts of the wreck cards that contain numbers.
fn filled(language: &Language) -> Vec<Filled> {
    let WreckSet { base, extra, .. } = WreckSet::OURS;
    let cards = [base, extra].into_iter().flat_map(|cards| Wreck::all().map(move |wreck| cards.of(wreck)));
    let actions = cards.flat_map(|card| [card.special, card.general]);
    let mut all: Vec<Filled> = actions
        .filter_map(|action| match action {
            WreckAction::Gold(n) => Some(("cards", "r_card_gold", language.say(key::RCardGold { n }))),
            WreckAction::TakeBack(n) => Some(("cards", "r_card_back", language.say(key::RCardBack { n }))),
            _ => None,
        })
        .collect();
    all.sort();
    all.dedup();
    all
}

/// The sentence by which this is refused.
pub fn passage(refusal: &Refusal) -> Text {
    match refusal {
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
    }
}
