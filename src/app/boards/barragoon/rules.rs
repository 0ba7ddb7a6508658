//! The rules page: what the digest says, in the players' words, with drawn examples.

use leptos::prelude::*;

use super::art::{BoardDiagram, ExampleDiagram, FaceDiagram};
use crate::{
    app::{
        components::{Figure, Figures, rules_page::Rules},
        contexts::use_i18n,
        i18n::{Text, barragoon as key, rules::barragoon as sections, t},
    },
    games::barragoon::{Barragoon, board::Face, config::Config},
    kernel::Game,
    scenes::barragoon::{EXAMPLES, Example},
};

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

/// The rules page.
pub(super) static RULES: Rules = Rules { slug: Barragoon::SLUG, page: &sections::PAGE, pictures };

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
