//! Barracuda in one minute.

use leptos::prelude::*;

use super::art::{HousePicture, NotePicture, PawnPicture};
use crate::{
    app::{
        components::{
            Shape,
            collage::{Arrow, at},
        },
        i18n::minute as key,
        minute::{Panel, Plan},
    },
    games::barracuda::{self, Bar, Denomination},
    table::player::Player,
};

/// What lies in a picture.
#[derive(Copy, Clone)]
enum Part {
    /// A bar that is open.
    Open(u8),
    /// A house that is closed, by its place.
    Closed(u8),
    /// A player's pawn: their colour.
    Pawn(u8),
    Note(Denomination),
    /// A note from its back.
    Hidden,
    /// One of the larger shapes.
    Thing(&'static str, u16),
    /// What may be done.
    Deed(&'static str),
    Arrow,
}
use Part::{Closed, Deed, Hidden, Note, Open, Pawn};

const BAG: Part = Part::Thing("#bc-bag", 48);
const BANK: Part = Part::Thing("#bc-bank", 48);
const BOUNCER: Part = Part::Thing("#bc-bouncer", 64);

const MINUTE: [Plan<Part>; 6] = [
    (
        key::barracuda_1,
        &[
            (Open(0), at(4, 22, 29, 38)),
            (Open(3), at(33, 22, 29, 38)),
            (Open(5), at(62, 22, 29, 38)),
            (Open(7), at(91, 22, 29, 38)),
            (Open(9), at(120, 22, 29, 38)),
            (Pawn(1), at(9, 62, 20, 25)),
            (Pawn(1), at(38, 62, 20, 25)),
            (Pawn(1), at(67, 62, 20, 25)),
            (Pawn(1), at(96, 62, 20, 25)),
            (Pawn(1), at(125, 62, 20, 25)),
        ],
    ),
    (
        key::barracuda_2,
        &[
            (Pawn(2), at(32, 8, 24, 30)),
            (BAG, at(4, 34, 48, 48)),
            (Open(4), at(58, 24, 44, 58)),
            (Note(Denomination::Five), at(88, 68, 32, 17)),
            (Part::Arrow, at(98, 44, 16, 12)),
            (BANK, at(110, 30, 38, 38)),
        ],
    ),
    (
        key::barracuda_3,
        &[
            (Deed("#bc-key"), at(11, 8, 20, 20)),
            (Deed("#bc-pair"), at(47, 8, 20, 20)),
            (Deed("#bc-shake"), at(84, 8, 20, 20)),
            (Deed("#bc-gavel"), at(120, 8, 20, 20)),
            (Closed(3), at(5, 36, 32, 42)),
            (Open(1), at(41, 36, 32, 42)),
            (Pawn(1), at(44, 66, 16, 20)),
            (Pawn(2), at(57, 66, 16, 20)),
            (Open(6), at(78, 36, 32, 42)),
            (Hidden, at(82, 74, 24, 13).turned(-6)),
            (Open(8), at(114, 36, 32, 42)),
            (Pawn(0), at(112, 68, 13, 16)),
            (Pawn(3), at(124, 70, 13, 16)),
            (Pawn(4), at(136, 68, 13, 16)),
        ],
    ),
    (
        key::barracuda_4,
        &[
            (Pawn(0), at(4, 34, 34, 42)),
            (Pawn(2), at(112, 34, 34, 42)),
            (Hidden, at(40, 30, 50, 27).turned(-12)),
            (Hidden, at(56, 38, 50, 27).turned(4)),
            (Note(Denomination::Fake), at(44, 58, 56, 30).turned(-5)),
        ],
    ),
    (
        key::barracuda_5,
        &[
            (BOUNCER, at(44, 10, 62, 62)),
            (Pawn(2), at(4, 40, 30, 38)),
            (Pawn(0), at(116, 40, 30, 38)),
            (Note(Denomination::Two), at(22, 72, 42, 23).turned(-5)),
            (Note(Denomination::Two), at(86, 72, 42, 23).turned(5)),
        ],
    ),
    (
        key::barracuda_6,
        &[
            (Open(2), at(46, 20, 34, 45)),
            (Open(10), at(80, 20, 34, 45)),
            (Open(11), at(114, 20, 34, 45)),
            (Pawn(1), at(51, 68, 22, 27)),
            (Pawn(1), at(85, 68, 22, 27)),
            (Pawn(2), at(119, 68, 22, 27)),
            (Closed(1), at(6, 20, 34, 45)),
            (Pawn(0), at(8, 66, 24, 30).turned(84)),
        ],
    ),
];

pub(super) fn minute() -> Vec<Panel> {
    MINUTE.map(|plan| Panel::drawn(plan, draw)).into()
}

fn draw(part: Part) -> AnyView {
    match part {
        Open(bar) => house(bar, Bar::new(bar)),
        Closed(spot) => house(spot, None),
        Pawn(colour) => view! { <PawnPicture player=Player::new("", colour, colour) /> }.into_any(),
        Note(kind) => view! { <NotePicture kind /> }.into_any(),
        Hidden => view! { <Shape class="bc-note" href="#bc-back" width=56 height=30 /> }.into_any(),
        Part::Thing(href, side) => {
            view! { <Shape class="bc-thing" href width=side height=side /> }.into_any()
        }
        Deed(href) => view! {
            <span class="minute-badge">
                <Shape class="collage-art" href width=24 height=24 />
            </span>
        }
        .into_any(),
        Part::Arrow => view! { <Arrow /> }.into_any(),
    }
}

/// The house at a place of the promenade, which is closed where there is no bar.
fn house(place: u8, bar: Option<Bar>) -> AnyView {
    let spots = barracuda::Spot::all().count() as u8;
    let spot = barracuda::Spot::new(place % spots);
    spot.map(|spot| view! { <HousePicture spot bar known=None /> }).into_any()
}
