//! Between two rounds: whether anybody calls last order.

use leptos::prelude::*;

use super::controller::use_controller;
use crate::{
    app::{
        components::{Button, Mark, Shape, icon},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, Barracuda},
    kernel::Seat,
};

/// All are asked, and anybody may call.
#[component]
pub(super) fn Between() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let (seats, round) = session.view.with_untracked(|view| (view.seats, view.round));
    // Nobody calls for another, least of all for a bot.
    let people = session.people();
    let callers = Seat::all(seats).filter(|seat| people.contains(*seat));
    let callers = callers.map(|seat| view! { <Caller seat /> }).collect_view();
    let own = (people.len() > 1).then(|| view! { <p class="hint">{t!(i18n, key::ask_before_own)}</p> });
    view! {
        <h2 class="bc-title">
            <Shape class="icon" href="#bc-bell" width=24 height=24 />
            <span>{t!(i18n, key::ask_before)}</span>
        </h2>
        <p class="hint">{t!(i18n, key::ask_before_line)}</p>
        <div class="bc-buttons">
            <Button
                icon=icon::PLAY
                label=t!(i18n, key::DoBegin { n: round })
                on_press=move || controller.nobody_calls()
                act="begin"
                class="primary"
            />
        </div>
        <div class="bc-calls">{callers}</div>
        {own}
    }
}

/// Somebody who may call last order.
#[component]
fn Caller(seat: Seat) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let player = session.player(seat)?;
    let name = player.name.clone();
    Some(view! {
        <button type="button" class="button" data-act="caller" on:click=move |_| controller.calls(seat)>
            <span>{t!(i18n, key::DoCall { name: &name })}</span>
            <Mark player />
        </button>
    })
}

/// In one's own hand: to call last order, for oneself.
#[component]
pub(super) fn Call(seat: Seat) -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    view! {
        <div class="bc-part">
            <p class="hint">{t!(i18n, key::ask_before_line)}</p>
            <div class="bc-buttons">
                <Button
                    icon=icon::CHECK
                    label=t!(i18n, key::do_call_own)
                    on_press=move || controller.play_as(seat, Action::Call(seat))
                    act="call"
                />
            </div>
        </div>
    }
}
