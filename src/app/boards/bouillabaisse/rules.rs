//! The rules page: what the digest says, in the players' words, with the cards it speaks of.

use super::art;
use crate::{
    app::{
        components::rules_page::{Rules, Section, figure, row, rules_page, rules_table, section},
        dom::View,
        i18n::{Locale, Word, bouillabaisse as key},
    },
    games::bouillabaisse::Bouillabaisse,
    kernel::Game,
};

static RULES: Rules = Rules { slug: Bouillabaisse::SLUG, lead: key::r_lead, sections: &SECTIONS, pictures };

const SECTIONS: [Section; 6] = [
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
        Variant r_all_a, Variant r_all_b, Ruling r_all_c, Setting r_all_d, Ruling r_all_e, Variant r_all_f,
        Variant r_all_g, Ruling r_all_h,
    ]),
    section!(key, "early", r_early, [Setting r_early_a, Setting r_early_b, Setting r_early_c]),
    section!(key, "examples", r_examples, []),
];

/// The headings of the table of rounds.
const COLUMNS: [Word; 5] =
    [key::r_table_round, key::r_table_trick, key::r_table_suit, key::r_table_figure, key::r_table_card];

/// What each round counts, a column each (BO-3.3).
const ROUNDS: [[&str; 4]; 6] = [
    ["5", "", "", ""],
    ["", "10", "", ""],
    ["", "", "50", ""],
    ["", "", "", "200"],
    ["5", "10", "50", "200"],
    ["−5", "−10", "−50", "−200"],
];

/// A card, what is said of it, and whether it wins.
type Shown = (&'static str, Word, Option<bool>);

const TRICK: [Shown; 4] = [
    ("7h", key::r_trick_1, None),
    ("Kh", key::r_trick_2, None),
    ("2c", key::r_trick_3, None),
    ("Ah", key::r_trick_4, Some(true)),
];

const COUNT: [Shown; 5] = [
    ("Qh", key::r_count_1, None),
    ("9h", key::r_count_2, None),
    ("4h", key::r_count_3, None),
    ("Qc", key::r_count_4, None),
    ("Ks", key::r_count_5, None),
];

const TURN: [Shown; 4] = [
    ("Qc", key::r_turn_card, None),
    ("Qd", key::r_turn_card, None),
    ("Qh", key::r_turn_card, None),
    ("Qs", key::r_turn_card, None),
];

pub(super) fn rules(at: Option<String>) -> View {
    rules_page(&RULES, at)
}

fn pictures(locale: Locale, section: &str) -> String {
    match section {
        "costs" => table(locale),
        "examples" => {
            example(locale, key::r_trick, &[key::r_trick_a], &TRICK, &[key::r_trick_b])
                + &example(locale, key::r_count, &[key::r_count_a], &COUNT, &[key::r_count_b, key::r_count_c])
                + &example(
                    locale,
                    key::r_turn,
                    &[key::r_turn_a],
                    &TURN,
                    &[key::r_turn_b, key::r_turn_c, key::r_turn_d],
                )
        }
        _ => String::new(),
    }
}

/// The table of rounds. A cell stays empty where nothing counts.
fn table(locale: Locale) -> String {
    let mut body = String::from("<tbody>");
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| body.push_str(part));
    for (number, cells) in ["1", "2", "3", "4", "5", "6"].into_iter().zip(ROUNDS) {
        put(&["<tr><th scope='row'>", number, "</th>"]);
        for cell in cells {
            put(&["<td>", cell, "</td>"]);
        }
        put(&["</tr>"]);
    }
    put(&["</tbody>"]);
    rules_table(locale, "", key::r_table, &COLUMNS, &body)
}

/// Some cards in a row, with what is said before and after them.
fn example(locale: Locale, title: Word, before: &[Word], cards: &[Shown], after: &[Word]) -> String {
    let said = |lines: &[Word]| -> String {
        lines.iter().map(|line| ["<p>", locale.word(*line), "</p>"].concat()).collect()
    };
    let shown = |(card, caption, wins): &Shown| figure(&art::card(card), locale.word(*caption), *wins);
    let cards: String = cards.iter().map(shown).collect();
    ["<h3>", locale.word(title), "</h3>", &said(before), &row(&cards), &said(after)].concat()
}
