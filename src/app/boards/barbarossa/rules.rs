//! The rules page: what the digest says, in the players' words, with the table of arrows and some examples.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        components::{
            RulesTable,
            rules_page::{Rules, Section, section},
        },
        contexts::use_i18n,
        i18n::{Text, barbarossa as key, t},
    },
    games::barbarossa::{
        Barbarossa,
        score::{OWNER, Row},
    },
    kernel::Game,
};

/// The game in short.
static SHORT: [Text; 5] = [key::r_short_a, key::r_short_b, key::r_short_c, key::r_short_d, key::r_short_e];

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
        Ruling r_questions_h,
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

const COLUMNS: [Text; 3] = [key::r_table_few, key::r_table_many, key::r_table_owner];

const EXAMPLES: [(Text, &[Text]); 9] = [
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

/// The rules page.
pub(super) static RULES: Rules =
    Rules { slug: Barbarossa::SLUG, lead: key::r_lead, short: &SHORT, sections: &SECTIONS, pictures };

fn pictures(section: &str) -> AnyView {
    match section {
        "solving" => view! { <ArrowTable /> }.into_any(),
        "examples" => {
            let examples = EXAMPLES.map(|(title, lines)| view! { <Example title lines /> });
            examples.collect_view().into_any()
        }
        _ => ().into_any(),
    }
}

#[component]
fn Example(title: Text, lines: &'static [Text]) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <h3>{t!(i18n, title)}</h3>
        {lines.iter().map(|line| view! { <p>{t!(i18n, *line)}</p> }).collect_view()}
    }
}

/// How far the owner's hat moves (BB-4.2).
#[component]
fn ArrowTable() -> impl IntoView {
    let i18n = use_i18n();
    // The first arrow that a row holds for, with few players and with many.
    let mut first = (1, 1);
    let row = |row: &Row| {
        let (few, many) = first;
        first = (row.few + 1, row.many + 1);
        let owner = row.owner;
        view! {
            <tr>
                <td>{words::span(few, row.few)}</td>
                <td>{words::span(many, row.many)}</td>
                <td>{move || words::moves(&i18n.language(), owner)}</td>
            </tr>
        }
    };
    let rows = OWNER.iter().map(row).collect_view();
    view! {
        <RulesTable caption=key::r_table columns=&COLUMNS>
            <tbody>{rows}</tbody>
        </RulesTable>
    }
}
