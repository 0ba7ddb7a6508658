//! The menu card: what costs in this round, and the trick that was taken last.

use leptos::prelude::*;

use super::{
    art::{Back, Face, ShownCard, SuitSign},
    controller::use_controller,
    words,
};
use crate::{
    app::{
        components::{Dialog, IconButton, icon},
        i18n::{bouillabaisse as key, t},
    },
    games::bouillabaisse::{PlayedCard, Trick},
    scenes::bouillabaisse::{Cost, Dish},
};

/// What costs, in signs, numbers and words; the way to the last trick and to the score sheet.
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
                <Back />
            </button>
            <IconButton
                icon=icon::CUP
                label=t!(i18n, key::sheet)
                on_press=move || controller.sheet.set(true)
                act="sheet"
            />
            <Dialog name="last-trick" open=looking title=t!(i18n, key::last_trick)>
                <LastTrick />
            </Dialog>
        </section>
    }
}

/// The round and its dishes.
#[component]
fn Dishes() -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let round = Memo::new(move |_| controller.scene.read().round);
    let dishes = Memo::new(move |_| controller.scene.read().dishes.clone());
    let everything = Memo::new(move |_| controller.scene.read().everything);
    let list = move || {
        // What costs now comes first.
        let (now, later): (Vec<Dish>, Vec<Dish>) =
            dishes.get().into_iter().partition(|dish| dish.points.is_some());
        let unknown =
            now.is_empty().then(|| view! { <li class="bo-cost">{t!(i18n, key::cost_unknown)}</li> });
        let now = now.into_iter().map(|dish| view! { <CostsNow dish /> }).collect_view();
        let later = (!later.is_empty()).then(|| view! { <CostsNot dishes=later /> });
        view! {
            {now}
            {unknown}
            {later}
        }
    };
    let all = move || {
        everything.get().map(|it| {
            view! { <p class="bo-everything">{move || words::everything(&i18n.language(), it)}</p> }
        })
    };
    view! {
        <div class="bo-menu-in">
            <h2 class="bo-round">{move || words::round_of(&i18n.language(), round.get())}</h2>
            <ul class="bo-costs">{list}</ul>
            {all}
        </div>
    }
}

/// What costs in this round.
#[component]
fn CostsNow(dish: Dish) -> impl IntoView {
    let i18n = use_controller().i18n;
    view! {
        <li class="bo-cost">
            <Sign cost=dish.cost />
            <span class="bo-cost-name">{move || words::cost(&i18n.language(), dish.cost)}</span>
            {dish.points.map(|points| view! { <strong>{words::signed(points)}</strong> })}
        </li>
    }
}

/// What is settled and does not cost in this round, side by side and dimmed.
#[component]
fn CostsNot(dishes: Vec<Dish>) -> impl IntoView {
    let i18n = use_controller().i18n;
    let signs = dishes.iter().map(|dish| view! { <Sign cost=dish.cost /> }).collect_view();
    let words = Signal::derive(move || {
        let language = i18n.language();
        let names: Vec<String> = dishes.iter().map(|dish| words::cost(&language, dish.cost)).collect();
        language.say(key::CostNotNow { what: names.join(", ") })
    });
    view! {
        <li class="bo-cost bo-dim" title=words>
            {signs}
            <span class="sr">{words}</span>
        </li>
    }
}

#[component]
fn Sign(cost: Cost) -> impl IntoView {
    let i18n = use_controller().i18n;
    let sign = match cost {
        Cost::Trick => view! { <Back /> }.into_any(),
        Cost::Suit(suit) => view! { <SuitSign suit /> }.into_any(),
        Cost::Figure(figure) => {
            view! { <b class="bo-letter">{move || words::index(&i18n.language(), figure)}</b> }.into_any()
        }
        Cost::Card(card) => view! { <Face card /> }.into_any(),
    };
    view! {
        <span class="bo-cost-sign" aria-hidden="true">
            {sign}
        </span>
    }
}

/// What was taken last, card by card.
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
