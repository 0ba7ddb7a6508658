//! The rules page: the rules digest in players' words, with drawn examples.

use leptos::prelude::*;

use super::art::{BoardDiagram, ExampleDiagram, FaceDiagram};
use crate::{
    app::{
        components::{Figure, Figures, rules_page::Rules},
        contexts::use_i18n,
        i18n::{
            Text, barragoon as key,
            rules::{Section, barragoon as sections},
            t,
        },
    },
    games::barragoon::{Barragoon, board::Face, config::Config},
    kernel::Game,
    scenes::barragoon::{EXAMPLES, Example, FACES},
};

/// The rules page.
pub(super) static RULES: Rules = Rules { slug: Barragoon::SLUG, page: &sections::PAGE, pictures };

/// The pictures below the sentences of a section.
fn pictures(section: &'static Section) -> AnyView {
    match section.id {
        "board" => view! { <Boards /> }.into_any(),
        "faces" => view! { <Faces captions=section.beside /> }.into_any(),
        "examples" => view! { <Examples captions=section.beside /> }.into_any(),
        _ => ().into_any(),
    }
}

/// The board at the start of a match.
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
fn Faces(captions: &'static [Text]) -> impl IntoView {
    let i18n = use_i18n();
    let figure = |(face, caption): (Face, &'static Text)| {
        view! {
            <Figure caption=t!(i18n, *caption)>
                <FaceDiagram face />
            </Figure>
        }
    };
    let figures = FACES.into_iter().zip(captions).map(figure).collect_view();
    view! { <Figures>{figures}</Figures> }
}

#[component]
fn Examples(captions: &'static [Text]) -> impl IntoView {
    let i18n = use_i18n();
    let figure = |(example, caption): (&'static Example, &'static Text)| {
        let allowed = (!example.way.is_empty()).then_some(example.allowed);
        view! {
            <Figure caption=t!(i18n, *caption) allowed>
                <ExampleDiagram example />
            </Figure>
        }
    };
    let figures = EXAMPLES.iter().zip(captions).map(figure).collect_view();
    view! { <Figures>{figures}</Figures> }
}
