//! The path of the hats.

use leptos::prelude::*;

use super::{
    art::{Hat, Peak},
    controller::use_controller,
    words,
};
use crate::{
    app::{
        components::icon::{self, Picture},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Target, player::FIRST_SPACE},
    kernel::Seat,
    scenes::barbarossa::track,
};

/// Two legs; the second runs back above the first.
#[component]
pub(super) fn Track() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let track = Memo::new(move |_| session.view.with(|view| track(view)));
    let goal = track.with_untracked(Vec::len);
    let leg = |spaces: std::ops::RangeInclusive<usize>| {
        let space = |number: usize| {
            let hats =
                Memo::new(move |_| track.with(|track| track.get(number - 1).cloned().unwrap_or_default()));
            view! { <Space number goal hats /> }
        };
        view! {
            <ol class="bb-leg" aria-label=t!(i18n, key::track)>
                {spaces.map(space).collect_view()}
            </ol>
        }
    };
    let half = goal.div_ceil(2);
    view! {
        <div class="bb-track">
            <span>
                <Peak />
            </span>
            <i class="bb-bend"></i>
            {leg(1..=half)}
            {leg(half + 1..=goal)}
        </div>
    }
}

/// Empty spaces have no label; a hat is labelled with its player and its space.
#[component]
fn Space(
    /// Counted from 1.
    number: usize,
    /// The number of the last space.
    goal: usize,
    /// The hats on this space.
    hats: Memo<Vec<Seat>>,
) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let class = match number {
        _ if number == goal => "bb-space bb-goal",
        _ if number == usize::from(FIRST_SPACE) => "bb-space bb-start",
        _ => "bb-space",
    };
    let empty = move || hats.with(Vec::is_empty);
    let said = move || {
        let names = hats.with(|hats| words::names_of(&i18n.language(), &session.names(), hats));
        i18n.say(key::SpaceWith { names, n: number, of: goal })
    };
    view! {
        <li
            class=class
            data-space=number.to_string()
            data-name=(number == goal).then(|| Target::Goal.to_string())
            aria-hidden=move || empty().then_some("true")
        >
            <Show when=move || !empty() fallback=move || view! { <Stone number goal /> }>
                <span class="bb-hats" data-many=move || hats.with(|hats| hats.len() > 3).then_some("")>
                    <For each=move || hats.get() key=|seat| *seat let(seat)>
                        <span
                            class="bb-hat"
                            data-seat=seat.index().to_string()
                            data-name=Target::Hat(seat).to_string()
                        >
                            {session.player(seat).map(|player| view! { <Hat player /> })}
                        </span>
                    </For>
                </span>
                <span class="visually-hidden">{said}</span>
            </Show>
        </li>
    }
}

/// The marking of an empty space; `None` for most.
#[component]
fn Stone(number: usize, goal: usize) -> impl IntoView {
    if number == goal {
        return Some(
            view! {
                <i>
                    <Picture icon=icon::FLAG />
                </i>
            }
            .into_any(),
        );
    }
    (number == 1 || number.is_multiple_of(5)).then(|| view! { <b>{number.to_string()}</b> }.into_any())
}
