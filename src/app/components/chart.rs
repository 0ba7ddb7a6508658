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
    /// `last`: the round that the box goes to, where the lines do not go as far; `around`: how far it goes up and down where
    /// they do not.
    fn of(lines: &[Vec<i32>], last: usize, around: i32) -> Extent {
        let low = lines.iter().flatten().copied().min().unwrap_or_default().min(-around);
        let high = lines.iter().flatten().copied().max().unwrap_or_default().max(around).max(low + 1);
        let last = lines.first().map_or(1, |line| line.len().saturating_sub(1)).max(last).max(1) as i32;
        Extent { last, low, high }
    }

    /// Where a value lies in the box.
    fn at(self, round: i32, value: i32) -> (i32, i32) {
        let x = EDGE + (WIDE - 2 * EDGE) * round / self.last;
        let y = TALL - EDGE - (TALL - 2 * EDGE) * (value - self.low) / (self.high - self.low);
        (x, y)
    }

    /// Where a line ends.
    fn end(self, line: &[i32]) -> (i32, i32) {
        self.at(line.len().saturating_sub(1) as i32, line.last().copied().unwrap_or_default())
    }
}

/// How the lines are broken, so that not only colours tell them apart; then the same again.
const BROKEN: [&str; 4] = ["none", "7 3", "2 3", "9 3 2 3"];

/// So far apart are the symbols at the ends, where there is room for that.
const APART: i32 = 14;

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
    /// The round that the lines will go to, where they are not that far yet.
    #[prop(optional)]
    last: usize,
    /// So far the box goes up and down at least.
    #[prop(optional)]
    around: i32,
    /// Rounds that something is told of, numbered from 1.
    #[prop(optional)]
    marks: Vec<usize>,
) -> impl IntoView {
    let extent = Extent::of(&lines, last, around);
    let ((left, zero), (right, _)) = (extent.at(0, 0), extent.at(extent.last, 0));
    let value = |value: i32, y: i32| {
        view! {
            <text class="chart-value" x="2" y=y.to_string()>
                {move || say.run(value)}
            </text>
        }
    };
    let ends: Vec<i32> = lines.iter().map(|line| extent.end(line).1).collect();
    let marks = marks.into_iter().zip(1..).map(|(round, number)| {
        let (x, _) = extent.at(round as i32, extent.low);
        view! { <ChartMark x number /> }
    });
    let marks = marks.collect_view();
    let lines = players
        .iter()
        .zip(lines)
        .zip(spread(&ends))
        .zip(BROKEN.into_iter().cycle())
        .map(|(((player, values), end), broken)| {
            view! { <Line player=player.clone() values end broken extent /> }
        })
        .collect_view();
    view! {
        <figure class="chart-figure">
            <div>
                <svg class="chart" viewBox=format!("0 0 {WIDE} {TALL}") aria-hidden="true" focusable="false">
                    <path class="chart-zero" d=format!("M{left},{zero}L{right},{zero}")></path>
                    {marks}
                    {value(extent.low, TALL - 2)}
                    {value(extent.high, EDGE - 2)}
                    {lines}
                </svg>
            </div>
            <figcaption class="hint">{caption}</figcaption>
        </figure>
    }
}

/// The numbers of a chart for whoever listens: its children are the rows, each with what it stands for before its cells.
#[component]
pub fn ChartNumbers(
    #[prop(into)] caption: Signal<String>,
    /// Whose numbers stand in the columns, from left to right.
    names: Vec<String>,
    children: Children,
) -> impl IntoView {
    let heads = names.into_iter().map(|name| view! { <th scope="col">{name}</th> }).collect_view();
    // A table is as wide as its cells, whatever it is told.
    view! {
        <div class="sr">
            <table>
                <caption>{caption}</caption>
                <tr>
                    <td></td>
                    {heads}
                </tr>
                {children()}
            </table>
        </div>
    }
}

/// Heights near these, in their order, none of which are so close that one symbol would lie on another.
fn spread(heights: &[i32]) -> Vec<i32> {
    let room = TALL - 2 * EDGE;
    let apart = APART.min(room / (heights.len().max(2) as i32 - 1));
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by_key(|index| heights[*index]);
    let mut spread = heights.to_vec();
    let mut least = EDGE;
    for index in &order {
        spread[*index] = spread[*index].max(least);
        least = spread[*index] + apart;
    }
    // Whoever was pushed out below pushes the others up.
    let mut most = TALL - EDGE;
    for index in order.iter().rev() {
        spread[*index] = spread[*index].min(most);
        most = spread[*index] - apart;
    }
    spread
}

/// Where something is told of.
#[component]
fn ChartMark(x: i32, number: usize) -> impl IntoView {
    view! {
        <path class="chart-mark" d=format!("M{x},{EDGE}V{}", TALL - EDGE)></path>
        <circle class="chart-mark-disc" cx=x.to_string() cy=EDGE.to_string() r="8"></circle>
        <text
            class="chart-value chart-mark-number"
            x=x.to_string()
            y=(EDGE + 4).to_string()
            text-anchor="middle"
        >
            {number}
        </text>
    }
}

/// What one player had, and their symbol at the end.
#[component]
fn Line(
    player: Player,
    values: Vec<i32>,
    /// At what height the symbol is.
    end: i32,
    /// How the line is broken.
    broken: &'static str,
    extent: Extent,
) -> impl IntoView {
    let (x, _) = extent.end(&values);
    // Where it stays as it is there is nothing to draw.
    let turns = (0..values.len()).filter(|at| {
        let same = |other: Option<usize>| other.and_then(|other| values.get(other)) == Some(&values[*at]);
        !(same(at.checked_sub(1)) && same(Some(at + 1)))
    });
    let point = |at: usize| extent.at(at as i32, values[at]);
    let path = turns.map(point).map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
    let colour = player.colour.to_string();
    view! {
        <polyline
            class="chart-line"
            data-colour=colour.clone()
            stroke-dasharray=broken
            points=path
        ></polyline>
        <svg
            class="chart-end"
            data-colour=colour
            x=x.to_string()
            y=end.to_string()
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
}
