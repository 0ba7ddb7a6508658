//! Barrakuda in one minute.

use leptos::prelude::*;

use super::art::{BarracudaPicture, Pawn, WreckPicture};
use crate::{
    app::{
        components::{
            Shape,
            collage::{Arrow, Figures, at},
        },
        i18n::minute as key,
        minute::{Panel, Plan},
    },
    games::barrakuda::Wreck,
    table::player::Player,
};

/// What lies in a picture.
#[derive(Copy, Clone)]
enum Part {
    Wreck(u8),
    Fish,
    /// A player's diver: their colour.
    Diver(u8),
    /// One that the Barracuda bites.
    Bitten(u8),
    Lying(u8),
    Boat,
    /// One of the square shapes: a coin, a bag, a chest, a sign.
    Sign(&'static str),
    Die(&'static str),
    Back,
    Card(&'static str),
    FishCard,
    Number(&'static str),
    Arrow,
}
use Part::{Bitten, Card, Die, Diver, Lying, Number, Sign};

const COIN: Part = Sign("#bk-coin");
const BAG: Part = Sign("#bk-bag");
const CHEST: Part = Sign("#bk-chest");

const MINUTE: [Plan<Part>; 6] = [
    (
        key::barrakuda_1,
        &[
            (Part::Wreck(1), at(5, 62, 44, 31)),
            (Part::Wreck(3), at(53, 62, 44, 31)),
            (Part::Wreck(4), at(101, 62, 44, 31)),
            (Part::Boat, at(8, 6, 48, 32)),
            (CHEST, at(62, 8, 28, 28)),
            (Number("8"), at(91, 11, 18, 20)),
            (COIN, at(109, 11, 20, 20)),
            (Diver(1), at(60, 40, 30, 30)),
            (BAG, at(88, 46, 14, 14)),
            (Diver(0), at(108, 40, 30, 30)),
            (Diver(2), at(12, 40, 30, 30)),
        ],
    ),
    (
        key::barrakuda_2,
        &[
            (Part::Back, at(5, 22, 30, 42).turned(-10)),
            (Part::Back, at(22, 26, 30, 42).turned(4)),
            (Card("4"), at(38, 36, 36, 50).turned(8)),
            (Part::Arrow, at(74, 18, 22, 16)),
            (Part::Wreck(4), at(80, 46, 65, 45)),
            (Diver(1), at(98, 10, 36, 36)),
        ],
    ),
    (
        key::barrakuda_3,
        &[
            (Part::Wreck(5), at(52, 34, 88, 62)),
            (Die("2"), at(8, 10, 26, 26)),
            (Die("5"), at(8, 42, 26, 26)),
            (Bitten(0), at(104, 22, 38, 38)),
            (Part::Fish, at(34, 26, 76, 38)),
            (BAG, at(108, 64, 18, 18)),
            (COIN, at(92, 72, 12, 12)),
            (COIN, at(128, 70, 12, 12)),
        ],
    ),
    (
        key::barrakuda_4,
        &[
            (Part::Wreck(3), at(4, 46, 68, 48)),
            (Part::Wreck(4), at(78, 46, 68, 48)),
            (Diver(1), at(20, 26, 36, 36)),
            (Diver(0), at(80, 26, 36, 36)),
            (Diver(2), at(110, 26, 36, 36)),
            (Sign("#bk-a-gold"), at(14, 4, 20, 20)),
            (Sign("#bk-a-back"), at(42, 4, 20, 20)),
            (Sign("#bk-a-pocket"), at(104, 4, 20, 20)),
        ],
    ),
    (
        key::barrakuda_5,
        &[
            (Part::Wreck(1), at(6, 50, 62, 43)),
            (Lying(1), at(18, 52, 36, 36)),
            (Part::FishCard, at(22, 4, 32, 45).turned(-6)),
            (Part::Arrow, at(58, 18, 26, 20)),
            (Part::Wreck(5), at(86, 50, 60, 42)),
            (Part::Fish, at(80, 12, 64, 32)),
        ],
    ),
    (
        key::barrakuda_6,
        &[
            (Part::Wreck(5), at(4, 34, 86, 60)),
            (Diver(2), at(24, 12, 40, 40)),
            (BAG, at(60, 24, 18, 18)),
            (Part::Arrow, at(78, 16, 24, 18)),
            (CHEST, at(100, 34, 46, 46)),
            (COIN, at(104, 8, 20, 20)),
            (Number("8"), at(126, 8, 18, 22)),
        ],
    ),
];

pub(super) fn minute() -> Vec<Panel> {
    MINUTE.map(|plan| Panel::drawn(plan, draw)).into()
}

fn draw(part: Part) -> AnyView {
    let player = |colour: u8| Player::new("", colour, colour);
    match part {
        Part::Wreck(number) => {
            let wreck = Wreck::new(number).unwrap_or(Wreck::FIRST);
            view! {
                <span class="minute-wreck">
                    <WreckPicture wreck extra=false />
                    <b>{number}</b>
                </span>
            }
            .into_any()
        }
        Part::Fish => view! { <BarracudaPicture class="bk-fish" /> }.into_any(),
        Diver(colour) => view! { <Pawn player=player(colour) /> }.into_any(),
        Bitten(colour) => view! { <Pawn player=player(colour) bitten=true /> }.into_any(),
        Lying(colour) => view! { <Pawn player=player(colour) lying=true /> }.into_any(),
        Part::Boat => view! { <Shape class="collage-art" href="#bk-boat" width=60 height=40 /> }.into_any(),
        Sign(href) => view! { <Shape class="collage-art" href width=24 height=24 /> }.into_any(),
        Die(text) => view! {
            <Shape class="collage-art" href="#bk-die" width=40 height=40 />
            <span class="minute-pips">
                <Figures text />
            </span>
        }
        .into_any(),
        Part::Back => view! { <Shape class="collage-art" href="#bk-back" width=60 height=84 /> }.into_any(),
        Card(text) => view! {
            <span class="minute-card">
                <Figures text />
            </span>
        }
        .into_any(),
        Part::FishCard => view! {
            <span class="minute-card">
                <BarracudaPicture class="bk-fish" />
            </span>
        }
        .into_any(),
        Number(text) => view! { <Figures text /> }.into_any(),
        Part::Arrow => view! { <Arrow /> }.into_any(),
    }
}
