//! The viewer's hand, and all hands once they are public.

use leptos::{html::Div, prelude::*};
use leptos_use_resize_observer::use_resize_observer;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{
    art::{Face, ShownCard},
    controller::{Controller, use_controller},
    hand_pointer::HandPointer,
    words,
};
use crate::{
    app::{
        components::{
            Button, IconButton, Mark, Primary,
            focus::{Focus, enter, focus_next, one_press},
            icon::{self, Icon},
        },
        i18n::{bouillabaisse as key, t},
        keys::pressed,
    },
    games::bouillabaisse::{Card, Target},
    kernel::Seat,
    scenes::bouillabaisse::{Fan, HAND_KEYS, HandArea, HandKey, HandSort, Held, dealt, is_fresh, why_not},
    table::player::Player,
};

/// The icon for sorting: cards in a row of descending height.
const SORT: Icon = "#bo-sort";

/// The viewer's hand, or all hands once they are public.
#[component]
pub(super) fn Hands() -> impl IntoView {
    let controller = use_controller();
    let own = Memo::new(move |_| {
        let hand = controller.hand();
        (!hand.is_empty()).then_some(hand)
    });
    let open = Memo::new(move |_| {
        let scene = controller.scene.read();
        scene.open.iter().any(|hand| !hand.is_empty()).then(|| scene.open.clone())
    });
    // The size of the hand's area, once it is laid out.
    let area = RwSignal::new(None);
    let place = NodeRef::<Div>::new();
    let _ = use_resize_observer(place, move |_, _| {
        let Some(place) = place.get_untracked() else { return };
        let (width, height) = (place.client_width(), place.client_height());
        let now = Some(HandArea { width: width.into(), height: height.into() });
        if width > 0 && now != area.get_untracked() {
            area.set(now);
        }
    });
    view! {
        <div class="bo-hand-side" data-open=move || open.read().is_some().then_some("")>
            <div class="bo-hand-place" node_ref=place>
                // Other cards, or another order, are a new element with a new start for the keyboard focus.
                <For each=move || own.get() key=Vec::clone let(cards)>
                    <OwnHand cards area=area.into() />
                </For>
            </div>
            <Show when=move || own.read().is_some()>
                <HandBar />
            </Show>
            {move || open.get().map(|hands| view! { <OpenHands hands /> })}
        </div>
    }
}

/// The viewer's cards, each with its index in the view.
#[component]
fn OwnHand(cards: Vec<(usize, Card)>, area: Signal<Option<HandArea>>) -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let view = session.view.get_untracked();
    let (dealt, held) = (dealt(&view) as u8, cards.len() as u8);
    let fan = move || {
        area.get().map(|area| {
            let fan = Fan::new(area, dealt, held);
            let Fan { across, card, strip, .. } = fan;
            let step = fan.step();
            format!("--across:{across};--card:{card:.1}px;--strip:{strip:.2}px;--step:{step:.1}px")
        })
    };
    let fresh = session.live.get_untracked() && is_fresh(&view) && controller.deals(&view);
    // The focus starts at a playable card, and the arrow keys move it along the hand.
    let playable = view.playable().first().copied();
    let entry = cards.iter().position(|(_, card)| Some(*card) == playable).unwrap_or_default();
    let pointer = HandPointer::new(controller);
    let row = cards.into_iter().enumerate().map(|(at, (index, card))| {
        view! { <HandCard at index card pointer entry=at == entry /> }
    });
    view! {
        <div
            class="bo-hand"
            data-name=Target::Hand.to_string()
            data-dealt=fresh.then_some("")
            style=fan
            role="group"
            aria-label=t!(i18n, key::hand_label)
            on:keydown=move |event| press_key(controller, event)
        >
            {row.collect_view()}
        </div>
    }
}

/// Below the cards: buttons that read them aloud and sort them, and the second step.
#[component]
fn HandBar() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let read = move || {
        let view = session.view.get_untracked();
        session.say(words::cards(&i18n.language_untracked(), view.hand()));
    };
    let sort_label = move || match controller.sort() {
        HandSort::Suit => i18n.say(key::sort_by_rank),
        HandSort::Rank => i18n.say(key::sort_by_suit),
    };
    view! {
        <div class="bo-hand-bar">
            <IconButton icon=icon::SOUND label=t!(i18n, key::read_hand_line) on_press=read act="read-hand" />
            <IconButton
                icon=SORT
                label=Signal::derive(sort_label)
                on_press=move || controller.sort_on()
                act="sort-hand"
            />
            <SecondStep />
        </div>
    }
}

/// A card of the hand.
#[component]
fn HandCard(
    /// Index in the displayed order.
    at: usize,
    /// Index in the view.
    index: usize,
    card: Card,
    pointer: HandPointer,
    /// Whether the keyboard focus enters the hand here.
    entry: bool,
) -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let held = Memo::new(move |_| controller.scene.read().hand.get(index).cloned());
    let is = move |what: fn(&Held) -> bool| held.read().as_ref().is_some_and(what);
    let playable = move || session.live.get() && is(|held| held.playable);
    let lifted = move || is(|held| held.lifted);
    // The reason why it may not be played, for screen readers before a tap.
    let why = move || {
        let why = session.live.get().then(|| why_not(&session.view.read(), index)).flatten()?;
        Some(words::why(&i18n.language(), why))
    };
    let wanted = entry && session.live.get_untracked();
    view! {
        <button
            type="button"
            class="bo-hold"
            class:bo-can=playable
            class:bo-up=lifted
            style=format!("--at:{at}")
            class:bo-slow=move || !controller.confirms.get()
            data-own=card.to_string()
            data-name=Target::Card(card).to_string()
            aria-label=move || words::card(&i18n.language(), card)
            aria-disabled=move || (!playable()).then_some("true")
            aria-pressed=move || lifted().to_string()
            aria-description=why
            tabindex=if entry { "0" } else { "-1" }
            use:enter=wanted
            on:pointerdown=move |event| pointer.down(index, &event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |event| pointer.cancel(&event)
            on:click=move |event| pointer.tap(index, &event)
        >
            <Face card />
        </button>
    }
}

/// Buttons to play the chosen card or to put it back, if the table confirms cards by a second tap.
#[component]
fn SecondStep() -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let lifted = Memo::new(move |_| {
        let scene = controller.scene.read();
        scene.hand.iter().find(|held| held.lifted).map(|held| held.card)
    });
    let label = move || {
        let language = i18n.language();
        let card = lifted.get().map(|card| words::card(&language, card)).unwrap_or_default();
        language.say(key::PlayCard { card })
    };
    view! {
        <Show when=move || controller.confirms.get() && lifted.get().is_some()>
            <Button label=t!(i18n, key::put_back) on_press=move || controller.put_back() act="cancel" />
            <Button
                label
                icon=icon::CHECK
                on_press=move || controller.play()
                act="confirm"
                appearance=Primary
            />
        </Show>
    }
}

/// Follows a key pressed in the hand.
fn press_key(controller: Controller, event: KeyboardEvent) {
    let (Some(key), Some(at)) = (pressed(HAND_KEYS, &event), document().active_element()) else { return };
    let next = match key {
        // The browser clicks the card; a key still held from the curtain must not.
        HandKey::Tap => return one_press(event),
        HandKey::Walk { next: true } => at.next_element_sibling(),
        HandKey::Walk { next: false } => at.previous_element_sibling(),
        HandKey::Move { next } => {
            return move_by_key(controller, &at.get_attribute("data-own").unwrap_or_default(), next);
        }
    };
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // The card is on the page and focusable.
        let _ = next.focus();
    }
}

/// Moves the card with this name one place forwards or back; the focus stays on it.
fn move_by_key(controller: Controller, name: &str, next: bool) {
    let hand = untrack(|| controller.hand());
    let Some(at) = hand.iter().position(|(_, card)| card.to_string() == name) else { return };
    let card = hand[at].1;
    controller.move_card(card, if next { at + 2 } else { at.saturating_sub(1) });
    focus_next(Focus::target(Target::Card(card)));
}

/// All hands, a strip each, once they are public.
#[component]
fn OpenHands(hands: Vec<Vec<Card>>) -> impl IntoView {
    let controller = use_controller();
    let most = hands.iter().map(Vec::len).max().unwrap_or_default();
    let players = controller.session.players();
    let rows = Seat::all(players.len() as u8).zip(players.iter().cloned()).zip(hands);
    let rows = rows.map(|((seat, player), cards)| view! { <OpenHand seat player cards /> });
    view! {
        <ul class="bo-opens" style=format!("--most:{most}") aria-label=t!(controller.i18n, key::open_label)>
            {rows.collect_view()}
        </ul>
    }
}

#[component]
fn OpenHand(seat: Seat, player: Player, cards: Vec<Card>) -> impl IntoView {
    let controller = use_controller();
    let turn = move || (controller.session.view.read().turn == Some(seat)).then_some("");
    // A review may point at the next card to play.
    let plays = controller.session.view.read_untracked().turn == Some(seat);
    let cards = cards.into_iter().map(|card| match plays {
        true => view! { <ShownCard card class="bo-small" name=Target::Card(card).to_string() /> }.into_any(),
        false => view! { <ShownCard card class="bo-small" /> }.into_any(),
    });
    let name = player.name.clone();
    view! {
        <li class="bo-open" data-turn=turn>
            <Mark player />
            <strong class="bo-open-name">
                <bdi>{name}</bdi>
            </strong>
            <span class="bo-strip">{cards.collect_view()}</span>
        </li>
    }
}
