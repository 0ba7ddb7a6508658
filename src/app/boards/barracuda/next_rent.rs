//! The next rent, as a sum.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Bar, Barracuda, bars::rent},
    kernel::Seat,
};

/// The next rent as a sum, with the free bar struck out (BC-3.2).
#[component]
pub(super) fn NextRent(seat: Seat) -> impl IntoView {
    let (session, i18n) = (use_session::<Barracuda>(), use_i18n());
    let bars = session.view.with_untracked(|view| view.bars_of(seat));
    let (due, free) = rent(&bars);
    let count = bars.len();
    let sum = move || words::money(&i18n.language(), due);
    let part = |(nth, bar): (usize, Bar)| {
        let value = move || words::money(&i18n.language(), bar.rent());
        let plus = (nth > 0).then_some(" + ");
        let value = if Some(bar) == free {
            view! { <s>{value}</s> }.into_any()
        } else {
            view! { <span>{value}</span> }.into_any()
        };
        view! {
            {plus}
            {value}
        }
    };
    let parts = bars.into_iter().enumerate().map(part).collect_view();
    let why = free.map(|bar| {
        let text = move || {
            let bar = bar.name();
            if count == 3 { i18n.say(key::DueCheapest { bar }) } else { i18n.say(key::DueDearest { bar }) }
        };
        view! { <small>{text}</small> }
    });
    view! {
        <p class="help-text bc-due-sum">
            <span>{t!(i18n, key::ActDue { sum: sum() })}</span>
            <span class="bc-sum-parts" hidden=move || count < 2>
                {parts}
                " = "
                <b>{sum}</b>
            </span>
            {why}
        </p>
    }
}
