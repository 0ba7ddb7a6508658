//! The chart of an evening's standing.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::{
        components::{Chart, ChartNumbers},
        contexts::use_i18n,
        i18n::{evenings, t},
        lexicon,
        platform::device,
    },
    history::scoreboard::{Score, standing},
    saves::evenings::Scale,
    table::player::Player,
};

/// Number of matches from which the chart is shown.
const SHOWN_FROM: usize = 2;

/// A line for each player's points, or wins, after each match.
#[component]
pub(super) fn StandingChart(evening: ShownEvening, scores: Memo<Vec<Score>>) -> impl IntoView {
    let has_chart = Memo::new(move |_| evening.results.read().len() >= SHOWN_FROM);
    // By name, so that a change of rank does not change the lines' order.
    let shown = Memo::new(move |_| {
        let mut shown: Vec<Score> =
            scores.read().iter().filter(|score| !score.lines.is_empty()).cloned().collect();
        shown.sort_by(|one, other| one.player.name.cmp(&other.player.name));
        shown
    });
    let players =
        Memo::new(move |_| shown.read().iter().map(|score| score.player.clone()).collect::<Vec<_>>());
    let chart = move || {
        // The number of lines is fixed, so another player is another chart.
        has_chart.get().then(|| view! { <Drawn evening shown players=players.get() /> })
    };
    view! { {chart} }
}

#[component]
fn Drawn(evening: ShownEvening, shown: Memo<Vec<Score>>, players: Vec<Player>) -> impl IntoView {
    let i18n = use_i18n();
    let scale = Memo::new(move |_| evening.note.read().scale);
    let lines = Memo::new(move |_| standing(&evening.results.read(), &shown.read(), scale.get()));
    let say = move |tenths: i32| device::decimal(f64::from(tenths) / 10.0, i18n.language().tag());
    let caption = move || match scale.get() {
        Scale::None => i18n.say(evenings::chart_wins),
        Scale::Places | Scale::Wins => i18n.say(evenings::chart_points),
    };
    let names = players.iter().map(|player| lexicon::person_called(i18n, &player.name)).collect();
    let count = players.len();
    let cell = move |line: usize, n: usize| move || Some(say(*lines.read().get(line)?.get(n)?));
    let row = move |n: usize| {
        let cells = (0..count).map(|line| view! { <td>{cell(line, n)}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">{t!(i18n, evenings::AfterMatch { n })}</th>
                {cells}
            </tr>
        }
    };
    view! {
        <Chart players lines say caption />
        <ChartNumbers caption=t!(i18n, evenings::chart_numbers) names>
            <For each=move || 1..=evening.results.read().len() key=|n| *n children=row />
        </ChartNumbers>
    }
}
