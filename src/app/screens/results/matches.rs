//! The matches of an evening, one by one.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::{
        contexts::navigation::Route,
        screens::{growing::growing, noted_places::NotedResult},
    },
    saves::results::MatchResult,
};

/// Number of matches that are built in one frame.
const STEP: usize = 4;

/// The matches, latest first.
#[component]
pub(super) fn Matches(evening: ShownEvening) -> impl IntoView {
    let grown = growing(|| (), move || evening.results.read().len(), STEP);
    let linked = |result: MatchResult| {
        let href = Route::Replay(result.id.clone()).href();
        view! {
            <li>
                <a class="result-row" href=href>
                    <NotedResult result />
                </a>
            </li>
        }
    };
    let shown = move || evening.results.read().iter().rev().take(grown.get()).cloned().collect::<Vec<_>>();
    view! {
        <ul class="result-list stack">
            <For each=shown key=|result| (result.id.clone(), result.ended) children=linked />
        </ul>
    }
}
