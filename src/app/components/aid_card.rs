//! The reference card beside the board.

use leptos::prelude::*;

use super::focus::come_to;
use crate::app::aid::{AidLine, AidPart};

/// The card: parts with a heading, whose lines each stand beside a sign.
#[component]
pub fn AidCard(
    parts: Vec<AidPart>,
    /// Line to highlight, counted from 0.
    #[prop(default = None)]
    lit: Option<usize>,
) -> impl IntoView {
    let mut count = 0;
    let mut line = |AidLine { sign, text }| {
        let text = if lit == Some(count) {
            view! {
                <mark class="rules-lit" tabindex="-1" use:come_to>
                    {text}
                </mark>
            }
            .into_any()
        } else {
            view! { <span>{text}</span> }.into_any()
        };
        count += 1;
        view! {
            <li>
                <span class="aid-sign" aria-hidden="true">
                    {sign.run()}
                </span>
                {text}
            </li>
        }
    };
    let part = |AidPart { title, lines }| {
        view! {
            <section class="aid-part">
                <h3>{title}</h3>
                <ul>{lines.into_iter().map(&mut line).collect_view()}</ul>
            </section>
        }
    };
    view! { <div class="aid">{parts.into_iter().map(part).collect_view()}</div> }
}
