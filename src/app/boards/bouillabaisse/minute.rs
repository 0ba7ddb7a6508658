//! La Bouillabaisse in one minute.

use leptos::prelude::*;

use super::art::{Back, Crown, Face, SuitSign};
use crate::{
    app::{
        components::{
            Mark,
            collage::{Arrow, Figures, at},
        },
        i18n::minute as key,
        minute::{Panel, Plan},
    },
    games::bouillabaisse::{Card, Suit},
    table::player::Player,
};

/// What lies in a picture.
#[derive(Copy, Clone)]
enum Part {
    /// A card by its token.
    Face(&'static str),
    Back,
    Hearts,
    Crown,
    Arrow,
    /// Points.
    Number(&'static str),
    /// A number as a badge on what it counts.
    Badge(&'static str),
    /// How often something counts.
    Times(&'static str),
    /// A player's disc: their colour.
    Player(u8),
}
use Part::{Badge, Number, Times};

const MINUTE: [Plan<Part>; 6] = [
    (
        key::bouillabaisse_1,
        &[
            (Part::Back, at(8, 26, 28, 42).turned(-14)),
            (Part::Back, at(28, 22, 28, 42).turned(-8)),
            (Part::Back, at(49, 20, 28, 42).turned(-3)),
            (Part::Back, at(71, 20, 28, 42).turned(3)),
            (Part::Back, at(92, 22, 28, 42).turned(8)),
            (Part::Face("Ah"), at(113, 26, 28, 42).turned(14)),
            (Badge("1"), at(11, 76, 16, 16)),
            (Badge("2"), at(33, 76, 16, 16)),
            (Badge("3"), at(55, 76, 16, 16)),
            (Badge("4"), at(79, 76, 16, 16)),
            (Badge("5"), at(101, 76, 16, 16)),
            (Badge("6"), at(123, 76, 16, 16)),
        ],
    ),
    (
        key::bouillabaisse_2,
        &[
            (Part::Face("7h"), at(6, 28, 34, 51)),
            (Part::Face("Kh"), at(41, 28, 34, 51)),
            (Part::Face("2c"), at(76, 28, 34, 51)),
            (Part::Face("Ah"), at(111, 20, 34, 51)),
            (Part::Crown, at(116, 2, 24, 16)),
        ],
    ),
    (
        key::bouillabaisse_3,
        &[
            (Badge("1"), at(13, 8, 18, 18)),
            (Badge("2"), at(48, 8, 18, 18)),
            (Badge("3"), at(84, 8, 18, 18)),
            (Badge("4"), at(119, 8, 18, 18)),
            (Part::Back, at(8, 36, 28, 42)),
            (Part::Hearts, at(44, 42, 27, 27)),
            (Part::Face("Qc"), at(76, 36, 28, 42).turned(-6)),
            (Part::Face("Qd"), at(83, 37, 28, 42).turned(6)),
            (Part::Face("Ks"), at(114, 36, 28, 42)),
        ],
    ),
    (
        key::bouillabaisse_4,
        &[
            (Part::Back, at(16, 30, 34, 51).turned(-12)),
            (Part::Face("9h"), at(37, 26, 34, 51).turned(-4)),
            (Part::Face("Qh"), at(70, 14, 48, 72).turned(5)),
            (Times("×3"), at(108, 8, 36, 24)),
            (Badge("5"), at(6, 6, 18, 18)),
        ],
    ),
    (
        key::bouillabaisse_5,
        &[
            (Part::Back, at(5, 34, 30, 45).turned(-12)),
            (Part::Face("Qh"), at(22, 29, 32, 48).turned(-3)),
            (Part::Face("9h"), at(44, 31, 32, 48).turned(7)),
            (Part::Arrow, at(82, 44, 20, 14)),
            (Number("−75"), at(104, 38, 42, 25)),
            (Badge("6"), at(6, 6, 18, 18)),
        ],
    ),
    (
        key::bouillabaisse_6,
        &[
            (Part::Crown, at(61, 4, 28, 19)),
            (Number("−35"), at(50, 27, 50, 29)),
            (Number("120"), at(6, 36, 40, 21)),
            (Number("210"), at(104, 36, 40, 21)),
            (Part::Player(0), at(16, 64, 20, 20)),
            (Part::Player(1), at(64, 62, 22, 22)),
            (Part::Player(2), at(114, 64, 20, 20)),
        ],
    ),
];

pub(super) fn minute() -> Vec<Panel> {
    MINUTE.map(|plan| Panel::drawn(plan, draw)).into()
}

fn draw(part: Part) -> AnyView {
    match part {
        Part::Face(token) => token.parse::<Card>().ok().map(|card| view! { <Face card /> }).into_any(),
        Part::Back => view! { <Back /> }.into_any(),
        Part::Hearts => view! { <SuitSign suit=Suit::Hearts /> }.into_any(),
        Part::Crown => view! { <Crown /> }.into_any(),
        Part::Arrow => view! { <Arrow /> }.into_any(),
        Number(text) => view! { <Figures text wide=185 /> }.into_any(),
        Badge(text) => view! {
            <span class="minute-badge">
                <Figures text />
            </span>
        }
        .into_any(),
        Times(text) => view! {
            <span class="minute-badge">
                <Figures text wide=130 />
            </span>
        }
        .into_any(),
        Part::Player(colour) => view! { <Mark player=Player::new("", colour, colour) /> }.into_any(),
    }
}
