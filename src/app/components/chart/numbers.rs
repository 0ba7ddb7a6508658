//! The numbers of a chart.

use leptos::prelude::*;

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
        <div class="visually-hidden">
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
