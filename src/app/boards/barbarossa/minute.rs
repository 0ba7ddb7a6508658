//! Barbarossa in one minute.

use leptos::prelude::*;

use super::art::{CaveSign, Drawing, Hat, Magician, Peak, PlantedArrow};
use crate::{
    app::{
        components::{
            Picture,
            collage::{Arrow, Figures, at},
            icon,
        },
        i18n::minute as key,
        minute::{Panel, Plan},
    },
    games::barbarossa::Cave,
    table::player::Player,
};

/// What lies in a picture.
#[derive(Copy, Clone)]
enum Part {
    /// An object of a player's clay: their colour.
    Clay(&'static str, u8),
    /// With an arrow in it: whose clay, whose arrow.
    Solved(&'static str, u8, u8),
    Cave(Cave),
    Magician(u8),
    Hat(u8),
    /// One of the shapes.
    Thing(&'static str),
    /// A slip of paper with a word that nobody may read.
    Slip(&'static str),
    /// The sky over the path of the hats, and where that ends.
    Sky,
    Goal,
    Arrow,
}
use Part::{Clay, Slip, Solved, Thing};

const MUG: &str = "#bb-mug";
const FISH: &str = "#bb-fish";
const MUSHROOM: &str = "#bb-mushroom";
const GEM: Part = Thing("#bb-gem");

const MINUTE: [Plan<Part>; 6] = [
    (
        key::barbarossa_1,
        &[
            (Clay(MUG, 0), at(6, 12, 44, 44)),
            (Clay(FISH, 1), at(53, 12, 44, 44)),
            (Clay(MUSHROOM, 2), at(100, 12, 44, 44)),
            (Slip("?"), at(12, 64, 30, 24).turned(-5)),
            (Slip("?"), at(60, 64, 30, 24).turned(3)),
            (Slip("?"), at(108, 64, 30, 24).turned(-3)),
        ],
    ),
    (
        key::barbarossa_2,
        &[
            (Part::Cave(Cave::Gem), at(50, 54, 32, 32)),
            (Part::Cave(Cave::Ghost), at(84, 54, 32, 32)),
            (Part::Cave(Cave::Elf), at(116, 54, 32, 32)),
            (Thing("#bb-d3"), at(6, 8, 34, 34)),
            (GEM, at(6, 54, 20, 20)),
            (GEM, at(22, 66, 20, 20)),
            (Part::Arrow, at(84, 22, 30, 20)),
            (Part::Magician(1), at(52, 14, 30, 38)),
        ],
    ),
    (
        key::barbarossa_3,
        &[
            (Part::Cave(Cave::Gem), at(4, 12, 34, 34)),
            (Part::Cave(Cave::Elf), at(40, 12, 34, 34)),
            (Part::Cave(Cave::Dragon), at(76, 12, 34, 34)),
            (Part::Cave(Cave::Ghost), at(112, 12, 34, 34)),
            (Slip("A"), at(46, 56, 24, 24).turned(-5)),
            (GEM, at(12, 58, 20, 20)),
            (Part::Hat(0), at(78, 56, 26, 26)),
            (Part::Hat(2), at(104, 56, 26, 26)),
            (Part::Arrow, at(128, 60, 20, 16)),
        ],
    ),
    (
        key::barbarossa_4,
        &[
            (Part::Cave(Cave::Question), at(8, 12, 54, 54)),
            (Part::Magician(1), at(36, 46, 34, 42)),
            (Clay(MUSHROOM, 2), at(86, 30, 56, 56)),
            (Thing("#bb-ask"), at(76, 8, 22, 22)),
            (Thing("#bb-ask"), at(104, 4, 22, 22)),
        ],
    ),
    (
        key::barbarossa_5,
        &[
            (Solved(MUSHROOM, 2, 1), at(14, 18, 60, 60)),
            (Part::Hat(1), at(78, 12, 30, 30)),
            (Part::Arrow, at(112, 18, 32, 20)),
            (Part::Hat(2), at(98, 56, 30, 30)),
            (Part::Arrow, at(128, 63, 20, 15)),
            (Part::Arrow, at(77, 63, 20, 15).turned(180)),
        ],
    ),
    (
        key::barbarossa_6,
        &[
            (Part::Sky, at(0, 0, 150, 100)),
            (Part::Hat(0), at(6, 66, 24, 24)),
            (Part::Hat(2), at(34, 60, 24, 24)),
            (Part::Hat(1), at(84, 52, 30, 30)),
            (Part::Goal, at(118, 34, 28, 28)),
            (Solved(FISH, 0, 2), at(16, 14, 34, 34)),
        ],
    ),
];

pub(super) fn minute() -> Vec<Panel> {
    MINUTE.map(|plan| Panel::drawn(plan, draw)).into()
}

fn draw(part: Part) -> AnyView {
    let player = |colour: u8| Player::new("", colour, colour);
    let clay = |href, colour: u8| {
        view! {
            <span class="minute-clay" data-colour=colour.to_string()>
                <Drawing href />
            </span>
        }
    };
    match part {
        Clay(object, colour) => clay(object, colour).into_any(),
        Solved(object, owner, guesser) => view! {
            {clay(object, owner)}
            <PlantedArrow player=player(guesser) />
        }
        .into_any(),
        Part::Cave(cave) => view! {
            <span class="minute-cave">
                <CaveSign cave />
            </span>
        }
        .into_any(),
        Part::Magician(colour) => view! { <Magician player=player(colour) /> }.into_any(),
        Part::Hat(colour) => view! { <Hat player=player(colour) /> }.into_any(),
        Thing(href) => view! { <Drawing href /> }.into_any(),
        Slip(text) => view! {
            <span class="minute-card">
                <Figures text />
            </span>
        }
        .into_any(),
        Part::Sky => view! { <Peak /> }.into_any(),
        Part::Goal => view! { <Picture icon=icon::FLAG /> }.into_any(),
        Part::Arrow => view! { <Arrow /> }.into_any(),
    }
}
