//! Barragoon in one minute.

use leptos::prelude::*;

use super::art::{Art, ExampleDiagram};
use crate::{
    app::{
        components::collage::{Arrow, Spot, at},
        i18n::minute as key,
        minute::{Panel, Plan},
    },
    games::barragoon::board::Cell,
    scenes::barragoon::{Example, MINUTE},
};

/// What lies in the picture of a capture.
#[derive(Copy, Clone)]
enum Part {
    /// A piece or a cube, by its token.
    Stands(&'static str),
    /// A piece that has been taken.
    Taken(&'static str),
    Arrow,
}
use Part::{Stands, Taken};

/// A capture, and who places what comes of it, in their order (BG-4.1).
const CAPTURE: &[(Part, Spot)] = &[
    (Stands("w3"), at(6, 30, 38, 38)),
    (Part::Arrow, at(44, 41, 20, 16)),
    (Taken("b4"), at(64, 30, 38, 38)),
    (Stands("b4"), at(106, 18, 16, 16)),
    (Stands("xx"), at(120, 8, 28, 28)),
    (Stands("w3"), at(106, 68, 16, 16)),
    (Stands("lN"), at(120, 58, 28, 28)),
];

pub(super) fn minute() -> Vec<Panel> {
    let [armies, step, capture, signs, shut_in] = &MINUTE;
    let capture_plan: Plan<Part> = (key::barragoon_5, CAPTURE);
    vec![
        Panel { picture: board(armies), text: key::barragoon_1 },
        Panel { picture: board(step), text: key::barragoon_2 },
        Panel { picture: board(capture), text: key::barragoon_3 },
        Panel { picture: board(signs), text: key::barragoon_4 },
        Panel::drawn(capture_plan, draw),
        Panel { picture: board(shut_in), text: key::barragoon_6 },
    ]
}

fn board(example: &'static Example) -> AnyView {
    view! { <ExampleDiagram example /> }.into_any()
}

fn draw(part: Part) -> AnyView {
    let stands = |token: &str| {
        let cell = token.parse::<Cell>().unwrap_or_default();
        view! { <Art cell /> }
    };
    match part {
        Stands(token) => stands(token).into_any(),
        Taken(token) => view! { <span class="minute-taken">{stands(token)}</span> }.into_any(),
        Part::Arrow => view! { <Arrow /> }.into_any(),
    }
}
