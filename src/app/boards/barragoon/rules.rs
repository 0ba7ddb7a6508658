//! The rules page: what the digest says, in the players' words, with drawn examples.

use super::art::{self, Diagram};
use crate::{
    app::{
        components::rules_page::{Rules, Section, figure, figures, rules_page, section},
        dom::View,
        i18n::{Locale, Word, barragoon as key},
    },
    games::barragoon::{Barragoon, board::Face, config::Config},
    kernel::Game,
};

static RULES: Rules = Rules { slug: Barragoon::SLUG, lead: key::rules_lead, sections: &SECTIONS, pictures };

const SECTIONS: [Section; 8] = [
    section!(key, "board", r_board, [
        Book r_board_a, Book r_board_b, Outside r_board_c, Book r_board_d, Variant r_board_e,
    ]),
    section!(key, "faces", r_faces, [Book r_faces_a]),
    section!(key, "moves", r_moves, [
        Book r_moves_a, Book r_moves_b, Book r_moves_c, Book r_moves_d, Book r_moves_e, Book r_moves_f,
    ]),
    section!(key, "captures", r_captures, [
        Book r_captures_a, Book r_captures_b, Book r_captures_c, Ruling r_captures_d, Ruling r_captures_e,
        Setting r_captures_f,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Ruling r_end_b, Book r_end_c, Book r_end_d, Setting r_end_e,
    ]),
    section!(key, "express", r_express, [Variant r_express_a]),
    section!(key, "examples", r_examples, []),
    section!(key, "notation", r_notation, [Book r_notation_a, Book r_notation_b, Book r_notation_c]),
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

/// The rulebook's examples and the situations its pictures show, each on a corner of the board.
const EXAMPLES: [(Diagram, Word); 9] = [
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . . ./. xx . ./w4 . . .",
            way: &[(0, 2), (3, 2), (3, 1)],
        },
        key::r_ex_full,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . . xx/. . . ./w3 . . b2",
            way: &[(0, 2), (1, 2), (1, 1)],
        },
        key::r_ex_short,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . b4 ./. . . ./. w3 . .",
            way: &[(1, 2), (1, 0), (2, 0)],
        },
        key::r_ex_take,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . . ./w2 oE b3 ./. . . .",
            way: &[(0, 1), (2, 1)],
        },
        key::r_ex_take_two,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". rN . ./. . . xx/. w4 . .",
            way: &[(1, 2), (1, 0), (3, 0)],
        },
        key::r_ex_forced,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: false,
            cells: ". . . ./. . . ./w4 . . .",
            way: &[(0, 2), (1, 2), (1, 1), (2, 1), (2, 0)],
        },
        key::r_ex_twice,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: false,
            cells: ". . . ./w4 . . b3/. . . .",
            way: &[(0, 1), (3, 1)],
        },
        key::r_ex_short_take,
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: false,
            cells: ". . . ./w2 . aa ./. . . .",
            way: &[(0, 1), (2, 1)],
        },
        key::r_ex_all_turns,
    ),
    (
        Diagram {
            files: 7,
            ranks: 9,
            allowed: true,
            cells: ". . . . . aa b2/. . . . . aa ./. . . . . aa aa/. . . . . . ./. . . . . . ./. . . . . . ./\
                aa aa . . . . ./. aa . . . . ./w2 aa . . . . .",
            way: &[],
        },
        key::r_ex_dead,
    ),
];

pub(super) fn rules(at: Option<String>) -> View {
    rules_page(&RULES, at)
}

fn pictures(locale: Locale, section: &str) -> String {
    let mut out = String::new();
    match section {
        "board" => {
            let board = Config::default().position().map(|position| art::board_diagram(&position.board));
            out += &figure(&board.unwrap_or_default(), locale.word(key::r_board_fig), None);
        }
        "faces" => {
            for (token, text) in &FACES {
                let picture = token.parse::<Face>().map(art::face_diagram).unwrap_or_default();
                out += &figure(&picture, locale.word(*text), None);
            }
        }
        "examples" => {
            for (diagram, text) in &EXAMPLES {
                let verdict = (!diagram.way.is_empty()).then_some(diagram.allowed);
                out += &figure(&diagram.draw(), locale.word(*text), verdict);
            }
        }
        _ => return out,
    }
    figures(&out)
}
