//! The rules of La Bouillabaisse, and the sentences by which something is refused.

use super::{Line, Section, section, short};
use crate::{
    games::bouillabaisse::Refusal,
    words::{Text, bouillabaisse as key},
};

/// The game in short.
pub static SHORT: [Line; 5] = short!(key, [
    Book r_short_a, Book r_short_b, Book r_short_c, Book r_short_d, Variant r_short_e,
]);

/// The rules page.
pub static SECTIONS: [Section; 6] = [
    section!(key, "cards", r_cards, [
        Book r_cards_a, Ruling r_cards_b, Setting r_cards_c, Book r_cards_d, Ruling r_cards_e,
        Book r_cards_f, Ruling r_cards_g,
    ]),
    section!(key, "tricks", r_tricks, [
        Book r_tricks_a, Book r_tricks_b, Ruling r_tricks_c, Setting r_tricks_d,
    ]),
    section!(key, "costs", r_costs, [
        Book r_costs_a, Book r_costs_b, Book r_costs_c, Ruling r_costs_d, Setting r_costs_e,
        Ruling r_costs_f, Book r_costs_g, Book r_costs_h, Book r_costs_i, Ruling r_costs_j,
    ]),
    section!(key, "all", r_all, [
        Variant r_all_a, Variant r_all_b, Ruling r_all_i, Ruling r_all_c, Setting r_all_d, Ruling r_all_e, Variant r_all_f,
        Variant r_all_g, Ruling r_all_h,
    ]),
    section!(key, "early", r_early, [Setting r_early_a, Setting r_early_b, Setting r_early_c]),
    section!(key, "examples", r_examples, []),
];

/// Who plays when, and which card (BO-2.1).
pub const FOLLOWING: Text = key::r_tricks_a;

/// The sentence by which this is refused.
pub fn passage(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::Packs(_) => key::r_cards_b,
        Refusal::NoFigure(_) | Refusal::NotInPlay(_) => key::r_costs_a,
        Refusal::NotHeld(_) | Refusal::FollowSuit(_) => FOLLOWING,
    }
}
