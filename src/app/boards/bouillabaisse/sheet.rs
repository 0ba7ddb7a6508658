//! The score sheet, with an explanation of each line, and at the end a chart of the totals.

use leptos::prelude::*;

use super::{controller::use_controller, words};
use crate::{
    app::{
        components::{Button, Chart, Dialog, Mark, Primary, Quiet, icon},
        i18n::{bouillabaisse as key, sentences, t},
    },
    games::bouillabaisse::{FinishedRound, Score, View},
    kernel::PerSeat,
    scenes::bouillabaisse::{Cost, Everything, costs, everything},
    table::player::Player,
};

/// After the last round: the chart of totals, and the score sheet.
#[component]
pub(super) fn Totals() -> impl IntoView {
    let controller = use_controller();
    let over = Memo::new(move |_| controller.scene.read().over);
    let rounds = Memo::new(move |_| controller.session.view.read().finished.len());
    view! {
        <Show when=move || over.get()>
            <section class="bo-tray">
                <h2>{t!(controller.i18n, key::sheet)}</h2>
                <Account rounds=rounds.get_untracked() />
                <Trend />
            </section>
        </Show>
    }
}

/// The totals after each round, as a chart; the score sheet has the numbers.
#[component]
fn Trend() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let players = session.players();
    let mut totals: Vec<Vec<i32>> = vec![vec![0]; players.len()];
    for round in &session.view.get_untracked().finished {
        for (line, score) in totals.iter_mut().zip(round.scores.values()) {
            let before = line.last().copied().unwrap_or_default();
            line.push(before + score.points);
        }
    }
    view! { <Chart players lines=totals say=words::total caption=t!(i18n, key::chart_label) /> }
}

/// The score sheet, shown between rounds and on request.
#[component]
pub(super) fn Sheet() -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    // The sheet also follows the points of the current round.
    let written = Memo::new(move |_| {
        let view = controller.session.view.read();
        (view.finished.len(), so_far(&view))
    });
    view! {
        <Dialog name="sheet" open=controller.sheet title=t!(i18n, key::sheet)>
            {move || match written.get() {
                (0, None) => view! { <p>{t!(i18n, key::sheet_empty)}</p> }.into_any(),
                (0, Some(_)) => view! { <Scores /> }.into_any(),
                (rounds, _) => view! { <Account rounds /> }.into_any(),
            }}
        </Dialog>
    }
}

/// The next step, the latest round, and all rounds.
#[component]
fn Account(
    /// Number of finished rounds.
    rounds: usize,
) -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let view = session.view.get_untracked();
    let over = view.over();
    let playing = so_far(&view).is_some();
    let look = move || {
        controller.sheet.set(false);
        session.look_at(&|view| view.finished.len() + 1 == rounds && view.turn.is_some());
    };
    view! {
        {(!over && !playing).then(|| view! { <Next /> })}
        <LastRound number=rounds />
        <Scores />
        <Button
            label=t!(i18n, key::LookAtRound { n: rounds })
            icon=icon::PLAY
            on_press=look
            act="look-round"
            appearance=Quiet
        />
        {(!over)
            .then(|| {
                view! {
                    <Button
                        label=t!(i18n, key::onward)
                        on_press=move || controller.sheet.set(false)
                        act="onward"
                        appearance=Primary
                        class="bo-onward"
                    />
                }
            })}
    }
}

/// The latest round, one line per player: the cards taken and their points.
#[component]
fn LastRound(number: usize) -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let view = session.view.get_untracked();
    let costs = costs(&view, number as u8);
    let round = view.finished.last();
    let skipped = round.is_some_and(|round| round.skipped);
    let scores = round.map(|round| round.scores.values().to_vec()).unwrap_or_default();
    let players = session.players();
    let lines = players.iter().cloned().zip(scores).map(|(player, score)| {
        let costs = costs.clone();
        view! { <ScoreLine player score costs /> }
    });
    let lines = lines.collect_view();
    view! {
        <section class="bo-last">
            <h3>{t!(i18n, key::Round { n: number })}</h3>
            <ul class="bo-lines">{lines}</ul>
            {skipped.then(|| view! { <p class="help-text">{t!(i18n, key::skipped)}</p> })}
        </section>
    }
}

#[component]
fn ScoreLine(player: Player, score: Score, costs: Vec<Cost>) -> impl IntoView {
    let i18n = use_controller().i18n;
    let name = player.name.clone();
    let sum = move || words::sum(&i18n.language(), &costs, &score);
    let turned = move || words::turned(&i18n.language(), &score).map(|why| view! { <strong>{why}</strong> });
    view! {
        <li class="bo-line">
            <Mark player />
            <span class="bo-line-words">
                <strong>
                    <bdi>{name}</bdi>
                </strong>
                <small>{sum}</small>
                {turned}
            </span>
            <strong>{words::signed(score.points)}</strong>
        </li>
    }
}

/// All rounds including the current one, and the totals of the finished ones.
#[component]
fn Scores() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let view = session.view.get_untracked();
    let heads = (1..=view.finished.len()).map(|number| view! { <th scope="col">{number}</th> });
    let heads = heads.collect_view();
    let so_far = so_far(&view);
    let playing = so_far.is_some().then(|| {
        let (number, head) = (view.round, t!(i18n, key::so_far));
        view! {
            <th scope="col" class="bo-playing">
                {number}
                <br />
                <small>{head}</small>
            </th>
        }
    });
    let players = session.players();
    let rows = players.iter().enumerate().map(|(seat, player)| {
        let name = player.name.clone();
        let rounds = view.finished.iter().map(|round| points(round, seat)).collect();
        let playing = so_far.as_ref().and_then(|points| points.values().get(seat).copied());
        let total = view.totals.values().get(seat).copied().unwrap_or_default();
        view! { <ScoreRow name rounds playing total /> }
    });
    let rows = rows.collect_view();
    view! {
        <div class="bo-scroll" tabindex="0" role="group" aria-label=t!(i18n, key::sheet)>
            <table class="bo-scores">
                <caption class="visually-hidden">{t!(i18n, key::sheet)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t!(i18n, key::player)}</th>
                        {heads}
                        {playing}
                        <th scope="col">{t!(i18n, key::total)}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The points of the current round once a trick is taken. `None` if the table hides them.
fn so_far(view: &View) -> Option<PerSeat<i32>> {
    let playing = !view.over() && view.gone + view.tricks.len() > 0;
    view.points.clone().filter(|_| playing)
}

fn points(round: &FinishedRound, seat: usize) -> i32 {
    round.scores.values().get(seat).map_or(0, |score| score.points)
}

/// A player's rounds and their total.
#[component]
fn ScoreRow(name: String, rounds: Vec<i32>, playing: Option<i32>, total: i32) -> impl IntoView {
    let rounds = rounds.into_iter().map(|points| view! { <td>{words::total(points)}</td> });
    let playing = playing.map(|points| view! { <td class="bo-playing">{words::total(points)}</td> });
    view! {
        <tr>
            <th scope="row">
                <bdi>{name}</bdi>
            </th>
            {rounds.collect_view()}
            {playing}
            <td>
                <strong>{words::total(total)}</strong>
            </td>
        </tr>
    }
}

/// The leader, and the next step.
#[component]
fn Next() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n) = (controller.session, controller.i18n);
    let view = session.view.get_untracked();
    let costs = costs(&view, view.round);
    let leader = view.turn.map(|seat| session.name(seat)).unwrap_or_default();
    let n = view.round;
    // BO-4.1: in this round the exception is easily forgotten.
    let warning = everything(&view) == Some(Everything::NotAll);
    let sentence = move || {
        let language = i18n.language();
        let what = language.list(costs.iter().map(|cost| words::cost(&language, *cost)));
        let name = leader.as_str();
        let next = if n == 6 {
            language.say(key::NextLast { n, what, name })
        } else {
            language.say(key::Next { n, what, name })
        };
        let more = if warning { language.say(key::next_not_all) } else { String::new() };
        sentences([next, more])
    };
    view! {
        <p class="bo-next">
            <strong>{sentence}</strong>
        </p>
    }
}
