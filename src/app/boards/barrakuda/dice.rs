//! The latest roll, while it is shown.

use leptos::prelude::*;

use super::state::use_board;
use crate::{app::components::Shape, games::barrakuda::Wreck, scenes::barrakuda};

/// The dice beside the story. A different roll gets new elements, so that it is animated.
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

/// The distance that the Barracuda swims.
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

/// The wreck that the Barracuda swims to.
#[component]
fn DirectionDie(direction: Wreck) -> impl IntoView {
    view! {
        <span class="bk-die bk-second">
            <Shape class="bk-die-face" href="#bk-die" width=40 height=40 />
            <b>{direction.number()}</b>
        </span>
    }
}
