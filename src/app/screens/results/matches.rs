//! The matches of an evening, one by one.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::screens::{growing::growing, noted_places::NotedMatch, noted_results::use_kept},
    saves::results::MatchResult,
};

/// Number of matches that are built in one frame.
const STEP: usize = 4;

/// The matches, latest first.
#[component]
pub(super) fn Matches(evening: ShownEvening) -> impl IntoView {
    let grown = growing(|| (), move || evening.results.read().len(), STEP);
    let kept = use_kept();
    let row = move |result: MatchResult| {
        view! {
            <li>
                <NotedMatch result kept />
            </li>
        }
    };
    let shown = move || evening.results.read().iter().rev().take(grown.get()).cloned().collect::<Vec<_>>();
    view! {
        <ul class="result-list stack">
            <For each=shown key=|result| (result.id.clone(), result.ended) children=row />
        </ul>
    }
}
