//! Pictures of Barracuda, made of the shapes in `public/sprite/barracuda.svg`.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{components::icon::SYMBOLS, contexts::use_i18n},
    games::barracuda::{Bar, Denomination, Spot},
    table::player::Player,
};

/// Addresses of the pawn and of a note's front in the page.
const PAWN: &str = "#bc-pawn";
const NOTE: &str = "#bc-note";

/// The neon sign of a bar on its own board.
#[component]
pub(super) fn NeonBoard(bar: Bar) -> impl IntoView {
    view! {
        <svg
            class="bc-neon-board"
            viewBox="0 0 52 32"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
        >
            <use href=neon(bar)></use>
        </svg>
    }
}

/// A house of the promenade: closed, or lit with its neon sign. Four tints alternate.
#[component]
pub(super) fn HousePicture(
    spot: Spot,
    /// The open bar; `None` while the house is closed.
    #[prop(into)]
    bar: Signal<Option<Bar>>,
    /// The bar of a closed house that has been open before.
    #[prop(into)]
    known: Signal<Option<Bar>>,
) -> impl IntoView {
    let front = move || if bar.get().is_some() { "#bc-lit" } else { "#bc-shut" };
    let sign = move || {
        // The sign of a closed house is dark, but all players have seen it.
        let off = bar.get().is_none();
        let bar = bar.get().or(known.get());
        bar.map(|bar| {
            view! {
                <use
                    class:bc-off=off
                    class:bc-sign-lit=!off
                    href=neon(bar)
                    x="6"
                    y="6"
                    width="52"
                    height="32"
                ></use>
            }
        })
    };
    // A closed house shows its number and the sleeping mark; below a known sign, only the number.
    let number = move || {
        let number = words::number(spot.number() + 1);
        match (bar.get(), known.get()) {
            (Some(_), _) => ().into_any(),
            (None, Some(_)) => view! {
                <text class="bc-nr bc-nr-low" x="21.5" y="63.5">
                    {number}
                </text>
            }
            .into_any(),
            (None, None) => view! {
                <text class="bc-nr" x="32" y="26">
                    {number}
                </text>
                <path class="bc-lids" d="M12 31q4 4 8 0M44 31q4 4 8 0"></path>
            }
            .into_any(),
        }
    };
    view! {
        <svg
            class=format!("bc-front-view bc-f{}", spot.number() % 4)
            viewBox="0 0 64 84"
            aria-hidden="true"
            focusable="false"
        >
            <use href=front></use>
            {sign}
            {number}
        </svg>
    }
}

/// The address of a bar's neon sign in the page.
fn neon(bar: Bar) -> String {
    format!("#bc-s{}", bar.index())
}

/// A player's pawn with their symbol.
#[component]
pub(super) fn PawnPicture(player: Player) -> impl IntoView {
    view! {
        <svg
            class="bc-man"
            data-colour=player.colour.to_string()
            viewBox="0 0 32 40"
            aria-hidden="true"
            focusable="false"
        >
            <use href=PAWN></use>
            <use
                class="bc-emblem"
                href=format!("#s-{}", player.symbol % SYMBOLS)
                x="9"
                y="19"
                width="14"
                height="14"
            ></use>
        </svg>
    }
}

/// The paper of a note of this kind, with its print; a note below another has no print.
#[component]
pub(super) fn NotePaper(kind: Denomination, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <svg
            class=format!("bc-note bc-v{}", kind.index())
            viewBox="0 0 56 30"
            aria-hidden="true"
            focusable="false"
        >
            <use href=NOTE></use>
            {children.map(|children| children())}
        </svg>
    }
}

/// The front of a note of this kind, with its print: thousands large, the rest small.
#[component]
pub(super) fn NotePicture(kind: Denomination) -> impl IntoView {
    let i18n = use_i18n();
    let printed = move |large: bool| {
        let text = words::value(&i18n.language(), kind);
        let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (thousands, rest) = text.split_at(digits);
        if large { thousands.to_owned() } else { rest.to_owned() }
    };
    view! {
        <NotePaper kind>
            <text x="37.5" y="20">
                <tspan>{move || printed(true)}</tspan>
                {move || printed(false)}
            </text>
        </NotePaper>
    }
}
