//! One wreck card on the sea floor.

use leptos::prelude::*;

use super::{
    art::{CardSigns, Pawn, Sign, WreckPicture},
    state::{BoardState, use_board},
    words,
};
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{Language, barrakuda as key},
    },
    games::barrakuda::{Action, Wreck},
    scenes::barrakuda::{DiverThere, Tile},
};

/// A wreck card, to be looked at, or to take the Barracuda to.
#[component]
pub(super) fn WreckTile(wreck: Wreck) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let tile = Memo::new(move |_| board.scene.read().tiles.get(wreck.index()).cloned());
    let is = move |what: fn(&Tile) -> bool| move || tile.read().as_ref().is_some_and(what);
    let cell = Memo::new(move |_| tile.read().as_ref().map_or((0, 0), |tile| tile.cell));
    let press = move |_| {
        let target = tile.read_untracked().as_ref().is_some_and(|tile| tile.target);
        if target && board.session.acting.get_untracked() {
            board.play(Action::Steer(wreck));
        } else {
            board.looking.set(Some(wreck));
        }
    };
    let number = wreck.number();
    // The card stays the same for the whole match.
    let view = board.session.view.get_untracked();
    view! {
        <button
            type="button"
            class="bk-tile"
            class:bk-lit=is(|tile| tile.lit)
            style:--x=move || cell.get().0.to_string()
            style:--y=move || cell.get().1.to_string()
            data-wreck=number.to_string()
            data-spot=format!("wreck-{number}")
            data-target=is(|tile| tile.target)
            on:click=press
        >
            <span class="bk-picture" aria-hidden="true">
                <WreckPicture wreck extra=view.swapped[wreck.index()]/>
                <span class="bk-badge">{number}</span>
                <CardSigns wreck card=view.cards.of(wreck)/>
            </span>
            <Heap tile/>
            <span class="bk-divers" aria-hidden="true">
                <Divers tile/>
            </span>
            <span class="sr">{move || label(board, &i18n.language(), wreck, tile.read().as_ref())}</span>
        </button>
    }
}

/// The gold that lies there.
#[component]
fn Heap(tile: Memo<Option<Tile>>) -> impl IntoView {
    let gold = Memo::new(move |_| tile.read().as_ref().map_or(0, |tile| tile.gold));
    view! {
        <Show when=move || gold.get() != 0>
            <span class="bk-heap" aria-hidden="true">
                <Sign href="#bk-coin" />
                <b>{gold}</b>
            </span>
        </Show>
    }
}

/// Who is there. Whoever comes, or falls over, sinks.
#[component]
fn Divers(tile: Memo<Option<Tile>>) -> impl IntoView {
    let session = use_board().session;
    let divers = Memo::new(move |_| tile.read().as_ref().map_or_else(Vec::new, |tile| tile.divers.clone()));
    let pawn =
        move |DiverThere { seat, lying }| session.player(seat).map(|player| view! { <Pawn player lying /> });
    view! { <For each=move || divers.get() key=|there| (there.seat, there.lying) children=pawn /> }
}

/// All there is to know of a wreck, for whoever listens; tracked.
fn label(board: BoardState, language: &Language, wreck: Wreck, tile: Option<&Tile>) -> String {
    let Some(tile) = tile else { return words::title(language, wreck) };
    let view = board.session.view.get();
    let mut parts = Vec::new();
    if tile.target {
        parts.push(words::steer(language, &view.sea, wreck));
    }
    parts.push(words::title(language, wreck));
    parts.push(words::offers(language, &view.cards, wreck));
    if tile.gold > 0 {
        parts.push(language.say(key::LiesHere { gold: words::gold(language, tile.gold) }));
    }
    for DiverThere { seat, lying } in &tile.divers {
        let name = board.session.name(*seat);
        parts.push(if *lying {
            language.say(key::Lying { name })
        } else {
            language.say(key::Standing { name })
        });
    }
    if board.scene.read().barracuda == wreck {
        parts.push(language.say(key::fish_here));
    }
    parts.join(". ")
}
