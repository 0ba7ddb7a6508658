//! What was thrown, for as long as it is told.

use leptos::prelude::*;

use super::state::use_board;
use crate::{app::components::Shape, games::barrakuda::Wreck, scenes::barrakuda};

/// The dice beside the story. A throw is rolled by dice of its own.
#[component]
pub(super) fn Dice() -> impl IntoView {
    let scene = use_board().scene;
    let dice = Memo::new(move |_| scene.read().dice);
    let throw = |barrakuda::Dice { distance, direction }| {
        view! {
            <div class="bk-dice" aria-hidden="true">
                {distance.map(|distance| view! { <DistanceDie distance /> })}
                {direction.map(|direction| view! { <DirectionDie direction /> })}
            </div>
        }
    };
    view! { <For each=move || dice.get() key=|dice| (dice.distance, dice.direction) children=throw /> }
}

/// How far the Barracuda swims.
#[component]
fn DistanceDie(distance: u8) -> impl IntoView {
    view! {
        <span class="bk-die bk-distance">
            <Shape class="bk-die-face" href="#bk-die" width=40 height=40 />
            <b>{distance}</b>
            <i>"≈"</i>
        </span>
    }
}

/// Where it swims to.
#[component]
fn DirectionDie(direction: Wreck) -> impl IntoView {
    view! {
        <span class="bk-die bk-second">
            <Shape class="bk-die-face" href="#bk-die" width=40 height=40 />
            <b>{direction.number()}</b>
        </span>
    }
}
