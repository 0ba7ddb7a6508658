//! The menu card: the costs of this round, and the last trick.

use leptos::prelude::*;

use super::{
    art::{CostSign, ShownCard},
    controller::use_controller,
    words,
};
use crate::{
    app::{
        components::{Dialog, IconButton, icon},
        i18n::{bouillabaisse as key, t},
    },
    games::bouillabaisse::{PlayedCard, Sign, Target, Trick},
    scenes::bouillabaisse::{Cost, Recipe, When},
};

/// The costs in signs, numbers and words; buttons for the last trick and the score sheet.
#[component]
pub(super) fn Menu() -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let over = Memo::new(move |_| controller.scene.read().over);
    let looking = RwSignal::new(false);
    view! {
        <section class="bo-menu" aria-label=t!(i18n, key::menu_label)>
            <Show when=move || over.get() fallback=|| view! { <Dishes /> }>
                <p class="bo-round">{t!(i18n, key::all_rounds_played)}</p>
            </Show>
            <button
                type="button"
                class="icon-button"
                data-act="last-trick"
                aria-label=t!(i18n, key::last_trick)
                title=t!(i18n, key::last_trick)
                on:click=move |_| looking.set(true)
            >
                <CostSign cost=Cost::Trick />
            </button>
            <IconButton
                icon=icon::CUP
                label=t!(i18n, key::sheet)
                on_press=move || controller.sheet.set(true)
                act="sheet"
                attr:data-name=Target::ScoreSheet.to_string()
            />
            <Dialog name="last-trick" open=looking title=t!(i18n, key::last_trick)>
                <LastTrick />
            </Dialog>
        </section>
    }
}

/// The six rounds with their costs, and more facts about the current round.
#[component]
fn Dishes() -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let recipes = Memo::new(move |_| controller.scene.read().recipes.clone());
    let round = Memo::new(move |_| controller.scene.read().round);
    let everything = Memo::new(move |_| controller.scene.read().everything);
    let all = move || {
        everything.get().map(|it| {
            view! { <p class="help-text">{move || words::everything(&i18n.language(), it)}</p> }
        })
    };
    let strip =
        move || recipes.get().into_iter().map(|recipe| view! { <RecipeCard recipe /> }).collect_view();
    view! {
        <div class="bo-menu-in">
            <h2 class="visually-hidden">{move || words::round_of(&i18n.language(), round.get())}</h2>
            <ol class="bo-recipes">{strip}</ol>
            {all}
        </div>
    }
}

/// One round: its number, its costs, and their points.
#[component]
fn RecipeCard(recipe: Recipe) -> impl IntoView {
    let i18n = use_controller().i18n;
    let Recipe { round, costs, sign, when } = recipe;
    let points = match costs[..] {
        [] => "?".to_owned(),
        [cost] => words::signed(sign.apply(cost.points())),
        _ if sign == Sign::Plus => "+".to_owned(),
        _ => "\u{2212}".to_owned(),
    };
    let all = (costs.len() > 1).then_some("");
    let signs = costs.iter().map(|cost| view! { <CostSign cost=*cost /> }).collect_view();
    let words = Signal::derive(move || words::recipe(&i18n.language(), round, &costs, sign));
    view! {
        <li
            class="bo-recipe"
            data-name=Target::Round(round).to_string()
            data-when=match when {
                When::Past => "past",
                When::Now => "now",
                When::Later => "later",
            }
            aria-current=(when == When::Now).then_some("step")
            title=words
        >
            <small aria-hidden="true">{round}</small>
            <span class="bo-recipe-signs" data-all=all>
                {signs}
            </span>
            <b aria-hidden="true">{points}</b>
            <span class="visually-hidden">{words}</span>
        </li>
    }
}

/// The last trick, card by card.
#[component]
fn LastTrick() -> impl IntoView {
    let controller = use_controller();
    let trick = Memo::new(move |_| controller.session.view.read().last_trick().cloned());
    move || match trick.get() {
        None => view! { <p>{t!(controller.i18n, key::last_trick_none)}</p> }.into_any(),
        Some(trick) => view! { <TakenTrick trick /> }.into_any(),
    }
}

#[component]
fn TakenTrick(trick: Trick) -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let winner = session.name(trick.winner);
    let cards = trick.cards.into_iter().map(|PlayedCard { by, card }| {
        view! {
            <li class="bo-laid">
                <ShownCard card class="bo-small" />
                <span>{session.name(by)}</span>
            </li>
        }
    });
    view! {
        <div>
            <ol class="bo-laids">{cards.collect_view()}</ol>
            <p>
                <strong>{t!(i18n, key::TakesNothing { name: winner.as_str() })}</strong>
            </p>
        </div>
    }
}
