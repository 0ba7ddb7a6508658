//! The question between two rounds: does any player call last order?

use leptos::prelude::*;

use super::{controller::use_controller, laying::Purpose, note_tray::NoteTray};
use crate::{
    app::{
        components::{Button, Mark, Primary, Quiet, Shape, icon},
        contexts::use_i18n,
        i18n::{barracuda as key, t},
        session::use_session,
    },
    games::barracuda::{Action, Barracuda, Target},
    kernel::Seat,
};

/// Asks all players; each may call. A single person with bots lays their stake here.
#[component]
pub(super) fn LastOrderQuestion() -> impl IntoView {
    let (session, controller) = (use_session::<Barracuda>(), use_controller());
    let calls =
        move || controller.calling.get() && session.view.with_untracked(|view| view.may_stake().is_some());
    view! {
        <Show when=calls fallback=|| view! { <Ask /> }>
            <Stake />
        </Show>
    }
}

/// The question, with a button for each person.
#[component]
fn Ask() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let (seats, round) = session.view.with_untracked(|view| (view.seats, view.round));
    // No player can call for another player or for a bot.
    let people = session.people();
    let alone = people.len() == 1;
    let callers = Seat::all(seats).filter(|seat| people.contains(*seat));
    let callers = callers.map(|seat| view! { <Caller seat alone /> }).collect_view();
    let begin = move || if alone { i18n.say(key::do_not_call) } else { i18n.say(key::DoBegin { n: round }) };
    view! {
        <div class="bc-sheet">
            <div>
                <h2 class="bc-title">
                    <Shape class="icon" href="#bc-bell" width=24 height=24 />
                    <span>
                        {move || i18n.say(if alone { key::ask_before_alone } else { key::ask_before })}
                    </span>
                </h2>
                <p class="help-text">{t!(i18n, key::ask_before_line)}</p>
            </div>
            <div>
                <div class="bc-buttons">
                    <Button
                        icon=icon::PLAY
                        label=begin
                        on_press=move || controller.nobody_calls()
                        act="begin"
                        attr:data-name=Target::Button(Action::Begin).to_string()
                        appearance=Primary
                    />
                </div>
                <div class="bc-calls">{callers}</div>
            </div>
        </div>
    }
}

/// The button of a player who may call last order.
#[component]
fn Caller(
    seat: Seat,
    /// Whether this is the only person, so that the name can be left out.
    alone: bool,
) -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let player = session.player(seat)?;
    let name = player.name.clone();
    let label =
        move || if alone { i18n.say(key::do_call_own) } else { i18n.say(key::DoCall { name: &name }) };
    Some(view! {
        <button
            type="button"
            class="button"
            data-act="caller"
            data-name=Target::Button(Action::Call(seat)).to_string()
            on:click=move |_| controller.calls(seat)
        >
            <span>{label}</span>
            <Mark player />
        </button>
    })
}

/// The button in the player's own view that calls last order, followed by the stake.
#[component]
pub(super) fn Call() -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    let seat = use_session::<Barracuda>().view.with_untracked(|view| view.own());
    let name = seat.map(|seat| Target::Button(Action::Call(seat)).to_string());
    let ask = move || {
        view! {
            <p class="help-text">{t!(i18n, key::ask_before_line)}</p>
            <div class="bc-buttons">
                <Button
                    label=t!(i18n, key::do_call_own)
                    on_press=move || controller.calling.set(true)
                    act="call"
                    attr:data-name=name.clone()
                />
            </div>
        }
    };
    view! {
        <Show when=move || controller.calling.get() fallback=ask>
            <Stake />
        </Show>
    }
}

#[component]
fn Stake() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let (span, wallet) = session.view.with_untracked(|view| view.may_stake().zip(view.wallet()))?;
    let back = move || {
        view! {
            <Button
                label=t!(i18n, key::call_not)
                on_press=move || controller.calling.set(false)
                act="call-not"
                appearance=Quiet
            />
        }
    };
    Some(view! { <NoteTray purpose=Purpose::Call span wallet instead=back /> })
}
