//! Questions at the table, and the buttons to answer them.

use leptos::prelude::*;

use super::{answer_button::AnswerButton, state::use_board, sum::Sum, words};
use crate::{
    app::{
        components::{ButtonAppearance, Mark, Plain, Primary, Quiet},
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{Action, Target, TurnReason, Wreck},
    kernel::Seat,
    scenes::barrakuda::{ActionChoice, action_choices},
};

/// The question where to steer the Barracuda. No button is emphasised; the wrecks are targets too.
#[component]
pub(super) fn Steer(by: Seat, distance: u8, reach: Vec<Wreck>) -> impl IntoView {
    let i18n = use_i18n();
    let what = t!(i18n, key::AskedSteer { n: distance });
    view! {
        <Asked by what>
            {reach
                .into_iter()
                .map(|to| view! { <ActionButton by action=Action::Steer(to) appearance=Plain /> })
                .collect_view()}
        </Asked>
    }
}

/// The question about a wreck's action: one of the options, or none.
#[component]
pub(super) fn Decide(by: Seat, wreck: Wreck, reason: TurnReason, options: Vec<Action>) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    let own = session.view.with_untracked(|view| view.sea.diver(by).bag);
    let ways = action_choices(&options, own).into_iter().enumerate().map(|(index, way)| {
        let appearance = if index == 0 { Primary } else { Plain };
        match way {
            ActionChoice::Single(action) => view! { <ActionButton by action appearance /> }.into_any(),
            ActionChoice::Strip(seats) => view! { <Strip by seats appearance /> }.into_any(),
            ActionChoice::Bank(most) => {
                view! { <Sum by label=key::how_much least=1 most begin=most action=Action::Bank appearance /> }
                    .into_any()
            }
            ActionChoice::Share { both, own } => view! {
                <Sum
                    by
                    label=key::share_label
                    least=0
                    most=both
                    begin=own
                    unchanged=own
                    action=Action::Share
                    appearance
                />
            }
            .into_any(),
        }
    });
    let ways = ways.collect_view();
    let what = move || words::asked(&i18n.language(), wreck, reason, &options);
    view! {
        <Asked by what>
            {ways}
            <ActionButton by action=Action::Pass appearance=Quiet />
        </Asked>
    }
}

/// A button per player whose Barracuda card can be discarded, by mark and name.
#[component]
fn Strip(by: Seat, seats: Vec<Seat>, appearance: ButtonAppearance) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let victim = |(index, seat): (usize, Seat)| {
        let player = board.session.player(seat)?;
        let name = player.name.clone();
        let label = move || {
            let view = board.session.view.get();
            words::action(&i18n.language(), &board.session.names(), &view, by, &Action::Strip(seat))
        };
        let appearance = if index == 0 { appearance } else { Plain };
        Some(view! {
            <button
                type="button"
                class=appearance.classes("bk-victim")
                data-act="strip"
                aria-label=label
                on:click=move |_| board.play(Action::Strip(seat))
            >
                <Mark player />
                <bdi>{name}</bdi>
            </button>
        })
    };
    view! {
        <div class="bk-strip">
            <span aria-hidden="true">{t!(i18n, key::strip_label)}</span>
            {seats.into_iter().enumerate().map(victim).collect_view()}
        </div>
    }
}

/// The question whose pocket to pick; the answer may be none.
#[component]
pub(super) fn Pick(by: Seat, from: Vec<Seat>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Asked by what=t!(i18n, key::asked_pick)>
            <ActionButtons by actions=from.into_iter().map(Action::Pocket).collect() />
            <ActionButton by action=Action::Pass appearance=Quiet />
        </Asked>
    }
}

/// The question whether to agree to a draw.
#[component]
pub(super) fn Agree(by: Seat) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Asked by what=t!(i18n, key::asked_draw)>
            <ActionButtons by actions=vec![Action::Agree, Action::Refuse] />
        </Asked>
    }
}

/// The player who is asked, the question, and the answers.
#[component]
fn Asked(by: Seat, #[prop(into)] what: Signal<String>, children: Children) -> impl IntoView {
    let head = use_board().session.player(by).map(|player| {
        let name = player.name.clone();
        view! {
            <p class="bk-asked">
                <Mark player />
                <span>
                    <strong>
                        <bdi>{name}</bdi>
                    </strong>
                    " "
                    {what}
                </span>
            </p>
        }
    });
    view! {
        {head}
        <div class="bk-ways">{children()}</div>
    }
}

/// A button per action; the first is emphasised.
#[component]
fn ActionButtons(by: Seat, actions: Vec<Action>) -> impl IntoView {
    let answer = |(index, action)| {
        let appearance = if index == 0 { Primary } else { Plain };
        view! { <ActionButton by action appearance /> }
    };
    actions.into_iter().enumerate().map(answer).collect_view()
}

/// The button that plays an action.
#[component]
fn ActionButton(by: Seat, action: Action, appearance: ButtonAppearance) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let act = match action {
        Action::Pass => "pass",
        Action::Agree => "agree",
        Action::Refuse => "refuse",
        Action::Rob(_) => "rob",
        Action::Steer(_) => "steer",
        _ => "way",
    };
    let victim = match action {
        Action::Rob(seat) | Action::Pocket(seat) => board.session.player(seat),
        _ => None,
    };
    let name = Target::Button(action.clone()).to_string();
    let (played, told) = (action.clone(), action.clone());
    let label = move || {
        let view = board.session.view.get();
        words::action(&i18n.language(), &board.session.names(), &view, by, &action)
    };
    let outcome = move || words::outcome(&i18n.language(), &board.session.view.get(), by, &told);
    view! {
        <AnswerButton
            label
            outcome
            victim
            on_press=move || board.play(played.clone())
            act
            appearance
            attr:data-name=name
        />
    }
}
