//! The rules page: what the digest says, in the players' words, with drawn examples.

use super::art;
use crate::{
    app::{
        components::rules_page::{Rules, Section, figure, figures, rules_page, section},
        dom::View,
        i18n::{Locale, Word, barragoon as key},
    },
    games::barragoon::{Barragoon, board::Face, config::Config},
    kernel::Game,
    scenes::barragoon::EXAMPLES,
};

static RULES: Rules = Rules { slug: Barragoon::SLUG, lead: key::rules_lead, sections: &SECTIONS, pictures };

const SECTIONS: [Section; 8] = [
    section!(key, "board", r_board, [
        Outside r_board_a, Book r_board_b, Outside r_board_f, Outside r_board_c, Book r_board_d, Book r_board_e,
        Variant r_board_g,
    ]),
    section!(key, "faces", r_faces, [Book r_faces_a]),
    section!(key, "moves", r_moves, [
        Book r_moves_a, Book r_moves_b, Book r_moves_c, Book r_moves_d, Book r_moves_e, Book r_moves_f,
        Ruling r_moves_g,
    ]),
    section!(key, "captures", r_captures, [
        Book r_captures_a, Book r_captures_b, Book r_captures_c, Ruling r_captures_d, Ruling r_captures_e,
        Book r_captures_f, Setting r_captures_g,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Ruling r_end_b, Book r_end_c, Ruling r_end_f, Book r_end_d, Ruling r_end_g, Setting r_end_e,
    ]),
    section!(key, "express", r_express, [Variant r_express_a, Variant r_express_b]),
    section!(key, "examples", r_examples, []),
    section!(key, "notation", r_notation, [
        Book r_notation_a, Book r_notation_b, Book r_notation_c, Book r_notation_d,
    ]),
];

/// The six faces, each with its sentence.
const FACES: [(&str, Word); 6] = [
    ("xx", key::r_face_xx),
    ("oN", key::r_face_o),
    ("tN", key::r_face_t),
    ("rN", key::r_face_r),
    ("lN", key::r_face_l),
    ("aa", key::r_face_aa),
];

/// What each example of [`EXAMPLES`] shows, in their order.
const CAPTIONS: [Word; EXAMPLES.len()] = [
    key::r_ex_full,
    key::r_ex_short,
    key::r_ex_take,
    key::r_ex_take_two,
    key::r_ex_forced,
    key::r_ex_twice,
    key::r_ex_short_take,
    key::r_ex_all_turns,
    key::r_ex_dead,
];

pub(super) fn rules(at: Option<String>) -> View {
    rules_page(&RULES, at)
}

fn pictures(locale: Locale, section: &str) -> String {
    let mut out = String::new();
    match section {
        "board" => {
            let board = Config::default().position().map(|position| art::board_diagram(position.board()));
            out += &figure(&board.unwrap_or_default(), locale.word(key::r_board_fig), None);
        }
        "faces" => {
            for (token, text) in &FACES {
                let picture = token.parse::<Face>().map(art::face_diagram).unwrap_or_default();
                out += &figure(&picture, locale.word(*text), None);
            }
        }
        "examples" => {
            for (example, text) in EXAMPLES.iter().zip(CAPTIONS) {
                let verdict = (!example.way.is_empty()).then_some(example.allowed);
                out += &figure(&art::draw(example), locale.word(text), verdict);
            }
        }
        _ => return out,
    }
    figures(&out)
}
