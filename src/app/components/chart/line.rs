//! The line of one player, with their symbol at the end.

use leptos::prelude::*;

use crate::{app::components::icon, scenes::chart::Extent, table::player::Player};

/// Dash patterns, so that colour is not the only difference between lines; repeated for further players.
const BROKEN: [&str; 4] = ["none", "7 3", "2 3", "9 3 2 3"];

/// One line. When its values grow, its points and its symbol move; no element is replaced.
#[component]
pub(super) fn Line(
    player: Player,
    /// Index among all lines.
    index: usize,
    values: Memo<Vec<i32>>,
    /// Height of the symbol.
    symbol: Memo<i32>,
    extent: Memo<Extent>,
) -> impl IntoView {
    let points = move || {
        let corners = extent.read().corners(&values.read());
        corners.into_iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
    };
    let end = Memo::new(move |_| extent.read().end(&values.read()).0);
    let colour = player.colour.to_string();
    view! {
        <polyline
            class="chart-line"
            data-colour=colour.clone()
            stroke-dasharray=BROKEN[index % BROKEN.len()]
            points=points
        ></polyline>
        <svg
            class="chart-end"
            data-colour=colour
            x=move || end.get().to_string()
            y=move || symbol.get().to_string()
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
