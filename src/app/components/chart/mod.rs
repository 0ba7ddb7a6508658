//! A line chart of each player's values from round to round.

mod line;
mod marks;
mod numbers;

use std::sync::Arc;

use leptos::prelude::*;

use crate::{
    scenes::chart::{BRIM, Extent, HEAD, TALL, WIDE},
    table::player::Player,
};
use line::Line;
pub use marks::ChartMarks;
use marks::{Leads, MarkButtons};
pub use numbers::ChartNumbers;

/// A line for each player with their symbol at its end, and the highest and lowest value beside the lines. The chart is
/// hidden from screen readers, so its numbers must also be elsewhere, see [`ChartNumbers`].
#[component]
pub fn Chart(
    /// The players, by seat.
    #[prop(into)]
    players: Arc<[Player]>,
    /// Each player's values from round to round, by seat. Values may change and grow; the number of lines must not
    /// change.
    #[prop(into)]
    lines: Signal<Vec<Vec<i32>>>,
    /// Formats a value.
    #[prop(into)]
    say: Callback<i32, String>,
    #[prop(into)] caption: Signal<String>,
    /// The final round, if the lines do not reach it yet.
    #[prop(optional, into)]
    last: Signal<usize>,
    /// The value range is at least from `-around` to `around`.
    #[prop(optional)]
    around: i32,
    /// The value range goes up to this at least.
    #[prop(optional)]
    most: i32,
    /// Marked rounds.
    #[prop(optional)]
    marks: Option<ChartMarks>,
) -> impl IntoView {
    let extent = Memo::new(move |_| {
        let extent = Extent::of(&lines.read(), last.get(), around);
        Extent { high: extent.high.max(most), ..extent }
    });
    let symbols = Memo::new(move |_| extent.read().symbols(&lines.read()));
    let count = lines.read_untracked().len();
    let drawn = players
        .iter()
        .take(count)
        .enumerate()
        .map(|(index, player)| {
            let own = Memo::new(move |_| lines.read().get(index).cloned().unwrap_or_default());
            let symbol = Memo::new(move |_| symbols.read().get(index).copied().unwrap_or_default());
            view! { <Line player=player.clone() index values=own symbol extent /> }
        })
        .collect_view();
    // The strip for marks appears with the first mark.
    let marked = Memo::new(move |_| marks.is_some_and(|marks| !marks.rounds.read().is_empty()));
    let frame = move || {
        let head = if marked.get() { HEAD } else { 0 };
        format!("0 {} {WIDE} {}", -head, TALL + head)
    };
    view! {
        <figure class="chart-figure">
            <div class="chart-box" class:chart-marked=marked>
                <svg class="chart" viewBox=frame aria-hidden="true" focusable="false">
                    <Ground extent />
                    {marks.map(|marks| view! { <Leads marks extent /> })}
                    {drawn}
                    <Bounds extent say />
                </svg>
                {marks.map(|marks| view! { <MarkButtons marks extent /> })}
            </div>
            <figcaption class="help-text">{caption}</figcaption>
        </figure>
    }
}

/// The line at zero.
#[component]
fn Ground(extent: Memo<Extent>) -> impl IntoView {
    let zero = move || {
        let extent = extent.get();
        let ((left, y), (right, _)) = (extent.at(0, 0), extent.at(extent.last, 0));
        format!("M{left},{y}L{right},{y}")
    };
    view! { <path class="chart-zero" d=zero></path> }
}

/// The lowest and the highest value, below and above the lines.
#[component]
fn Bounds(extent: Memo<Extent>, say: Callback<i32, String>) -> impl IntoView {
    let low = Memo::new(move |_| extent.read().low);
    let high = Memo::new(move |_| extent.read().high);
    view! {
        <text class="chart-value" x="2" y=(TALL - 3).to_string()>
            {move || say.run(low.get())}
        </text>
        <text class="chart-value" x="2" y=(BRIM - 7).to_string()>
            {move || say.run(high.get())}
        </text>
    }
}
