//! Who was ahead, as lines, and in numbers for whoever listens.

use std::sync::Arc;

use leptos::prelude::*;

use super::scan::{Scan, State};
use crate::{
    app::{
        components::{Chart, ChartNumbers},
        contexts::use_i18n,
        games,
        i18n::{common, review, t},
        session::use_controls,
    },
    bots::review::TurningPoint,
    table::player::Player,
};

/// An estimate beyond this is as good as won, and goes no higher.
const MOST: i32 = 400;

/// So much of an estimate is in sight at least: a piece.
const LITTLE: i32 = 100;

/// A line for each player or side, or one of a bot's estimate that grows as decisions are judged.
#[component]
pub(super) fn WhoWasAhead(scan: Scan, points: Memo<Vec<TurningPoint>>) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let game = games::find(controls.slug)?;
    let status = controls.status;
    let figures = StoredValue::new(controls.figures());
    let lines = Memo::new(move |_| {
        if !game.estimated {
            return figures.get_value();
        }
        let total = status.read().total;
        let mut line: Vec<i32> = scan.estimates().into_iter().map(|value| value.clamp(-MOST, MOST)).collect();
        if scan.state() == State::Done {
            let last = line.last().copied().unwrap_or_default();
            line.resize(total, last);
            line.push(at_the_end(status.read().places.as_deref(), last));
        }
        vec![if line.is_empty() { vec![0] } else { line }]
    });
    let players: Arc<[Player]> = controls.players().into();
    let say = move |number: i32| (game.figure)(i18n, number);
    let told = Arc::clone(&players);
    let chart = move || {
        let marks = points.read().iter().map(|point| point.step).collect::<Vec<_>>();
        let (players, last) = (Arc::clone(&players), status.read().total);
        // An estimate goes up and down: what is little is to look like little.
        let around = if game.estimated { LITTLE } else { 0 };
        let caption = move || (game.figures_title)(i18n);
        view! { <Chart players lines=lines.get() say caption last around marks /> }
    };
    Some(view! {
        {chart}
        <Numbers players=told lines points say />
    })
}

/// What an estimate comes to once it is known who has won.
fn at_the_end(places: Option<&[u8]>, before: i32) -> i32 {
    match places {
        Some([1, 1, ..]) => 0,
        Some([1, ..]) => MOST,
        Some(_) => -MOST,
        None => before,
    }
}

/// The same in numbers: at the beginning, at each turning point, at the end.
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
    let rows = move || {
        let total = status.read().total;
        let turns = points.read().iter().map(|point| point.step).collect::<Vec<_>>();
        let moments = [status.read().first].into_iter().chain(turns).chain([total]);
        let row = |moment: usize| {
            let cell = |line: &Vec<i32>| line.get(moment).map(|number| say.run(*number));
            let cells = lines.read().iter().map(|line| view! { <td>{cell(line)}</td> }).collect_view();
            let (n, of) = (moment.to_string(), total.to_string());
            view! {
                <tr>
                    <th scope="row">{i18n.say(common::StepOf { n, of })}</th>
                    {cells}
                </tr>
            }
        };
        moments.map(row).collect_view()
    };
    view! {
        <ChartNumbers caption=t!(i18n, review::chart_numbers) names>
            {rows}
        </ChartNumbers>
    }
}
