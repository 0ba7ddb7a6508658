//! The rules page: what the digest says, in the players' words, with the table of arrows and some examples.

use super::words;
use crate::{
    app::{
        components::rules_page::{Rules, Section, rules_page, rules_table, section},
        dom::View,
        i18n::{Locale, Word, barbarossa as key},
    },
    games::barbarossa::{Barbarossa, score::OWNER},
    kernel::Game,
};

static RULES: Rules = Rules { slug: Barbarossa::SLUG, lead: key::r_lead, sections: &SECTIONS, pictures };

const SECTIONS: [Section; 13] = [
    section!(key, "aim", r_aim, [
        Book r_aim_a, Book r_aim_b, Book r_aim_c,
    ]),
    section!(key, "setup", r_setup, [
        Book r_setup_a, Outside r_setup_b, Ours r_setup_c, Book r_setup_d, Book r_setup_e,
        Ours r_setup_h, Ruling r_setup_f, Book r_setup_g,
    ]),
    section!(key, "objects", r_objects, [
        Book r_objects_a, Book r_objects_b, Ruling r_objects_j, Book r_objects_c, Setting r_objects_d,
        Setting r_objects_e, Setting r_objects_f, Setting r_objects_g, Ruling r_objects_h,
        Ruling r_objects_i,
    ]),
    section!(key, "turn", r_turn, [
        Book r_turn_a, Ruling r_turn_b, Book r_turn_c, Book r_turn_d, Outside r_turn_f,
        Book r_turn_e,
    ]),
    section!(key, "caves", r_caves, [
        Book r_caves_a, Book r_caves_b, Book r_caves_c, Book r_caves_d, Book r_caves_e,
    ]),
    section!(key, "elf", r_elf, [
        Book r_elf_a, Book r_elf_e, Book r_elf_b, Ruling r_elf_c, Ruling r_elf_d,
    ]),
    section!(key, "questions", r_questions, [
        Book r_questions_a, Book r_questions_b, Book r_questions_c, Book r_questions_d,
        Book r_questions_e, Ruling r_questions_f, Ruling r_questions_g,
    ]),
    section!(key, "solving", r_solving, [
        Book r_solving_a, Book r_solving_b, Ruling r_solving_c, Book r_solving_d,
        Ruling r_solving_e, Ruling r_solving_f, Ruling r_solving_g,
    ]),
    section!(key, "curses", r_curses, [
        Book r_curses_a, Book r_curses_b, Ruling r_curses_c, Ruling r_curses_d, Book r_curses_e,
        Ruling r_curses_f, Book r_curses_g, Ruling r_curses_h,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Book r_end_b, Ruling r_end_c, Book r_end_d, Ruling r_end_e,
    ]),
    section!(key, "variants", r_variants, [
        Variant r_variants_a, Variant r_variants_f, Variant r_variants_b, Variant r_variants_c,
        Setting r_variants_d, Setting r_variants_e,
    ]),
    section!(key, "rulings", r_rulings, [
        Ruling r_rulings_a, Ruling r_rulings_b, Ruling r_rulings_c, Ruling r_rulings_d,
        Ruling r_rulings_e,
    ]),
    section!(key, "examples", r_examples, []),
];

const COLUMNS: [Word; 3] = [key::r_table_few, key::r_table_many, key::r_table_owner];

const EXAMPLES: [(Word, &[Word]); 9] = [
    (key::r_move, &[key::r_move_a]),
    (key::r_letter, &[key::r_letter_a, key::r_letter_b]),
    (key::r_series, &[key::r_series_a, key::r_series_b, key::r_series_c]),
    (key::r_word, &[key::r_word_a, key::r_word_b, key::r_word_c]),
    (key::r_arrows, &[key::r_arrows_a, key::r_arrows_b]),
    (key::r_wish, &[key::r_wish_a]),
    (key::r_again, &[key::r_again_a]),
    (key::r_last, &[key::r_last_a, key::r_last_b, key::r_last_c]),
    (key::r_near, &[key::r_near_a]),
];

pub(super) fn rules(at: Option<String>) -> View {
    rules_page(&RULES, at)
}

fn pictures(locale: Locale, section: &str) -> String {
    match section {
        "solving" => table(locale),
        "examples" => EXAMPLES.iter().map(|(title, lines)| example(locale, *title, lines)).collect(),
        _ => String::new(),
    }
}

fn example(locale: Locale, title: Word, lines: &[Word]) -> String {
    let said: String = lines.iter().map(|line| ["<p>", locale.word(*line), "</p>"].concat()).collect();
    ["<h3>", locale.word(title), "</h3>", &said].concat()
}

/// How far the owner's hat moves (BB-4.2).
fn table(locale: Locale) -> String {
    let mut body = String::from("<tbody>");
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| body.push_str(part));
    let (mut few, mut many) = (1, 1);
    let span = |from: u8, to: u8| match from == to {
        true => to.to_string(),
        false => [&from.to_string(), "–", &to.to_string()].concat(),
    };
    for row in OWNER {
        let moves = words::moves(locale, row.owner);
        put(&[
            "<tr><td>",
            &span(few, row.few),
            "</td><td>",
            &span(many, row.many),
            "</td><td>",
            &moves,
            "</td></tr>",
        ]);
        (few, many) = (row.few + 1, row.many + 1);
    }
    put(&["</tbody>"]);
    rules_table(locale, "", key::r_table, &COLUMNS, &body)
}
