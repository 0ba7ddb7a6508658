//! The rules page: what the digest says, in the players' words, with drawn examples.

use leptos::prelude::*;

use super::art::{BoardDiagram, ExampleDiagram, FaceDiagram};
use crate::{
    app::{
        components::{
            Figure, Figures, LinkButton, RulesPage, icon,
            rules_page::{Section, section},
        },
        contexts::{navigation::Route, use_i18n},
        i18n::{Text, barragoon as key, problems, t},
    },
    games::barragoon::{Barragoon, board::Face, config::Config},
    kernel::Game,
    scenes::barragoon::{EXAMPLES, Example},
};

/// The game in short.
static SHORT: [Text; 5] = [key::r_short_a, key::r_short_b, key::r_short_c, key::r_short_d, key::r_short_e];

static SECTIONS: [Section; 8] = [
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
const FACES: [(&str, Text); 6] = [
    ("xx", key::r_face_xx),
    ("oN", key::r_face_o),
    ("tN", key::r_face_t),
    ("rN", key::r_face_r),
    ("lN", key::r_face_l),
    ("aa", key::r_face_aa),
];

/// What each example of [`EXAMPLES`] shows, in their order.
const CAPTIONS: [Text; EXAMPLES.len()] = [
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

/// The rules, opened at a section where one is named.
#[component]
pub(super) fn Rules(at: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="rules-more">
            <LinkButton icon=icon::PUZZLE label=t!(i18n, problems::link) href=Route::Problems.href() act="problems" />
            <span>{t!(i18n, problems::rules_line)}</span>
        </p>
        <RulesPage slug=Barragoon::SLUG lead=key::rules_lead short=&SHORT sections=&SECTIONS pictures at />
    }
}

/// What is drawn below the sentences of a section.
fn pictures(section: &str) -> AnyView {
    match section {
        "board" => view! { <Boards /> }.into_any(),
        "faces" => view! { <Faces /> }.into_any(),
        "examples" => view! { <Examples /> }.into_any(),
        _ => ().into_any(),
    }
}

/// The board as a match begins on it.
#[component]
fn Boards() -> impl IntoView {
    let i18n = use_i18n();
    let start = Config::default().position().ok().map(|position| position.board().clone());
    view! {
        <Figures>
            <Figure caption=t!(
                i18n, key::r_board_fig
            )>{start.map(|board| view! { <BoardDiagram board /> })}</Figure>
        </Figures>
    }
}

#[component]
fn Faces() -> impl IntoView {
    let i18n = use_i18n();
    let figure = |(token, text): (&str, Text)| {
        let face = token.parse::<Face>().ok();
        view! { <Figure caption=t!(i18n, text)>{face.map(|face| view! { <FaceDiagram face /> })}</Figure> }
    };
    let figures = FACES.map(figure).collect_view();
    view! { <Figures>{figures}</Figures> }
}

#[component]
fn Examples() -> impl IntoView {
    let i18n = use_i18n();
    let figure = |(example, text): (&'static Example, Text)| {
        let allowed = (!example.way.is_empty()).then_some(example.allowed);
        view! {
            <Figure caption=t!(i18n, text) allowed>
                <ExampleDiagram example />
            </Figure>
        }
    };
    let figures = EXAMPLES.iter().zip(CAPTIONS).map(figure).collect_view();
    view! { <Figures>{figures}</Figures> }
}
