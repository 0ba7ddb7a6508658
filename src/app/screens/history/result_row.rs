//! One result: game, time of its end, places, and where it leads.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::{
    app::{
        components::{IconButton, icon},
        contexts::use_i18n,
        i18n::history,
        platform::device,
        screens::{noted_places::NotedMatch, saves::summary::title},
    },
    saves::results::MatchResult,
};

/// A result that links to the replay of its match, if that is kept.
#[component]
pub(super) fn ResultRow(
    result: MatchResult,
    /// The ids of all kept matches.
    kept: Memo<BTreeSet<String>>,
    /// Shows further actions for a result.
    #[prop(into)]
    on_more: Callback<MatchResult>,
) -> impl IntoView {
    let i18n = use_i18n();
    let shown = StoredValue::new(result);
    let game = move || shown.with_value(|result| title(i18n, &result.game));
    let date = move || shown.with_value(|result| device::date(result.ended, i18n.language().tag()));
    let label = move || i18n.say(history::MoreOf { game: game(), date: date() });
    view! {
        <li class="result-line">
            <NotedMatch result=shown.get_value() kept />
            <IconButton
                icon=icon::MENU
                label
                on_press=move || on_more.run(shown.get_value())
                act="result-more"
            />
        </li>
    }
}
