//! The cards drawn from another player's pocket, visible to one player alone.

use leptos::prelude::*;

use super::{art::CardFace, state::use_board, words};
use crate::{
    app::{
        components::Button,
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{Action, Card, Target},
    kernel::Seat,
};

/// The choice of the drawn card that is put in front of its owner.
#[component]
pub(super) fn DrawnCards(from: Seat, cards: Vec<Card>) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let text = t!(i18n, key::AskedPut { name: session.name(from) });
    view! {
        <p class="bk-asked">
            <span>{text}</span>
        </p>
        <div class="bk-drawn">
            {cards.into_iter().map(|card| view! { <DrawnCard card /> }).collect_view()}
        </div>
    }
}

#[component]
fn DrawnCard(card: Card) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let label = t!(i18n, key::DoPut { card: words::card(&i18n.language(), card) });
    view! {
        <div class="bk-draw" data-drawn=card.to_string() data-name=Target::Drawn(card).to_string()>
            <span class="bk-card bk-shown" aria-hidden="true">
                <CardFace card />
            </span>
            <Button label on_press=move || board.play(Action::Put(card)) act="put" />
        </div>
    }
}
