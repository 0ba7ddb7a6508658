//! Choosing a card, visible to one player alone.

use leptos::prelude::*;

use super::{
    art::{CardFace, CardSigns, SmallCardFace, WreckPicture},
    state::use_board,
    words,
};
use crate::{
    app::{
        components::{Button, Hold, Mark, Primary, icon},
        contexts::use_i18n,
        i18n::{barrakuda as key, sentences, t},
    },
    games::barrakuda::{Action, Card, CardChoice, Target, View},
    kernel::Seat,
};

/// The hand of the viewing player, to choose a card from.
#[component]
pub(super) fn Hand(seat: Seat) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let cards = Memo::new(move |_| board.session.view.get().sea.diver(seat).hand());
    let label =
        move || board.picked.get().map(|card| words::dive(&i18n.language(), card)).unwrap_or_default();
    let play = move || {
        if let Some(card) = board.picked.get_untracked() {
            board.play(Action::Play(card));
        }
    };
    view! {
        <Show when=move || board.picked.get().is_none()>
            <Whose seat />
        </Show>
        <div class="bk-hand" role="group" aria-label=t!(i18n, key::hand_label)>
            <For each=move || cards.get() key=|card| *card let(card)>
                <HandCard card />
            </For>
        </div>
        // The effect of a picked card replaces the teammate's cards.
        <Show when=move || board.picked.get().is_none()>
            <MateTalk seat />
        </Show>
        <Hint />
        <Show when=move || board.picked.get().is_some()>
            <div class="bk-ways">
                <Button icon=icon::CHECK label on_press=play act="confirm" appearance=Primary />
            </div>
        </Show>
    }
}

/// The player's name above the hand.
#[component]
fn Whose(seat: Seat) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    session.player(seat).map(|player| {
        let name = player.name.clone();
        view! {
            <p class="bk-asked">
                <Mark player />
                <strong>{t!(i18n, key::Choose { name: &name })}</strong>
            </p>
        }
    })
}

/// The effect of the picked card, in words.
#[component]
fn Hint() -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let hint = move || {
        let language = i18n.language();
        match board.picked.get() {
            None => language.say(key::choose_hint),
            Some(Card::Dive(wreck)) => {
                let view = board.session.view.get();
                words::offers(&language, &view.cards, view.take_back_rule, wreck)
            }
            Some(Card::Barracuda) => language.say(key::barracuda_card),
        }
    };
    let risk = move || {
        let Some(Card::Dive(wreck)) = board.picked.get() else { return None };
        let risk = board.risk(wreck)?;
        Some(words::risk(&i18n.language(), &board.session.view.get(), risk))
    };
    view! {
        <p class="help-text bk-hint">
            {move || risk().map(|risk| view! { <strong class="bk-risk-line">{risk}</strong> })} " " {hint}
        </p>
    }
}

/// A card of the hand: a tap picks it or puts it back, a long press plays it at once.
#[component]
fn HandCard(card: Card) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let picked = move || board.picked.get() == Some(card);
    let hold = Hold::new(Callback::new(move |()| board.play(Action::Play(card))));
    let pick = move |_| {
        if hold.ends() {
            return;
        }
        let picked = board.pick(card);
        // The card is not named, since others may hear it.
        board.session.say(i18n.now(if picked { key::said_picked } else { key::said_put_back }));
    };
    // The cards stay the same for the whole match.
    let (cards, rule) = board.session.view.with_untracked(|view| (view.cards, view.take_back_rule));
    let label = move || match card {
        Card::Dive(wreck) => {
            let language = i18n.language();
            let offers = words::offers(&language, &cards, rule, wreck);
            sentences([language.sentence(&words::title(&language, wreck)), offers])
        }
        Card::Barracuda => i18n.say(key::barracuda_card),
    };
    view! {
        <button
            type="button"
            class="bk-card"
            data-own=card.to_string()
            data-name=Target::Card(card).to_string()
            data-holding=move || hold.by().map(|_| "")
            aria-pressed=move || picked().to_string()
            on:pointerdown=move |event| hold.down(&event)
            on:pointerup=move |_| hold.stop()
            on:pointerleave=move |_| hold.stop()
            on:pointercancel=move |_| hold.stop()
            on:contextmenu=move |event| event.prevent_default()
            on:click=pick
        >
            <span class="bk-picture" aria-hidden="true">
                <HandCardPicture card />
            </span>
            <span class="visually-hidden">{label}</span>
        </button>
    }
}

/// The card with its wreck or the Barracuda.
#[component]
fn HandCardPicture(card: Card) -> impl IntoView {
    let view = use_board().session.view.get_untracked();
    match card {
        Card::Dive(wreck) => view! {
            <WreckPicture wreck extra=view.swapped[wreck.index()] />
            <CardFace card />
            <CardSigns wreck card=view.cards.of(wreck) />
        }
        .into_any(),
        Card::Barracuda => view! { <CardFace card /> }.into_any(),
    }
}

/// The teammate's cards, and whether they have chosen.
#[derive(Clone, PartialEq)]
struct Talk {
    mate: Seat,
    chose: bool,
    cards: Vec<Card>,
}

impl Talk {
    fn of(view: &View, seat: Seat) -> Option<Talk> {
        let mate = view.sea.mate(seat)?;
        Some(match view.chosen.get(mate) {
            Some(CardChoice::Known(card)) => Talk { mate, chose: true, cards: vec![*card] },
            _ => Talk { mate, chose: false, cards: view.sea.diver(mate).hand() },
        })
    }
}

/// Teammates may talk, so the teammate's cards are shown (BK-7.2).
#[component]
fn MateTalk(seat: Seat) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let talk = Memo::new(move |_| Talk::of(&session.view.get(), seat));
    move || {
        let Talk { mate, chose, cards } = talk.get()?;
        let player = session.player(mate)?;
        let name = player.name.clone();
        let text = move || match (chose, name.as_str()) {
            (true, name) => i18n.say(key::MateChose { name }),
            (false, name) => i18n.say(key::MateHolds { name }),
        };
        let chip = move |card: Card| {
            view! {
                <span class="bk-chip" role="img" aria-label=move || words::card(&i18n.language(), card)>
                    <SmallCardFace card />
                </span>
            }
        };
        Some(view! {
            <div class="bk-talk">
                <Mark player />
                <p>{text}</p>
                <span class="bk-chips">{cards.into_iter().map(chip).collect_view()}</span>
            </div>
        })
    }
}
