//! The rules of Barracuda, and the sentences by which something is refused.

use super::{Example, Filled, Line, Page, Section, section, short};
use crate::{
    games::barracuda::{ActionKind, Bar, Denomination, Notes, Refusal},
    words::{Language, Text, barracuda as key, minute},
};

/// The rules in short.
pub static SHORT: [Line; 4] = short!(key, [
    Book r_short_a, Book r_short_b, Book r_short_c, Book r_short_d,
]);

/// The rules page.
pub static SECTIONS: [Section; 11] = [
    section!(key, "setup", r_setup, [
        Book r_setup_a, Book r_setup_b, Ours r_setup_c, Ours r_setup_d, Book r_setup_e, Book r_setup_f,
        Book r_setup_g, Ruling r_setup_h, Ruling r_setup_i, Book r_setup_j, Book r_setup_k, Ruling r_setup_l,
    ]),
    section!(key, "rounds", r_rounds, [
        Book r_rounds_a, Book r_rounds_b, Book r_rounds_c, Ruling r_rounds_g, Book r_rounds_d, Ruling r_rounds_e,
        Ruling r_rounds_f,
    ]),
    section!(key, "rent", r_rent, [
        Book r_rent_a, Book r_rent_b, Book r_rent_c, Book r_rent_d, Ruling r_rent_e,
    ]),
    section!(key, "actions", r_actions, [
        Book r_actions_a, Book r_actions_b, Book r_actions_c, Book r_actions_d, Limit r_actions_f,
        Ruling r_actions_e,
    ]),
    section!(key, "offers", r_offers, [
        Book r_offers_a, Ruling r_offers_b, Ruling r_offers_c, Book r_offers_d, Book r_offers_e,
        Book r_offers_f, Book r_offers_g, Book r_offers_h, Book r_offers_i, Limit r_offers_j,
        Book r_offers_k, Ruling r_offers_l,
    ]),
    section!(key, "auction", r_auction, [
        Book r_auction_a, Ruling r_auction_c, Book r_auction_d, Ruling r_auction_k, Ruling r_auction_j,
        Ruling r_auction_e, Limit r_auction_f, Book r_auction_g, Book r_auction_h, Limit r_auction_i,
    ]),
    section!(key, "lastorder", r_lastorder, [
        Book r_lastorder_a, Limit r_lastorder_b, Book r_lastorder_c, Ruling r_lastorder_j, Limit r_lastorder_d,
        Book r_lastorder_e, Book r_lastorder_f, Book r_lastorder_g, Ruling r_lastorder_k, Book r_lastorder_h, Book r_lastorder_i,
    ]),
    section!(key, "bankrupt", r_bankrupt, [
        Book r_bankrupt_a, Book r_bankrupt_b, Limit r_bankrupt_e, Ruling r_bankrupt_c, Book r_bankrupt_d,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Ruling r_end_h, Ruling r_end_b, Limit r_end_c, Book r_end_d, Ruling r_end_e, Ruling r_end_f,
        Ruling r_end_g,
    ]),
    section!(key, "variants", r_variants, [
        Variant r_variants_a, Variant r_variants_b, Ruling r_variants_c, Book r_variants_d,
    ]),
    section!(key, "examples", r_examples, []),
];

/// The rules page.
pub static PAGE: Page = Page {
    lead: key::r_lead,
    short: &SHORT,
    sections: &SECTIONS,
    beside: &[(
        "setup",
        &[
            key::r_notes,
            key::r_table,
            key::r_table_bar,
            key::r_table_rent,
            key::r_table_places,
            key::r_two,
            key::r_one,
        ],
    )],
    filled,
    examples: &EXAMPLES,
    minute: &[
        minute::barracuda_1,
        minute::barracuda_2,
        minute::barracuda_3,
        minute::barracuda_4,
        minute::barracuda_5,
        minute::barracuda_6,
    ],
};

/// Starting notes and bars.
fn filled(language: &Language) -> Vec<Filled> {
    let note = |(kind, n): (Denomination, u16)| match kind {
        Denomination::Fake => ("setup", "r_notes_fake", language.say(key::RNotesFake { n })),
        _ => {
            let sum = language.say(key::Money { n: u32::from(kind.value()) * 1000 });
            ("setup", "r_notes_real", language.say(key::RNotesReal { n, sum }))
        }
    };
    let bars = Bar::all().map(|bar| ("setup", "r_table_bar", bar.name().to_owned()));
    Notes::START.iter().map(note).chain(bars).collect()
}

/// Worked examples.
pub const EXAMPLES: [Example; 13] = [
    (key::r_pay_two, &[key::r_pay_two_a]),
    (key::r_pay_three, &[key::r_pay_three_a]),
    (key::r_pay_four, &[key::r_pay_four_a]),
    (key::r_protect, &[key::r_protect_a, key::r_protect_b]),
    (key::r_join, &[key::r_join_a, key::r_join_b]),
    (key::r_bounce, &[key::r_bounce_a, key::r_bounce_b]),
    (key::r_sale, &[key::r_sale_a, key::r_sale_b, key::r_sale_c]),
    (key::r_close, &[key::r_close_a, key::r_close_b]),
    (key::r_order, &[key::r_order_a, key::r_order_b, key::r_order_c]),
    (key::r_escape, &[key::r_escape_a, key::r_escape_b]),
    (key::r_bluff, &[key::r_bluff_a]),
    (key::r_five, &[key::r_five_a, key::r_five_b, key::r_five_c]),
    (key::r_forced, &[key::r_forced_a, key::r_forced_b]),
];

/// The sentence by which this kind of action cannot be done anywhere.
pub fn of_action(kind: ActionKind, refusal: Refusal) -> Option<Text> {
    match (refusal, kind) {
        (Refusal::FirstRound | Refusal::NoPawn | Refusal::TooMany(_), _) => passage(refusal),
        (_, ActionKind::Auction) => Some(key::r_auction_a),
        (Refusal::CannotPay, _) => passage(refusal),
        (_, ActionKind::Partner) => Some(key::r_actions_c),
        _ => passage(refusal),
    }
}

/// The sentence by which this is refused; nothing where it is only for another moment.
pub fn passage(refusal: Refusal) -> Option<Text> {
    Some(match refusal {
        Refusal::Away => key::r_variants_a,
        Refusal::NoPawn => key::r_actions_d,
        Refusal::Open => key::r_actions_b,
        Refusal::Closed | Refusal::Own | Refusal::NotOwn => key::r_actions_a,
        Refusal::TooMany(_) => key::r_setup_k,
        Refusal::NoPlace => key::r_offers_d,
        Refusal::TooFew => key::r_auction_a,
        Refusal::CannotPay => key::r_bankrupt_c,
        // What is staked may be nothing, what is offered for a place begins at one, and for a bar at its rent.
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
