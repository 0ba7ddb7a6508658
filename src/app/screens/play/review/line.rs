//! The chart of who was ahead, with its numbers for screen readers.

use std::{collections::BTreeSet, sync::Arc};

use leptos::prelude::*;

use super::scan::{Scan, State};
use crate::{
    app::{
        components::{Chart, ChartMarks, ChartNumbers, focus::focus},
        contexts::use_i18n,
        games::use_game,
        i18n::{common, review, t},
        session::use_controls,
    },
    bots::review::{AS_GOOD_AS_WON, TurningPoint},
    table::player::Player,
};

/// The smallest range shown for estimates: the value of a piece.
const LITTLE: i32 = 100;

/// A line per player or side, or one line of a bot's estimate that grows as decisions are judged.
#[component]
pub(super) fn WhoWasAhead(scan: Scan, points: Memo<Vec<TurningPoint>>) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let game_figures = &use_game().module.figures;
    let status = controls.status;
    let figures = StoredValue::new(controls.figures());
    let lines = Memo::new(move |_| {
        if !game_figures.estimated {
            return figures.get_value();
        }
        let total = status.read().total;
        let mut line: Vec<i32> =
            scan.estimates().into_iter().map(|value| value.clamp(-AS_GOOD_AS_WON, AS_GOOD_AS_WON)).collect();
        if scan.state() == State::Done {
            let last = line.last().copied().unwrap_or_default();
            line.resize(total, last);
            line.push(at_the_end(status.read().places.as_deref(), last));
        }
        vec![if line.is_empty() { vec![0] } else { line }]
    });
    let players: Arc<[Player]> = controls.players().into();
    let say = move |number: i32| (game_figures.figure)(&i18n.language(), number);
    let marks = ChartMarks {
        rounds: Signal::derive(move || points.read().iter().map(|point| point.step).collect()),
        name: Callback::new(move |n| i18n.say(review::Number { n })),
        on_press: Callback::new(|step| focus(format!("[data-turning='{step}']"))),
    };
    Some(view! {
        <Chart
            players=Arc::clone(&players)
            lines
            say
            caption=move || i18n.say(game_figures.title)
            last=Signal::derive(move || status.read().total)
            // A minimum range, so that small changes of an estimate look small.
            around=if game_figures.estimated { LITTLE } else { 0 }
            marks
        />
        <Numbers players lines points say />
    })
}

/// The estimate at the end, once the winner is known.
fn at_the_end(places: Option<&[u8]>, before: i32) -> i32 {
    match places {
        Some([1, 1, ..]) => 0,
        Some([1, ..]) => AS_GOOD_AS_WON,
        Some(_) => -AS_GOOD_AS_WON,
        None => before,
    }
}

/// The numbers at the start, at each turning point, and at the end.
#[component]
fn Numbers(
    players: Arc<[Player]>,
    lines: Memo<Vec<Vec<i32>>>,
    points: Memo<Vec<TurningPoint>>,
    #[prop(into)] say: Callback<i32, String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let status = use_controls().status;
    let count = lines.read_untracked().len();
    let names = players.iter().take(count).map(Player::called).collect();
    let moments = move || {
        let status = status.read();
        let turns = points.read();
        let turns = turns.iter().map(|point| point.step);
        turns.chain([status.first, status.total]).collect::<BTreeSet<usize>>()
    };
    let cell = move |line: usize, moment: usize| move || Some(say.run(*lines.read().get(line)?.get(moment)?));
    let row = move |moment: usize| {
        let cells = (0..count).map(|line| view! { <td>{cell(line, moment)}</td> }).collect_view();
        let step =
            move || i18n.say(common::StepOf { n: moment.to_string(), of: status.read().total.to_string() });
        view! {
            <tr>
                <th scope="row">{step}</th>
                {cells}
            </tr>
        }
    };
    view! {
        <ChartNumbers caption=t!(i18n, review::chart_numbers) names>
            <For each=moments key=|moment| *moment children=row />
        </ChartNumbers>
    }
}
