//! Numbers above a chart, each with a line down to its round.

use leptos::prelude::*;

use crate::scenes::chart::{BRIM, Extent, HEAD, Mark, TALL, WIDE};

/// Marked rounds, counted from 1; a tap on a mark's number opens the round.
#[derive(Copy, Clone)]
pub struct ChartMarks {
    /// The marked rounds in order.
    pub rounds: Signal<Vec<usize>>,
    /// The accessible name of a number.
    pub name: Callback<usize, String>,
    /// Called with the round whose number was pressed.
    pub on_press: Callback<usize>,
}

/// A mark with its round and its number.
type Numbered = (Mark, usize, usize);

impl ChartMarks {
    /// The marks with their positions; tracked.
    fn placed(self, extent: Memo<Extent>) -> Vec<Numbered> {
        let rounds = self.rounds.read();
        let placed = extent.read().marks(&rounds).into_iter().zip(rounds.iter().copied());
        placed.zip(1..).map(|((mark, round), number)| (mark, round, number)).collect()
    }
}

/// The lines from the numbers down to their rounds.
#[component]
pub(super) fn Leads(marks: ChartMarks, extent: Memo<Extent>) -> impl IntoView {
    let lead = |(Mark { x, stands }, ..): Numbered| {
        let d = format!("M{stands},{}L{x},{BRIM}V{}", -HEAD / 2, TALL - BRIM);
        view! { <path class="chart-lead" d=d></path> }
    };
    view! { <For each=move || marks.placed(extent) key=|placed| *placed children=lead /> }
}

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
