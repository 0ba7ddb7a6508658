//! What one player had, and their symbol at the end.

use leptos::prelude::*;

use crate::{app::components::icon, scenes::chart::Extent, table::player::Player};

/// How the lines are broken, so that not only colours tell them apart; then the same again.
const BROKEN: [&str; 4] = ["none", "7 3", "2 3", "9 3 2 3"];

/// One line. As it grows its points are other ones, and its symbol moves; nothing is drawn anew.
#[component]
pub(super) fn Line(
    player: Player,
    /// Among all lines.
    index: usize,
    values: Memo<Vec<i32>>,
    /// At what height the symbol is.
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
