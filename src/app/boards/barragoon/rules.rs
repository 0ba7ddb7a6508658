//! The rules page: what the digest says, in the players' words, with drawn examples.

use leptos::prelude::*;

use super::{
    art::{self, Diagram},
    words::word,
};
use crate::{
    app::i18n::{Locale, use_i18n},
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

/// A sentence, in whatever language.
type Text = fn(Locale) -> &'static str;

/// A sentence and its origin.
type Line = (Mark, Text);

struct Section {
    id: &'static str,
    title: Text,
    lines: &'static [Line],
}

macro_rules! line {
    ($mark:ident $key:ident) => {
        (Mark::$mark, |locale| word!(locale, $key))
    };
}

macro_rules! section {
    ($id:literal, $title:ident, [$($mark:ident $key:ident),* $(,)?]) => {
        Section { id: $id, title: |locale| word!(locale, $title), lines: &[$(line!($mark $key)),*] }
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
const FACES: [(&str, Text); 6] = [
    ("xx", |locale| word!(locale, r_face_xx)),
    ("oN", |locale| word!(locale, r_face_o)),
    ("tN", |locale| word!(locale, r_face_t)),
    ("rN", |locale| word!(locale, r_face_r)),
    ("lN", |locale| word!(locale, r_face_l)),
    ("aa", |locale| word!(locale, r_face_aa)),
];

/// The rulebook's examples and the situations its pictures show, each on a corner of the board.
const EXAMPLES: [(Diagram, Text); 9] = [
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . . ./. xx . ./w4 . . .",
            way: &[(0, 2), (3, 2), (3, 1)],
        },
        |locale| word!(locale, r_ex_full),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . . xx/. . . ./w3 . . b2",
            way: &[(0, 2), (1, 2), (1, 1)],
        },
        |locale| word!(locale, r_ex_short),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . b4 ./. . . ./. w3 . .",
            way: &[(1, 2), (1, 0), (2, 0)],
        },
        |locale| word!(locale, r_ex_take),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". . . ./w2 oE b3 ./. . . .",
            way: &[(0, 1), (2, 1)],
        },
        |locale| word!(locale, r_ex_take_two),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: true,
            cells: ". rN . ./. . . xx/. w4 . .",
            way: &[(1, 2), (1, 0), (3, 0)],
        },
        |locale| word!(locale, r_ex_forced),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: false,
            cells: ". . . ./. . . ./w4 . . .",
            way: &[(0, 2), (1, 2), (1, 1), (2, 1), (2, 0)],
        },
        |locale| word!(locale, r_ex_twice),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: false,
            cells: ". . . ./w4 . . b3/. . . .",
            way: &[(0, 1), (3, 1)],
        },
        |locale| word!(locale, r_ex_short_take),
    ),
    (
        Diagram {
            files: 4,
            ranks: 3,
            allowed: false,
            cells: ". . . ./w2 . aa ./. . . .",
            way: &[(0, 1), (2, 1)],
        },
        |locale| word!(locale, r_ex_all_turns),
    ),
    (
        Diagram {
            files: 7,
            ranks: 3,
            allowed: true,
            cells: ". b2 . . aa . ./. . . . . . w2/. . . . . . .",
            way: &[],
        },
        |locale| word!(locale, r_ex_dead),
    ),
];

pub(super) fn rules(at: Option<String>) -> AnyView {
    let i18n = use_i18n();
    art::ensure_sprite();
    Effect::new(move |_| {
        let section = at.as_deref().and_then(|id| document().get_element_by_id(&format!("rules-{id}")));
        if let Some(section) = section {
            section.scroll_into_view();
        }
    });
    let here = |id: &'static str| format!("#/rules/barragoon/{id}");
    let say = move |text: Text| move || text(i18n.get_locale());
    let contents = SECTIONS.iter().map(|section| {
        view! { <li><a href=here(section.id)>{say(section.title)}</a></li> }
    });
    let sections = SECTIONS.iter().map(|section| {
        let lines = section.lines.iter().map(|(mark, text)| {
            view! { <p>{tag(*mark)}{say(*text)}</p> }
        });
        view! {
            <section class="bg-section" id=format!("rules-{}", section.id)>
                <h2>{say(section.title)}</h2>
                {lines.collect_view()}
                {pictures(section.id)}
            </section>
        }
    });
    view! {
        <article class="bg-rules">
            <p class="bg-lead">{say(|locale| word!(locale, rules_lead))}</p>
            <nav aria-label=say(|locale| word!(locale, rules_contents))>
                <ul class="bg-contents">{contents.collect_view()}</ul>
            </nav>
            {sections.collect_view()}
            <footer class="bg-legend">
                <p>{tag(Mark::Ruling)}{say(|locale| word!(locale, mark_ruling_line))}</p>
                <p>{tag(Mark::Outside)}{say(|locale| word!(locale, mark_outside_line))}</p>
            </footer>
        </article>
    }
    .into_any()
}

/// Marks what is not in the rulebook, or not always played.
fn tag(mark: Mark) -> Option<AnyView> {
    let i18n = use_i18n();
    let (name, text): (_, Text) = match mark {
        Mark::Book => return None,
        Mark::Outside => ("outside", |locale| word!(locale, mark_outside)),
        Mark::Ruling => ("ruling", |locale| word!(locale, mark_ruling)),
        Mark::Variant => ("variant", |locale| word!(locale, mark_variant)),
        Mark::Setting => ("setting", |locale| word!(locale, mark_setting)),
    };
    Some(view! { <span class="bg-tag" data-tag=name>{move || text(i18n.get_locale())}</span>" " }.into_any())
}

fn pictures(section: &str) -> AnyView {
    match section {
        "board" => {
            let board = Config::default().position().map(|position| art::board_diagram(&position.board));
            figure(board.unwrap_or_default(), |locale| word!(locale, r_board_fig), None)
        }
        "faces" => {
            let faces = FACES.map(|(token, text)| {
                let picture = token.parse::<Face>().map(art::face_diagram).unwrap_or_default();
                figure(picture, text, None)
            });
            view! { <div class="bg-figures">{faces.collect_view()}</div> }.into_any()
        }
        "examples" => {
            let examples = EXAMPLES.iter().map(|(diagram, text)| {
                figure(diagram.draw(), *text, (!diagram.way.is_empty()).then_some(diagram.allowed))
            });
            view! { <div class="bg-figures">{examples.collect_view()}</div> }.into_any()
        }
        _ => ().into_any(),
    }
}

fn figure(picture: String, caption: Text, allowed: Option<bool>) -> AnyView {
    let i18n = use_i18n();
    let verdict = allowed.map(|allowed| if allowed { "yes" } else { "no" });
    view! {
        <figure class="bg-figure" data-verdict=verdict>
            <div inner_html=picture></div>
            <figcaption>{move || caption(i18n.get_locale())}</figcaption>
        </figure>
    }
    .into_any()
}
