//! Notes: in a wallet, and face up on the table.

use leptos::prelude::*;

use super::{art::NotePicture, words};
use crate::{
    app::{
        components::Shape,
        contexts::use_i18n,
        i18n::{barracuda as key, t},
    },
    games::barracuda::{Denomination, Notes, Target},
};

/// A wallet: the number of each kind of note, and the total value.
#[component]
pub(super) fn Wallet(notes: Notes) -> impl IntoView {
    let i18n = use_i18n();
    let sum = move || {
        let language = i18n.language();
        let (sum, fakes) = (words::money(&language, notes.worth()), words::fakes(&language, notes.fakes()));
        language.say(key::WalletSum { sum, fakes })
    };
    view! {
        <div class="bc-wallet" data-wallet=notes.to_string()>
            <p class="bc-sum">
                <Shape class="icon" href="#bc-wallet" width=24 height=24 />
                <span class="visually-hidden">{t!(i18n, key::wallet)}". "</span>
                <strong>{sum}</strong>
            </p>
            <Kinds notes />
        </div>
    }
}

/// A wallet in one small line.
#[component]
pub(super) fn OneLine(notes: Notes) -> impl IntoView {
    let i18n = use_i18n();
    let sum = move || {
        let language = i18n.language();
        let (sum, fakes) = (words::money(&language, notes.worth()), words::fakes(&language, notes.fakes()));
        language.say(key::WalletSum { sum, fakes })
    };
    view! {
        <p class="bc-one-line" data-wallet=notes.to_string() data-name=Target::Wallet.to_string()>
            <Shape class="icon" href="#bc-wallet" width=24 height=24 />
            <span>{t!(i18n, key::wallet)}</span>
            <span>{sum}</span>
        </p>
    }
}

/// The number of each kind of note, also in words.
#[component]
pub(super) fn Kinds(notes: Notes) -> impl IntoView {
    let i18n = use_i18n();
    let kind = |(kind, count): (Denomination, u16)| {
        view! {
            <span>
                <NotePicture kind />
                <b>{format!("×{}", words::number(count))}</b>
            </span>
        }
    };
    let kinds = notes.iter().filter(|(_, count)| *count > 0).map(kind).collect_view();
    view! {
        <div class="bc-kinds" aria-hidden="true">
            {kinds}
        </div>
        <p class="visually-hidden">{move || words::notes(&i18n.language(), &notes)}</p>
    }
}

/// Notes face up side by side, also in words.
#[component]
pub(super) fn Faces(
    notes: Notes,
    /// Whether the notes have just been slid over.
    #[prop(optional)]
    slid: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div
            class="bc-faces"
            class:bc-answer-notes=slid
            data-name=slid.then(|| Target::Offer.to_string())
            aria-hidden="true"
        >
            {notes.one_by_one().map(|kind| view! { <NotePicture kind /> }).collect_view()}
        </div>
        <p class="bc-sum">
            <strong>{move || words::sum(&i18n.language(), &notes)}</strong>
        </p>
        <p class="visually-hidden">{move || words::notes(&i18n.language(), &notes)}</p>
    }
}
