//! What each player had, from round to round, as lines.

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

/// A line for each player, of at least one value, with their symbol at its end. The highest and the lowest value are
/// written beside them. For whoever listens the numbers must stand elsewhere.
#[component]
pub fn Chart(
    /// Who plays, by seat.
    #[prop(into)]
    players: Arc<[Player]>,
    /// Each player's values from round to round, by seat. They may change and grow; there are as many as at first.
    #[prop(into)]
    lines: Signal<Vec<Vec<i32>>>,
    /// How a value is written.
    #[prop(into)]
    say: Callback<i32, String>,
    /// What it shows.
    #[prop(into)]
    caption: Signal<String>,
    /// The round that the lines will go to, where they are not that far yet.
    #[prop(optional, into)]
    last: Signal<usize>,
    /// So far the box goes up and down at least.
    #[prop(optional)]
    around: i32,
    /// Rounds that something is told of.
    #[prop(optional)]
    marks: Option<ChartMarks>,
) -> impl IntoView {
    let extent = Memo::new(move |_| Extent::of(&lines.read(), last.get(), around));
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
    // Room for them is made once there are some.
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

/// Where nought is.
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
