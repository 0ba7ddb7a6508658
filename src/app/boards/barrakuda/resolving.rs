//! The wrecks in the order in which they are resolved.

use leptos::prelude::*;

use super::{state::use_board, words};
use crate::{
    app::{
        components::{Mark, Picture, icon},
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    kernel::Seat,
    scenes::barrakuda::{StepState, WreckStep},
};

/// The wrecks with their acting players; resolved ones are ticked, the current one is marked.
#[component]
pub(super) fn Resolving() -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let steps = Memo::new(move |_| board.scene.read().resolving.clone());
    view! {
        <Show when=move || !steps.read().is_empty()>
            <ol class="bk-resolving" aria-label=t!(i18n, key::order_label)>
                <For each=move || steps.get() key=WreckStep::clone let(step)>
                    <Step step />
                </For>
            </ol>
        </Show>
    }
}

#[component]
fn Step(step: WreckStep) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let WreckStep { wreck, seats, state } = step;
    let people = seats.iter().copied().collect();
    let label = move || {
        let (wreck, names) = (wreck.number(), words::list(&i18n.language(), &session.names(), people));
        match state {
            StepState::Done => i18n.say(key::OrderDone { wreck }),
            StepState::Now { .. } => i18n.say(key::OrderNow { wreck, names }),
            StepState::Later => i18n.say(key::OrderLater { wreck, names }),
        }
    };
    let is_now = matches!(state, StepState::Now { .. });
    let mark = move |seat: Seat| {
        let acts = state == StepState::Now { by: Some(seat) };
        session.player(seat).map(|player| {
            view! {
                <span class:bk-acts=acts>
                    <Mark player />
                </span>
            }
        })
    };
    let signs = if state == StepState::Done {
        view! { <Picture icon=icon::CHECK /> }.into_any()
    } else {
        seats.into_iter().map(mark).collect_view().into_any()
    };
    view! {
        <li aria-current=is_now.then_some("step")>
            <b aria-hidden="true">{wreck.number()}</b>
            {signs}
            <span class="visually-hidden">{label}</span>
        </li>
    }
}
