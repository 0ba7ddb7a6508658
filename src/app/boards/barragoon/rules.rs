//! The rules page: what the digest says, in the players' words, with drawn examples.

use leptos::prelude::*;

use super::art::{self, Diagram};
use crate::{
    app::{
        contexts::app,
        dom::{View, el, next_frame},
        i18n::{Locale, Word, barragoon as key},
    },
    games::barragoon::{board::Face, config::Config},
};

/// Where a sentence comes from.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Mark {
    Book,
    Outside,
    Ruling,
    Variant,
    Setting,
}

/// A sentence and its origin.
type Line = (Mark, Word);

struct Section {
    id: &'static str,
    title: Word,
    lines: &'static [Line],
}

macro_rules! section {
    ($id:literal, $title:ident, [$($mark:ident $key:ident),* $(,)?]) => {
        Section { id: $id, title: key::$title, lines: &[$((Mark::$mark, key::$key)),*] }
    };
}

const SECTIONS: [Section; 8] = [
    section!("board", r_board, [
        Book r_board_a, Book r_board_b, Outside r_board_c, Book r_board_d, Variant r_board_e,
    ]),
    section!("faces", r_faces, [Book r_faces_a]),
    section!("moves", r_moves, [
        Book r_moves_a, Book r_moves_b, Book r_moves_c, Book r_moves_d, Book r_moves_e, Book r_moves_f,
    ]),
    section!("captures", r_captures, [
        Book r_captures_a, Book r_captures_b, Book r_captures_c, Ruling r_captures_d, Ruling r_captures_e,
        Setting r_captures_f,
    ]),
    section!("end", r_end, [
        Book r_end_a, Ruling r_end_b, Book r_end_c, Book r_end_d, Setting r_end_e,
    ]),
    section!("express", r_express, [Variant r_express_a]),
    section!("examples", r_examples, []),
    section!("notation", r_notation, [Book r_notation_a, Book r_notation_b, Book r_notation_c]),
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
    let i18n = app().i18n;
    let go = move || {
        let section = at.and_then(|id| document().get_element_by_id(&["rules-", &id].concat()));
        if let Some(section) = section {
            section.scroll_into_view();
        }
    };
    // As soon as it is on the page.
    next_frame(Box::new(go));
    el("article.bg-rules").html(move || page(i18n.get_locale())).into()
}

/// The whole page. It is made of our own words and pictures alone, and has nothing to press but links.
fn page(locale: Locale) -> String {
    let mut out = String::new();
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| out.push_str(part));
    put(&["<p class='bg-lead'>", locale.word(key::rules_lead), "</p><nav aria-label='"]);
    put(&[locale.word(key::rules_contents), "'><ul class='bg-contents'>"]);
    for section in &SECTIONS {
        put(&["<li><a href='#/rules/barragoon/", section.id, "'>", locale.word(section.title), "</a></li>"]);
    }
    put(&["</ul></nav>"]);
    for section in &SECTIONS {
        put(&["<section class='bg-section' id='rules-", section.id, "'><h2>"]);
        put(&[locale.word(section.title), "</h2>"]);
        for (mark, text) in section.lines {
            put(&["<p>", &tag(locale, *mark), locale.word(*text), "</p>"]);
        }
        put(&[&pictures(locale, section.id), "</section>"]);
    }
    put(&["<footer class='bg-legend'><p>", &tag(locale, Mark::Ruling), locale.word(key::mark_ruling_line)]);
    put(&["</p><p>", &tag(locale, Mark::Outside), locale.word(key::mark_outside_line), "</p></footer>"]);
    out
}

/// Marks what is not in the rulebook, or not always played.
fn tag(locale: Locale, mark: Mark) -> String {
    let (name, text) = match mark {
        Mark::Book => return String::new(),
        Mark::Outside => ("outside", locale.word(key::mark_outside)),
        Mark::Ruling => ("ruling", locale.word(key::mark_ruling)),
        Mark::Variant => ("variant", locale.word(key::mark_variant)),
        Mark::Setting => ("setting", locale.word(key::mark_setting)),
    };
    ["<span class='bg-tag' data-tag='", name, "'>", text, "</span> "].concat()
}

fn pictures(locale: Locale, section: &str) -> String {
    let mut out = String::from("<div class='bg-figures'>");
    match section {
        "board" => {
            let board = Config::default().position().map(|position| art::board_diagram(&position.board));
            out += &figure(board.unwrap_or_default(), locale.word(key::r_board_fig), None);
        }
        "faces" => {
            for (token, text) in &FACES {
                let picture = token.parse::<Face>().map(art::face_diagram).unwrap_or_default();
                out += &figure(picture, locale.word(*text), None);
            }
        }
        "examples" => {
            for (diagram, text) in &EXAMPLES {
                let verdict = (!diagram.way.is_empty()).then_some(diagram.allowed);
                out += &figure(diagram.draw(), locale.word(*text), verdict);
            }
        }
        _ => return String::new(),
    }
    out + "</div>"
}

fn figure(picture: String, caption: &str, allowed: Option<bool>) -> String {
    let verdict = match allowed {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    };
    let parts =
        ["<figure class='bg-figure' data-verdict='", verdict, "'>", &picture, "<figcaption>", caption];
    parts.concat() + "</figcaption></figure>"
}
