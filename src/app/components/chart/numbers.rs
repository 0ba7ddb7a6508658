//! The numbers of a chart, for screen readers.

use leptos::prelude::*;

/// A table of a chart's numbers for screen readers. Its children are the rows, each with its header before its cells.
#[component]
pub fn ChartNumbers(
    #[prop(into)] caption: Signal<String>,
    /// The column headers, from left to right.
    names: Vec<String>,
    children: Children,
) -> impl IntoView {
    let heads = names.into_iter().map(|name| view! { <th scope="col">{name}</th> }).collect_view();
    // The `div` hides the content: a table ignores a smaller width than its cells need.
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
