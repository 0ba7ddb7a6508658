//! One wreck card on the sea floor.

use leptos::prelude::*;
use web_sys::PointerEvent;

use super::{
    art::{CardSigns, Pawn, Sign, WreckPicture},
    state::{BoardState, use_board},
    words,
};
use crate::{
    app::{
        components::Hold,
        contexts::use_i18n,
        i18n::{Language, barrakuda as key, sentences},
    },
    games::barrakuda::{Action, Card, Target, Wreck},
    scenes::barrakuda::{Bite, DiverThere, Risk, Tile},
};

/// A wreck card: a target for the Barracuda or a diver, or a way to its close-up.
#[component]
pub(super) fn WreckTile(wreck: Wreck) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let tile = Memo::new(move |_| board.scene.read().tiles.get(wreck.index()).cloned());
    let is = move |what: fn(&Tile) -> bool| move || tile.read().as_ref().is_some_and(what);
    let cell = Memo::new(move |_| tile.read().as_ref().map_or((0, 0), |tile| tile.cell));
    let open = Memo::new(move |_| board.is_open(wreck));
    // A long press dives at once.
    let hold = Hold::new(Callback::new(move |()| board.play(Action::Play(Card::Dive(wreck)))));
    let down = move |event: PointerEvent| {
        if open.get_untracked() {
            hold.down(&event);
        }
    };
    let press = move |_| {
        if hold.ends() {
            return;
        }
        let target = tile.read_untracked().as_ref().is_some_and(|tile| tile.target);
        if target && board.session.acting.get_untracked() {
            board.play(Action::Steer(wreck));
        } else if open.get_untracked() {
            // The wreck is not named, since others may hear it.
            let picked = board.pick(Card::Dive(wreck));
            board.session.say(i18n.now(if picked { key::said_picked } else { key::said_put_back }));
        } else {
            board.looking.set(Some(wreck));
        }
    };
    // The tile is a toggle button if its card can be picked, otherwise an ordinary button.
    let pressed = move || open.get().then(|| (board.picked.get() == Some(Card::Dive(wreck))).to_string());
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
            data-name=Target::Wreck(wreck).to_string()
            data-fish=move || board.scene.read().barracuda == wreck
            data-gold=is(|tile| tile.gold > 0)
            data-target=is(|tile| tile.target)
            data-open=open
            data-holding=move || hold.by().map(|_| "")
            aria-pressed=pressed
            on:pointerdown=down
            on:pointerup=move |_| hold.stop()
            on:pointerleave=move |_| hold.stop()
            on:pointercancel=move |_| hold.stop()
            on:contextmenu=move |event| event.prevent_default()
            on:click=press
        >
            <span class="bk-picture" aria-hidden="true">
                <WreckPicture wreck extra=view.swapped[wreck.index()]/>
                <span class="bk-badge">{number}</span>
                <CardSigns wreck card=view.cards.of(wreck) name=Target::Actions(wreck).to_string()/>
            </span>
            <RiskChip wreck/>
            <Heap wreck tile/>
            <span class="bk-divers" aria-hidden="true">
                <Divers tile/>
            </span>
            <Loss wreck/>
            <span class="visually-hidden">{move || label(board, &i18n.language(), wreck, tile.read().as_ref())}</span>
        </button>
    }
}

/// The gold on the wreck.
#[component]
fn Heap(wreck: Wreck, tile: Memo<Option<Tile>>) -> impl IntoView {
    let gold = Memo::new(move |_| tile.read().as_ref().map_or(0, |tile| tile.gold));
    view! {
        <Show when=move || gold.get() != 0>
            <span class="bk-heap" aria-hidden="true" data-name=Target::Gold(wreck).to_string()>
                <Sign href="#bk-coin" />
                <b>{gold}</b>
            </span>
        </Show>
    }
}

/// The risk of a bite, for the choosing player.
#[component]
fn RiskChip(wreck: Wreck) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let risk = Memo::new(move |_| board.risk(wreck).filter(|risk| !risk.sheltered));
    let chip = move |risk: Risk| {
        view! {
            <span class="bk-risk" aria-hidden="true" data-risk=risk.percent.to_string()>
                <Sign href="#bk-a-fish" />
                <b>{i18n.say(key::Percent { n: risk.percent })}</b>
            </span>
        }
    };
    move || risk.get().map(chip)
}

/// Gold dropped at a bite, as it falls.
#[component]
fn Loss(wreck: Wreck) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let bite =
        Memo::new(move |_| board.scene.read().bite.filter(|bite| bite.wreck == wreck && bite.gold > 0));
    let loss = move |bite: Bite| {
        view! {
            <b class="bk-loss" aria-hidden="true">
                {i18n.now(key::Loss { n: bite.gold })}
            </b>
        }
    };
    // Each loss is a new element, so that it is animated.
    view! { <For each=move || bite.get() key=|bite| *bite children=loss /> }
}

/// The divers on the wreck. A diver who arrives or falls over sinks down.
#[component]
fn Divers(tile: Memo<Option<Tile>>) -> impl IntoView {
    let board = use_board();
    let divers = Memo::new(move |_| tile.read().as_ref().map_or_else(Vec::new, |tile| tile.divers.clone()));
    let pawn = move |DiverThere { seat, lying }| {
        let bitten = move || board.scene.read().bite.is_some_and(|bite| bite.seat == seat);
        let spot = format!("diver-{}", seat.number());
        board.session.player(seat).map(|player| view! { <Pawn player lying bitten spot /> })
    };
    view! { <For each=move || divers.get() key=|there| (there.seat, there.lying) children=pawn /> }
}

/// A full description of the wreck for screen readers; tracked.
fn label(board: BoardState, language: &Language, wreck: Wreck, tile: Option<&Tile>) -> String {
    let Some(tile) = tile else { return words::title(language, wreck) };
    let view = board.session.view.get();
    let mut parts = Vec::new();
    if tile.target {
        parts.push(words::steer(language, &view.sea, wreck));
    }
    if board.is_open(wreck) {
        parts.push(words::dive(language, Card::Dive(wreck)));
    }
    parts.extend(board.risk(wreck).map(|risk| words::risk(language, &view, risk)));
    parts.push(words::title(language, wreck));
    parts.push(words::offers(language, &view.cards, view.take_back_rule, wreck));
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
    sentences(parts.iter().map(|part| language.sentence(part)))
}
