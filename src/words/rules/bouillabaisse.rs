//! The rules of La Bouillabaisse, and the sentences by which something is refused.

use super::{Line, Page, Section, section, short};
use crate::{
    games::bouillabaisse::Refusal,
    words::{Text, bouillabaisse as key, minute},
};

/// The rules in short.
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

/// The rules page.
pub static PAGE: Page = Page {
    lead: key::r_lead,
    short: &SHORT,
    sections: &SECTIONS,
    beside: &[
        (
            "costs",
            &[
                key::r_table,
                key::r_table_round,
                key::r_table_trick,
                key::r_table_suit,
                key::r_table_figure,
                key::r_table_card,
            ],
        ),
        (
            "examples",
            &[
                key::r_trick,
                key::r_trick_a,
                key::r_trick_1,
                key::r_trick_2,
                key::r_trick_3,
                key::r_trick_4,
                key::r_trick_b,
                key::r_count,
                key::r_count_a,
                key::r_count_1,
                key::r_count_2,
                key::r_count_3,
                key::r_count_4,
                key::r_count_5,
                key::r_count_b,
                key::r_count_c,
                key::r_turn,
                key::r_turn_a,
                key::r_turn_card,
                key::r_turn_b,
                key::r_turn_c,
                key::r_turn_d,
            ],
        ),
    ],
    filled: |_| Vec::new(),
    examples: &[],
    minute: &[
        minute::bouillabaisse_1,
        minute::bouillabaisse_2,
        minute::bouillabaisse_3,
        minute::bouillabaisse_4,
        minute::bouillabaisse_5,
        minute::bouillabaisse_6,
    ],
};

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
