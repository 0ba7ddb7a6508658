//! Pictures of Barrakuda, made of the shapes in `public/sprite/barrakuda.svg`.

use leptos::prelude::*;

use crate::{
    app::components::{Shape, Symbol},
    games::barrakuda::{Card, LairEffect, WRECKS, Wreck, WreckAction, WreckCard},
    table::player::Player,
};

/// The pictures of the base cards, by number.
const BASE: [&str; WRECKS] = ["#bk-w1", "#bk-w2", "#bk-w3", "#bk-w4", "#bk-w5", "#bk-w6"];
/// The pictures of the extra cards, by number.
const EXTRA: [&str; WRECKS] = ["#bk-x1", "#bk-x2", "#bk-x3", "#bk-x4", "#bk-x5", "#bk-x6"];

#[component]
pub(super) fn Sign(
    /// The address in the page: "#bk-coin".
    href: &'static str,
) -> impl IntoView {
    view! { <Shape class="bk-icon" href width=24 height=24 /> }
}

/// The picture of a wreck: that of its base card, or of its extra card.
#[component]
pub(super) fn WreckPicture(wreck: Wreck, extra: bool) -> impl IntoView {
    let pictures = if extra { EXTRA } else { BASE };
    view! { <Shape class="bk-art" href=pictures[wreck.index()] width=120 height=84 /> }
}

#[component]
pub(super) fn BarracudaPicture(class: &'static str) -> impl IntoView {
    view! { <Shape class href="#bk-fish" width=120 height=60 /> }
}

/// A player's diver with their symbol.
#[component]
pub(super) fn Pawn(
    player: Player,
    /// Whether the diver has fallen over.
    #[prop(optional)]
    lying: bool,
    /// Whether the Barracuda bites the diver.
    #[prop(optional, into)]
    bitten: Signal<bool>,
    /// The name of the diver's position, for flying gold.
    #[prop(optional)]
    spot: Option<String>,
) -> impl IntoView {
    let fright = move || {
        (bitten.get() && !lying)
            .then(|| view! { <Shape class="bk-pawn bk-fright" href="#bk-fright" width=60 height=60 /> })
    };
    view! {
        <span
            class="bk-diver"
            class:bk-lies=lying
            class:bk-bitten=bitten
            data-colour=player.colour.to_string()
            data-spot=spot
        >
            <Shape class="bk-pawn" href=if lying { "#bk-lying" } else { "#bk-diver" } width=60 height=60 />
            {fright}
            <Symbol index=player.symbol class:bk-emblem=true />
        </span>
    }
}

/// The sign of an action, with its amount of gold or cards.
#[component]
pub(super) fn ActionSign(action: WreckAction) -> impl IntoView {
    let (href, count) = match action {
        WreckAction::Nothing => ("#bk-a-none", None),
        WreckAction::Gold(gold) => ("#bk-a-gold", Some(gold.to_string())),
        WreckAction::TakeBack(cards) => ("#bk-a-back", Some(cards.to_string())),
        WreckAction::RegainOrStrip => ("#bk-a-regain", None),
        WreckAction::BankSeven => ("#bk-a-bank", Some("7".to_owned())),
        WreckAction::BankAll => ("#bk-a-bank", Some("∞".to_owned())),
        WreckAction::Pocket => ("#bk-a-pocket", None),
        WreckAction::Protected => ("#bk-a-shield", None),
    };
    view! {
        <Sign href />
        {count.map(|count| view! { <b>{count}</b> })}
    }
}

/// The sign of the Barracuda's effect where it stops.
#[component]
pub(super) fn StopSign(stop: LairEffect) -> impl IntoView {
    let signs: &[&str] = match stop {
        LairEffect::Nothing => &["#bk-a-none"],
        LairEffect::Regain => &["#bk-a-star", "#bk-a-fish"],
        LairEffect::Fling => &["#bk-a-star", "#bk-a-fling"],
    };
    signs.iter().map(|href| view! { <Sign href /> }).collect_view()
}

/// Both actions of a wreck, the special one first, then the effect of the Barracuda where it stops. The lair has only
/// this effect.
#[component]
pub(super) fn CardSigns(
    wreck: Wreck,
    card: WreckCard,
    /// Name of the signs as a target.
    #[prop(optional)]
    name: Option<String>,
) -> impl IntoView {
    let WreckCard { special, general, stop } = card;
    if wreck == Wreck::LAIR {
        return view! {
            <span class="bk-deeds bk-lair" data-name=name>
                <StopSign stop />
            </span>
        }
        .into_any();
    }
    let stops = (stop != LairEffect::Nothing).then(|| {
        view! {
            <span class="bk-deed">
                <StopSign stop />
            </span>
        }
    });
    view! {
        <span class="bk-deeds" data-name=name data-stops=stop != LairEffect::Nothing>
            <span class="bk-deed bk-special">
                <ActionSign action=special />
            </span>
            <span class="bk-deed">
                <ActionSign action=general />
            </span>
            {stops}
        </span>
    }
    .into_any()
}

/// The face of a card.
#[component]
pub(super) fn CardFace(card: Card) -> impl IntoView {
    match card {
        Card::Dive(wreck) => view! { <b class="bk-number">{wreck.number()}</b> }.into_any(),
        Card::Barracuda => view! { <BarracudaPicture class="bk-card-fish" /> }.into_any(),
    }
}

/// The face of a card, small enough for a row.
#[component]
pub(super) fn SmallCardFace(card: Card) -> impl IntoView {
    match card {
        Card::Dive(_) => view! { <CardFace card /> }.into_any(),
        Card::Barracuda => view! { <Sign href="#bk-a-fish" /> }.into_any(),
    }
}
