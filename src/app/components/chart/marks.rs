//! Numbers above a chart, each over its round or beside it, with a line that leads there.

use leptos::prelude::*;

use crate::scenes::chart::{BRIM, Extent, HEAD, Mark, TALL, WIDE};

/// Rounds that something is told of, numbered from 1; a tap on a number leads to it.
#[derive(Copy, Clone)]
pub struct ChartMarks {
    /// In their order.
    pub rounds: Signal<Vec<usize>>,
    /// What a number is called.
    pub name: Callback<usize, String>,
    /// Somebody has pressed the number of this round.
    pub on_press: Callback<usize>,
}

/// A mark with its round and its number.
type Numbered = (Mark, usize, usize);

impl ChartMarks {
    /// Where each stands; tracked.
    fn placed(self, extent: Memo<Extent>) -> Vec<Numbered> {
        let rounds = self.rounds.read();
        let placed = extent.read().marks(&rounds).into_iter().zip(rounds.iter().copied());
        placed.zip(1..).map(|((mark, round), number)| (mark, round, number)).collect()
    }
}

/// From each number down to its round.
#[component]
pub(super) fn Leads(marks: ChartMarks, extent: Memo<Extent>) -> impl IntoView {
    let lead = |(Mark { x, stands }, ..): Numbered| {
        let d = format!("M{stands},{}L{x},{BRIM}V{}", -HEAD / 2, TALL - BRIM);
        view! { <path class="chart-lead" d=d></path> }
    };
    view! { <For each=move || marks.placed(extent) key=|placed| *placed children=lead /> }
}

/// The numbers themselves.
#[component]
pub(super) fn MarkButtons(marks: ChartMarks, extent: Memo<Extent>) -> impl IntoView {
    let button = move |(mark, round, number): Numbered| {
        let left = format!("{:.2}%", f64::from(100 * mark.stands) / f64::from(WIDE));
        view! {
            <button
                type="button"
                class="chart-mark"
                style:left=left
                aria-label=move || marks.name.run(number)
                data-mark=round.to_string()
                on:click=move |_| marks.on_press.run(round)
            >
                <span aria-hidden="true">{number}</span>
            </button>
        }
    };
    view! { <For each=move || marks.placed(extent) key=|placed| *placed children=button /> }
}
