//! What each player had, from round to round, as lines.

use std::sync::Arc;

use leptos::prelude::*;

use super::icon;
use crate::table::player::Player;

const WIDE: i32 = 300;
const TALL: i32 = 140;
const EDGE: i32 = 10;

/// What the box has to hold: so many rounds, and the values from the lowest to the highest.
#[derive(Copy, Clone)]
struct Extent {
    last: i32,
    low: i32,
    high: i32,
}

impl Extent {
    fn of(lines: &[Vec<i32>]) -> Extent {
        let low = lines.iter().flatten().copied().min().unwrap_or_default().min(0);
        let high = lines.iter().flatten().copied().max().unwrap_or_default().max(low + 1);
        let last = lines.first().map_or(1, |line| line.len().saturating_sub(1)).max(1) as i32;
        Extent { last, low, high }
    }

    /// Where a value lies in the box.
    fn at(self, round: i32, value: i32) -> (i32, i32) {
        let x = EDGE + (WIDE - 2 * EDGE) * round / self.last;
        let y = TALL - EDGE - (TALL - 2 * EDGE) * (value - self.low) / (self.high - self.low);
        (x, y)
    }
}

/// A line for each player, of at least one value, with their symbol at its end. The highest and the lowest value are
/// written beside them. For whoever listens the numbers must stand elsewhere.
#[component]
pub fn Chart(
    /// Who plays, by seat.
    #[prop(into)]
    players: Arc<[Player]>,
    /// Each player's values from round to round, by seat.
    lines: Vec<Vec<i32>>,
    /// How a value is written.
    #[prop(into)]
    say: Callback<i32, String>,
    /// What it shows.
    #[prop(into)]
    caption: Signal<String>,
) -> impl IntoView {
    let extent = Extent::of(&lines);
    let ((left, zero), (right, _)) = (extent.at(0, 0), extent.at(extent.last, 0));
    let value = |value: i32, y: i32| {
        view! {
            <text class="chart-value" x="2" y=y.to_string()>
                {move || say.run(value)}
            </text>
        }
    };
    let lines = players
        .iter()
        .zip(lines)
        .map(|(player, line)| view! { <Line player=player.clone() values=line extent /> })
        .collect_view();
    view! {
        <figure class="chart-figure">
            <div>
                <svg class="chart" viewBox=format!("0 0 {WIDE} {TALL}") aria-hidden="true" focusable="false">
                    <path class="chart-zero" d=format!("M{left},{zero}L{right},{zero}")></path>
                    {value(extent.low, TALL - 2)}
                    {value(extent.high, EDGE - 2)}
                    {lines}
                </svg>
            </div>
            <figcaption class="hint">{caption}</figcaption>
        </figure>
    }
}

/// What one player had, and their symbol at the end.
#[component]
fn Line(player: Player, values: Vec<i32>, extent: Extent) -> impl IntoView {
    let points: Vec<(i32, i32)> =
        values.into_iter().zip(0..).map(|(value, round)| extent.at(round, value)).collect();
    let path = points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
    let colour = player.colour.to_string();
    let end = points.last().map(|(x, y)| {
        view! {
            <svg
                class="chart-end"
                data-colour=colour.clone()
                x=x.to_string()
                y=y.to_string()
                width="14"
                height="14"
                viewBox="0 0 24 24"
                overflow="visible"
            >
                <use
                    href=format!("#s-{}", player.symbol % icon::SYMBOLS)
                    x="-12"
                    y="-12"
                    width="24"
                    height="24"
                ></use>
            </svg>
        }
    });
    view! {
        <polyline class="chart-line" data-colour=colour points=path></polyline>
        {end}
    }
}
