//! The card that people keep beside the board.

use leptos::prelude::*;

use crate::app::aid::{AidLine, AidPart};

/// All of it: a heading and some lines a part, each beside its sign.
#[component]
pub fn AidCard(parts: Vec<AidPart>) -> impl IntoView {
    let line = |AidLine { sketch, text }| {
        view! {
            <li>
                <span class="aid-sign" aria-hidden="true">
                    {sketch.draw()}
                </span>
                <span>{text}</span>
            </li>
        }
    };
    let part = move |AidPart { title, lines }| {
        view! {
            <section class="aid-part">
                <h3>{title}</h3>
                <ul>{lines.into_iter().map(line).collect_view()}</ul>
            </section>
        }
    };
    view! { <div class="aid">{parts.into_iter().map(part).collect_view()}</div> }
}
