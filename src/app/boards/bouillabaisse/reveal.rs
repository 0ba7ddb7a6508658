//! The opening of a match: the costs are turned up card by card, each with its round.

use leptos::prelude::*;

use super::{
    art::{Back, CostSign},
    controller::use_controller,
    words,
};
use crate::{
    app::i18n::{bouillabaisse as key, t},
    scenes::bouillabaisse::{Recipe, When, opening},
};

/// Covers the ring until a tap or the end of its animation. The style sheet turns the cards, and hides everything if
/// motion is reduced. Hidden from screen readers, since the menu card has the same content.
#[component]
pub(super) fn Reveal() -> impl IntoView {
    let controller = use_controller();
    let session = controller.session;
    let seen = RwSignal::new(false);
    let recipes = Memo::new(move |_| {
        let begins = session.live.get() && !seen.get();
        opening(&session.view.read()).filter(|_| begins)
    });
    let skip = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        seen.set(true);
    };
    move || {
        recipes.get().map(|recipes| {
            let cards = recipes.into_iter().map(|recipe| view! { <TurningCard recipe /> }).collect_view();
            view! {
                <div class="bo-reveal" aria-hidden="true" on:click=skip>
                    <p>{t!(controller.i18n, key::reveal_title)}</p>
                    <ul>{cards}</ul>
                </div>
            }
        })
    }
}

/// The cost of a round, which turns from its back to its face.
#[component]
fn TurningCard(recipe: Recipe) -> impl IntoView {
    let i18n = use_controller().i18n;
    let Recipe { round, costs, when, .. } = recipe;
    let cards = costs.into_iter().map(|cost| {
        view! {
            <span class="bo-turning-card">
                <span class="bo-turning-back">
                    <Back />
                </span>
                <span class="bo-turning-face">
                    <CostSign cost />
                </span>
            </span>
            <small>{move || words::cost(&i18n.language(), cost)}</small>
            <b>{words::signed(cost.points())}</b>
        }
    });
    view! {
        <li class="bo-turning" data-now=(when == When::Now).then_some("") style=format!("--nth:{round}")>
            <strong>{move || i18n.language().say(key::Round { n: round })}</strong>
            {cards.collect_view()}
        </li>
    }
}
