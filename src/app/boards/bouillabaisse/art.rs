//! Playing cards as SVG, made of the shapes in `public/sprite/bouillabaisse.svg`.

use leptos::prelude::*;

use super::words;
use crate::{
    app::contexts::use_i18n,
    games::bouillabaisse::{Card, Rank, Suit},
    scenes::bouillabaisse::Cost,
};

/// The paper of a card.
const BLANK: &str = "#bo-blank";

/// A card's face, with the index letters of the page's language.
#[component]
pub(super) fn Face(card: Card) -> impl IntoView {
    let i18n = use_i18n();
    let Card { suit, rank } = card;
    let pip = pip(suit);
    let index = move || words::index(&i18n.language(), rank);
    // Two digits are squeezed to fit.
    let wide = move || index().len() > 1;
    let middle = if Rank::FIGURES.contains(&rank) {
        let figure = format!("#bo-{}", rank.letter());
        view! { <use href=figure x="20" y="28" width="38" height="57"></use> }.into_any()
    } else {
        view! { <use class="bo-pip" href=pip.clone() x="18" y="40" width="38" height="38"></use> }.into_any()
    };
    view! {
        <svg
            class="bo-card"
            data-suit=suit.letter().to_string()
            viewBox="0 0 60 90"
            aria-hidden="true"
            focusable="false"
        >
            <use href=BLANK width="60" height="90"></use>
            <text
                class="bo-index"
                x="13"
                y="24"
                text-anchor="middle"
                textLength=move || wide().then_some("21")
                lengthAdjust="spacingAndGlyphs"
            >
                {index}
            </text>
            <use class="bo-pip" href=pip x="5" y="28" width="16" height="16"></use>
            {middle}
        </svg>
    }
}

/// A card to look at: its face, with its name for screen readers.
#[component]
pub(super) fn ShownCard(
    card: Card,
    /// CSS class for the size.
    class: &'static str,
    /// The card's name, if a review points at it.
    #[prop(optional)]
    name: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <span class=class role="img" aria-label=move || words::card(&i18n.language(), card) data-name=name>
            <Face card />
        </span>
    }
}

/// A suit's sign on paper.
#[component]
pub(super) fn SuitSign(suit: Suit) -> impl IntoView {
    view! {
        <svg
            class="bo-sign"
            data-suit=suit.letter().to_string()
            viewBox="0 0 24 24"
            aria-hidden="true"
            focusable="false"
        >
            <use class="bo-pip" href=pip(suit) width="24" height="24"></use>
        </svg>
    }
}

/// The sign of the leader.
#[component]
pub(super) fn Crown() -> impl IntoView {
    view! {
        <svg
            width="1em"
            height="0.7em"
            viewBox="0 0 20 14"
            fill="currentcolor"
            aria-hidden="true"
            focusable="false"
        >
            <path d="M1 3l5 4 4-6 4 6 5-4-2 10H3z"></path>
        </svg>
    }
}

/// The back of a card: the sign of a trick.
#[component]
pub(super) fn Back() -> impl IntoView {
    view! {
        <svg class="bo-sign" viewBox="0 0 60 90" aria-hidden="true" focusable="false">
            <use href="#bo-back" width="60" height="90"></use>
        </svg>
    }
}

/// The sign of a cost: a trick by its back, a suit by its shape, a figure by its letter, a card by its face.
#[component]
pub(super) fn CostSign(cost: Cost) -> impl IntoView {
    let i18n = use_i18n();
    let (kind, sign) = match cost {
        Cost::Trick => ("trick", view! { <Back /> }.into_any()),
        Cost::Suit(suit) => ("suit", view! { <SuitSign suit /> }.into_any()),
        Cost::Figure(figure) => {
            ("figure", view! { <b>{move || words::index(&i18n.language(), figure)}</b> }.into_any())
        }
        Cost::Card(card) => ("card", view! { <Face card /> }.into_any()),
    };
    view! {
        <span class="bo-cost-sign" data-cost=kind aria-hidden="true">
            {sign}
        </span>
    }
}

/// The address of a suit's shape in the page.
fn pip(suit: Suit) -> String {
    format!("#bo-{}", suit.letter())
}
