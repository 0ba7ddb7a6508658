//! Gold that changes hands, as a sheet: the owners, the amount, before and after.

use leptos::prelude::*;

use super::{
    art::{BarracudaPicture, Sign},
    state::use_board,
};
use crate::{
    app::{
        components::Mark,
        contexts::{settings::use_settings, use_i18n},
        i18n::{barrakuda as key, t},
        platform::sounds::Sound,
    },
    games::barrakuda::{Gold, Wreck},
    kernel::Seat,
    scenes::barrakuda::{GoldPlace, Haul, HaulKind, Holding},
};

/// Both places with the gold between them; a tap continues. Hidden from screen readers, since the sentence above says
/// the same.
#[component]
pub(super) fn HaulSheet(haul: Haul) -> impl IntoView {
    let (session, settings) = (use_board().session, use_settings());
    let Haul { kind, gold, from, to } = haul;
    match kind {
        HaulKind::Bite => settings.play(Sound::Capture),
        HaulKind::Bank => settings.play(Sound::Cheer),
        // Its sound was played with the robbery itself.
        HaulKind::Robbery => {}
    }
    view! {
        <div class="bk-haul" aria-hidden="true" on:click=move |_| session.next()>
            <Side holding=from />
            <p class="bk-loot">
                <Sign href="#bk-coin" />
                <b>{gold}</b>
                <span>"→"</span>
            </p>
            <Side holding=to />
        </div>
    }
}

/// One of the two places, with its change of gold.
#[component]
fn Side(holding: Holding) -> impl IntoView {
    let Holding { place, before, after } = holding;
    match place {
        GoldPlace::Bag(seat) => view! { <OfPlayer seat vault=false before after /> }.into_any(),
        GoldPlace::Vault(seat) => view! { <OfPlayer seat vault=true before after /> }.into_any(),
        GoldPlace::Wreck(wreck) => view! { <OfWreck wreck before after /> }.into_any(),
        GoldPlace::Reserve => ().into_any(),
    }
}

/// A bag or a vault, with its player.
#[component]
fn OfPlayer(seat: Seat, vault: bool, before: Gold, after: Gold) -> impl IntoView {
    let session = use_board().session;
    let player = session.player(seat)?;
    let name = player.name.clone();
    // The aim stays the same for the whole match.
    let aim = session.view.with_untracked(|view| view.aim);
    let of = vault.then(|| view! { <span class="bk-aim">{format!("/{aim}")}</span> });
    let full = format!("{}%", 100 * after.min(aim) / aim.max(1));
    Some(view! {
        <p class="bk-haul-side">
            <Mark player />
            <bdi>{name}</bdi>
            <span class=if vault { "bk-vault" } else { "bk-purse" } style:--full=full>
                <Sign href=if vault { "#bk-chest" } else { "#bk-bag" } />
                {before}
                " → "
                <b>{after} {of}</b>
            </span>
        </p>
    })
}

/// The wreck where the Barracuda bites.
#[component]
fn OfWreck(wreck: Wreck, before: Gold, after: Gold) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="bk-haul-side">
            <BarracudaPicture class="bk-bites" />
            <span>{t!(i18n, key::WreckTitle { n: wreck.number() })}</span>
            <span class="bk-purse">
                <Sign href="#bk-coin" />
                {before}
                " → "
                <b>{after}</b>
            </span>
        </p>
    }
}
